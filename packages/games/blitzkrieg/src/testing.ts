import {
  makeNotation,
  parseNotation,
  positionFrom,
  scriptedDice,
  targetOf,
  verbOf,
  type Choice,
  type Game,
} from '@estafette/kernel'
import { MOST_CHOICES, type BlitzState } from './state.ts'
import { VERB } from './verbs.ts'

type Battle = Game<BlitzState>

/** A position of a battle from its lines. */
export function position(game: Battle, lines: string): BlitzState {
  return positionFrom(game, lines)
}

function choiceOf(game: Battle, notation: string): Choice {
  const parsed = parseNotation(game, notation)
  if (!parsed.ok) throw new Error(parsed.reason)
  return parsed.value
}

/** Plays choices with the dice of a list; throws what is wrong with them. */
export function play(
  game: Battle,
  s: BlitzState,
  notations: readonly string[],
  faces: readonly number[] = [],
): void {
  const dice = scriptedDice(faces)
  for (const notation of notations) {
    const reason = why(game, s, notation)
    if (reason !== 'legal') throw new Error(`${notation}: ${reason}`)
    game.play(s, game.toAct(s), choiceOf(game, notation), dice)
    const wrong = game.faults(s)
    if (wrong.length > 0) throw new Error(`${notation}: ${wrong[0]}`)
  }
  if (dice.left > 0) throw new Error(`${dice.left} dice are left`)
}

/** Why something is not allowed now, 'legal' if it is. */
export function why(game: Battle, s: BlitzState, notation: string): string {
  return game.reasons[game.verdict(s, game.toAct(s), choiceOf(game, notation))]!.key
}

/** Everything that is legal now, as it is written; of one verb only, if it is named. */
export function legal(game: Battle, s: BlitzState, verb?: string): string[] {
  const out = new Int32Array(MOST_CHOICES)
  const count = game.choices(s, game.toAct(s), out)
  return Array.from(out.subarray(0, count), (choice) => makeNotation(game, choice)).filter(
    (text) => verb === undefined || text.split(' ')[0] === verb,
  )
}

/** A fact of a position by its name. */
export function fact(game: Battle, s: BlitzState, name: string): string {
  return game.facts(s)[name] ?? ''
}

/** Hexes from a hex to the nearest enemy of the decider. */
export function toEnemy({ board, place, decider }: BlitzState, hex: number): number {
  let nearest = 99
  for (let unit = 0; unit < board.unitCount; unit++) {
    const isEnemy = unit < board.firstSideUnits !== (decider === 0)
    if (!isEnemy || place[unit]! >= board.hexCount) continue
    nearest = Math.min(nearest, board.distances[hex * board.hexCount + place[unit]!]!)
  }
  return nearest
}

/** The units of a battle whose code begins with the name of their group. */
export function codesOf(game: Battle, group: string): readonly string[] {
  return game.kinds['unit']!.codes.filter((code) => code.startsWith(`${group}-`))
}

const QUIET = ['hold', 'wait', 'done'] as const

/** Lets everybody do nothing, decision after decision, and tells who was asked for what. */
export function walk(
  game: Battle,
  s: BlitzState,
  decisions: number,
  faces: readonly number[] = [],
): string[] {
  const dice = scriptedDice(faces)
  return Array.from({ length: decisions }, () => {
    const { step } = game.decision(s, game.toAct(s))
    const asked = `${game.seatName(s, game.toAct(s))} ${step}`
    const choices = legal(game, s)
    const choice = QUIET.find((verb) => choices.includes(verb)) ?? choices[0]!
    game.play(s, game.toAct(s), choiceOf(game, choice), dice)
    return asked
  })
}

/** Everything that is legal now. */
export function legalOf(game: Battle, s: BlitzState): Choice[] {
  const out = new Int32Array(MOST_CHOICES)
  return Array.from(out.subarray(0, game.choices(s, game.toAct(s), out)))
}

/** Of the steps of a move, those nearest to an enemy: players at random seldom meet. */
export function boldest(s: BlitzState, choices: readonly Choice[]): readonly Choice[] {
  const steps = choices.filter((choice) => verbOf(choice) === VERB.to)
  const nearest = Math.min(...steps.map((choice) => toEnemy(s, targetOf(choice))))
  const bold = steps.filter((choice) => toEnemy(s, targetOf(choice)) === nearest)
  return bold.length > 0 ? bold : choices
}
