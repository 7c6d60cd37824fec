import { cpus } from 'node:os'
import { gameOf, OK, writeJson, type CliCommand, type Context } from '../command.ts'
import { figuresOf, type SpeedFigures } from '../figures.ts'
import { round } from '../statistics.ts'

export const bench: CliCommand = {
  name: 'bench',
  spec: {
    positionals: ['game'],
    required: 0,
    options: { seconds: { value: 'number', most: 60 } },
  },
  run(context, args) {
    const { io } = context
    const id = args.positionals[0]
    const games = id === undefined ? io.games : [gameOf(context, id)]
    const figures = games.map((game) => figuresOf(game, args.numbers['seconds'] ?? 1))
    const machine = { node: process.version, cpu: cpus()[0]?.model.trim() ?? '' }
    if (context.json) writeJson(context, { ...machine, games: figures.map(rounded) })
    else io.out(`${table(context, figures)}\n\nNode ${machine.node}, ${machine.cpu}\n`)
    return OK
  },
}

function rounded(figures: SpeedFigures): SpeedFigures {
  return {
    ...figures,
    decisionsPerSecond: Math.round(figures.decisionsPerSecond),
    copyNs: round(figures.copyNs, 1),
    viewNs: round(figures.viewNs, 1),
    hashNs: round(figures.hashNs, 1),
    fingerprintNs: round(figures.fingerprintNs, 1),
    listNs: round(figures.listNs, 1),
    chancesMs: round(figures.chancesMs),
    verifyMs: round(figures.verifyMs),
    rateMs: figures.rateMs && round(figures.rateMs, 3),
    policyMs: figures.policyMs && round(figures.policyMs, 1),
  }
}

/** The table of docs/benchmarks.md, in Markdown. */
function table(context: Context, figures: readonly SpeedFigures[]): string {
  const texts = context.texts.bench
  const number = new Intl.NumberFormat(context.texts.locale, { maximumSignificantDigits: 3 })
  const rows = figures.map((it) => [
    it.game,
    number.format(it.decisionsPerSecond),
    `${number.format(it.copyNs)} ns`,
    `${number.format(it.viewNs)} ns`,
    `${number.format(it.hashNs)} ns`,
    `${number.format(it.fingerprintNs)} ns`,
    `${number.format(it.listNs)} ns`,
    `${number.format(it.chancesMs)} ms (${texts.paths(it.chancesPaths)})`,
    `${number.format(it.verifyMs)} ms (${texts.choices(it.verifyChoices)})`,
    it.rateMs === null ? '–' : `${number.format(it.rateMs)} ms`,
    it.policyMs === null ? '–' : `${number.format(it.policyMs)} ms`,
  ])
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [texts.heads, ['---', ...rows[0]!.slice(1).map(() => '---:')], ...rows]
    .map(line)
    .join('\n')
}
