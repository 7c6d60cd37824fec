import {
  diceFrom,
  DiceError,
  failure,
  hashText,
  scriptedDice,
  success,
  type Choice,
  type Decision,
  type Dice,
  type Game,
  type GameEvent,
  type Outcome,
  type Result,
  type Seat,
  type State,
  type Teller,
} from '@estafette/kernel'
import { legalNotations, missOf } from './expectation.ts'
import type { Noted } from './file.ts'
import { readStart } from './reading.ts'
import { judge, refusalText } from './refusal.ts'
import { parseScript, type ScriptText } from './script.ts'
import { seatNamed, seatWords, type Lookup } from './seat.ts'
import { created } from './start.ts'

/** Something wrong with a script or with what came of it. */
export interface ScriptFault {
  readonly line: number
  readonly text: string
}

/** One choice a script took, and what came of it; the opening has neither seat nor choice. */
export interface ScriptStep {
  readonly line: number
  readonly seat: string
  readonly choice: string
  readonly faces: readonly number[]
  readonly events: readonly GameEvent[]
}

/** The last choice of a script, with the position it was taken in. */
export interface LastChoice {
  readonly before: State
  readonly seat: Seat
  readonly choice: Choice
}

/** How a script went. It passed if it has neither failures nor errors. */
export interface ScriptRun {
  readonly title: string
  readonly rules: readonly string[]
  readonly game: Game | null
  readonly steps: readonly ScriptStep[]
  readonly state: State | null // the last position that was reached
  readonly position: string // the same in writing
  readonly hash: string
  readonly decision: Decision | null // null when the game is over
  readonly next: readonly { readonly seat: string; readonly choices: readonly string[] }[]
  readonly outcome: Outcome | null
  readonly last: LastChoice | null // null when nothing was done
  readonly isBug: boolean // the rules themselves broke: the script may be right
  readonly failures: readonly ScriptFault[] // expectations that were not met
  readonly errors: readonly ScriptFault[] // why the script could not be run to its end
}

/** How far a run has come. */
interface Progress {
  readonly steps: ScriptStep[]
  readonly failures: ScriptFault[]
  game: Game | null
  state: State | null
  last: LastChoice | null
  isBug: boolean
}

/** Runs a script: plays its choices with its dice and holds its expectations against them. */
export function runScript(lookup: Lookup, text: string): ScriptRun {
  const progress: Progress = {
    steps: [],
    failures: [],
    game: null,
    state: null,
    last: null,
    isBug: false,
  }
  const script = parseScript(text)
  if (!script.ok) return summary(null, progress, script)
  return summary(script.value, progress, play(lookup, script.value, progress))
}

/** Plays a script as far as it goes. */
function play(lookup: Lookup, script: ScriptText, progress: Progress): Result<null> {
  const game = lookup(script.game.text)
  if (!game) return failure(`no such game: "${script.game.text.slice(0, 40)}"`, script.game.line)
  const start = readStart(game, script)
  if (!start.ok) return start
  const first = created(game, start.value)
  if (!first.ok) return failure(first.reason, (script.scenario ?? script.game).line)
  progress.game = game
  progress.state = first.value

  const dice = scriptedDice(script.dice)
  if (script.scenario) {
    const { line } = script.scenario
    const run: Play = (state, thrown, tell) => game.start(state, thrown, tell)
    const opened = step(progress, { line, seat: '', choice: '' }, dice, run)
    if (!opened.ok) return opened
  }
  for (const statement of script.statements) {
    const done =
      statement.verb === 'do'
        ? doStatement(game, progress, statement, dice)
        : expectStatement(game, progress, statement)
    if (!done.ok) return done
  }
  return dice.left > 0 ? failure(`${dice.left} dice are left over`, script.diceLine) : success(null)
}

type Play = (state: State, dice: Dice, tell: Teller) => void

/** Plays on a copy, which becomes the position only if all goes well. */
function step(
  progress: Progress,
  head: Pick<ScriptStep, 'line' | 'seat' | 'choice'>,
  dice: Dice,
  run: Play,
): Result<null> {
  const state = progress.game!.clone(progress.state!)
  const events: GameEvent[] = []
  const faces: number[] = []
  const noted = diceFrom((sides) => {
    faces.push(dice.roll(1, sides))
    return faces.at(-1)!
  }, dice.drawn)
  const done = guarded(progress, head.line, () => run(state, noted, (event) => events.push(event)))
  if (!done.ok) return done
  progress.state = state
  progress.steps.push({ ...head, faces, events })
  return success(null)
}

function doStatement(game: Game, progress: Progress, said: Noted, dice: Dice): Result<null> {
  const { line } = said
  const state = progress.state!
  const [who = '', ...words] = said.text.split(/ +/)
  const seat = seatNamed(game, state, who)
  if (seat < 0) return failure(`no such seat: "${who.slice(0, 40)}"`, line)
  const choice = words.join(' ')
  const judged = guarded(progress, line, () => judge(game, state, seat, choice))
  if (!judged.ok) return judged
  if (!judged.value.ok) {
    return failure(`${who} "${choice}" is refused: ${refusalText(judged.value)}`, line)
  }
  const taken = judged.value.choice
  progress.last = { before: state, seat, choice: taken }
  return step(progress, { line, seat: who, choice }, dice, (next, thrown, tell) =>
    game.play(next, seat, taken, thrown, tell),
  )
}

function expectStatement(game: Game, progress: Progress, { line, text }: Noted): Result<null> {
  const scene = { game, state: progress.state!, events: progress.steps.at(-1)?.events ?? [] }
  const miss = guarded(progress, line, () => missOf(scene, text))
  if (!miss.ok) return miss
  if (miss.value !== null) progress.failures.push(fault(line, `expect ${text}: ${miss.value}`))
  return success(null)
}

/** Scripts are for finding bugs: an exception of the rules is a result with a line, too. */
function guarded<T>(progress: Progress, line: number, run: () => T): Result<T> {
  try {
    return success(run())
  } catch (error) {
    if (error instanceof DiceError) return failure(error.message, line)
    progress.isBug = true
    return failure(`the rules broke: ${error instanceof Error ? error.message : error}`, line)
  }
}

function fault(line: number, text: string): ScriptFault {
  return { line, text }
}

function summary(script: ScriptText | null, progress: Progress, end: Result<unknown>): ScriptRun {
  const { game, state, steps, failures, last, isBug } = progress
  const common = {
    title: script?.title ?? '',
    rules: script?.rules ?? [],
    game,
    steps,
    state,
    last,
    isBug,
    failures,
    errors: end.ok ? [] : [fault(end.line ?? 1, end.reason)],
  }
  if (!game || !state) {
    return { ...common, position: '', hash: '', decision: null, next: [], outcome: null }
  }
  const decision = game.acting(state) === 0 ? null : game.decision(state)
  const words = seatWords(game, state)
  return {
    ...common,
    position: game.write(state),
    hash: hashText(state),
    decision,
    next: (decision?.seats ?? []).map((seat) => ({
      seat: words[seat]!,
      choices: legalNotations(game, state, seat),
    })),
    outcome: game.outcome(state),
  }
}
