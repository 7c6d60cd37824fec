import { computed, type ReadonlySignal } from '@preact/signals'
import type { Game, GameEvent, Seat } from '@estafette/kernel'
import { voiceOf } from '../../i18n/voice.ts'
import { isOfSort, shapeOf, type Doer } from '../../screen/events.ts'
import { placeKind, unitKind, type GameScreen } from '../../screen/screen.ts'
import { fetched } from '../../shell/later.tsx'
import type { StateKey } from '../../screen/table-state.ts'
import type { LogEntry, Session } from '../../session/session.ts'
import { watchingOf } from '../../session/watching.ts'
import { toldText, withPeople } from '../../session/who.ts'
import { HUMAN, listGames } from '../../store/games.ts'
import { settings, type EnemyPace } from '../../store/settings.ts'
import { happenedWords } from '../log/happened-words.ts'
import type { TableModel } from '../model.ts'
import { endsOf, partOf, presentStep, type Step } from './steps.ts'
import { sidesIn, stepsIn } from './steps-in.ts'
import type { EnemyTurn } from './turn.ts'

export type { EnemyTurn, TurnSum } from './turn.ts'

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

/** What is shown of a turn at a table, worked out once for whoever draws it; a replay says it itself. */
export const shownTurn: StateKey<{ turn?: ReadonlySignal<EnemyTurn | null> }> = {
  begin: () => ({}),
}

/** The turn of others that is being shown, null where the table is shown as it stands. */
export function enemyTurn({ session, screen, page }: TableModel): EnemyTurn | null {
  const kept = page.of(shownTurn)
  const watching = watchingOf(session)
  if (!watching) return kept.turn?.value ?? null
  kept.turn ??= computed(() => {
    const { watch } = watching
    if (!watch.value) return null
    const { first, at, part, isInside, isSum } = watch.value
    if (isSum) return wholeTurn()?.sumOf({ session, screen, page }, watching) ?? null
    const told = watching.told.value.slice(isInside ? first : first + 1)
    const all = stepsIn(session, screen, told)
    const steps = isInside ? (wholeTurn()?.byRules(session, all) ?? []) : all
    if (steps.length === 0) return null
    const isComplete = watching.isOver.value
    const { isLive } = watching
    const doer = doerIn(session, steps)
    const shownLast = presentStep(steps, at, part)
    const grown = isLive && shownLast?.last !== at ? stepAcross(steps, at) : null
    const present = grown ?? shownLast
    const go = (step: Step): void => watching.show(step.last, partOf(steps, step))
    return { watching, steps, doer, present, isComplete, isLive, sum: null, go }
  })
  return kept.turn.value
}

/** The step that goes on where something was shown up to: it has grown since. */
function stepAcross(steps: readonly Step[], at: number): Step | null {
  return steps.find(({ first, last }) => first <= at && last > at) ?? null
}

/** Whose turn some steps are: that of others, or of whoever did the first of them. */
function doerIn(session: Session, steps: readonly Step[]): Doer {
  const own = sidesIn(session)(session.viewer.value)
  return (
    steps.find(({ seat }) => isOthers(session, seat)) ??
    steps.find(({ side }) => side >= 0 && side !== own) ??
    steps.find(({ side }) => side >= 0) ??
    steps[0]!
  )
}

/** What is needed only once others have had a turn. */
export const wholeTurn = fetched(() => import('./whole-turn.ts'))

/** The first choice of what has to be summed up, if any of it was done after so many choices. */
export function sumFrom(session: Session, screen: GameScreen, after: number): number | null {
  const seat = session.deciding()
  const isMet = session.log.value.some((entry) => entry.number > after && entry.number > 0)
  return seat >= 0 && isMet ? (wholeTurn()?.sumFrom(session, screen, after) ?? null) : null
}

/** The first choice after so many in which the rules had a turn that can be seen; null for none. */
export function insideFrom(
  session: Session,
  screen: GameScreen,
  log: readonly LogEntry[],
  after: number,
): number | null {
  const isMet = !!session.game.isPlayedByRules && log.some(({ number }) => number > after)
  return isMet ? (wholeTurn()?.insideFrom(session, screen, log, after) ?? null) : null
}

