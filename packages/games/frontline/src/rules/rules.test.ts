import { expect, test } from 'vitest'
import { chapters } from './index.ts'

const rules = chapters.flatMap((chapter) => chapter.rules)
const ids = rules.map(({ id }) => id)

/** What the ledger has under each heading: a number means all from 1 to it. */
const ledger: Readonly<Record<string, number | string>> = {
  GEN: 6,
  VIC: 8,
  CNT: 4,
  SEC: 14,
  PROM: 4,
  HAND: 6,
  TIME: 8,
  TURN: 7,
  REACT: 12,
  MOVE: 13,
  FP: 13,
  EX: 4,
  COV: 6,
  DMG: 13,
  PREP: 5,
  AB: 'ASSIST CAUT FEAR PATH POINT PLAN TACT THROW TOUGH X',
  MED: 6,
  SNI: 11,
  WPN: 8,
  VEH: 9,
  GUN: 3,
  TER: '1 2 3 4 5 10 11 12 13 14 15',
  HOLD: 5,
  SET: 9,
  ACT: '1 2 3 4 5 ATK COV DT HTD MO OBS SL',
  'ACT-DIG': 4,
  'ACT-FB': 3,
  'ACT-FLK': 4,
  'ACT-KEY': 4,
  'ACT-PIO': 2,
  'ACT-RAL': 2,
  EQ: '1 2 3 BAN GRE RGR CAN SHO X VEH',
  'EQ-BIN': 2,
  FIRST: 1,
  SCN: '1 2 3 S1 S2 S3 S4 S5 S6 S7 S8',
  CAMP: 5,
  TEAM: 6,
  SOLO: 15,
  OPT: 7,
}

test('the rules are those of the ledger, each once', () => {
  const expected = Object.entries(ledger).flatMap(([heading, names]) =>
    typeof names === 'string'
      ? names.split(' ').map((name) => `FRL-${heading}-${name}`)
      : Array.from({ length: names }, (_, at) => `FRL-${heading}-${at + 1}`),
  )
  expect(expected).toHaveLength(283)
  expect(ids.toSorted()).toEqual(expected.toSorted())
})

test('rules that settle something own up to it', () => {
  const settled = rules.filter(({ tag }) => tag === 'ambiguous' || tag === 'conflict')
  const silent = settled.filter(
    ({ en, fr }) => !en.includes('Ruling: ') || !fr.includes('Arbitrage'),
  )
  expect(settled).toHaveLength(16)
  expect(silent.map(({ id }) => id)).toEqual([])
})
