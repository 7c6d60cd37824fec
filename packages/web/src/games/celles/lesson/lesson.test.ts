import { celles } from '@estafette/celles'
import { plansFor, spellPlan, type CellesState } from '@estafette/celles/screen'
import { makeNotation, type Game } from '@estafette/kernel'
import { stateOf } from '@estafette/table'
import { expect, test } from 'vitest'
import { cellesLesson } from './index.ts'
import { openLesson, walk } from '../../../learn/script.ts'
import { findSeed } from '../../../learn/seed.ts'
import { goThrough, pupilOf, thereAndBack, ways } from '../../../../test/pupil.ts'

const game = celles as unknown as Game
const pupil = pupilOf(game, cellesLesson, '116Pz-bayer')
const { place: hex, unit } = pupil

const ANOTHER_SEED =
  'the seed no longer tells the story: FIND_SEED=1 npx vitest run packages/web/src/games/celles/lesson -t seed finds another'

test('the seed tells the story', () => {
  try {
    expect(walk(game, cellesLesson).ok).toBe(true)
  } catch (error) {
    throw new Error(ANOTHER_SEED, { cause: error })
  }
})

test.runIf(process.env['FIND_SEED'])('a seed is found', () => {
  const seed = findSeed(game, cellesLesson, 'combat-roll', { from: 1, tries: 20_000_000 })
  process.stdout.write(`seed: '${seed ?? 'none'}'\n`)
  expect(seed).toBeDefined()
})

test.each(ways)('the learner gets through by the %s of the wanted choices', (_name, pick) => {
  const { runner, cues } = goThrough(pupil, cellesLesson, pick)
  expect(cues).toEqual(cellesLesson.cues.slice(1).map(({ id }) => id))
  const s = runner.session.known() as CellesState
  expect([s.turn, s.vp]).toEqual([2, 1])
  expect(s.place[unit('2Pz-recon')]).toBe(hex('0706'))
  expect(s.place[unit('Lehr-902')]).toBe(hex('2113'))
  expect(runner.session.deciding()).toBe(cellesLesson.seat)
})

test('whatever is skipped is done, and every cue can be gone back to', () => {
  thereAndBack(game, cellesLesson, pupil.open())
})

test('the table spells marches and attacks as the script has them', () => {
  const script = walk(game, cellesLesson)
  const { starts } = script.ok ? script.value : { starts: [] }
  let seen = 0
  for (const [index, { until }] of cellesLesson.cues.entries()) {
    const [turn] = 'play' in until ? until.play : []
    const lines = turn && 'ours' in turn ? turn.ours.filter((line) => line !== 'stop') : []
    const [first = ''] = lines
    if (!/^(?:move|attack)/.test(first)) continue
    const table = openLesson(game, cellesLesson, starts[index])
    if (!table.ok) throw new Error(table.reason)
    const s = stateOf(table.value) as CellesState
    const isMove = first.startsWith('move')
    const mover = isMove ? unit(first.slice('move '.length)) : s.active
    const goal = isMove ? hex(lines.at(-1)!.slice('to '.length)) : -1
    const plan = plansFor(s, [mover]).find(({ kind, place }) =>
      isMove ? place === goal : kind === 'attack',
    )
    const helpers = lines.flatMap((line) => line.match(/^support (.*)/)?.[1] ?? []).map(unit)
    const { choices } = spellPlan(s, { ...plan!, helpers })
    expect(choices.map((choice) => makeNotation(game, choice))).toEqual(lines)
    seen++
  }
  expect(seen).toBe(9)
})
