import type { Language } from '@estafette/kernel'
import { whyLeftOut, leftOut } from '@estafette/registry/workshop'
import { parseArgs } from './args.ts'
import { isLanguage, OK, REFUSED, type CliCommand, type Context } from './command.ts'
import { bench } from './commands/bench.ts'
import { check } from './commands/check.ts'
import { fit } from './commands/fit.ts'
import { fuzz } from './commands/fuzz.ts'
import { games } from './commands/games.ts'
import { help, helpText } from './commands/help.ts'
import { host } from './commands/host.ts'
import { ladder } from './commands/ladder.ts'
import { match } from './commands/match.ts'
import { play } from './commands/play.ts'
import { position } from './commands/position.ts'
import { replay } from './commands/replay.ts'
import { rules } from './commands/rules.ts'
import { run } from './commands/run.ts'
import { simulate } from './commands/simulate.ts'
import { tune } from './commands/tune.ts'
import { verify } from './commands/verify.ts'
import type { Io } from './io.ts'
import { makePaint } from './paint.ts'
import { UsageRefusal } from './refusal.ts'
import { texts } from './texts/index.ts'

/** Every command, in the order of the help. */
export const commands: readonly CliCommand[] = [
  games,
  simulate,
  match,
  ladder,
  tune,
  fit,
  fuzz,
  run,
  replay,
  verify,
  position,
  check,
  rules,
  bench,
  play,
  host,
  help,
]

/** Runs a command line and returns its exit code. */
export async function estafette(argv: readonly string[], io: Io): Promise<number> {
  const language = languageOf(argv, io)
  tellLeftOut(argv, io)
  try {
    return await dispatch(argv, io, language)
  } catch (error) {
    if (!(error instanceof UsageRefusal)) throw error
    io.err(`estafette: ${error.message}\n`)
    return REFUSED
  } finally {
    io.hangUp()
  }
}

/** A battle that cannot be built is named once; `check` says what is wrong with it. */
function tellLeftOut([command]: readonly string[], io: Io): void {
  if (command === check.name) return
  for (const one of leftOut) {
    io.err(`estafette: battle "${one.id}" is left out: ${whyLeftOut(one)}; see estafette check\n`)
  }
}

function dispatch(argv: readonly string[], io: Io, language: Language): number | Promise<number> {
  const context: Context = {
    io,
    language,
    texts: texts[language],
    paint: makePaint(io),
    json: argv.includes('--json'),
  }
  const { errors } = context.texts
  const at = argv.findIndex((word, index) => !word.startsWith('-') && argv[index - 1] !== '--lang')
  const name = at < 0 ? 'help' : argv[at]!
  const command = commands.find((command) => command.name === name)
  if (!command) {
    throw new UsageRefusal(
      errors.unknownCommand(
        name,
        commands.map((command) => command.name),
      ),
    )
  }
  const parsed = parseArgs(at < 0 ? argv : argv.toSpliced(at, 1), command.spec, context.texts)
  if (!parsed.ok) throw new UsageRefusal(parsed.reason)
  const args = parsed.value
  const lang = args.texts['lang']?.[0]
  if (lang !== undefined && !isLanguage(lang)) throw new UsageRefusal(errors.unknownLanguage(lang))
  if (args.flags.has('help') && at >= 0) {
    io.out(helpText(context, command.name))
    return OK
  }
  return command.run(context, args)
}

/** The language asked for, else that of the system, else English. */
function languageOf(argv: readonly string[], io: Io): Language {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='))
  const word = argv[at]
  const asked = word?.startsWith('--lang=') ? word.slice('--lang='.length) : argv[at + 1]
  const system = io.env['LC_ALL'] || io.env['LC_MESSAGES'] || io.env['LANG'] || ''
  const wanted = at >= 0 && asked !== undefined ? asked : system.slice(0, 2)
  return isLanguage(wanted) ? wanted : 'en'
}
