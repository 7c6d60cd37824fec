import { fastDice } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { legalChoices, stateOf } from '@estafette/table'
import { expect, test } from 'vitest'
import { gamesOfTheDay } from '../../../../../scripts/lanes.ts'
import { sitDown } from '../../../test/sitting.ts'
import { cues, cuesOf, hear, type TableSound, type Heard } from './cues.ts'
import { lengthOf, play, scores } from './synth.ts'

const MOVES = 90 // of a game that are listened to
const MOST_MOVES = 500 // or more, where it begins with a long set-up
const MOST = 0.3 // of the loudness of one sound
const LONGEST = 1 // second of a cue

test.each(gamesOfTheDay(games).map(({ id }) => id))(
  'dice are heard where chance was asked, moves where none was, and what is taken back is silent in %s',
  async (id) => {
    const { model, table } = await sitDown(id)
    const { session } = model
    const chance = fastDice(3)
    const heard = new Map<TableSound, number>()
    let before: Heard | null = null
    expect(cuesOf(model, null, hear(model))).toEqual([])
    for (let move = 0; (move < MOVES || heard.size === 0) && move < MOST_MOVES; move++) {
      if (session.outcome()) break
      if (session.awaited.value >= 0) session.arrive()
      const state = stateOf(table)
      const legal = legalChoices(table.game, state, table.game.toAct(state))
      before = hear(model)
      const count = table.entries.length
      await session.take([legal[chance.below(legal.length)]!], session.version.value)
      const found = cuesOf(model, before, hear(model))
      for (const cue of found) heard.set(cue, (heard.get(cue) ?? 0) + 1)
      const isChance = table.entries.slice(count).some(({ faces }) => faces.length > 0)
      if (found.includes('dice')) expect({ move, isChance }).toEqual({ move, isChance: true })
      expect(cuesOf(model, hear(model), before)).toEqual([])
    }
    console.log(id, Object.fromEntries(heard))
    expect(heard.get('turn')).toBeUndefined() // nobody else plays
    expect(heard.size).toBeGreaterThan(0)
  },
)

test('whoever waited for others hears that it is their turn, after what those did', async () => {
  const { model } = await sitDown()
  const others = { ...model, session: { ...model.session, sitters: ['human', 'greedy'] } }
  const now = hear(model)
  expect(cuesOf(others, { ...now, isMine: false }, { ...now, isMine: true })).toEqual(['turn'])
  expect(cuesOf(others, { ...now, isMine: true }, { ...now, isMine: true })).toEqual([])
  expect(cuesOf(model, { ...now, isMine: false }, { ...now, isMine: true })).toEqual([])
})

test('cues are short and quiet, and played one after the other', () => {
  for (const cue of cues) {
    expect(lengthOf(cue)).toBeLessThanOrEqual(LONGEST)
    for (const { loud } of scores[cue]) expect(loud).toBeLessThanOrEqual(MOST)
  }
  const starts: number[] = []
  const node = () => ({
    connect: () => {},
    start: (at: number) => void starts.push(at),
    stop: () => {},
    gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    frequency: { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} },
    Q: { value: 0 },
  })
  const audio = {
    currentTime: 5,
    sampleRate: 8000,
    destination: null,
    createGain: node,
    createOscillator: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createBuffer: (_: number, length: number) => ({
      getChannelData: () => new Float32Array(length),
    }),
  }
  play(audio as unknown as AudioContext, ['dice', 'turn'])
  expect(starts).toHaveLength(scores.dice.length + scores.turn.length)
  expect(Math.min(...starts)).toBeGreaterThan(5)
  expect(starts.at(-scores.turn.length)! - starts[0]!).toBeGreaterThan(lengthOf('dice'))
})
