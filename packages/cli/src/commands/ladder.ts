import { resolve } from 'node:path'
import { FIXED_POINT, levels } from '@estafette/bots'
import type { Game } from '@estafette/kernel'
import { brainOf } from '@estafette/registry/brains'
import { textOf } from '../args.ts'
import { columns } from '../columns.ts'
import { gameOf, OK, writeJson, type CliCommand, type Context } from '../command.ts'
import { matchOptions, setupOf } from '../setup.ts'
import { contest, type MatchReport } from './match.ts'

/** A rung of the ladder: a level, and what it scored against the one below it. */
type Rung = Pick<
  MatchReport,
  'players' | 'score' | 'low' | 'high' | 'pairs' | 'sides' | 'elo' | 'secondsPerTurn95'
> & { readonly isStronger: boolean }

const PAIRS = 100

export const ladder: CliCommand = {
  name: 'ladder',
  spec: {
    positionals: ['game'],
    required: 1,
    options: matchOptions,
  },
  async run(context, args) {
    const game = gameOf(context, args.positionals[0])
    const setup = setupOf(context, game, args)
    const seed = args.numbers['seed'] ?? 1
    const file = textOf(args, 'keep')
    const venue = {
      workers: args.numbers['workers'] ?? 1,
      ...(file !== undefined && { file: resolve(context.io.cwd, file) }),
    }
    const rungs: Rung[] = []
    for (const players of pairings(game)) {
      const count = args.numbers['pairs'] ?? PAIRS
      const part = { game: game.id, setup, players, seed, first: 0, count }
      rungs.push(rungOf(await contest(context, game, part, venue)))
    }
    if (context.json) writeJson(context, { game: game.id, scenario: setup.scenario, seed, rungs })
    else context.io.out(print(context, rungs))
    return OK
  },
}

/** Each level against the one below it, and the captain against what it was at first. */
function pairings(game: Game): readonly (readonly [string, string])[] {
  const brain = brainOf(game)
  const known = levels.filter((level) => level !== 'colonel' || brain?.search)
  const steps = known.slice(1).map((level, below) => [level, known[below]!] as const)
  return brain?.levels?.[FIXED_POINT] ? [...steps, ['captain', FIXED_POINT]] : steps
}

function rungOf(report: MatchReport): Rung {
  const { players, score, low, high, pairs, sides, elo, secondsPerTurn95 } = report
  const isStronger = low > 0.5
  return { players, score, low, high, pairs, sides, elo, secondsPerTurn95, isStronger }
}

function print(context: Context, rungs: readonly Rung[]): string {
  const { texts } = context
  const percent = new Intl.NumberFormat(texts.locale, { style: 'percent' })
  const number = new Intl.NumberFormat(texts.locale)
  const rows = rungs.map(({ players: [one, other], ...rung }) => [
    texts.ladder.against(one, other),
    percent.format(rung.score),
    texts.ladder.range(percent.format(rung.low), percent.format(rung.high)),
    texts.ladder.pairs(number.format(rung.pairs)),
    texts.ladder.turn(number.format(rung.secondsPerTurn95)),
    rung.isStronger ? texts.ladder.stronger : texts.ladder.noise,
  ])
  return `${columns(rows, [1])}\n`
}
