import {
  allSetups,
  diceFrom,
  fastDice,
  hashText,
  idleRolls,
  openBook,
  scriptedDice,
  verbOf,
  type Choice,
  type FastDice,
  type Seat,
} from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { isLong } from '../../../../scripts/lanes.ts'
import { dayOf, seed as seedOfRun } from '../../../../scripts/seed.mjs'
import { everyBattle } from './battles.ts'
import { stands } from './combat.ts'
import { MANDATORY_RETREAT } from './data/codes.ts'
import type { BlitzEvent } from './events.ts'
import { drawEvent, endEffects } from './random-events.ts'
import { chapters } from './rules/index.ts'
import { DEFENDING, MOST_CHOICES, type BlitzState } from './state.ts'
import { STEP } from './steps.ts'
import { boldest } from './testing.ts'
import { isOnMap } from './units.ts'
import { VERB } from './verbs.ts'

type Battle = (typeof everyBattle)[number]
type Look = (s: BlitzState, seat: Seat, choice: Choice) => void

/** Plays a battle at random, boldly on the way; every choice is looked at before it is taken. */
function play(game: Battle, seed: number, look: Look): void {
  const setups = allSetups(game)
  const created = game.create(setups[seed % setups.length]!)
  if (!created.ok) throw new Error(created.reason)
  const s = created.value
  const dice = fastDice(seed)
  const chooser = fastDice(seed + 1000)
  const out = new Int32Array(MOST_CHOICES)
  game.start(s, dice)
  for (let left = MOST_DECISIONS; left > 0 && game.outcome(s) === null; left--) {
    const seat = game.toAct(s)
    const all = Array.from(out.subarray(0, game.choices(s, seat, out)))
    const choices = s.step === STEP['on-the-way'] ? boldest(s, all) : all
    const choice = choices[chooser.below(choices.length)]!
    look(s, seat, choice)
    game.play(s, seat, choice, dice)
  }
}

const MOST_DECISIONS = isLong ? Number.POSITIVE_INFINITY : 1500
const today = dayOf(seedOfRun) // the quick lane looks at another game each day
const seeds = isLong ? [1, 2, 3, 4, 5, 6] : [today % 1000]
const looked = isLong ? everyBattle : [everyBattle[today % everyBattle.length]!]

/** A gun may fire at units that are disrupted already: that is its owner's business. BLZ-ART-1 */
const FIRE: readonly number[] = [VERB.bombard, VERB.shell]

/**
 * Whether no result leaves a defender alive: the die is rolled all the same, for it is part of the
 * sequence of an attack. BLZ-CBT-17
 */
function isSure(game: Battle, s: BlitzState, seat: Seat, choice: Choice): boolean {
  const defenders = [...s.marks.keys()].filter((unit) => s.marks[unit]! & DEFENDING)
  return [1, 2, 3, 4, 5, 6].every((face) => {
    const after = game.clone(s)
    game.play(
      after,
      seat,
      choice,
      diceFrom(() => face),
    )
    return defenders.length > 0 && !defenders.some((unit) => isOnMap(after, unit))
  })
}

/** The event of a turn is rolled for whatever is left of the table. BLZ-EVT-1 */
const EVENT_DICE = '(2d6)'

describe.each(looked)('$id', (game) => {
  const book = openBook({ ...game, chapters })
  const sample = (look: (s: BlitzState, seat: Seat, choice: Choice, dice: FastDice) => void) => {
    for (const seed of seeds) {
      const dice = fastDice(seed)
      play(game, seed, (s, seat, choice) => {
        if (dice.below(isLong ? 4 : 40) === 0) look(s, seat, choice, dice)
      })
    }
  }

  test('a die that the rules roll decides something', () => {
    const found: string[] = []
    sample((s, seat, choice, dice) => {
      if (FIRE.includes(verbOf(choice)) || isSure(game, s, seat, choice)) return
      const idle = idleRolls(book, s, seat, choice, dice.below(2 ** 31))
      found.push(...idle.filter((fault) => !fault.includes(EVENT_DICE)))
    })
    expect(found).toEqual([])
  })

  test('an event is told where it changes something, part by part, and only there', () => {
    const found: string[] = []
    sample((s) => {
      if (s.turn > 0 && s.turn < s.lastTurn) found.push(...eventFaults(game, s))
    })
    expect(found.slice(0, 5)).toEqual([])
  })

  test('whether a unit endures is asked where that can spare it something', () => {
    const found: string[] = []
    for (const seed of seeds) {
      play(game, seed, (s) => {
        if (s.step !== STEP.ferocity || !stands(s, s.retreater)) return
        if (s.defenderResult !== MANDATORY_RETREAT) found.push(game.write(s))
      })
    }
    expect(found).toEqual([])
  })
})

/** Events that act by having been drawn: nothing else of the position changes. GEM-EVT-3, DIN-EVT-3 */
const BY_MEMORY: readonly string[] = ['dlmPenalty', 'vpPerFormationUnit', 'gameEndsIn']

/** A position without what only counts the events themselves. */
function withoutCounts(s: BlitzState): string {
  s.today.fill(0)
  s.drawn.fill(0)
  s.step = STEP['event-over']
  return hashText(s)
}

/** Draws every sum in a position, and compares what is told with what has changed. */
function eventFaults(game: Battle, s: BlitzState): string[] {
  const copy = game.clone(s)
  endEffects(copy)
  const quiet = withoutCounts(copy)
  return Array.from({ length: 11 }, (_, index) => index + 2).flatMap((sum) => {
    const told: BlitzEvent[] = []
    game.copy(copy, s)
    const first = Math.min(6, sum - 1)
    drawEvent(copy, scriptedDice([first, sum - first, 3, 3, 3, 3]), (event) => told.push(event))
    const { events, effects } = copy.board
    const parts = told.flatMap((event) => (event.type === 'event' ? [effects[event.effect]!] : []))
    const isMemory = parts.some(({ source }) => BY_MEMORY.includes(source.kind))
    const isChanged = withoutCounts(copy) !== quiet || isMemory
    const name = `${game.id}, turn ${s.turn}, sum ${sum}: ${events[copy.board.eventOf[sum]!]!.source.id}`
    if (isChanged !== parts.length > 0) return [`${name} ${isChanged ? 'acts untold' : 'is told'}`]
    if (parts.length === 0 && !told.some(({ type }) => type === 'no-event'))
      return [`${name}: silence`]
    const comes = copy.rommelState !== s.rommelState
    const isNamed = parts.some(({ source }) => source.kind === 'rommel')
    return comes === isNamed ? [] : [`${name}: Rommel ${comes ? 'comes' : 'is named'} alone`]
  })
}
