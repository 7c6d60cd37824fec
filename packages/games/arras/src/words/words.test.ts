import { voicesOf, wordsSuite } from '@estafette/words/suite'
import { choicesOf, playRandomly, verbOf, type Setup } from '@estafette/kernel'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sampleOf } from '../../../../../scripts/lanes.ts'
import { arras } from '../game.ts'
import { chapters } from '../rules/index.ts'
import { promptArgs } from '../prompt.ts'
import { standardBoard } from '../data/board.ts'
import type { ArrasState } from '../state.ts'
import { makeWork } from '../work.ts'
import { victories } from '../victory.ts'

const highest = { turn: 7, die: 18, counterDie: 18, attackTotal: 30, defenceTotal: 30 }

const ruled = { ...arras, chapters }

const games: readonly (readonly [Setup, number])[] = [
  [{ scenario: 'historical', options: {} }, 11],
  [{ scenario: 'historical', options: { 'auto-victory': '4' } }, 12],
  [{ scenario: 'free', options: { bid: 'on', balance: 'extra-artillery' } }, 13],
  [{ scenario: 'free', options: { balance: 'reserves-at-eight' } }, 14],
]

wordsSuite(ruled, {
  events: readFileSync(new URL('../events.ts', import.meta.url), 'utf8'),
  outcomes: victories,
  endings: victories.flatMap((kind) =>
    arras.sides.flatMap((_, winner) =>
      // Gort and the last turn only come to those with a VP. ARR-11.1c
      (['gort', 'final'].includes(kind) ? [1, 24] : [-11, 0, 1, 24]).map((score) => ({
        winner,
        kind,
        score,
        margins: [score, -score],
      })),
    ),
  ),
  apart: ['unit', 'place'],
  prompts: [1, 2, 3, 4, 5].map((window) => ({
    ...highest,
    casualties: 30,
    left: 30,
    count: 6,
    mf: 8,
    group: 9,
    can: 3,
    end: 1,
    window,
  })),
  promptGaps: Object.keys(promptArgs(makeWork(standardBoard).makeState(standardBoard))),
  refusalGaps: [
    'turn',
    'side',
    'other',
    'unit',
    'place',
    'group',
    'limit',
    'count',
    'cost',
    'left',
  ],
  games: sampleOf(games, 1),
  mustAsk: ['impulse', 'walk', 'point', 'casualties', 'retreat'],
})

test('numbers below zero have a true minus sign', () => {
  const event = {
    type: 'victory-points',
    rule: 'ARR-11.2a',
    vp: -2,
    locations: 0,
    ring: 0,
    rommel: 1,
    blue: -3,
  }
  expect(voicesOf(arras).map((voice) => voice.event(event))).toEqual([
    'Allied VP: −2 (0 for locations, 1 for Rommel, −3 for blue locations lost).',
    'PV alliés\u00A0: −2 (0 pour les lieux, 1 pour Rommel, −3 pour les lieux bleus perdus).',
  ])
})

test('a prompt offers to stop, to finish, to assault or to bombard only where one may', () => {
  const seen = new Set<string>()
  const wrong = new Set<string>()
  const offers: readonly (readonly [verb: string, en: RegExp, fr: RegExp])[] = [
    ['halt', /or stop/, /ou arrêtez/],
    ['done', /or finish/, /ou terminez/],
    ['assault', /to assault/, /assaut/],
    ['move', /to move/, /déplacer|mouvement/],
    ['activate', /activate/, /activez/],
    ['bombard', /bombard/, /bombardez/],
  ]
  const onState = (state: ArrasState) => {
    const seat = arras.toAct(state)
    const asked = arras.decision(state, seat)
    if (!['impulse', 'action', 'walk'].includes(asked.step)) return
    const names = [...choicesOf(arras, state, seat)].map(
      (choice) => arras.verbs[verbOf(choice)]!.name,
    )
    const [english, french] = voices.map((voice) =>
      voice.prompt(asked).split(' : ').pop()!.split(': ').pop()!,
    )
    for (const [verb, en, fr] of offers) {
      const may = names.includes(verb)
      if (en.test(english!) !== may) wrong.add(`${asked.step} ${verb}: ${english}`)
      if (fr.test(french!) !== may) wrong.add(`${asked.step} ${verb}: ${french}`)
      seen.add(`${asked.step} ${verb} ${may}`)
    }
  }
  const voices = voicesOf(arras)
  for (const seed of [11, 12, 13, 14]) {
    playRandomly(arras, { scenario: 'historical', options: {} }, seed, { onState })
  }
  expect([...wrong]).toEqual([])
  for (const may of [true, false]) {
    for (const verb of ['walk halt', 'action done', 'action assault', 'impulse bombard']) {
      expect(seen).toContain(`${verb} ${may}`)
    }
  }
})

test('a German division is numbered as each language does it', () => {
  const unit = arras.kinds['unit']!.codes.indexOf('7th-pz-1-25')
  expect(voicesOf(arras).map((voice) => voice.thing('unit', unit))).toEqual([
    '7th Pz. 1/25',
    '7. Pz. 1/25',
  ])
})
