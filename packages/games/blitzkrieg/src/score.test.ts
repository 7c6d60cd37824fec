import { describe, expect, test } from 'vitest'
import { challenged, checked, met, stalled, undone, unleashed } from './battles.ts'
import { codesOf, fact, play, position } from './testing.ts'

type Battle = typeof checked

/** Points of the Germans and of the Allies, as if the game ended now. */
function points(game: Battle, lines: string): readonly [number, number] {
  const s = position(game, `at 0101\n${lines}`)
  return [Number(fact(game, s, 'vp german')), Number(fact(game, s, 'vp allied'))]
}

/** What some lines add to what others score. */
function added(game: Battle, lines: string, to = ''): readonly [number, number] {
  const before = points(game, to)
  const after = points(game, `${to}\n${lines}`)
  return [after[0] - before[0], after[1] - before[1]]
}

/** One unit of some groups in each hex of the east edge. */
function wall(game: Battle, column: string, rows: number, ...groups: string[]): string {
  const units = groups
    .flatMap((group) => codesOf(game, group))
    .filter((code) => !/Truck|Halftrack|Tracked|Carrier/.test(code))
  return Array.from(
    { length: rows },
    (_, row) => `at ${column}${String(row + 1).padStart(2, '0')} ${units[row]}`,
  ).join('\n')
}

describe('common list', () => {
  test('BLZ-VIC-1, BLZ-VIC-2, SED-VIC-1, DIN-VIC-1, BLZ-VIC-7: losses of both sides, in halves', () => {
    for (const [game, tank, other] of [
      [unleashed, codesOf(unleashed, '1pz')[0], '1pz-I/1SR'],
      [challenged, codesOf(challenged, '7pz')[0], codesOf(challenged, '8id')[0]],
      [checked, '3pz-1/5', '3pz-1/3'],
    ] as const) {
      expect(added(game, `at eliminated ${tank}`)).toEqual([0, 2])
      expect(added(game, `at lost ${other}`)).toEqual([0, 1])
      expect(added(game, `at 0303 ${other}:refit`)[1]).toBe(0.5)
    }
    expect(added(checked, 'at eliminated 15dim-4GRDI 15dim-I/4RI')).toEqual([3, 0])
  })

  test('BLZ-MOV-27, BLZ-NIT-7, BLZ-AIR-16: neither transports, nor who waits to come back, nor air units', () => {
    const truck = codesOf(checked, '3pz').find((code) => code.includes('Halftrack'))
    expect(truck).toBeDefined()
    expect(added(checked, `at lost ${truck}`)).toEqual([0, 0])
    expect(added(checked, 'at returning 15dim-I/4RI:refit')).toEqual([0, 0])
    expect(added(checked, 'air al-1 track\nair-due al-1:3')).toEqual([0, 0])
  })
})

describe('Gembloux', () => {
  const east = wall(checked, '20', 20, '15dim', '1dim', 'dina-1')

  test('GEM-VIC-1: towns and villages that are occupied', () => {
    expect(added(checked, 'at 0117 15dim-I/4RI')).toEqual([0, 1])
    expect(added(checked, 'at 1011 3pz-1/3\nat 0117 3pz-2/3')).toEqual([2, 0])
  })

  test('GEM-VIC-3, BLZ-VIC-5: a line from edge to edge, free of enemies and their ZOC', () => {
    expect(points(checked, '')).toEqual([5, 0])
    expect(points(checked, east)[0]).toBe(0)
  })

  test('BLZ-VIC-5: friends in the ZOC do not open it', () => {
    const gap = east.replace(/at 2010 .*\n/, 'at 2010 3pz-1/3\n')
    expect(points(checked, gap)[0]).toBe(0)
  })

  test('GEM-VIC-4, GEM-REI-5: the option costs three points', () => {
    expect(added(checked, 'option 18id on')).toEqual([0, 3])
  })

  test.each([
    [10, 'drawn meuseBreakout:1', 1], // V-49
    [10, '', 0],
    [9, 'drawn meuseBreakout:1', 0],
    [19, 'drawn meuseBreakout:1', 0],
  ])('V-49 GEM-EVT-3, GEM-VIC-2: at the end of turn %d, %s: %d', (turn, drawn, scored) => {
    const s = position(
      checked,
      `turn ${turn}\nhalf 1\nphasing allied\ndecider allied\nexploiting yes\n${drawn}\n` +
        'at 0505 3dlm-5-I/1Cuir\nat 2010 3pz-1/5',
    )
    const before = Number(fact(checked, s, 'vp german'))
    play(checked, s, ['done'], [2, 3])
    expect(Number(fact(checked, s, 'vp german')) - before).toBe(scored)
  })

  test('V-49 GEM-EVT-3: drawn at the end of turn 10 it does not count for turn 10', () => {
    const s = position(
      checked,
      'turn 10\nhalf 1\nphasing allied\ndecider allied\nexploiting yes\n' +
        'at 0505 3dlm-5-I/1Cuir\nat 2010 3pz-1/5',
    )
    const before = fact(checked, s, 'vp german')
    play(checked, s, ['done'], [1, 2])
    expect(fact(checked, s, 'vp german')).toBe(before)
  })
})

describe('Sedan', () => {
  const leaver = codesOf(unleashed, 'conD')[0]

  test('SED-VIC-2: Sedan south of the Meuse, and who left after the break-out', () => {
    expect(added(unleashed, 'at 1004 55di-I/295')).toEqual([0, 1])
    expect(added(unleashed, 'at 1004 1pz-I/1SR')).toEqual([0, 0])
    expect(added(unleashed, `at gone ${leaver}`)).toEqual([0, 0])
    expect(added(unleashed, `at gone ${leaver}\ndrawn dinantBreakout:1`)).toEqual([0, 1])
  })

  test('SED-VIC-3, SED-VIC-4: lines from the north bank to the six roads', () => {
    expect(points(unleashed, '')).toEqual([0, 0]) // no bridge
    expect(points(unleashed, 'pontoon 1 built 0107|0108')).toEqual([12, 0])
    const line = 'pontoon 1 built 0107|0108\nat 0114 55di-I/295'
    expect(points(unleashed, line)[0]).toBe(10)
  })
})

