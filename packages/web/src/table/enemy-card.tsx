import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { DiceTray } from '../dice/tray.tsx'
import { voiceOf } from '../i18n/voice.ts'
import type { Card, CardAct } from '../screen/card.ts'
import { shapeOf } from '../screen/events.ts'
import { sideClass } from '../screen/screen.ts'
import { useKeys } from '../shell/use-keys.ts'
import { change, enemyPaces } from '../store/settings.ts'
import {
  beats,
  enemyPace,
  nextStep,
  stepBack,
  whatOf,
  whoOf,
  type EnemyTurn,
} from './enemy-turn.ts'
import { happenedWords } from './happened-words.ts'
import { Told } from './log.tsx'
import type { TableModel } from './model.ts'
import { whyText } from './reasons.tsx'
import { Slots } from './slots.tsx'
import type { Step } from './steps.ts'
import { askWhy, isComputer, isExplained } from './why.ts'
import { words } from './words.ts'

const MOST = 3 // lines that are told of a step

/** The turn of others on the card: what is shown now, what it came to, and how fast it goes on. */
export function EnemyCard(props: { readonly model: TableModel; readonly turn: EnemyTurn }) {
  const { model, turn } = props
  const { session, screen } = model
  const { game } = session
  const { steps, present, isComplete } = turn
  useBeat(turn)
  useKeys(['replay'], (command) => {
    if (command === 'later' || command === 'playPause') nextStep(turn)
    else if (command === 'earlier') stepBack(turn)
    return command === 'later' || command === 'playPause' || command === 'earlier'
  })
  const shown = present ?? steps[0]
  const seat = shown?.seat ?? -1
  const side = seat < 0 ? -1 : game.sideOf(session.known(), seat)
  const name = voiceOf(game).side(game.sides[side] ?? '')
  const who = isComputer(session, seat) ? `${name} (${happenedWords().computer})` : name
  const card = cardOf(turn, who)
  return (
    <section
      class={`decision enemy-card ${sideClass(screen, side)}`}
      data-part="enemy"
      aria-label={happenedWords().turnOf(name)}
    >
      <header class="decision-head">
        <div class="decision-when">
          <span>{card.when}</span>
          <span class="num">
            {happenedWords().stepOf(present?.number ?? 0, steps.length)}
            {!isComplete && '…'}
          </span>
        </div>
        <div class="decision-title">
          <div>
            <h2>{titleOf(model, steps)}</h2>
            <p class="decision-note" role="status">
              {countsOf(steps)}
            </p>
          </div>
        </div>
      </header>
      <div class="decision-body">
        {present ? (
          <Present model={model} step={present} />
        ) : (
          <p class="enemy-step">{happenedWords().begins}</p>
        )}
        <Rest model={model} steps={steps} present={present} />
        <Effects steps={steps} />
        <Pace />
        {present && <Why model={model} step={present} />}
      </div>
      <Slots model={model} card={card} />
    </section>
  )
}

/** Its slots: A ends the look, B goes back, C goes on. */
function cardOf(turn: EnemyTurn, who: string): Card {
  const { present, steps, isComplete } = turn
  const isLast = present !== null && present === steps.at(-1)
  const words = happenedWords()
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
      ...act(words.toMyTurn, () => turn.watching.finish()),
      icon: 'next',
      shortcut: 'Enter',
    },
    back: {
      ...act(words.stepBack, () => stepBack(turn), present ? undefined : words.atBeginning),
      icon: 'back',
    },
    decline: {
      ...act(
        words.nextStep,
        () => nextStep(turn),
        isLast ? (isComplete ? words.atEnd : words.stillPlays) : undefined,
      ),
      icon: 'next',
    },
  }
}

/** What mattered most in the whole turn. */
function titleOf({ session, screen }: TableModel, steps: readonly Step[]): string {
  const words = happenedWords()
  const lost = steps.flatMap((step) => step.lost)
  const [first] = lost
  if (first && lost.length === 1) {
    return words.isLost(voiceOf(session.game).thing(screen.counters?.kind ?? '', first.unit))
  }
  if (lost.length > 0) return words.areLost(lost.length)
  const fights = steps.filter(({ kind }) => kind === 'fight').length
  if (fights > 0) return words.fought(fights)
  const moved = movedOf(steps)
  return moved > 0 ? words.marched(moved) : words.begins
}

function movedOf(steps: readonly Step[]): number {
  return new Set(steps.filter(({ kind }) => kind === 'move').flatMap(({ units }) => units)).size
}

