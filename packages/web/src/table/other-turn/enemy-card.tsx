import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { voiceOf } from '../../i18n/voice.ts'
import type { Card, CardAct } from '../../screen/card.ts'
import { sideClass } from '../../screen/screen.ts'
import { useKeys } from '../../shell/use-keys.ts'
import { change, enemyPaces } from '../../store/settings.ts'
import { Effects, Present, Rest } from './enemy-told.tsx'
import {
  beats,
  enemyPace,
  nextStep,
  numbersOf,
  stepBack,
  stepToCome,
  type EnemyTurn,
} from './enemy-turn.ts'
import { countsOf, titleOf } from './turn-title.ts'
import { turnWords } from './turn-words.ts'
import type { TableModel } from '../model.ts'
import { whyText } from '../log/reasons.tsx'
import { computerActs } from '../card/decision.ts'
import { useKeptHeight } from '../card/keep-height.ts'
import { Slots } from '../card/slots.tsx'
import type { Step } from './steps.ts'
import { askWhy, isComputer, isExplained } from '../log/why.ts'
import { words } from '../words.ts'

/** The turn of others on the card: what is shown now, what it came to, and how fast it goes on. */
export function EnemyCard(props: { readonly model: TableModel; readonly turn: EnemyTurn }) {
  const { model, turn } = props
  const { session, screen } = model
  const { game } = session
  const { steps, present, isComplete } = turn
  useSteps(turn)
  const { seat, side } = turn.doer
  const { name, turn: title } = voiceOf(game).forms(game.sides[side] ?? '')
  const own = isComputer(session, seat) ? turnWords().computer : session.names?.value[seat]
  const who = own ? `${name} (${own})` : name
  const card = cardOfTurn(turn, who, session.sitters.includes('human'), computerActs(model).primary)
  return (
    <section
      ref={useKeptHeight(card.key)}
      class={`decision stack enemy-card ${sideClass(screen.game.id, side)}`}
      data-part="enemy"
      aria-label={title}
    >
      <header class="decision-head">
        <div class="decision-when flow quiet">
          <span>{card.when}</span>
          <span class="num">
            {turnWords().stepOf(present?.number ?? 0, steps.length)}
            {!isComplete && '…'}
          </span>
        </div>
        <div class="decision-title">
          <div>
            <h2>{titleOf(model, steps)}</h2>
            <p class="decision-note quiet">{countsOf(model, steps)}</p>
          </div>
        </div>
      </header>
      <div class="decision-body" tabIndex={0}>
        <div class="enemy-parts">
          {present ? (
            <div class="enemy-step well">
              <span class="step-badge">{present.number}</span>
              <div>
                <Present model={model} step={present} />
                <Why model={model} step={present} />
              </div>
            </div>
          ) : (
            <p class="enemy-step well">{turnWords().begins}</p>
          )}
          <Rest model={model} steps={steps} present={present} />
          <Effects model={model} steps={steps} first={turn.watching.watch.value?.first ?? 0} />
        </div>
      </div>
      <Pace />
      <Slots model={model} card={card} />
    </section>
  )
}

/** Its slots: A ends the look, B goes back, C goes on, or has who still thinks for long move now. */
export function cardOfTurn(
  turn: EnemyTurn,
  who: string,
  plays: boolean,
  hurry: CardAct | undefined,
): Card {
  const { present, steps, isComplete } = turn
  const isLast = present !== null && present === steps.at(-1)
  const words = turnWords()
  const act = (label: string, press: () => void, closed?: string): CardAct => ({
    label,
    press,
    ...(closed !== undefined && { closed }),
  })
  return {
    key: `watch ${turn.watching.watch.peek()?.first ?? 0}`,
    when: who,
    title: '',
    groups: [],
    primary: {
      ...act(plays ? words.toMyTurn : words.toNow, () => turn.watching.finish()),
      icon: 'next',
      shortcut: 'Enter',
    },
    back: {
      ...act(words.stepBack, () => stepBack(turn), present ? undefined : words.atBeginning),
      icon: 'back',
    },
    decline:
      isLast && !isComplete && hurry
        ? { label: hurry.label, icon: 'next', press: hurry.press }
        : {
            ...act(
              words.nextStep,
              () => nextStep(turn),
              isLast ? (isComplete ? words.atEnd : words.stillPlays) : undefined,
            ),
            icon: 'next',
          },
  }
}

/** How fast turns of others are shown from now on. */
function Pace() {
  const now = enemyPace()
  return (
    <div class="enemy-pace line" role="group" aria-label={turnWords().pace}>
      <span aria-hidden="true">{turnWords().pace}</span>
      {enemyPaces.map((pace) => (
        <button
          key={pace}
          type="button"
          aria-pressed={pace === now}
          onClick={() => change({ enemyPace: pace })}
        >
          {turnWords().paces[pace]}
        </button>
      ))}
    </div>
  )
}

/** The reasons of the computer for the step that is shown, on demand. */
function Why({ model, step }: { readonly model: TableModel; readonly step: Step }) {
  const { session } = model
  const isOpen = useSignal(false)
  const numbers = numbersOf(step)
  useEffect(() => {
    if (isOpen.value) askWhy(model, numbers)
  }, [isOpen.value, step.first, step.last])
  if (!isComputer(session, step.seat)) return null
  return (
    <details
      class="enemy-why"
      open={isOpen.value}
      onToggle={(event) => (isOpen.value = event.currentTarget.open)}
    >
      <summary>{turnWords().whyThis}</summary>
      {isOpen.value && isExplained(model, numbers) && (
        <p class="why">{whyText(model, numbers) || words().noReason}</p>
      )}
    </details>
  )
}

/** Follows the turn of others on the map alone, while another card stands there. */
export function Following({ turn }: { readonly turn: EnemyTurn }) {
  useSteps(turn)
  return null
}

/** Goes from step to step: by itself, and by keys. */
function useSteps(turn: EnemyTurn): void {
  useBeat(turn)
  useKeys(['replay'], (command) => {
    if (command === 'later' || command === 'playPause') nextStep(turn)
    else if (command === 'earlier') stepBack(turn)
    return command === 'later' || command === 'playPause' || command === 'earlier'
  })
}

/** Goes on by itself at the pace that was chosen; the first step comes at any pace. */
function useBeat(turn: EnemyTurn): void {
  const { present, steps, isComplete, watching } = turn
  const pace = enemyPace()
  const at = watching.watch.value?.at ?? 0
  const isReady = isComplete || stepToCome(turn) !== null
  const isFirst = present === null && steps.length > 0
  const beat = isFirst ? Math.min(beats.quick, beats[pace] || beats.quick) : beats[pace]
  const latest = useRef(turn) // a step of somebody far away may have grown meanwhile
  latest.current = turn
  useEffect(() => {
    // What belongs to the step that is shown comes with it.
    if (present && present.last > at) turn.go(present)
  }, [present?.last, at])
  useEffect(() => {
    if (!isReady || beat === 0) return undefined
    const timer = setTimeout(() => nextStep(latest.current), beat)
    return () => clearTimeout(timer)
  }, [present?.number, at, isReady, beat])
}
