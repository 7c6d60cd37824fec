import { HARMS, type GameEvent, type HarmKind } from '@estafette/kernel'
import { sentences } from '../../i18n/sentences.ts'
import { sideWords } from '../../i18n/side-words.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { shapeOf, type Harmed } from '../../screen/events.ts'
import { placeKind, unitKind, type GameScreen } from '../../screen/screen.ts'
import { isComputer } from '../log/why.ts'
import type { TableModel } from '../model.ts'
import type { Blow } from './done-to.ts'
import {
  comeOf,
  foughtIn,
  movedOf,
  whatOf,
  whoOf,
  type EnemyTurn,
  type TurnSum,
} from './enemy-turn.ts'
import { placeIn, type Step } from './steps.ts'
import { turnWords } from './turn-words.ts'
import { sumWords } from './sum-words.ts'

const MOST_NAMES = 3

/** What came to harm in one way, thing by thing. */
interface Ones {
  readonly kind: HarmKind
  readonly field: string
  readonly things: readonly number[]
  readonly last: GameEvent // by which it happened
  readonly to: number // place they were driven to, -1 for none
}

/** What came to harm, the worst first, each thing once for each way; who is lost is only that. */
function onesOf({ game }: GameScreen, harms: readonly Harmed[]): Ones[] {
  const lost = new Set(
    harms.flatMap(({ kind, things }) => (kind === 'lost' || kind === 'killed' ? things : [])),
  )
  /** Where somebody was driven to in the end. */
  const ends = new Map<number, number>()
  for (const { kind, things, event } of harms) {
    const { goes } = shapeOf(game, event)
    if (kind !== 'driven' || !goes) continue
    for (const thing of things) ends.set(thing, Number(event[goes.to]))
  }
  const found = new Map<string, Ones>()
  const note = (key: string, harm: Harmed, things: readonly number[], to = -1): void => {
    const { kind, field, event: last } = harm
    const before = found.get(key)?.things ?? []
    found.set(key, { kind, field, things: [...new Set([...before, ...things])], last, to })
  }
  for (const harm of harms) {
    const { kind, things } = harm
    if (kind === 'place') continue // all are named together
    const left = overByDeath.has(kind) ? things.filter((thing) => !lost.has(thing)) : things
    if (things.length === 0) note(`${kind} ${found.size}`, harm, [])
    else if (kind !== 'driven' && left.length > 0) note(kind, harm, left)
    else
      for (const thing of left) note(`${kind} ${ends.get(thing)}`, harm, [thing], ends.get(thing))
  }
  return [...found.values()]
}

/** Harm that says nothing any more of who is lost. */
const overByDeath: ReadonlySet<HarmKind> = new Set(['driven', 'shaken', 'wounded', 'pinned'])

/** What came of it for whoever looks, in a few words; empty where nothing did. */
export function effectOf(model: TableModel, blow: Blow): string {
  const places = placesOf(model, [blow])
  const told = onesOf(model.screen, blow.harms).map((ones) => ({
    kind: ones.kind,
    text: saidOf(model, ones),
  }))
  const text = `${namesOfPlaces(model, places)} ${sumWords().became.place(places.length)}`
  const all = places.length > 0 ? [...told, { kind: 'place' as const, text }] : told
  return inOrder(all)
    .map((one) => one.text)
    .join(', ')
}

/** The worst first. */
function inOrder<T extends { readonly kind: HarmKind }>(all: readonly T[]): readonly T[] {
  return all.toSorted((a, b) => HARMS.indexOf(a.kind) - HARMS.indexOf(b.kind))
}

/** The places that were lost, each once. */
function placesOf({ screen }: TableModel, blows: readonly Blow[]): readonly number[] {
  const told = blows.flatMap(({ harms }) => harms.filter(({ kind }) => kind === 'place'))
  return [
    ...new Set([
      ...told.map(({ event }) => placeIn(screen, event)),
      ...blows.flatMap(({ places }) => places),
    ]),
  ]
}

function namesOfPlaces({ session, screen }: TableModel, places: readonly number[]): string {
  const voice = voiceOf(session.game)
  return places.map((place) => voice.thing(placeKind(screen), place)).join(', ')
}

function saidOf({ session, screen }: TableModel, { kind, field, things, last, to }: Ones): string {
  const { game } = session
  const voice = voiceOf(game)
  const words = sumWords()
  const place = placeIn(screen, last)
  if (kind === 'marker' || (things.length === 0 && place < 0)) {
    return voice.event(last).replace(/\.$/, '')
  }
  const named = things.map((thing) => voice.thing(game.fields[field] ?? '', thing))
  const all = named.length > 0 ? named : [voice.thing(placeKind(screen), place)]
  const rest = all.length - MOST_NAMES
  const names =
    rest > 0 ? words.andOthers(all.slice(0, MOST_NAMES).join(', '), rest) : all.join(', ')
  if (to >= 0) return words.backTo(names, voice.thing(placeKind(screen), to))
  return `${names} ${words.became[kind](all.length)}`
}

