import { training } from '@estafette/blitzkrieg'
import { makePlans, score, type BlitzState } from '@estafette/blitzkrieg/screen'
import { makeNotation, type Game } from '@estafette/kernel'
import { stateOf } from '@estafette/table'
import { expect, test } from 'vitest'
import { openLesson, walk } from '../../../learn/script.ts'
import { findSeed } from '../../../learn/seed.ts'
import { goThrough, pupilOf, thereAndBack, ways } from '../../../../test/pupil.ts'
import { trainingLesson } from './index.ts'

const game = training as unknown as Game
const pupil = pupilOf(game, trainingLesson, 'vor-I/LR')
const { place: hex, unit } = pupil

const ANOTHER_SEED =
  'the seed no longer tells the story: FIND_SEED=1 npx vitest run packages/web/src/games/blitzkrieg/lesson -t seed finds another'

test('the seed tells the story', () => {
  try {
    expect(walk(game, trainingLesson).ok).toBe(true)
  } catch (error) {
    throw new Error(ANOTHER_SEED, { cause: error })
  }
})

test.runIf(process.env['FIND_SEED'])(
  'a seed is found',
  () => {
    const seed = findSeed(game, trainingLesson, 'combat-roll', { from: 1, tries: 2_000_000 })
    process.stdout.write(`seed: '${seed ?? 'none'}'\n`)
    expect(seed).toBeDefined()
  },
  600_000,
)

test.each(ways)('the learner gets through by the %s of the wanted choices', (_name, pick) => {
  const { runner, cues } = goThrough(pupil, trainingLesson, pick)
  expect(cues).toEqual(trainingLesson.cues.slice(1).map(({ id }) => id))
  const s = runner.session.known() as BlitzState
  expect(s.turn).toBe(2)
  expect(['vor-1/L', 'vor-I/LR'].map((code) => s.place[unit(code)])).toEqual([
    hex('0504'),
    hex('0504'),
  ])
  expect(['ecole-1/26', 'ecole-2/26'].map((code) => s.place[unit(code)])).toEqual([
    s.board.eliminated,
    s.board.eliminated,
  ])
  // Two companies, two villages, and 2 for standing in Vieux-Pont; the French have Sainte-Anne.
  expect([score(s, 0), score(s, 1)]).toEqual([12, 2])
  expect(runner.session.deciding()).toBe(trainingLesson.seat)
})

test('whatever is skipped is done, and every cue can be gone back to', () => {
  thereAndBack(game, trainingLesson, pupil.open())
})

test('the table spells marches, shells and attacks as the script has them', () => {
  const script = walk(game, trainingLesson)
  const { starts } = script.ok ? script.value : { starts: [] }
  let seen = 0
  for (const [index, { until }] of trainingLesson.cues.entries()) {
    const ours =
      'play' in until ? until.play.flatMap((turn) => ('ours' in turn ? turn.ours : [])) : []
    const lines = ours.filter((line) => !/^(?:stop|done)/.test(line))
    if (!/^(?:move|enter|bombard|target)/.test(ours[0] ?? '')) continue
    const table = openLesson(game, trainingLesson, starts[index])
    if (!table.ok) throw new Error(table.reason)
    const s = stateOf(table.value) as BlitzState
    const targets = (verb: string): number[] =>
      lines.flatMap((line) => (line.startsWith(`${verb} `) ? unit(line.split(' ')[1]!) : []))
    const units = ['move', 'enter', 'bombard', 'attack'].flatMap(targets)
    const goal = lines.findLast((line) => /^(?:to|shell|target) /.test(line))!.split(' ')[1]!
    const planner = makePlans(training, s.board)
    const plan = planner.plansFor(s, units).find(({ place }) => place === hex(goal))
    const spelled = planner.spellPlan(s, plan!).choices.map((one) => makeNotation(game, one))
    expect(spelled.filter((line) => line !== 'stop')).toEqual(lines)
    seen++
  }
  expect(seen).toBe(9)
})

test('what is not due yet is not pointed at', () => {
  const runner = pupil.open({ from: 'enter' })
  const isDue = ['enter pz-2/L', 'done'].map((line) => runner.isDue(line))
  expect(isDue).toEqual([true, false])
  for (let acts = 0; acts < 6; acts++) pupil.obey(runner, (choices) => choices[0]!)
  expect(runner.isDue('done')).toBe(true)
  expect(runner.isDue('no line of this cue')).toBe(true)
})
