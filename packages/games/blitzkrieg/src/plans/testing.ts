import {
  fastDice,
  LEGAL,
  makeChoice,
  scriptedDice,
  tryChoice,
  type Choice,
  type Game,
  type GameEvent,
} from '@estafette/kernel'
import { cover } from '../cover.ts'
import { ALLIED } from '../data/codes.ts'
import { holdUnits } from '../obligation.ts'
import {
  ENTRENCHED,
  opponent,
  PARALYSED,
  sideOfUnit,
  SPENT,
  USED,
  type BlitzState,
  type Hex,
  type Side,
} from '../state.ts'
import { STEP } from '../steps.ts'
import { boldest, legalOf, position } from '../testing.ts'
import { isArtillery, isTransport } from '../units.ts'
import { VERB } from '../verbs.ts'

type Battle = Game<BlitzState>
type Random = ReturnType<typeof fastDice>

/** One of a list. */
export function oneOf<T>(list: readonly T[], dice: Random): T {
  return list[dice.below(list.length)]!
}

/** Each of a list with a chance of one in so many. */
export function someOf<T>(list: readonly T[], dice: Random, oneIn: number): T[] {
  return list.filter(() => dice.below(oneIn) === 0)
}

/** Positions of a battle in which a combat phase has just begun: units thrown together at random. */
export function melees(game: Battle, seed: number, count: number): readonly BlitzState[] {
  const dice = fastDice(seed)
  const made = game.create({ scenario: 'battle', options: {} })
  if (!made.ok) throw new Error(game.id)
  const found: BlitzState[] = []
  while (found.length < count) {
    const s = melee(game, made.value, dice)
    if (s) found.push(s)
  }
  return found
}

/** Units of both sides around a hex, some disrupted, some used; null where they do not fit. */
function melee(game: Battle, blank: BlitzState, dice: Random): BlitzState | null {
  const { hexCount, hexIds, unitCodes, distances } = blank.board
  const center = dice.below(hexCount)
  const near = (most: number): Hex[] =>
    Array.from({ length: hexCount }, (_, hex) => hex).filter(
      (hex) => distances[center * hexCount + hex]! <= most,
    )
  const side: Side = dice.below(2)
  const half = Number(side !== firstSide(game))
  const lines = [`half ${half}`, ...['phasing', 'decider'].map((w) => `${w} ${sideName(side)}`)]
  const used = new Set<number>()
  const put = (of: Side, hexes: readonly Hex[], count: number): void => {
    const codes = [...unitCodes.keys()].filter(
      (unit) => sideOfUnit(blank, unit) === of && !isTransport(blank, unit),
    )
    for (let i = 0; i < count; i++) {
      const unit = oneOf(codes, dice)
      if (used.has(unit)) continue
      used.add(unit)
      const state = dice.below(4) === 0 ? ':disrupted' : ''
      lines.push(`at ${hexIds[oneOf(hexes, dice)]} ${unitCodes[unit]}${state}`)
    }
  }
  const theirs = someOf(near(1), dice, 2)
  const ours = near(2).filter((hex) => !theirs.includes(hex))
  if (theirs.length === 0 || ours.length === 0) return null
  put(opponent(side), theirs, 2 + dice.below(4))
  put(side, ours, 3 + dice.below(5))
  const s = read(game, `step declare\n${lines.join('\n')}`)
  return s && prepared(s, dice)
}

const sideName = (side: Side): string => (side === ALLIED ? 'allied' : 'german')

/** The side whose player turn comes first in a battle. */
function firstSide(game: Battle): Side {
  return position(game, '').phasing
}

function read(game: Battle, lines: string): BlitzState | null {
  try {
    return position(game, lines)
  } catch {
    return null // a stack that is too high, a unit where it may not be
  }
}

/** Marks of the phase and entrenchments at random; then what the phase begins with. BLZ-CBT-5 */
function prepared(s: BlitzState, dice: Random): BlitzState {
  for (let hex = 0; hex < s.board.hexCount; hex++) {
    if (s.top[hex]! < 0) continue
    if (dice.below(8) === 0) s.ground[hex]! |= PARALYSED
    const side = sideOfUnit(s, s.top[hex]!)
    if (side === ALLIED && dice.below(6) === 0) s.entrenchment[hex] = ENTRENCHED + side
  }
  holdUnits(s)
  for (const unit of s.place.keys()) {
    if (isArtillery(s, unit) && dice.below(4) === 0) s.flags[unit]! |= SPENT
    if (dice.below(12) === 0 && sideOfUnit(s, unit) === s.phasing) s.marks[unit]! |= USED
  }
  s.cover = cover(s)
  return s
}

/** Plays choices on a copy: every one legal, dice at the end at most. Null where one is not. */
export function playedOut(
  game: Battle,
  from: BlitzState,
  choices: readonly Choice[],
): { readonly state: BlitzState; readonly rolls: boolean } | null {
  const state = game.clone(from)
  let rolls = false
  for (const choice of choices) {
    const seat = game.toAct(state)
    if (rolls || game.verdict(state, seat, choice) !== LEGAL) return null
    rolls = tryChoice(game, state, seat, choice) === 'rolls'
  }
  return { state, rolls }
}

/** Every list that some of a list make, itself and nothing included. */
export function subsetsOf<T>(list: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: 2 ** list.length }, (_, bits) =>
    list.filter((_one, index) => (bits >> index) & 1),
  )
}

/** Shows every decision of a bold game at random, in which units seek their enemies. */
export function visit(game: Battle, seed: number, look: (s: BlitzState) => void): void {
  const dice = fastDice(seed)
  const made = game.create({ scenario: 'battle', options: {} })
  if (!made.ok) throw new Error(game.id)
  const s = made.value
  game.start(s, dice)
  for (let seat = game.toAct(s); seat >= 0; seat = game.toAct(s)) {
    look(s)
    const choices = legalOf(game, s)
    const some = s.step === STEP['on-the-way'] ? boldest(s, choices) : choices
    const busy = some.filter((choice) => choice !== makeChoice(VERB.done))
    const pool = busy.length > 0 && dice.below(12) > 0 ? busy : some
    game.play(s, seat, oneOf(pool, dice), dice)
  }
}

/** What is told when a choice is taken and its first die falls so; the others fall high. */
export function toldBy(
  game: Battle,
  from: BlitzState,
  choice: Choice,
  die: number,
): { readonly state: BlitzState; readonly events: readonly GameEvent[] } {
  const state = game.clone(from)
  const events: GameEvent[] = []
  const dice = scriptedDice([die, ...Array.from({ length: 400 }, () => 6)])
  game.play(state, game.toAct(state), choice, dice, (event) => events.push(event))
  return { state, events }
}
