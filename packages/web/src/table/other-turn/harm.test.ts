import { HARMS, type GameEvent, type HarmKind, type State } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { workshop } from '@estafette/registry/workshop'
import { describe, expect, test } from 'vitest'
import { gamesOfTheDay, isLong, sampleOf } from '../../../../../scripts/lanes.ts'
import { dayOf, seed } from '../../../../../scripts/seed.mjs'
import { journalOf, usualSetup, type Chosen } from '../../../test/journal.ts'
import { loadScreen } from '../../games/index.ts'
import { harmOf, isOfSort, numbersIn, type Harmed } from '../../screen/events.ts'
import type { GameScreen } from '../../screen/screen.ts'

const MOST = isLong ? 2200 : 250 // choices of a game
const DEAD = 10 // place of a soldier in Frontline who is dead
const first = dayOf(seed) + 7

/** What tables of a position are read here. */
interface Tables {
  readonly place: ArrayLike<number>
  readonly flags: ArrayLike<number>
  readonly owner?: ArrayLike<number>
  readonly wounds?: ArrayLike<number>
  readonly moraleHits?: ArrayLike<number>
  readonly flanks?: ArrayLike<number>
  readonly key?: number
  readonly control?: ArrayLike<number>
  readonly airDue?: ArrayLike<number>
  readonly ride?: ArrayLike<number>
  readonly pontoons?: ArrayLike<number>
  readonly rommel?: number
}

const tablesOf = (state: State): Tables => state as unknown as Tables

/** How much of each harm everybody has in a position, off the board and not off what is told. */
function standingOf({ counters, map }: GameScreen, state: State): ReadonlyMap<string, number> {
  const s = tablesOf(state)
  const found = new Map<string, number>()
  const note = (kind: HarmKind, thing: number, value: number | boolean | undefined): void =>
    void found.set(`${kind} ${thing}`, Number(value ?? 0))
  for (let unit = 0; unit < s.place.length; unit++) {
    if (counters && map) {
      const face = counters.face(state, unit)
      const isThere = map.placeOf(state, unit) >= 0
      const isReduced = face.reduced || (face.steps && face.steps.left < face.steps.of)
      note('lost', unit, !isThere)
      note('disrupted', unit, isThere && face.disrupted)
      note('reduced', unit, isThere && isReduced)
      note('refit', unit, face.refit) // of those that are on their way as well
      note('spent', unit, isThere && face.spent)
      note('cut', unit, isThere && face.supply ? (face.supply === 'out' ? 1 : 2) : 0)
    } else {
      note('killed', unit, s.place[unit] === DEAD)
      note('wounded', unit, s.wounds?.[unit])
      note('shaken', unit, s.moraleHits?.[unit])
      note('pinned', unit, s.flags[unit]! & 1)
      note('marker', unit, (s.flanks?.[unit] ?? 0) + Number(s.key === unit))
    }
  }
  for (let air = 0; air < (s.airDue?.length ?? 0); air++) note('aircraft', air, s.airDue![air])
  return found
}

/** Kinds of harm that a side does to itself as well: those who act are spent, cards are laid down. */
const alsoOwn: ReadonlySet<HarmKind> = new Set(['spent', 'marker', 'refit', 'aircraft'])

/** Whose a thing is that came to harm, by where it stands. */
function ownerOf({ game, map }: GameScreen, before: State, { field, things }: Harmed): number {
  const [thing = -1] = things
  if (field === 'air') return game.kinds['air']!.sides![thing]!
  const { owner } = tablesOf(before)
  if (owner) return game.sideOf(before, owner[thing]!)
  return map!.piles(before).find(({ units }) => units.includes(thing))?.side ?? -1
}

