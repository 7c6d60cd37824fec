import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Card } from '../../screen/card.ts'
import { sideClass } from '../../screen/screen.ts'
import type { TableState } from '../../screen/table-state.ts'
import { Button } from '../../shell/button.tsx'
import { later } from '../../shell/later.tsx'
import { privateNotes } from '../../store/private.ts'
import { settings } from '../../store/settings.ts'
import { Choices } from './choices.tsx'
import { cardOf } from './decision.ts'
import { useKeptHeight } from './keep-height.ts'
import type { TableModel } from '../model.ts'
import { promptText } from './prompt.ts'
import { RebuffAtPointer, RebuffLine } from './rebuff.tsx'
import { cardSentence } from '../speech/speech.ts'
import { setUpOf } from '../set-up/door.ts'
import { Slots } from './slots.tsx'
import { percentText, Tiles } from './tiles.tsx'
import { words } from '../words.ts'

const MoveFacts = later(async () => (await import('./danger.tsx')).MoveFacts)
const NumberBox = later(async () => (await import('./number.tsx')).NumberBox)
const PlansAhead = later(async () => (await import('../ahead/ahead-list.tsx')).PlansAhead)
const AnswerLine = later(async () => (await import('../other-turn/answer-line.tsx')).AnswerLine)
const Recap = later(async () => (await import('../other-turn/recap.tsx')).Recap)
const Outcome = later(async () => (await import('../end/ended.tsx')).Outcome)

/** Whether every choice is listed under the options: as the settings say, until it is changed. */
export function isListOpen({ list }: TableState): boolean {
  const setting = settings.value.list
  return list.value?.setting === setting ? list.value.isOpen : setting
}

/** Opens or closes the list of every choice. */
export function openList({ list }: TableState, isOpen: boolean): void {
  list.value = { isOpen, setting: settings.peek().list }
}

/**
 * The one place to decide: what is asked, every option, and the three slots. Head and options are
 * those of one decision and go with it; the slots stay.
 */
export function DecisionCard({ model }: { readonly model: TableModel }) {
  const { session, seat, state, screen } = model
  const card = cardOf(model)
  const decision = `${session.version.value} ${seat.value}`
  const side = seat.value < 0 ? -1 : session.game.sideOf(state.value, seat.value)
  const setUp = setUpOf(model)
  const { Lead, Body, Orders = StandingOrder } = screen.decisions ?? {}
  return (
    <section
      ref={useKeptHeight(decision)}
      class={`decision stack ${sideClass(screen.game.id, side)}`}
      aria-label={words().decision}
      data-over={session.outcome() ? '' : undefined}
    >
      <RebuffAtPointer model={model} />
      <p role="status" class="sr-only" aria-atomic="true" data-part="card-spoken">
        {cardSentence(model, card)}
      </p>
      <Head key={`head ${decision}`} model={model} card={card} />
      <CardBody key={`body ${decision}`} card={card}>
        {session.outcome() ? (
          <Outcome model={model} />
        ) : (
          isAnswered(model) && <AnswerLine model={model} />
        )}
        {setUp ? <setUp.Lead model={model} /> : Lead && <Lead model={model} />}
        {hasPlansAhead(model) && <PlansAhead model={model} isCard />}
        {card.facts && <MoveFacts model={model} card={card} />}
        {card.number && <NumberBox model={model} number={card.number} />}
        {card.groups.map((group) => (
          <Tiles key={group.key} model={model} group={group} />
        ))}
        {Body && <Body model={model} />}
        {setUp && <setUp.Foot model={model} />}
        <Orders model={model} />
        {session.log.value.length > 1 && <Recap model={model} />}
        <EveryChoice model={model} />
      </CardBody>
      <Slots model={model} card={card} />
    </section>
  )
}

/** Whether somebody has planned ahead and may send units now, with nobody in hand. */
function hasPlansAhead({ screen, seat, state, selection }: TableModel): boolean {
  if ((privateNotes.value.ahead?.length ?? 0) === 0 || selection.value) return false
  if (seat.value < 0) return false
  const { field, plans } = screen
  const isTime = field?.ahead?.isTime(state.value, seat.value)
  return isTime ?? plans?.canPlan(state.value, seat.value) ?? false
}

function Head({ model, card }: { readonly model: TableModel; readonly card: Card }) {
  const { when, steps, title, note, danger } = card
  const chance = card.chance ?? (danger && { value: 0, text: danger.figure, label: danger.label })
  const prompt = promptText(model)
  const rebuff = model.rebuff.value
  const phase = model.screen.decisions?.phase?.(model)
  return (
    <header class="decision-head">
      <div class="decision-when flow quiet">
        <span>
          {when}
          {phase && <span class="when-phase">, {phase.toLocaleLowerCase()}</span>}
        </span>
        {steps && (
          <ol class="decision-steps">
            {steps.map(({ name, isNow }) => (
              <li key={name} aria-current={isNow ? 'step' : undefined}>
                {name}
              </li>
            ))}
          </ol>
        )}
      </div>
      <div class="decision-title">
        <div>
          <h2>{title === '' ? prompt : title}</h2>
          <div class="decision-said">
            {title !== prompt && !note && <p class="decision-prompt quiet">{prompt}</p>}
            <p class="decision-note quiet">{note}</p>
            {rebuff && (
              <p class="decision-refusal">
                <RebuffLine game={model.session.game} rebuff={rebuff} />
              </p>
            )}
          </div>
        </div>
        {chance && (
          <p
            class={`decision-chance ${chance.value >= 0.5 ? 'is-good' : chance.value < 0.2 ? 'is-bad' : ''}`}
          >
            <b>{chance.text ?? percentText(chance.value)}</b> <small>{chance.label}</small>
          </p>
        )}
      </div>
    </header>
  )
}

/** Whether somebody else chose last. */
function isAnswered({ session, seat }: TableModel): boolean {
  const last = session.log.value.at(-1)?.seat ?? -1
  return (
    last >= 0 && last !== seat.value && session.log.value.some((one) => one.seat === seat.value)
  )
}

/** The options. Another decision begins at its top. */
function CardBody({
  card,
  children,
}: {
  readonly card: Card
  readonly children: ComponentChildren
}) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = 0
  }, [card.key])
  return (
    <div class="decision-body" ref={box} tabIndex={-1}>
      <div class="decision-parts stack">{children}</div>
    </div>
  )
}

/** Every legal choice as a list, one press away: the board for those who do not use it. */
function EveryChoice({ model }: { readonly model: TableModel }) {
  const { all } = model.offers.value
  if (all.length === 0) return null
  return (
    <details
      class="every-choice"
      data-part="list"
      open={isListOpen(model.page)}
      onToggle={(event) => openList(model.page, event.currentTarget.open)}
    >
      <summary>{words().choices(all.length)}</summary>
      {isListOpen(model.page) && <Choices model={model} />}
    </details>
  )
}

/** Lets chances to interrupt go by from now on, or has them asked for again. */
function StandingOrder({ model }: { readonly model: TableModel }) {
  const { session, state, seat } = model
  if (seat.value < 0) return null
  const isOn = session.passing.value
  if (!isOn && !session.game.decision(state.value, seat.value).isWindow) return null
  return (
    <p>
      <Button data-part="standing" onClick={() => session.letPass(!isOn)}>
        {isOn ? words().askAgain : words().passAlways}
      </Button>
    </p>
  )
}
