// oxlint-disable-next-line no-restricted-imports -- words are tried on the voice that says them
import { voicesOf, wordsSuite } from '@estafette/words/suite'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { arras } from '../game.ts'
import { chapters } from '../rules/index.ts'
import { promptArgs } from '../prompt.ts'
import { standardBoard } from '../data/board.ts'
import { makeWork } from '../work.ts'
import { victories } from '../victory.ts'

const highest = { turn: 7, die: 18, counterDie: 18, attackTotal: 30, defenceTotal: 30 }

const ruled = { ...arras, chapters }

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
  games: [
    [{ scenario: 'historical', options: {} }, 11],
    [{ scenario: 'historical', options: { 'auto-victory': '4' } }, 12],
    [{ scenario: 'free', options: { bid: 'on', balance: 'extra-artillery' } }, 13],
    [{ scenario: 'free', options: { balance: 'reserves-at-eight' } }, 14],
  ],
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
