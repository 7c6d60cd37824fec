import { resolve } from 'node:path'
import { playerNames } from '@estafette/bots'
import type { Game } from '@estafette/kernel'
import { eloOf, scoreOf, sprtOf, type Played, type Sprt } from '@estafette/lab'
import { speaker } from '@estafette/words'
import { textOf } from '../args.ts'
import { columns } from '../columns.ts'
import { gameOf, OK, writeJson, type CliCommand, type Context } from '../command.ts'
import { playMatch } from '../crew.ts'
import { openKeeper } from '../keeper.ts'
import type { MatchPart } from '../match.ts'
import { makeProgress } from '../progress.ts'
import { refuse } from '../refusal.ts'
import { matchOptions, setupOf } from '../setup.ts'
import { round } from '../statistics.ts'
import { titleOf } from './simulate.ts'

/** What a match found: scores from 0 to 1 are those of the first player. */
export interface MatchReport {
  readonly game: string
  readonly scenario: string
  readonly options: Readonly<Record<string, string>>
  readonly players: readonly [string, string]
  readonly seed: number
  readonly pairs: number
  readonly score: number
  readonly low: number // of 95 %, over pairs
  readonly high: number
  readonly elo: number
  readonly eloLow: number
  readonly eloHigh: number
  readonly sides: Readonly<Record<string, number>> // the same by the side that it had
  readonly margin: number // by the points of the game
  readonly sprt: Sprt // of 0 against 20 Elo
  readonly secondsPerTurn: number // of the first player, mean
  readonly secondsPerTurn95: number // and 95th percentile
  readonly seconds: number
}

const PAIRS = 100
const SPRT = [0, 20] as const // Elo

export const match: CliCommand = {
  name: 'match',
  spec: {
    positionals: ['game', 'player', 'player'],
    required: 3,
    options: matchOptions,
  },
  async run(context, args) {
    const game = gameOf(context, args.positionals[0])
    const part: MatchPart = {
      game: game.id,
      setup: setupOf(context, game, args),
      players: [playerIn(context, args.positionals[1]!), playerIn(context, args.positionals[2]!)],
      seed: args.numbers['seed'] ?? 1,
      first: 0,
      count: args.numbers['pairs'] ?? PAIRS,
    }
    const file = textOf(args, 'keep')
    const report = await contest(context, game, part, {
      workers: args.numbers['workers'] ?? 1,
      ...(file !== undefined && { file: resolve(context.io.cwd, file) }),
    })
    if (context.json) writeJson(context, report)
    else context.io.out(print(context, game, report))
    return OK
  },
}

/** How a match is played: in how many threads, and where its pairs are kept. */
export interface Venue {
  readonly workers: number
  readonly file?: string
}

/** Plays a match, or what is left of one that was kept, and says what it found. */
export async function contest(
  context: Context,
  game: Game,
  part: MatchPart,
  { workers, file }: Venue,
): Promise<MatchReport> {
  const keeper = openKeeper(file, part)
  const pairs = new Map(keeper.kept)
  const had = pairs.size
  const progress = makeProgress(context)
  const began = performance.now()
  const rest = { ...part, first: part.first + had, count: part.count - had }
  if (rest.count > 0) {
    await playMatch(context.io, game, rest, workers, (number, pair) => {
      pairs.set(number, pair)
      keeper.keep(number, pair)
      const left = ((performance.now() - began) / (pairs.size - had)) * (part.count - pairs.size)
      progress.show(pairs.size, part.count, context.texts.match.left(Math.ceil(left / 1000)))
    })
  }
  progress.clear()
  const played = [...pairs].toSorted(([one], [other]) => one - other).map(([, pair]) => pair)
  return reportOf(game, part, played, (performance.now() - began) / 1000)
}

function playerIn(context: Context, name: string): string {
  if (!playerNames.includes(name)) refuse(context.texts.errors.unknownPlayer(name, playerNames))
  return name
}

function reportOf(
  game: Game,
  { setup, players, seed }: MatchPart,
  pairs: readonly (readonly [Played, Played])[],
  seconds: number,
): MatchReport {
  const scores = pairs.map(([one, other]) => (one.score + other.score) / 2)
  const { score, low, high } = scoreOf(scores)
  const all = pairs.flat()
  const turns = all.flatMap((played) => played.turns).toSorted((a, b) => a - b)
  const sides = game.sides.map((name, side) => {
    const own = all.filter((played) => played.side === side)
    return [name, round(meanOf(own.map((played) => played.score)))] as const
  })
  return {
    game: game.id,
    scenario: setup.scenario,
    options: setup.options,
    players,
    seed,
    pairs: pairs.length,
    score: round(score),
    low: round(low),
    high: round(high),
    elo: Math.round(eloOf(score)),
    eloLow: Math.round(eloOf(low)),
    eloHigh: Math.round(eloOf(high)),
    sides: Object.fromEntries(sides),
    margin: round(meanOf(all.map(({ margin }) => margin)), 1),
    sprt: sprtOf(scores, ...SPRT),
    secondsPerTurn: round(meanOf(turns) / 1000),
    secondsPerTurn95: round((turns[Math.ceil(0.95 * turns.length) - 1] ?? 0) / 1000),
    seconds: round(seconds, 1),
  }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)
}

function print(context: Context, game: Game, report: MatchReport): string {
  const texts = context.texts.match
  const voice = speaker(game, context.language)
  const { locale } = context.texts
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const number = new Intl.NumberFormat(locale)
  const rows = Object.entries(report.sides).map(([side, score]) => [
    voice.side(side),
    percent.format(score),
  ])
  const title = context.paint.bold(voice.title)
  return `${[
    titleOf(title, voice.title, voice.scenario(report.scenario).title),
    texts.score(
      report.players,
      percent.format(report.score),
      percent.format(report.low),
      percent.format(report.high),
      number.format(report.pairs),
    ),
    texts.elo(
      number.format(report.elo),
      number.format(report.eloLow),
      number.format(report.eloHigh),
    ),
    texts.sprt[report.sprt],
    '',
    columns(rows, [1]),
    '',
    texts.time(number.format(report.secondsPerTurn), number.format(report.secondsPerTurn95)),
  ].join('\n')}\n`
}
