import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Game, Setup } from '@estafette/kernel'
import { learn, selfPlay, type Learning } from '@estafette/lab'
import { brainOf } from '@estafette/registry/brains'
import { textOf } from '../args.ts'
import { columns } from '../columns.ts'
import { gameOf, OK, writeJson, type CliCommand, type Context } from '../command.ts'
import { makeProgress } from '../progress.ts'
import { refuse } from '../refusal.ts'
import { createState, setupOf, setupOptions } from '../setup.ts'

const GAMES = 200
const EVERY = 20 // decisions
const NOISE = 0.02
const RIDGE = 3000

export const fit: CliCommand = {
  name: 'fit',
  spec: {
    positionals: ['game'],
    required: 1,
    options: {
      ...setupOptions,
      games: { value: 'number', least: 8, most: 1_000_000 },
      seed: { value: 'number' },
      every: { value: 'number', least: 1, most: 10_000 },
      out: { value: 'text' },
    },
  },
  run(context, args) {
    const game = gameOf(context, args.positionals[0])
    const brain = brainOf(game)
    if (!brain?.learnt) return refuse(context.texts.errors.nothingLearnt(game.id))
    const games = args.numbers['games'] ?? GAMES
    const seed = args.numbers['seed'] ?? 1
    const asked = setupOf(context, game, args)
    const setups: readonly Setup[] =
      textOf(args, 'scenario') === undefined
        ? game.scenarios.map((scenario) => ({ ...asked, scenario }))
        : [asked]
    const progress = makeProgress(context)
    const began = performance.now()
    const play = { games, seed, noise: NOISE, every: args.numbers['every'] ?? EVERY }
    const initials = setups.map((setup) => createState(game, setup))
    const rows = selfPlay(game, brain, brain.learnt.features, initials, play, (done) => {
      const left = ((performance.now() - began) / done) * (games - done)
      progress.show(done, games, context.texts.match.left(Math.ceil(left / 1000)))
    })
    progress.clear()
    const lesson = learn(game, brain, rows, RIDGE)
    const report = { game: game.id, seed, ...lesson }
    const file = textOf(args, 'out')
    if (file !== undefined) {
      writeFileSync(resolve(context.io.cwd, file), `${JSON.stringify(report, null, 2)}\n`)
    }
    if (context.json) writeJson(context, report)
    else context.io.out(print(context, game, lesson))
    return OK
  },
}

function print(context: Context, game: Game, lesson: Learning): string {
  const texts = context.texts.fit
  const number = new Intl.NumberFormat(context.texts.locale, { maximumSignificantDigits: 4 })
  const { found } = lesson
  const quality =
    lesson.by === 'margin'
      ? texts.margin(number.format(lesson.found.error), number.format(lesson.found.blind))
      : texts.chance(number.format(lesson.blind))
  const weights = Object.entries(found.weights).map(([name, one]) => [name, number.format(one)])
  return `${[
    texts.games(game.id, number.format(found.games), number.format(lesson.rows)),
    texts.brier(number.format(found.brier), number.format(100 * found.calibration)),
    quality,
    '',
    columns(weights, [1]),
  ].join('\n')}\n`
}
