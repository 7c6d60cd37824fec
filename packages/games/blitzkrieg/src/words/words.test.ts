import { fastDice } from '@estafette/kernel'
import { voicesOf, wordsSuite, type PlayThrough } from '@estafette/words/suite'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isLong } from '../../../../../scripts/lanes.ts'
import { checked, everyBattle, training } from '../battles.ts'
import { promptArgs } from '../prompt.ts'
import { chapters } from '../rules/index.ts'
import { MOST_CHOICES, type BlitzState } from '../state.ts'
import { STEP } from '../steps.ts'
import { boldest } from '../testing.ts'
import { victories } from '../victories.ts'

const playing =
  (game: (typeof everyBattle)[number]): PlayThrough<BlitzState> =>
  (setup, seed, onState, tell) => {
    const created = game.create(setup)
    if (!created.ok) throw new Error(created.reason)
    const s = created.value
    const dice = fastDice(seed)
    const chooser = fastDice(seed + 1000)
    const out = new Int32Array(MOST_CHOICES)
    game.start(s, dice, tell)
    for (onState(s); game.outcome(s) === null; onState(s)) {
      const seat = game.toAct(s)
      const all = Array.from(out.subarray(0, game.choices(s, seat, out)))
      const choices = s.step === STEP['on-the-way'] ? boldest(s, all) : all
      game.play(s, seat, choices[chooser.below(choices.length)]!, dice, tell)
    }
  }

const events = readFileSync(new URL('../events.ts', import.meta.url), 'utf8')

for (const game of everyBattle) {
  const created = game.create({ scenario: 'battle', options: {} })
  if (!created.ok) throw new Error(created.reason)
  const on = Object.fromEntries(game.options.map(({ id }) => [id, 'on']))
  wordsSuite(
    { ...game, chapters },
    {
      events,
      outcomes: victories,
      endings: [
        { winner: -1, kind: 'draw', score: 0, margins: [0, 0] },
        { winner: 0, kind: 'tactical', score: 5, margins: [5, -5] },
        { winner: 1, kind: 'operational', score: -14, margins: [-14, 14] },
        { winner: 0, kind: 'strategic', score: 40, margins: [40, -40] },
        { winner: 1, kind: 'immediate', score: 3, margins: [3, -3] },
      ],
      apart: ['unit', 'hex', 'group', 'air', 'hexside'],
      prompts: [
        {
          turn: 20,
          count: 6,
          markers: 12,
          left: 9,
          column: 4,
          shift: -3,
          cover: 12,
          exploiting: 1,
        },
      ],
      promptGaps: Object.keys(promptArgs(created.value)),
      refusalGaps: ['turn', 'side', 'unit', 'hex', 'air', 'left', 'cost'],
      games: isLong || game === training ? [[{ scenario: 'battle', options: on }, 12]] : [],
      mustAsk: ['move', 'on-the-way'],
      play: playing(game),
    },
  )
}

test('points are told in halves, as each language writes them', () => {
  const event = { type: 'moved', rule: 'BLZ-MOV-1', unit: 0, from: 0, to: 1, cost: 1, left: 7 }
  expect(voicesOf(checked).map((voice) => voice.event(event))).toEqual([
    '1/5 (3 Pz) moves from 0101 to 0102 for ½ MP, 3½ left.',
    '1/5 (3 Pz) va de 0101 à 0102\u00A0: ½\u00A0PM, reste 3½.',
  ])
})