describe('Dinant', () => {
  const dinant = challenged.words.en.things['hex']!.findIndex((name) => name.includes('Dinant'))
  const hex = challenged.kinds['hex']!.codes[dinant]!
  const [panzer, truck] = [codesOf(challenged, '7pz')[0], codesOf(challenged, '7pz').at(-1)]
  const east = wall(challenged, '32', 22, '18di', '5dim', '4dina')

  test('DIN-VIC-2, DIN-VIC-3: Dinant, the line, and Germans who left by the west edge', () => {
    expect(
      added(
        challenged,
        `at ${hex} 18di-I/66`.replace('18di-I/66', codesOf(challenged, '18di')[0]!),
      )[1],
    ).toBe(1)
    expect(points(challenged, '')).toEqual([3, 0])
    expect(added(challenged, `at gone ${panzer}`)).toEqual([0.5, 0])
    expect(points(challenged, east)[0]).toBe(0)
    expect(added(challenged, `at gone ${panzer}`, east)).toEqual([0, 0.5])
  })

  test('DIN-VIC-4: transports that left count for nobody', () => {
    expect(added(challenged, `at gone ${truck}`)).toEqual([0, 0])
  })

  test('DIN-VIC-3, DIN-EVT-3: 1re DCR on the map once the bridgeheads are broken', () => {
    const tank = codesOf(challenged, '1dcr')[0]
    expect(added(challenged, `at 0505 ${tank}`)[0]).toBe(0)
    expect(added(challenged, `at 0505 ${tank}\ndrawn sedanBreakout:1`)[0]).toBe(1)
  })
})

describe('Arras', () => {
  const start = position(stalled, 'at 0101')

  test('ARS-VIC-4: who has the letters at the start', () => {
    const owner = (id: string) => fact(stalled, start, `control ${id}`)
    expect(['2018', '0418', '2206'].map(owner)).toEqual(['german', 'german', 'german'])
    expect(['0301', '0801', '1501'].map(owner)).toEqual(['allied', 'allied', 'allied'])
  })

  test('ARS-VIC-1: villages are held by who was there last', () => {
    expect(added(stalled, 'held-by-allied 0809')).toEqual([0, 1])
    expect(added(stalled, 'held-by-german 0809')).toEqual([1, 0])
  })

  test('ARS-VIC-2: A or B, not both', () => {
    expect(added(stalled, 'held-by-allied 2018')[1]).toBe(2)
    expect(added(stalled, 'held-by-allied 2018 0418')[1]).toBe(2)
  })

  test('ARS-VIC-3: D', () => {
    expect(added(stalled, 'held-by-german 0301')[0]).toBe(2)
  })

  test.each([
    [1, 1],
    [4, 2],
    [6, 3],
  ])('ARS-VIC-2: Rommel lost, die %d: %d points', (die, scored) => {
    const s = position(
      stalled,
      'turn 3\nhalf 1\nexploiting yes\nrommel-state falling\nat 2010 7pz-I/6\nat 0303 uk-core-4RTR',
    )
    const before = Number(fact(stalled, s, 'vp allied'))
    play(stalled, s, ['done'], [die, 5, 5])
    expect(Number(fact(stalled, s, 'vp allied')) - before).toBe(scored)
  })
})

describe('Stonne', () => {
  const names = met.words.en.things['hex']!
  const stonne = met.kinds['hex']!.codes[names.findIndex((name) => name.includes('Stonne'))]!
  const unit = codesOf(met, 'gd')[0]!

  test('V-54 STO-VIC-1, STO-VIC-3: Stonne counts twice, and for its height', () => {
    expect(added(met, `at ${stonne} ${unit}`)).toEqual([3.5, -1])
  })

  test('STO-VIC-2: French tanks with a line to the north edge', () => {
    const tank = codesOf(met, '4bcc')[0]!
    expect(added(met, `at 0506 ${tank}`)[1]).toBeGreaterThanOrEqual(0.5)
    const cut = wall(met, '01', 1, 'gd')
    expect(cut).toContain('0101')
    const foot = codesOf(met, '67ri')[0]!
    const [german, french] = [added(met, `at 0506 ${foot}`), added(met, `at 0506 ${tank}`)]
    expect(french[1] - german[1]).toBe(0.5)
  })
})

describe('Hannut', () => {
  test('HAN-VIC-1: two points for a village', () => {
    expect(added(undone, 'held-by-german 1217')).toEqual([2, -2])
  })

  test('HAN-VIC-2: French units on the east edge in supply', () => {
    const unit = codesOf(undone, '11rdp')[0]!
    expect(added(undone, `at 1908 ${unit}`)[1]).toBe(1)
    expect(added(undone, `at 1808 ${unit}`)[1]).toBe(0)
  })

  test('HAN-VIC-3: Germans who left by the west edge with a line behind them, or never came', () => {
    const unit = codesOf(undone, '5pz')[0]!
    expect(added(undone, `at gone ${unit}`)[0]).toBe(1)
    expect(added(undone, `at waiting ${unit}`)[0]).toBe(0.5)
    const west = wall(undone, '01', 20, '2dlm-1', '2dlm-2', '12cuir', '3-11rdp', '11rdp')
    expect(added(undone, `at gone ${unit}`, west)[0]).toBe(0)
  })
})
