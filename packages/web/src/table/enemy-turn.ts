import { computed, type ReadonlySignal } from '@preact/signals'
import { voiceOf } from '../i18n/voice.ts'
import { shapeOf } from '../screen/events.ts'
import { placeKind, unitKind, type GameScreen } from '../screen/screen.ts'
import type { Session } from '../session/session.ts'
import { watchingOf, type Watching } from '../session/watching.ts'
import { HUMAN, listGames } from '../store/games.ts'
import { settings, type EnemyPace } from '../store/settings.ts'
import { happenedWords } from './happened-words.ts'
import type { TableModel } from './model.ts'
import { presentStep, stepsOf, type Step, type Whereabouts } from './steps.ts'

const FIRST_GAMES = 3 // in which turns of others are shown slowly until another pace is chosen

/** Milliseconds from step to step; 0 waits for a press. */
export const beats: Readonly<Record<EnemyPace, number>> = {
  step: 0,
  slow: 1200,
  quick: 400,
  atOnce: 0,
}

/** The pace of turns of others: the last choice, and before any slow for newcomers. */
export function enemyPace(): EnemyPace {
  const { enemyPace, speed } = settings.value
  if (enemyPace) return enemyPace
  if (speed === 'off') return 'atOnce'
  return listGames().length <= FIRST_GAMES ? 'slow' : 'quick'
}

/** The turn of others as it is shown now. */
export interface EnemyTurn {
  readonly watching: Watching
  readonly steps: readonly Step[]
  readonly present: Step | null // the last that is shown
  readonly isComplete: boolean // nothing more comes
}

const turns = new WeakMap<object, ReadonlySignal<EnemyTurn | null>>()

/** The turn of others that is being shown, null where the table is shown as it stands. */
export function enemyTurn({ session, screen }: TableModel): EnemyTurn | null {
  const watching = watchingOf(session)
  if (!watching) return null
  let turn = turns.get(session)
  if (!turn) {
    turn = computed(() => {
      const { watch } = watching
      if (!watch.value) return null
      const { first, at } = watch.value
      const steps = stepsOf(screen, watching.told.value.slice(first + 1), whereIn(session, screen))
      const isComplete = !session.thinking.value
      return { watching, steps, present: presentStep(steps, at), isComplete }
    })
    turns.set(session, turn)
  }
  return turn.value
}

/** Where units stood, as far as the viewer may know. */
export function whereIn(session: Session, { map }: GameScreen): Whereabouts {
  return (unit, count) => map?.placeOf(session.knownAt(Math.max(0, count)), unit) ?? -1
}

/** Goes on by a step, and to the table as it stands after the last one. */
export function nextStep({ watching, steps, present, isComplete }: EnemyTurn): void {
  const next = steps[present?.number ?? 0]
  const isWhole = next !== undefined && (isComplete || next !== steps.at(-1))
  if (isWhole) watching.show(next.last)
  else if (isComplete) watching.finish()
}

/** Goes back by a step. */
export function stepBack({ watching, steps, present }: EnemyTurn): void {
  if (!present) return
  const before = steps[present.number - 2]
  watching.show(before ? before.last : (watching.watch.peek()?.first ?? 0))
}

/** Choices of others after the last one of the person who decides: the first of them, less one. */
export function sinceOwn({ session, seat }: TableModel): number {
  const log = session.log.value
  const own = log.findLastIndex((entry) =>
    seat.value < 0 ? session.sitters[entry.seat] === HUMAN : entry.seat === seat.value,
  )
  return Math.max(0, own)
}

/** Who did it: a unit by its name, several by their number. */
export function whoOf({ session, screen }: TableModel, step: Step): string {
  const [first] = step.units
  const voice = voiceOf(session.game)
  if (first === undefined) {
    const { game } = session
    const side = step.seat < 0 ? -1 : game.sideOf(session.known(), step.seat)
    return voice.side(game.sides[side] ?? '')
  }
  const kind = unitKind(screen)
  return step.units.length === 1
    ? voice.thing(kind, first)
    : happenedWords().units(step.units.length)
}

/** What was done, in a few words. */
export function whatOf({ session, screen }: TableModel, step: Step): string {
  if (screen.field?.what) return screen.field.what(step)
  const words = happenedWords()
  const voice = voiceOf(session.game)
  const place = step.place < 0 ? '' : voice.thing(placeKind(screen), step.place)
  if (step.kind === 'fight') {
    const losses = step.lost.length > 0 ? `, ${words.lost(step.lost.length)}` : ''
    const targets = step.targets.map((unit) => voice.thing(unitKind(screen), unit))
    const isOne = step.units.length === 1
    const what =
      targets.length > 0 ? words.against(targets.join(', '), isOne) : words.attacks(place, isOne)
    return `${what}${losses}`
  }
  if (step.kind === 'move') return step.trails.length > 0 ? words.to(place) : words.into(place)
  const told = step.events.find((event) => shapeOf(session.game, event).worth)
  return told ? voice.event(told) : ''
}

/** How many units marched. */
export function movedOf(steps: readonly Step[]): number {
  return new Set(steps.filter(({ kind }) => kind === 'move').flatMap(({ units }) => units)).size
}
