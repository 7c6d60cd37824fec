import type { Game, GameEvent, Setup, State } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { workshop } from '@estafette/registry/workshop'
import { describe, expect, test } from 'vitest'
import { gamesOfTheDay, isLong, sampleOf } from '../../../../../scripts/lanes.ts'
import { dayOf, seed as seedOfRun } from '../../../../../scripts/seed.mjs'
import { journalOf, usualSetup, type Chosen } from '../../../test/journal.ts'
import { loadScreen } from '../../games/index.ts'
import { isOfSort, shapeOf } from '../../screen/events.ts'
import { placeKind, unitKind, type GameScreen } from '../../screen/screen.ts'
import { logLines } from '../log/log-lines.ts'
import { stepsOf, type Step } from './steps.ts'

const FIGHTS = isLong ? 100 : 1 // of each battle that are looked at, at least
const PLAYED = isLong ? 3000 : 100 // choices of a game

/** Whose a unit is, read off the position itself and not off what the game says of its kinds. */
function ownerIn(game: Game, state: State, field: string, thing: number): number {
  const { board, owner } = state as unknown as {
    readonly board?: {
      readonly unitSide?: ArrayLike<number>
      readonly firstSideUnits?: number
      readonly firstSideAir?: number
    }
    readonly owner?: ArrayLike<number>
  }
  if (owner) return game.sideOf(state, owner[thing]!)
  if (field === 'air' || field === 'by') return thing < board!.firstSideAir! ? 0 : 1
  return board!.unitSide ? board!.unitSide[thing]! : thing < board!.firstSideUnits! ? 0 : 1
}

/** Who began a fight, by what its first event names: the attackers, the gun, the bomber. */
function beginnerOf(game: Game, { before, seat }: Chosen, event: GameEvent): number {
  // Bombs are the bomber's, and whoever meets them in the air has chosen to.
  if (typeof event['by'] === 'number') return game.sideOf(before, seat)
  if (typeof event['air'] === 'number') return ownerIn(game, before, 'air', event['air'])
  if (typeof event['side'] === 'number') return event['side']
  const { phasing } = before as unknown as { readonly phasing?: number }
  // Where only one side attacks in its turn, that is the one.
  if (phasing !== undefined && phasing >= 0) return phasing
  const unit = event['unit']
  return typeof unit === 'number' ? ownerIn(game, before, 'unit', unit) : game.sideOf(before, seat)
}

/** Everything of a journal that the page would put a side to, against who really did it. */
function faultsIn(
  screen: GameScreen,
  journal: readonly Chosen[],
): { faults: string[]; fights: number } {
  const { game } = screen
  const faults: string[] = []
  const sideOf = (seat: number): number => game.sideOf(journal.at(-1)!.before, seat)
  const where = (unit: number, count: number): number =>
    screen.map?.placeOf(journal[count + 1]?.before ?? journal[0]!.before, unit) ?? -1
  const entryOf = new Map<GameEvent, Chosen>()
  for (const entry of journal) for (const event of entry.events) entryOf.set(event, entry)

  /** Sides that chose something in an entry: who decided, and whose lone choices the rules took. */
  const choosersOf = (event: GameEvent): ReadonlySet<number> => {
    const { seat, events } = entryOf.get(event)!
    const forced = events.filter(({ type }) => type === 'forced').map((one) => Number(one['seat']))
    return new Set([seat, ...forced].map(sideOf))
  }
  const check = (step: Step, what: string): void => {
    const say = (fault: string): void => {
      faults.push(`${what} ${step.first}-${step.last} ${step.kind} of ${step.side}: ${fault}`)
    }
    const opening = step.events.find((event) => shapeOf(game, event).opens)
    if (step.kind === 'fight') {
      if (!opening) return say('nobody began it')
      const true_ = beginnerOf(game, entryOf.get(opening)!, opening)
      if (step.side !== true_) say(`${opening.type} was begun by ${true_}`)
    }
    for (const unit of step.units) {
      const owner = ownerIn(game, journal.at(-1)!.before, 'unit', unit)
      if (owner !== step.side) say(`unit ${unit} is of ${owner}`)
    }
    if (step.kind === 'other' && step.side >= 0) {
      for (const event of step.events) {
        if (!choosersOf(event).has(step.side)) say(`${event.type} was chosen by others`)
      }
    }
    if (step.kind === 'move' && !step.events.some((event) => isOfSort(game, event, 'move'))) {
      if (!screen.field) say('nothing moved')
    }
  }
  const steps = stepsOf(screen, journal.slice(1), where, sideOf)
  for (const step of steps) check(step, 'step')
  for (const line of logLines(screen, journal, sideOf)) {
    if (line.step) check(line.step, 'line')
    if (line.kind !== 'fold' || line.side < 0) continue
    const first = line.events.find((event) => !shapeOf(game, event).silent)!
    const named = first['seat']
    const owner = typeof named === 'number' ? sideOf(named) : (first['side'] ?? -1)
    if (owner !== line.side && !choosersOf(first).has(line.side)) {
      faults.push(`fold ${line.first}-${line.last} of ${line.side}: ${first.type}`)
    }
  }
  return { faults, fights: steps.filter(({ kind }) => kind === 'fight').length }
}

/** Dice that a note shows for another side than the one that threw them. */
function rollFaults(screen: GameScreen, journal: readonly Chosen[]): string[] {
  const { game, rolls } = screen
  if (!rolls) return []
  const told = journal.flatMap((entry) => entry.events.map((event) => ({ event, entry })))
  const events = told.map(({ event }) => event)
  return told.flatMap(({ event, entry }, at) => {
    if (!rolls.isRoll(event)) return []
    const roll = rolls.read(events, at, entry.before)
    const [thrown] = roll?.rolled ?? []
    if (!thrown || !shapeOf(game, event).battle) return []
    const opened = events.slice(0, at + 1).findLastIndex((one) => shapeOf(game, one).opens)
    const attacker = beginnerOf(game, told[opened]!.entry, events[opened]!)
    return thrown.side === attacker ? [] : [`${entry.number} ${event.type}: ${thrown.side}`]
  })
}

const battles = gamesOfTheDay([...games, ...workshop])
const first = 1 + dayOf(seedOfRun)

describe.each(battles)('$id', (game) => {
  const setups: readonly Setup[] = game.options.some(({ id }) => id === 'automat')
    ? [
        { scenario: game.scenarios[1]!, options: {} },
        { scenario: game.scenarios[1]!, options: { automat: 'axis' } },
      ]
    : [usualSetup(game)]

  test.each(setups)(
    `what is told names who did it, in games from seed ${first} on: $options`,
    async (setup) => {
      const screen = (await loadScreen(game.id))!
      expect(placeKind(screen) + unitKind(screen)).not.toBe('')
      let fights = 0
      for (let seed = first; fights < FIGHTS && seed < first + 12; seed++) {
        for (const player of sampleOf(['greedy', 'random'] as const, 1)) {
          const most = player === 'greedy' && !isLong ? PLAYED / 2 : PLAYED
          const journal = journalOf(game, setup, { player, seed, most })
          const found = faultsIn(screen, journal)
          expect(found.faults).toEqual([])
          expect(rollFaults(screen, journal)).toEqual([])
          fights += found.fights
        }
      }
      if (isLong) expect(fights).toBeGreaterThanOrEqual(FIGHTS)
    },
  )
})
