import { textOf, type Args } from '../args.ts'
import { columns } from '../columns.ts'
import { gameOf, OK, writeJson, type CliCommand, type Context } from '../command.ts'
import { playWithCrew } from '../crew.ts'
import { makeFolder } from '../files.ts'
import { makeProgress } from '../progress.ts'
import { seatCount, seatsOf, setupOf, setupOptions } from '../setup.ts'
import type { Batch, PlayedBatch } from '../simulation.ts'
import { describe, round, type Distribution } from '../statistics.ts'
import { speaker } from '@estafette/words'
import type { Game } from '@estafette/kernel'

/** What a simulation found. */
interface Report {
  readonly game: string
  readonly scenario: string
  readonly options: Readonly<Record<string, string>>
  readonly seats: readonly string[]
  readonly seed: number
  readonly workers: number
  readonly games: number
  readonly decisions: number
  readonly seconds: number
  readonly decisionsPerSecond: number
  readonly wins: Readonly<Record<string, number>>
  readonly victories: Readonly<Record<string, number>>
  readonly victoriesBySide: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly scores: Distribution
  readonly lengths: Distribution
}

export const simulate: CliCommand = {
  name: 'simulate',
  spec: {
    positionals: ['game'],
    required: 1,
    options: {
      ...setupOptions,
      games: { value: 'number', least: 1, most: 10_000_000 },
      seed: { value: 'number' },
      seats: { value: 'text' },
      workers: { value: 'number', least: 1, most: 256 },
      save: { value: 'text' },
    },
  },
  async run(context, args) {
    const game = gameOf(context, args.positionals[0])
    const batch = batchOf(context, game, args)
    const saved = textOf(args, 'save')
    const kept = saved === undefined ? {} : { folder: makeFolder(context, saved) }
    const workers = args.numbers['workers'] ?? 1
    const progress = makeProgress(context)
    const began = performance.now()
    const played = await playWithCrew(context.io, game, { ...batch, ...kept }, workers, (done) => {
      const rate = Math.round((1000 * done) / (performance.now() - began))
      progress.show(done, batch.count, context.texts.simulate.rate(rate))
    })
    progress.clear()
    const report = reportOf(game, batch, workers, played)
    if (context.json) writeJson(context, report)
    else {
      context.io.out(print(context, game, report))
      const count = new Intl.NumberFormat(context.texts.locale).format(batch.count)
      if (saved !== undefined) context.io.out(`\n${context.texts.simulate.saved(count, saved)}\n`)
    }
    return OK
  },
}

function batchOf(context: Context, game: Game, args: Args): Batch {
  const setup = setupOf(context, game, args)
  return {
    game: game.id,
    setup,
    seats: seatsOf(context, seatCount(game, setup), args, 'random'),
    seed: args.numbers['seed'] ?? 1,
    first: 0,
    count: args.numbers['games'] ?? 100,
  }
}

function reportOf(game: Game, batch: Batch, workers: number, played: PlayedBatch): Report {
  const wins: Record<string, number> = Object.fromEntries(game.sides.map((side) => [side, 0]))
  const victories: Record<string, number> = {}
  const bySide: Record<string, Record<string, number>> = {}
  for (const index of played.ending) {
    const [side = '', kind = ''] = played.endings[index]!.split(' ')
    wins[side] = (wins[side] ?? 0) + 1
    victories[kind] = (victories[kind] ?? 0) + 1
    const kinds = (bySide[side] ??= {})
    kinds[kind] = (kinds[kind] ?? 0) + 1
  }
  const decisions = played.lengths.reduce((sum, length) => sum + length, 0)
  return {
    game: game.id,
    scenario: batch.setup.scenario,
    options: batch.setup.options,
    seats: batch.seats,
    seed: batch.seed,
    workers,
    games: batch.count,
    decisions,
    seconds: round(played.seconds),
    decisionsPerSecond: Math.round(decisions / played.seconds),
    wins,
    victories,
    victoriesBySide: bySide,
    scores: describe(played.scores),
    lengths: describe(played.lengths),
  }
}

/** What was played: the scenario only where the title of the game does not name it already. */
export function titleOf(shown: string, title: string, scenario: string): string {
  return title.includes(scenario) ? shown : `${shown}, ${scenario}`
}

function print(context: Context, game: Game, report: Report): string {
  const texts = context.texts.simulate
  const { bold } = context.paint
  const voice = speaker(game, context.language)
  const number = new Intl.NumberFormat(context.texts.locale)
  const percent = new Intl.NumberFormat(context.texts.locale, {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  const share = (count: number): string[] => [
    number.format(count),
    percent.format(count / report.games),
  ]
  const wins = Object.entries(report.wins).flatMap(([side, count]) => [
    [bold(side === '' ? texts.draw : voice.side(side)), ...share(count)],
    ...Object.entries(report.victoriesBySide[side] ?? {}).map(([kind, count]) => [
      `  ${kind}`,
      ...share(count),
    ]),
  ])
  return `${[
    `${titleOf(bold(voice.title), voice.title, voice.scenario(report.scenario).title)}, ${report.seats.join(' – ')}`,
    texts.summary(
      number.format(report.games),
      number.format(report.decisions),
      number.format(report.seconds),
      number.format(report.decisionsPerSecond),
    ),
    '',
    columns(wins, [1, 2]),
    '',
    bold(texts.scores),
    spread(context, report.scores, number),
    '',
    bold(texts.lengths),
    spread(context, report.lengths, number),
  ].join('\n')}\n`
}

const BAR = 40

function spread(context: Context, values: Distribution, number: Intl.NumberFormat): string {
  const texts = context.texts.simulate
  const most = Math.max(...values.histogram.map((bin) => bin.count))
  const rows = values.histogram.map((bin) => [
    bin.from === bin.to ? `${bin.from}` : `${bin.from}–${bin.to}`,
    number.format(bin.count),
    '█'.repeat(Math.round((bin.count / most) * BAR)),
  ])
  const line = texts.spread(
    (['min', 'p10', 'median', 'mean', 'p90', 'max'] as const).map((key) =>
      number.format(round(values[key], 1)),
    ),
  )
  return `${line}\n${columns(rows, [0, 1])}`
}
