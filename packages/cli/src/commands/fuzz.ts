import {
  allSetups,
  createState,
  diceFrom,
  examineGame,
  examineTables,
  fastDice,
  makeNotation,
  openBook,
  playRandomly,
  type Examination,
  type RuledGame,
  type Move,
  type Setup,
} from '@estafette/kernel'
import { makeScript, seatWords } from '@estafette/table'
import { examineMessages } from '@estafette/words'
import { battlesOf, FAILED, OK, writeJson, type CliCommand, type Context } from '../command.ts'
import { writeText } from '../files.ts'
import { makeProgress } from '../progress.ts'
import { seedOf } from '../seed.ts'
import { round } from '../statistics.ts'

/** A game that broke a promise of the rules. */
interface Failure {
  readonly setup: Setup
  readonly seed: number
  readonly examination: Examination
}

export const fuzz: CliCommand = {
  name: 'fuzz',
  spec: {
    positionals: ['game'],
    required: 1,
    options: {
      decisions: { value: 'number', least: 1, most: 1_000_000_000 },
      seed: { value: 'number' },
    },
  },
  run(context, args) {
    const battles = battlesOf(context, args.positionals[0])
    const wanted = Math.ceil((args.numbers['decisions'] ?? 200_000) / battles.length)
    const seed = args.numbers['seed'] ?? 1
    const found = battles.map((game) => {
      if (!context.json && battles.length > 1) context.io.out(`${context.paint.bold(game.id)}  `)
      const { report, failure } = tryOut(context, game, wanted, seed)
      if (!context.json) print(context, report, failure)
      return report
    })
    if (context.json) writeJson(context, found.length > 1 ? found : found[0])
    return found.every(({ ok }) => ok) ? OK : FAILED
  },
}

/** Plays so much of a game, and says what was found. */
function tryOut(context: Context, game: RuledGame, wanted: number, seed: number) {
  const began = performance.now()
  const { decisions, games, setups, failure } = search(context, game, wanted, seed)
  const seconds = (performance.now() - began) / 1000
  const faults = [
    ...examineTables(game),
    ...examineMessages(game),
    ...(failure?.examination.faults ?? []),
  ]
  const file = failure ? `fuzz-${game.id}-${seed}.script` : null
  if (failure && file !== null) writeText(context, file, scriptOf(game, failure))
  const report = {
    ok: faults.length === 0,
    game: game.id,
    seed,
    decisions,
    games,
    setups,
    seconds: round(seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    faults,
    file,
  }
  return { report, failure }
}

interface Searched {
  readonly decisions: number
  readonly games: number
  readonly setups: number // how many of them were played
  readonly failure: Failure | null
}

/** Plays game after game, each with the next setup, until enough was decided or one fails. */
function search(context: Context, game: RuledGame, wanted: number, series: number): Searched {
  const book = openBook(game)
  const setups = allSetups(game)
  const progress = makeProgress(context)
  const began = performance.now()
  let decisions = 0
  let games = 0
  let failure: Failure | null = null
  while (decisions < wanted && !failure) {
    const setup = setups[games % setups.length]!
    const seed = seedOf(series, games) % 2 ** 32 // random play keeps no more of it
    const examination = examineGame(book, setup, seed)
    games++
    decisions += examination.decisions
    if (examination.faults.length > 0) failure = { setup, seed, examination }
    const rate = Math.round((1000 * decisions) / (performance.now() - began))
    progress.show(decisions, wanted, context.texts.fuzz.rate(rate))
  }
  progress.clear()
  return { decisions, games, setups: Math.min(games, setups.length), failure }
}

/** A script that plays the failed game up to the choice that showed the fault. */
function scriptOf(game: RuledGame, failure: Failure): string {
  const { setup, seed, examination } = failure
  const dice: number[] = []
  const moves: { seat: string; choice: string }[] = []
  const { below } = fastDice(seed)
  const noting = diceFrom((sides) => {
    dice.push(below(sides) + 1)
    return dice.at(-1)!
  })
  try {
    const state = createState(game, setup)
    game.start(state, noting)
    for (const { seat, choice } of movesOf(game, failure)) {
      moves.push({ seat: seatWords(game, state)[seat]!, choice: makeNotation(game, choice) })
      game.play(state, seat, choice, noting)
    }
  } catch {
    // What is thrown here is what the script is written for.
  }
  const title = `fuzz: ${firstLine(examination.faults[0] ?? '')}`
  const remarks = examination.faults.map((fault) => `# ${firstLine(fault)}\n`).join('')
  return makeScript({ title, game, start: { setup }, dice, moves }) + remarks
}

/** The choices of the failed game: one more than it counted if the last one was never finished. */
function movesOf(game: RuledGame, { setup, seed, examination }: Failure): Move[] {
  const { decisions, position, choice } = examination
  const moves: Move[] = []
  let isUnfinished = false
  try {
    playRandomly(game, setup, seed, {
      onMove: (_, seat, choice) => void moves.push({ seat, choice }),
      onState(state, count) {
        if (count === decisions) isUnfinished = choice !== '' && game.write(state) === position
      },
      decisionsLimit: decisions + 1,
    })
  } catch {
    // The same.
  }
  return moves.slice(0, isUnfinished ? decisions + 1 : decisions)
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]!
}

function print(
  context: Context,
  report: Omit<Searched, 'failure'> & {
    readonly decisionsPerSecond: number
    readonly faults: readonly string[]
    readonly file: string | null
  },
  failure: Failure | null,
): void {
  const texts = context.texts.fuzz
  const { green, red } = context.paint
  const number = new Intl.NumberFormat(context.texts.locale)
  context.io.out(
    `${texts.summary(
      number.format(report.decisions),
      number.format(report.games),
      number.format(report.setups),
      number.format(report.decisionsPerSecond),
    )}\n`,
  )
  if (report.faults.length === 0) {
    context.io.out(`${green(texts.sound)}\n`)
    return
  }
  for (const fault of report.faults) context.io.err(`${red(fault)}\n`)
  if (!failure) return
  const { position, choice } = failure.examination
  context.io.err(`${position}${choice === '' ? '' : `${texts.after(choice)}\n`}`)
  if (report.file !== null) context.io.err(`${texts.written(report.file)}\n`)
}
