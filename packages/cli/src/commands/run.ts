import { parseNotation, type Game, type Result } from '@estafette/kernel'
import { runScript, seatNamed, type ScriptRun, type ScriptStep } from '@estafette/table'
import { speaker, type Speaker } from '@estafette/words'
import {
  gameOf,
  FAILED,
  lookupIn,
  OK,
  REFUSED,
  writeJson,
  type Command,
  type Context,
} from '../command.ts'
import { examineClosely, type Moment } from '../examination.ts'
import { readText } from '../files.ts'
import { decisionJson, decisionText, eventLines, toldEvent } from '../narrate.ts'
import { refuse } from '../refusal.ts'

/** How a bug in the rules shows in the errors of a run: not the fault of the script. */
const BROKEN = /^the rules broke/

export const run: Command = {
  name: 'run',
  spec: { positionals: ['file'], required: 1, options: {} },
  run(context, args) {
    const file = args.positionals[0]!
    const text = readText(context, file)
    const done = runScript(lookupIn(context.io), text)
    const { game, state, errors, failures } = done
    if (!game || !state) {
      const { line, text: reason } = errors[0]!
      return refuse(`${file}:${line}: ${reason}`)
    }
    const isWhole = errors.length === 0
    const faults = isWhole
      ? examineClosely(gameOf(context, game.id), state, lastMoment(context, text, done))
      : []
    const voice = speaker(game, context.language)
    if (context.json) writeJson(context, report(voice, game, done, faults))
    else {
      print(context, voice, game, done)
      for (const { line, text } of [...failures, ...errors]) {
        context.io.err(`estafette: ${file}:${line}: ${text}\n`)
      }
      for (const fault of faults) context.io.err(`estafette: ${file}: ${fault}\n`)
    }
    if (errors.some(({ text }) => !BROKEN.test(text))) return REFUSED
    return failures.length + errors.length + faults.length === 0 ? OK : FAILED
  },
}

/** The last choice of a script and the position before it, found by running all but that choice. */
function lastMoment(context: Context, text: string, done: ScriptRun): Moment | null {
  const last = done.steps.at(-1)
  if (!done.game || !last || last.choice === '') return null
  const faces = done.steps.slice(0, -1).flatMap((step) => step.faces)
  const lines = text.split(/\r?\n/)
  const shorter = lines
    .filter((line, index) => !line.startsWith('dice') && index + 1 < last.line)
    .concat(faces.length > 0 ? `dice ${faces.join(' ')}` : [])
  const { state, errors } = runScript(lookupIn(context.io), `${shorter.join('\n')}\n`)
  if (!state || errors.length > 0) return null
  const choice: Result<number> = parseNotation(done.game, last.choice)
  const seat = seatNamed(done.game, state, last.seat)
  return choice.ok ? { state, seat, choice: choice.value } : null
}

function print(context: Context, voice: Speaker, game: Game, done: ScriptRun): void {
  const { io, paint } = context
  if (done.title !== '') io.out(`${paint.bold(done.title)}\n`)
  for (const step of done.steps) {
    if (step.choice !== '') io.out(`${step.seat} ${step.choice}${diceOf(context, step)}\n`)
    io.out(eventLines(context, voice, step.events))
  }
  io.out(`\n${done.position}\n${decisionText(context, voice, game, done.state!)}`)
}

function diceOf(context: Context, { faces }: ScriptStep): string {
  return faces.length === 0 ? '' : `  ${context.paint.dim(`[${faces.join(' ')}]`)}`
}

function report(voice: Speaker, game: Game, done: ScriptRun, faults: readonly string[]): object {
  return {
    ok: done.failures.length + done.errors.length + faults.length === 0,
    title: done.title,
    rules: done.rules,
    game: game.id,
    steps: done.steps.map((step) => ({
      ...step,
      events: step.events.map((event) => toldEvent(voice, event)),
    })),
    position: done.position,
    hash: done.hash,
    ...decisionJson(voice, game, done.state!),
    failures: done.failures,
    errors: done.errors,
    faults,
  }
}
