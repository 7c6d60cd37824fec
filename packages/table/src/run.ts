import {
  DiceError,
  failure,
  hashText,
  parseNotation,
  success,
  type Choice,
  type Decision,
  type GameEvent,
  type Outcome,
  type Result,
  type RuledGame,
  type Seat,
  type State,
} from '@estafette/kernel'
import { legalNotations, missOf, pendingText, type Say } from './expectation.ts'
import type { Noted } from './file.ts'
import { readStart } from './reading.ts'
import { judge, refusalText } from './refusal.ts'
import { parseScript, type ScriptText } from './script.ts'
import { seatNamed, seatWords, type RuledLookup } from './seat.ts'
import { created } from './start.ts'
import { playThrown, type DicePlay, type Throw, type Throws } from './throws.ts'
import { ruleFault } from './vocabulary.ts'

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
  readonly faces: readonly Throw[] // as the script has them
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
  readonly game: RuledGame | null
  readonly steps: readonly ScriptStep[]
  readonly state: State | null // the last position that was reached
  readonly position: string // the same in writing
  readonly hash: string
  readonly decision: Decision | null // null when the game is over
  readonly next: readonly { readonly seat: string; readonly choices: readonly string[] }[]
  readonly outcome: Outcome | null
  readonly last: LastChoice | null // null when nothing was done
  readonly isBug: boolean // the rules themselves broke: the script may be right
  readonly notes: readonly ScriptFault[] // choices that had been taken by force already
  readonly failures: readonly ScriptFault[] // expectations that were not met
  readonly errors: readonly ScriptFault[] // why the script could not be run to its end
}

/** How far a run has come. */
interface Progress {
  readonly say: Say | null
  readonly steps: ScriptStep[]
  readonly notes: ScriptFault[]
  readonly failures: ScriptFault[]
  forced: Forced[] // taken by force in the last step, as far as the script has not named them
  game: RuledGame | null
  state: State | null
  last: LastChoice | null
  isBug: boolean
}

/** A lone choice that was taken without being asked for. */
interface Forced {
  readonly seat: Seat
  readonly choice: Choice
}

/**
 * Runs a script: plays its choices with its dice and holds its expectations against them. The
 * words of refusals can be expected where somebody is handed in who can say them.
 */
export function runScript(lookup: RuledLookup, text: string, say: Say | null = null): ScriptRun {
  const progress: Progress = {
    say,
    steps: [],
    notes: [],
    failures: [],
    forced: [],
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
function play(lookup: RuledLookup, script: ScriptText, progress: Progress): Result<null> {
  const game = lookup(script.game.text)
  if (!game) return failure(`no such game: "${script.game.text.slice(0, 40)}"`, script.game.line)
  const wrong = script.rules.map((id) => ruleFault(game, id)).find((fault) => fault !== null)
  if (wrong !== undefined) return failure(wrong, script.rulesLine)
  const start = readStart(game, script)
  if (!start.ok) return start
  const first = created(game, start.value)
  if (!first.ok) return failure(first.reason, (script.scenario ?? script.game).line)
  progress.game = game
  progress.state = first.value

  const throws: Throws = { list: script.dice, at: 0 }
  if (script.scenario) {
    const { line } = script.scenario
    const run: DicePlay = (state, thrown, tell) => game.start(state, thrown, tell)
    const opened = step(progress, { line, seat: '', choice: '' }, throws, run)
    if (!opened.ok) return opened
  }
  for (const statement of script.statements) {
    const done =
      statement.verb === 'do'
        ? doStatement(game, progress, statement, throws)
        : expectStatement(game, progress, statement)
    if (!done.ok) return done
  }
  const left = throws.list.length - throws.at
  return left > 0
    ? failure(`too many dice: ${left} were not rolled`, script.diceLine)
    : success(null)
}

/** Plays on a copy, which becomes the position only if all goes well. */
function step(
  progress: Progress,
  head: Pick<ScriptStep, 'line' | 'seat' | 'choice'>,
  throws: Throws,
  run: DicePlay,
): Result<null> {
  const { game, state } = progress
  const done = guarded(progress, head.line, () => playThrown(game!, state!, throws, run))
  if (!done.ok) return done
  const { events, used } = done.value
  progress.state = done.value.state
  progress.forced = events.flatMap(({ type, seat, choice }) =>
    type === 'forced' ? [{ seat: Number(seat), choice: Number(choice) }] : [],
  )
  progress.steps.push({ ...head, faces: used, events })
  return success(null)
}

function doStatement(
  game: RuledGame,
  progress: Progress,
  said: Noted,
  throws: Throws,
): Result<null> {
  const { line } = said
  const state = progress.state!
  const [who = '', ...words] = said.text.split(/ +/)
  const seat = seatNamed(game, state, who)
  if (seat < 0) {
    return refused(progress, line, `no such seat: "${who.slice(0, 40)}"`)
  }
  const choice = words.join(' ')
  const judged = guarded(progress, line, () => judge(game, state, seat, choice))
  if (!judged.ok) return judged
  if (!judged.value.ok) {
    if (wasForced(game, progress, seat, choice)) {
      progress.notes.push(fault(line, `${who} ${choice}`))
      return success(null)
    }
    return refused(
      progress,
      line,
      `${who} "${choice}" is not allowed: ${refusalText(judged.value)}`,
    )
  }
  const taken = judged.value.choice
  progress.last = { before: state, seat, choice: taken }
  return step(progress, { line, seat: who, choice }, throws, (next, thrown, tell) =>
    game.play(next, seat, taken, thrown, tell),
  )
}

/** Why a choice cannot be taken, and what could be. */
function refused(progress: Progress, line: number, why: string): Result<null> {
  const { game, state } = progress
  const pending = guarded(progress, line, () => pendingText(game!, state!))
  return pending.ok ? failure(`${why}; ${pending.value}`, line) : pending
}

/**
 * Whether a choice was the lone one of its moment and therefore taken without being asked for;
 * a script may name such choices all the same, in their order.
 */
function wasForced(game: RuledGame, progress: Progress, seat: Seat, text: string): boolean {
  const wanted = parseNotation(game, text)
  const at = progress.forced.findIndex(
    ({ seat: who, choice }) => wanted.ok && who === seat && choice === wanted.value,
  )
  if (at < 0) return false
  progress.forced = progress.forced.slice(at + 1)
  return true
}

function expectStatement(game: RuledGame, progress: Progress, { line, text }: Noted): Result<null> {
  const events = progress.steps.at(-1)?.events ?? []
  const scene = { game, state: progress.state!, events, say: progress.say }
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
    return failure(
      `the rules failed and cannot continue: ${error instanceof Error ? error.message : error}`,
      line,
    )
  }
}

function fault(line: number, text: string): ScriptFault {
  return { line, text }
}

function summary(script: ScriptText | null, progress: Progress, end: Result<unknown>): ScriptRun {
  const { game, state, steps, notes, failures, last, isBug } = progress
  const common = {
    title: script?.title ?? '',
    rules: script?.rules ?? [],
    game,
    steps,
    state,
    last,
    isBug,
    notes,
    failures,
    errors: end.ok ? [] : [fault(end.line ?? 1, end.reason)],
  }
  if (!game || !state) {
    return { ...common, position: '', hash: '', decision: null, next: [], outcome: null }
  }
  const decision = game.acting(state) === 0 ? null : game.decision(state, game.toAct(state))
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
