import { makeChoice, positionFrom, verbOf, type Choice, type Seat } from '@estafette/kernel'
import { playNarrowed, voicesOf, wordsSuite } from '@estafette/words/suite'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { forceCodes } from '../data/forces.ts'
import { frontline } from '../game.ts'
import { chapters } from '../rules/index.ts'
import { VERB } from '../verbs.ts'
import { victories } from '../victory.ts'

const idle: readonly number[] = [VERB.pass, VERB['end-turn'], VERB.hold]

/** Players who seldom pass: those who do never get to say much. */
function busiest(choices: readonly Choice[], _seat: Seat, luck: number): readonly Choice[] {
  const busy = choices.filter((choice) => !idle.includes(verbOf(choice)))
  return busy.length > 0 && luck < 8 ? busy : choices
}

wordsSuite(
  { ...frontline, chapters },
  {
    events: readFileSync(new URL('../events.ts', import.meta.url), 'utf8'),
    outcomes: victories,
    endings: victories.flatMap((kind) => [
      { winner: 0, kind, score: 40, margins: [40, -40] },
      { winner: 1, kind, score: -7, margins: [-7, 7] },
    ]),
    apart: ['soldier', 'card', 'ground', 'terrain'],
    prompts: [0, 144].map((fp) => ({ turn: 30, fp, size: fp, left: 61, range: 8, count: 3 })),
    promptGaps: [
      'turn',
      'side',
      'fp',
      'size',
      'unit',
      'left',
      'section',
      'mover',
      'range',
      'sufferer',
      'fallen',
      'count',
    ],
    refusalGaps: ['unit', 'card', 'ground', 'equipment', 'limit', 'left', 'cost'],
    games: [
      [{ scenario: 'battle', options: { automat: 'axis', draft: 'on', mulligan: 'on' } }, 1],
      ...(process.env['LONG']
        ? ([
            [{ scenario: 's10', options: { transport: 'on', 'moving-target': 'on' } }, 3],
            [{ scenario: 'battle', options: { players: 'four', size: 'agreed' } }, 5],
            [{ scenario: 's19', options: { automat: 'allies' } }, 6],
          ] as const)
        : []),
    ],
    mustAsk: ['action', 'target', 'attack-card', 'fire', 'react', 'way'],
    play: playNarrowed(frontline, busiest),
  },
)

test.each(voicesOf(frontline))('a draw is told as such: $language', (voice) => {
  for (const kind of ['nightfall', 'length']) {
    const text = voice.outcome({ winner: -1, kind, score: 0, margins: [0, 0] })
    expect(text).toContain(voice.language === 'fr' ? 'même part' : 'the same share')
  }
})

test.each(voicesOf(frontline))('the posture of the Automat is told: $language', (voice) => {
  const posture = { type: 'posture', rule: 'FRL-SOLO-4', seat: 1, card: 12, posture: 1 }
  const said = [posture, { ...posture, card: -1, posture: 3 }].map((event) => voice.event(event))
  expect(said).toEqual(
    voice.language === 'fr'
      ? [
          'L’Automate révèle «\u202FBaissé\u202F»\u00A0: sa posture est Assaut.',
          'L’Automate ne révèle aucune carte\u00A0: sa posture est Tenir.',
        ]
      : [
          'The Automat reveals Stay Low: its posture is Assault.',
          'The Automat reveals no card: its posture is Hold.',
        ],
  )
})

test.each(voicesOf(frontline))('a card that the partner took is named: $language', (voice) => {
  const first = forceCodes.findIndex((code) => code.startsWith('de-'))
  const terrain = Array<string>(9).fill('stream').join(' ')
  const s = positionFrom(
    frontline,
    `scenario battle\noption players four\nsize 31\nstep select\ndecider seat-4\nfirst allies
acting allies\nforming 3\nitem ${first}\nterrain ${terrain}\npick ${forceCodes[first]} seat-2`,
  )
  const taking = makeChoice(VERB.select, 1)
  const verdict = frontline.verdict(s, 3, taking)
  expect(voice.reason(verdict, frontline.obstacle(s, taking, verdict))).toMatch(/^Brandt /)
})
