import type { RuledGame } from '@estafette/kernel'
import { runScript, type ScriptRun, type ScriptStep } from '@estafette/table'
import { speaker } from '@estafette/words'
import {
  FAILED,
  lookupIn,
  OK,
  REFUSED,
  writeJson,
  type CliCommand,
  type Context,
} from '../command.ts'
import { examineClosely } from '../examination.ts'
import { readText, scriptFiles } from '../files.ts'
import { decisionJson, decisionText, eventLines, say, toldEvent } from '../narrate.ts'
import { refuse, UsageRefusal } from '../refusal.ts'

export const run: CliCommand = {
  name: 'run',
  spec: { positionals: ['file'], required: 1, many: true, options: {} },
  run(context, args) {
    const files = scriptFiles(context, args.positionals)
    const [only, ...others] = files
    return others.length === 0 && only === args.positionals[0]
      ? runOne(context, only!)
      : runAll(context, files)
  },
}

/** A script that was run, and what is wrong with it, a line each; exit code 0, 1 or 2. */
interface Report {
  readonly file: string
  readonly done: ScriptRun
  readonly wrong: readonly string[]
  readonly code: number
}

/** Runs a script; `examine` finds what else is wrong with the position it ends in. */
function reportOn(
  context: Context,
  file: string,
  examine: (game: RuledGame, done: ScriptRun) => readonly string[],
): Report {
  const done = runScript(lookupIn(context.io), readText(context, file), say)
  const { game, errors, failures } = done
  const faults = game && errors.length === 0 ? examine(game, done) : []
  const wrong = [
    ...[...failures, ...errors].map(({ line, text }) => `${file}:${line}: ${text}`),
    ...faults.map((fault) => `${file}: ${fault}`),
  ]
  const isUnfit = errors.length > 0 && !done.isBug
  return { file, done, wrong, code: isUnfit ? REFUSED : wrong.length === 0 ? OK : FAILED }
}

/** Runs one script, tells all of it, and examines its last choice and position closely. */
function runOne(context: Context, file: string): number {
  const report = reportOn(context, file, (game, { state, last }) =>
    examineClosely(game, state!, last && { ...last, state: last.before }),
  )
  const { done, wrong, code } = report
  if (!done.game || !done.state) return refuse(wrong[0]!)
  if (context.json) writeJson(context, jsonOf(context, report))
  else {
    print(context, done.game, done)
    for (const line of wrong) context.io.err(`estafette: ${line}\n`)
  }
  return code
}

/** Runs several scripts: a line each, what is wrong with them, and how many passed. */
function runAll(context: Context, files: readonly string[]): number {
  const { green, red } = context.paint
  const reports: object[] = []
  let failed = 0
  let worst = OK
  for (const file of files) {
    const report = reportOrRefusal(context, file)
    worst = Math.max(worst, report.code)
    if (report.code !== OK) failed++
    if (context.json) reports.push(jsonOf(context, report))
    else {
      const title = report.done?.title ?? ''
      const mark = report.code === OK ? green('✓') : red('✗')
      context.io.out(`${`${mark} ${file}  ${title}`.trimEnd()}\n`)
      for (const line of report.wrong) context.io.err(`estafette: ${line}\n`)
    }
  }
  if (context.json) {
    writeJson(context, { ok: failed === 0, count: files.length, failed, scripts: reports })
  } else context.io.out(`${context.texts.run.summary(files.length, failed)}\n`)
  return worst
}

/** A file that cannot even be read does not keep the others from being run. */
function reportOrRefusal(context: Context, file: string): Unread | Report {
  try {
    return reportOn(context, file, (game, { state }) => game.faults(state!))
  } catch (error) {
    if (!(error instanceof UsageRefusal)) throw error
    return { file, done: null, wrong: [error.message], code: REFUSED }
  }
}

type Unread = Omit<Report, 'done'> & { readonly done: null }

function print(context: Context, game: RuledGame, done: ScriptRun): void {
  const { io, paint, texts } = context
  const voice = speaker(game, context.language)
  if (done.title !== '') io.out(`${paint.bold(done.title)}\n`)
  for (const step of done.steps) {
    if (step.choice !== '') io.out(`${step.seat} ${step.choice}${diceOf(context, step)}\n`)
    io.out(eventLines(context, voice, step.events))
  }
  for (const { line, text } of done.notes) {
    io.out(`${paint.dim(texts.run.forced(line, text))}\n`)
  }
  io.out(`\n${done.position}\n${decisionText(context, voice, game, done.state!)}`)
}

function diceOf(context: Context, { faces }: ScriptStep): string {
  return faces.length === 0 ? '' : `  ${context.paint.dim(`[${faces.join(' ')}]`)}`
}

function jsonOf(context: Context, { file, done, wrong, code }: Report | Unread): object {
  const head = { file, ok: code === OK, wrong }
  if (!done?.game || !done.state) return head
  const { game, state } = done
  const voice = speaker(game, context.language)
  return {
    ...head,
    title: done.title,
    rules: done.rules,
    game: game.id,
    steps: done.steps.map((step) => ({
      ...step,
      events: step.events.map((event) => toldEvent(voice, event)),
    })),
    position: done.position,
    hash: done.hash,
    ...decisionJson(voice, game, state),
    notes: done.notes,
    failures: done.failures,
    errors: done.errors,
  }
}
