import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { FIXED_POINT } from '@estafette/bots'
import type { Setup, Tunable } from '@estafette/kernel'
import { tune as tuneBeliefs, type KeptRound, type Tuned } from '@estafette/lab'
import { brainOf } from '@estafette/registry/brains'
import { textOf } from '../args.ts'
import { columns } from '../columns.ts'
import { gameOf, OK, writeJson, type CliCommand, type Context } from '../command.ts'
import { makeProgress } from '../progress.ts'
import { refuse } from '../refusal.ts'
import { createState, setupOf, setupOptions } from '../setup.ts'

const ROUNDS = 10
const SAMPLES = 16
const PAIRS = 8
const ELITE = 4 // the best of so many samples, one in
const SPREAD = 0.4

export const tune: CliCommand = {
  name: 'tune',
  spec: {
    positionals: ['game'],
    required: 1,
    options: {
      ...setupOptions,
      rounds: { value: 'number', least: 1, most: 1000 },
      samples: { value: 'number', least: 4, most: 1000 },
      pairs: { value: 'number', least: 1, most: 10_000 },
      seed: { value: 'number' },
      keep: { value: 'text' },
    },
  },
  run(context, args) {
    const game = gameOf(context, args.positionals[0])
    const brain = brainOf(game)
    if (!brain?.tunable) return refuse(context.texts.errors.nothingTunable(game.id))
    const { numbers } = args
    const samples = numbers['samples'] ?? SAMPLES
    const tuning = {
      rounds: numbers['rounds'] ?? ROUNDS,
      samples,
      pairs: numbers['pairs'] ?? PAIRS,
      seed: numbers['seed'] ?? 1,
      elite: Math.max(2, Math.round(samples / ELITE)),
      spread: SPREAD,
    }
    const asked = setupOf(context, game, args)
    const setups: readonly Setup[] =
      textOf(args, 'scenario') === undefined
        ? game.scenarios.map((scenario) => ({ ...asked, scenario }))
        : [asked]
    const initials = setups.map((setup) => createState(game, setup))
    const rival = brain.levels?.[FIXED_POINT] ?? brain
    const { rounds: _, ...same } = tuning
    const keeper = openRounds(context, textOf(args, 'keep'), { game: game.id, ...same })
    const progress = makeProgress(context)
    const began = performance.now()
    const all = tuning.rounds * samples * tuning.pairs
    const had = keeper.kept.length * samples * tuning.pairs
    let done = had
    const tuned = last(
      tuneBeliefs(game, initials, brain.tunable, rival, tuning, {
        ...keeper,
        played() {
          const left = ((performance.now() - began) / (++done - had)) * (all - done)
          progress.show(done, all, context.texts.match.left(Math.ceil(left / 1000)))
        },
      }),
    )
    progress.clear()
    const beliefs = believed(brain.tunable, tuned)
    if (context.json) writeJson(context, { game: game.id, ...tuning, best: tuned.best, beliefs })
    else context.io.out(print(context, brain.tunable, beliefs))
    return OK
  },
}

function last(rounds: Generator<Tuned, Tuned, void>): Tuned {
  let step = rounds.next()
  while (!step.done) step = rounds.next()
  return step.value
}

const DIGITS = 4

function believed({ names, values }: Tunable, { factors }: Tuned): Record<string, number> {
  return Object.fromEntries(
    names.map((name, i) => [name, Number((values[i]! * factors[i]!).toPrecision(DIGITS))]),
  )
}

/** Rounds that were played before with the same tuning, and where more of them are kept. */
function openRounds(context: Context, name: string | undefined, tuning: object) {
  if (name === undefined) return { kept: [], keep() {} }
  const file = resolve(context.io.cwd, name)
  const what = JSON.stringify(tuning)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const kept = lines
    .map((line): KeptRound & { tuning: unknown } => JSON.parse(line))
    .filter((line) => JSON.stringify(line.tuning) === what)
  return {
    kept,
    keep: (round: KeptRound) =>
      appendFileSync(file, `${JSON.stringify({ tuning: JSON.parse(what), ...round })}\n`),
  }
}

function print(
  context: Context,
  { names, values }: Tunable,
  beliefs: Readonly<Record<string, number>>,
): string {
  const number = new Intl.NumberFormat(context.texts.locale, { maximumSignificantDigits: DIGITS })
  const rows = names.map((name, i) => [
    name,
    number.format(values[i]!),
    number.format(beliefs[name]!),
  ])
  return `${context.texts.tune.heading}\n\n${columns(rows, [1, 2])}\n`
}