/** Whether somebody sits there whose doings a person looks at. */
function isOthers({ sitters }: Session, seat: Seat): boolean {
  return sitters[seat] !== undefined && sitters[seat] !== HUMAN
}

/**
 * The first choice of a turn of others in what was told from a choice of theirs on; null where they
 * have but answered, passed, or done what cannot be seen: that is no turn.
 */
export function turnFrom(
  session: Session,
  screen: GameScreen,
  log: readonly LogEntry[],
  from: number,
): number | null {
  const entries = log.slice(from)
  const isTold = ({ kind, seat, events }: Step): boolean =>
    kind !== 'other' &&
    isOthers(session, seat) &&
    !events.some((event) => shapeOf(session.game, event).answers)
  const step = stepsIn(session, screen, entries).find(isTold)
  return step && !isAnswer(session, log, from, step) ? Math.max(from, step.first) : null
}

/** Whether somebody was only asked if they interrupt, in a turn that is not theirs. */
function isAnswer(
  { game, knownAt, viewer }: Session,
  log: readonly LogEntry[],
  from: number,
  { first }: Step,
): boolean {
  const before = log.slice(from - 1, first).flatMap(({ events }) => events)
  if (before.some((event) => isOfSort(game, event, 'turn'))) return false
  return game.decision(knownAt(from - 1), viewer.peek()).isWindow === true
}

/** The step that can be shown next, if there is one: the last of them may have to become whole first. */
export function stepToCome({ steps, present, isComplete, isLive }: EnemyTurn): Step | null {
  const next = steps[present?.number ?? 0]
  return next && (isComplete || isLive || next !== steps.at(-1)) ? next : null
}

/**
 * Whether others are followed as they play, beside the card of those who wait. At one's own pace the
 * steps that are to come have their card.
 */
export function isFollowed(turn: EnemyTurn): boolean {
  const { isLive, isComplete, sum } = turn
  return isLive && !isComplete && !sum && (enemyPace() !== 'step' || !stepToCome(turn))
}

/** Goes on by a step, and to the table as it stands after the last one. */
export function nextStep(turn: EnemyTurn): void {
  const next = stepToCome(turn)
  if (next) turn.go(next)
  else if (turn.isComplete) turn.watching.finish()
}

/** Goes back by a step. */
export function stepBack({ watching, steps, present, go }: EnemyTurn): void {
  if (!present) return
  const before = steps[present.number - 2]
  if (before) go(before)
  else watching.show(watching.watch.peek()?.first ?? 0, 0)
}

/**
 * The last choice before what others did since: the last own one, or the one with which their last
 * turn began. What they set up before is no news then.
 */
export function sinceOwn({ session, seat }: TableModel): number {
  const log = session.log.value
  const isOwn = (entry: LogEntry): boolean =>
    seat.value < 0 ? session.sitters[entry.seat] === HUMAN : entry.seat === seat.value
  const isTurn = ({ events }: LogEntry): boolean =>
    events.some((event) => isOfSort(session.game, event, 'turn'))
  const own = log.findLastIndex(isOwn)
  const theirs = log.findLastIndex((entry, at) => at < log.length - 1 && isTurn(entry))
  return Math.max(0, own, theirs)
}

/** A side in a word, '' for nobody. */
export function sideName({ session: { game } }: TableModel, side: number): string {
  const id = game.sides[side]
  return id === undefined ? '' : voiceOf(game).side(id)
}

/** Who did it: a unit by its name, several by their number; nothing where the deed names them. */
export function whoOf(model: TableModel, step: Step): string {
  const { session, screen } = model
  const [first] = step.units
  if (isNobodys(step) && step.kind === 'other') return happenedWords().meanwhile
  if (isSaid(session.game, step)) return ''
  if (isNobodys(step)) return happenedWords().meanwhile
  if (first === undefined) return sideName(model, step.side)
  if (step.units.length === 1) return voiceOf(session.game).thing(unitKind(screen), first)
  if (isSplit(model, step)) return happenedWords().inParts(sideName(model, step.side))
  return happenedWords().unitsOf(sideName(model, step.side), step.units.length)
}

/** Whether units that set out together went to several places. */
function isSplit({ screen }: TableModel, step: Step): boolean {
  return step.kind === 'move' && !screen.field?.what && endsOf(step).length > 1
}

/** Whether the rules did it: no seat and no side has. */
function isNobodys({ side, seat }: Step): boolean {
  return side < 0 && seat < 0
}