/** What one choice is told to have done to anybody, against the positions before and after it. */
function faultsOf(screen: GameScreen, { before, events }: Chosen, after: State): string[] {
  const { game, map } = screen
  const faults: string[] = []
  const [was, is] = [standingOf(screen, before), standingOf(screen, after)]
  const [old, now] = [tablesOf(before), tablesOf(after)]
  const told = events.flatMap((event, at) => {
    const harm = harmOf(game, event)
    return harm ? [{ ...harm, at }] : []
  })
  const names = (event: GameEvent, unit: number): boolean =>
    Object.entries(event).some(
      ([field, value]) =>
        ['unit', 'soldier'].includes(game.fields[field] ?? '') && numbersIn(value).includes(unit),
    )
  const isTold = (kind: HarmKind, thing: number): boolean =>
    told.some((one) => one.kind === kind && one.things.includes(thing))
  const isGone = (thing: number): boolean => isTold('lost', thing) || isTold('killed', thing)
  /** Whether units went there of their own will, or what happened to them is over. */
  const isElse = (unit: number, from = 0): boolean =>
    events
      .slice(from)
      .some(
        (event) => names(event, unit) && !isOfSort(game, event, 'fight') && !harmOf(game, event),
      )
  // All that is told shows.
  for (const harm of told) {
    const { kind, things, at, event } = harm
    const say = (fault: string): void =>
      void faults.push(`${event.type} ${things.join()}: ${fault}`)
    for (const thing of things) {
      const key = `${kind} ${thing}`
      if (kind === 'driven') {
        const isMoved = map!.placeOf(before, thing) !== map!.placeOf(after, thing)
        if (!isMoved && !isElse(thing, at + 1)) say('stands where it stood')
      } else if (kind !== 'marker' && kind !== 'cut') {
        const isWorse = is.get(key)! > was.get(key)!
        if (!isWorse && !isGone(thing) && !isElse(thing, at + 1)) say('is no worse off')
      }
      if (kind !== 'cut' && !events.slice(0, at).some((one) => names(one, thing))) {
        const owner = ownerOf(screen, before, harm)
        if (owner >= 0 && owner !== harm.side) say(`is of ${owner}, not of ${harm.side}`)
      }
    }
    if (kind === 'place') {
      const place = Number(event['place'])
      if (
        old.control![place] !== harm.side &&
        !events.slice(0, at).some((one) => one['place'] === place)
      )
        say('was not theirs')
    }
    if (harm.side !== 0 && harm.side !== 1) say('is nobody’s')
  }
  const isCarried = (thing: number): boolean =>
    [old, now].some(({ ride = [] }) => Array.from(ride).includes(thing)) // mounted just now, too
  /** Whether a transport left the map with whom it carried from the hex where they mounted. */
  const isAlong = (thing: number): boolean =>
    isCarried(thing) ||
    (game.fields['unit'] === 'unit' &&
      events.some((event) => {
        const rider = Number(event['unit'] ?? -1)
        if (rider < 0 || harmOf(game, event) || map!.placeOf(after, rider) >= 0) return false
        return map!.placeOf(before, rider) === map!.placeOf(before, thing)
      }))
  // All that shows is told.
  for (const [key, value] of is) {
    const [kind, thing] = [key.split(' ')[0] as HarmKind, Number(key.split(' ')[1])]
    if (value <= was.get(key)! || alsoOwn.has(kind) || isTold(kind, thing)) continue
    if (!(kind === 'lost' && isAlong(thing)) && !isElse(thing)) faults.push(`${key} is not told`)
  }
  const movable = map ? now.place.length : 0
  for (let unit = 0; unit < movable; unit++) {
    const [from, to] = [map!.placeOf(before, unit), map!.placeOf(after, unit)]
    const isMarch = events.some(
      (event) => names(event, unit) && isOfSort(game, event, 'move') && !harmOf(game, event),
    )
    const isOther = from >= 0 && to >= 0 && from !== to
    if (isOther && !isMarch && !isCarried(unit) && !isTold('driven', unit))
      faults.push(`driven ${unit} is not told`)
  }
  const held = 'control' in game.events ? (now.control?.length ?? 0) : 0
  for (let place = 0; place < held; place++) {
    if (old.control![place] === now.control![place]) continue
    if (!told.some(({ kind, event }) => kind === 'place' && event['place'] === place))
      faults.push(`place ${place} is not told`)
  }
  return faults
}

describe.each(gamesOfTheDay([...games, ...workshop]))('$id', (game) => {
  test('what is told to have been done to somebody is what the positions show', async () => {
    const screen = (await loadScreen(game.id))!
    const faults: string[] = []
    let harms = 0
    for (const player of sampleOf(['greedy', 'random'] as const, 1)) {
      const journal = journalOf(game, usualSetup(game), { player, seed: first, most: MOST })
      journal.slice(0, -1).forEach((entry, at) => {
        if (screen.clock?.(entry.before) === null) return // set up
        const after = journal[at + 1]!.before
        harms += entry.events.filter((event) => harmOf(game, event)).length
        faults.push(...faultsOf(screen, entry, after).map((fault) => `${entry.number}: ${fault}`))
      })
    }
    expect(faults).toEqual([])
    if (isLong) expect(harms).toBeGreaterThan(0)
    else console.log(`${game.id}: ${harms} harms`)
  })
})

test('kinds of harm are told apart by the worst of them', () => {
  expect(new Set(HARMS).size).toBe(HARMS.length)
  expect(HARMS[0]).toBe('lost')
})