/** How many came to each kind of harm, the worst first; places that were lost are named. */
export function countsOfHarm(
  model: TableModel,
  { blows }: TurnSum,
): readonly { kind: HarmKind; count: number; names?: string }[] {
  const places = placesOf(model, blows)
  const all = onesOf(
    model.screen,
    blows.flatMap(({ harms }) => harms),
  )
  return HARMS.flatMap((kind): { kind: HarmKind; count: number; names?: string }[] => {
    if (kind === 'place') {
      const names = namesOfPlaces(model, places)
      return places.length > 0 ? [{ kind, count: places.length, names }] : []
    }
    const count = countOf(all, kind)
    return count > 0 ? [{ kind, count }] : []
  })
}

/** The same of what was told, without the places that are lost without an event. */
export function harmCounts(
  screen: GameScreen,
  harms: readonly Harmed[],
): readonly { kind: HarmKind; count: number }[] {
  const all = onesOf(screen, harms)
  const places = harms.filter(({ kind }) => kind === 'place')
  return HARMS.flatMap((kind) => {
    const count =
      kind === 'place'
        ? new Set(places.map(({ event }) => placeIn(screen, event))).size
        : countOf(all, kind)
    return count > 0 ? [{ kind, count }] : []
  })
}

/** How many came to harm in one way; who is not named counts for one. */
function countOf(all: readonly Ones[], wanted: HarmKind): number {
  const ones = all.filter(({ kind }) => kind === wanted)
  const named = new Set(ones.flatMap(({ things }) => things)).size
  return named + ones.filter(({ things }) => things.length === 0).length
}

/** What others did, without what was answered and what came of it. */
export function deedIn(model: TableModel, step: Step): string {
  const [what] = whatOf(model, { ...step, lost: [] }).split(model.screen.field ? '; ' : '\n')
  return `${whoOf(model, step)} ${what}`.trim()
}

/** What was tried in vain; where the dice are told with it, that is said already. */
export function vainText(model: TableModel, step: Step): string {
  const isSaid = step.events.some((event) => {
    const { opens } = shapeOf(model.session.game, event)
    return opens && typeof event['die'] === 'number'
  })
  const deed = deedIn(model, step)
  return isSaid || model.screen.field ? deed : sumWords().inVain(deed)
}

/** Points before and after; null where there are none. */
export function pointsOf(
  { session, screen }: TableModel,
  { first, blows }: TurnSum,
): { readonly title: string; readonly from: string; readonly to: string } | null {
  const { victory } = screen
  if (!victory) return null
  // The rules may have had their turn within the choice that ended one's own.
  const isInside = blows.some(({ step }) => step?.first === first)
  const before = session.knownAt(Math.max(0, isInside ? first - 1 : first))
  const [from, to] = [before, session.known()].map((state) => victory.scale(state))
  const text = (scale: typeof from): string => scale!.text ?? String(scale!.value)
  return { title: to!.title, from: text(from), to: text(to) }
}

/** Whose turn it was, and that it is over. */
export function whenOf(model: TableModel, { doer, sum }: EnemyTurn): string {
  const { session, screen } = model
  const { game } = session
  const { name } = voiceOf(game).forms(game.sides[doer.side] ?? '')
  const own = session.names?.value[doer.seat] ?? ''
  const byRules = doer.seat >= 0 && !!game.isPlayedByRules?.(session.known(), doer.seat)
  const by = byRules
    ? sumWords().automat
    : isComputer(session, doer.seat)
      ? sumWords().computer
      : own
  const when = screen.clock?.(session.knownAt(sum?.first ?? 0))?.when ?? ''
  return sumWords().over(by === '' ? name : `${name} (${by})`, when)
}

export function titleOfSum({ session: { game } }: TableModel, { doer }: EnemyTurn): string {
  return sideWords().whatTheyDid(voiceOf(game).forms(game.sides[doer.side] ?? ''))
}

/** What else they did, by number. */
export function elseOf(model: TableModel, { others }: TurnSum): string {
  return deedsIn(model, others)
}

/** What was done, by number: moves, arrivals, fights, bombs and shells. */
export function deedsIn(model: TableModel, steps: readonly Step[]): string {
  const { fights, fire } = foughtIn(model.session.game, steps)
  return turnWords().counts({
    steps: 0,
    moved: movedOf(model, steps).length,
    come: comeOf(model, steps).length,
    fights: fights.length,
    fire: fire.length,
  })
}

/** What others and the rules did that has a line of its own in no step of theirs. */
export function newsOf(
  { session: { game } }: TableModel,
  { others }: TurnSum,
): readonly GameEvent[] {
  return others
    .filter(({ kind }) => kind === 'other')
    .flatMap(({ events }) => events)
    .filter((event) => {
      const { worth, silent, sorts } = shapeOf(game, event)
      return worth && !silent && !sorts?.includes('turn')
    })
}

/** All of it, for those who do not see the card. */
export function spokenSum(model: TableModel, turn: EnemyTurn, sum: TurnSum): string {
  const points = pointsOf(model, sum)
  const words = sumWords()
  const effects = sum.blows.flatMap((blow) => effectOf(model, blow) || [])
  const isSame = !points || points.from === points.to
  return sentences(
    whenOf(model, turn),
    words.doneToYouAll(effects.join(', ')),
    !isSame && `${points.title} ${words.change(points.from, points.to)}`,
  )
}

/** Units a blow is about, for the counter that stands for it. */
export function unitOf({ screen, session: { game } }: TableModel, { step, harms }: Blow): number {
  const kind = unitKind(screen)
  const own = harms.find(({ field }) => game.fields[field] === kind)?.things[0]
  return own ?? step?.targets[0] ?? step?.units[0] ?? -1
}