/**
 * The event that says by itself what was done: the fire of a gun, bombs, what is no march or fight,
 * and whom the rules put on the map.
 */
function sayingOf(game: Game, step: Step): GameEvent | undefined {
  const { events, kind } = step
  if (kind === 'move' && isNobodys(step)) return step.units.length === 0 ? events[0] : undefined
  if (kind === 'fight') return events.find((event) => shapeOf(game, event).opens)
  return kind === 'other' ? events.find((event) => shapeOf(game, event).worth) : undefined
}

/** Whether an event says all of it: no units are named, or the die that decides it stands in there. */
function isSaid(game: Game, step: Step): boolean {
  const saying = sayingOf(game, step)
  if (saying === undefined) return false
  const isFire = shapeOf(game, saying).fire === true
  return isFire || step.units.length === 0 || typeof saying['die'] === 'number'
}

/** What of a step is told under what was done: nothing that stands there already. */
export function toldBeside({ session: { game } }: TableModel, step: Step): readonly GameEvent[] {
  const said = isSaid(game, step) ? sayingOf(game, step) : undefined
  return step.events.filter((event) => event !== said && shapeOf(game, event).worth)
}

/** What was done, in a few words. */
export function whatOf(model: TableModel, step: Step): string {
  const { session, screen } = model
  if (screen.field?.what) return withPeople(session, screen.field.what(step))
  const { game } = session
  const words = happenedWords()
  const voice = voiceOf(game)
  const saying = sayingOf(game, step)
  const losses = step.lost.length > 0 ? `, ${words.lost(step.lost.length)}` : ''
  if (saying && isSaid(game, step))
    return `${toldText(session, saying).replace(/\.$/, '')}${losses}`
  const place = step.place < 0 ? '' : voice.thing(placeKind(screen), step.place)
  if (step.kind === 'fight') {
    const targets = step.targets.map((unit) => voice.thing(unitKind(screen), unit))
    const isOne = step.units.length === 1
    const what =
      targets.length > 0 ? words.against(targets.join(', '), isOne) : words.attacks(place, isOne)
    return `${what}${losses}`
  }
  if (step.trails.length === 0) return words.into(place)
  return isSplit(model, step) ? partsOf(model, step) : words.to(place)
}

/** Who went where, place by place. */
function partsOf({ session, screen }: TableModel, step: Step): string {
  const voice = voiceOf(session.game)
  return endsOf(step)
    .map(({ place, units }) => {
      const [only, ...others] = units
      const who =
        others.length === 0
          ? voice.thing(unitKind(screen), only!)
          : happenedWords().units(units.length)
      return `${who} ${happenedWords().to(voice.thing(placeKind(screen), place))}`
    })
    .join(', ')
}

/** The units that marched; one that reloads or is promoted has not, nor has one that is put down. */
export function movedOf({ session: { game }, screen }: TableModel, steps: readonly Step[]) {
  const isMarch = ({ kind, events, trails }: Step): boolean =>
    kind === 'move' &&
    (trails.length > 0 || screen.field !== undefined) &&
    events.some((event) => isOfSort(game, event, 'move'))
  return unitsOf(steps.filter(isMarch))
}

/** The units that came onto the map: placed in the set-up, or as reinforcements. */
export function comeOf({ screen }: TableModel, steps: readonly Step[]): readonly number[] {
  if (screen.field) return []
  return unitsOf(steps.filter(({ kind, trails }) => kind === 'move' && trails.length === 0))
}

function unitsOf(steps: readonly Step[]): readonly number[] {
  return [...new Set(steps.flatMap(({ units }) => units))]
}

/** Fights, and beside them bombs and shells, for which nobody fought. */
export function foughtIn(
  game: Game,
  steps: readonly Step[],
): { readonly fights: readonly Step[]; readonly fire: readonly Step[] } {
  const all = steps.filter(({ kind }) => kind === 'fight')
  const isFire = ({ events }: Step): boolean =>
    events.some((event) => shapeOf(game, event).opens && shapeOf(game, event).fire)
  return { fights: all.filter((step) => !isFire(step)), fire: all.filter(isFire) }
}

/** The numbers of the choices that make up a step. */
export function numbersOf({ first, last }: Step): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