function countsOf(steps: readonly Step[]): string {
  const fights = steps.filter(({ kind }) => kind === 'fight').length
  return happenedWords().counts(steps.length, movedOf(steps), fights)
}

/** The step that is shown, with its dice. */
function Present({ model, step }: { readonly model: TableModel; readonly step: Step }) {
  const { session, screen } = model
  const worth = step.events.filter((event) => shapeOf(session.game, event).worth)
  const { rolls } = screen
  const at = rolls ? step.events.findLastIndex((event) => rolls.isRoll(event)) : -1
  const before = session.knownAt(Math.max(0, step.first - 1))
  const roll = at < 0 ? null : (rolls?.read(step.events, at, before) ?? null)
  return (
    <div class="enemy-step">
      <span class="step-badge">{step.number}</span>
      <div>
        <p>
          <b>{whoOf(model, step)}</b> {whatOf(model, step)}
        </p>
        {roll && (
          <p class="enemy-dice">
            {roll.rolled.map(({ side, faces, sides, total }) => (
              <span key={side}>
                <DiceTray
                  dice={faces.map((face) => ({
                    side: screen.looks[side] ?? 'allied',
                    face,
                    sides,
                  }))}
                  size={22}
                />{' '}
                {total}
              </span>
            ))}{' '}
            <b>{roll.verdict}</b>
          </p>
        )}
        {worth.length > 0 && step.kind !== 'move' && !roll && (
          <p class="enemy-told">
            {worth.slice(-MOST).map((event, index) => (
              <span key={index}>
                <Told model={model} event={event} />{' '}
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  )
}

/** The fights beside the step that is shown, and the number of everything else: two lines. */
function Rest(props: {
  readonly model: TableModel
  readonly steps: readonly Step[]
  readonly present: Step | null
}) {
  const { model, steps, present } = props
  const others = steps.filter((step) => step !== present)
  const fight = others.find(({ kind }) => kind === 'fight')
  const rest = others.length - (fight ? 1 : 0)
  return (
    <ul class="enemy-lines">
      {fight && (
        <li>
          <span class="step-badge">{fight.number}</span>
          <span>
            <b>{whoOf(model, fight)}</b> {whatOf(model, fight)}
          </span>
        </li>
      )}
      {rest > 0 && <li>{happenedWords().others(rest)}</li>}
    </ul>
  )
}

/** What it came to, in three figures. */
function Effects({ steps }: { readonly steps: readonly Step[] }) {
  const words = happenedWords()
  const figures = [
    { label: words.lostLabel, value: steps.flatMap((step) => step.lost).length },
    { label: words.foughtLabel, value: steps.filter(({ kind }) => kind === 'fight').length },
    { label: words.movedLabel, value: movedOf(steps) },
  ]
  return (
    <dl class="enemy-effects">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dd>{value}</dd>
          <dt>{label}</dt>
        </div>
      ))}
    </dl>
  )
}

/** How fast turns of others are shown from now on. */
function Pace() {
  const now = enemyPace()
  return (
    <div class="enemy-pace" role="group" aria-label={happenedWords().pace}>
      <span aria-hidden="true">{happenedWords().pace}</span>
      {enemyPaces.map((pace) => (
        <button
          key={pace}
          type="button"
          aria-pressed={pace === now}
          onClick={() => change({ enemyPace: pace })}
        >
          {happenedWords().paces[pace]}
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
    if (isOpen.value) askWhy(session, numbers)
  }, [isOpen.value, step.first, step.last])
  if (!isComputer(session, step.seat)) return null
  return (
    <details
      class="enemy-why"
      open={isOpen.value}
      onToggle={(event) => (isOpen.value = event.currentTarget.open)}
    >
      <summary>{happenedWords().whyThis}</summary>
      {isOpen.value && isExplained(session, numbers) && (
        <p class="why">{whyText(model, numbers) || words().noReason}</p>
      )}
    </details>
  )
}

function numbersOf({ first, last }: Step): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Goes on by itself at the pace that was chosen; the first step comes at any pace. */
function useBeat(turn: EnemyTurn): void {
  const { present, steps, isComplete } = turn
  const pace = enemyPace()
  const next = steps[present?.number ?? 0]
  const isReady = isComplete || (next !== undefined && next !== steps.at(-1))
  const isFirst = present === null && steps.length > 0
  const beat = isFirst ? Math.min(beats.quick, beats[pace] || beats.quick) : beats[pace]
  useEffect(() => {
    if (!isReady || beat === 0) return undefined
    const timer = setTimeout(() => nextStep(turn), beat)
    return () => clearTimeout(timer)
  }, [present?.number, isReady, beat])
}
