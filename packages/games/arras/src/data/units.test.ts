import { describe, expect, test } from 'vitest'
import { mapSource, SIDES, UNIT_TYPES, unitsSource } from './source.ts'
import type { SideName, UnitSource } from './source.ts'

const { units, reorganisedUnits, groups, setup, nationalities } = unitsSource
const counters: readonly UnitSource[] = [...units, ...reorganisedUnits]
const main = units.filter(({ optional }) => !optional)
const names = (list: readonly UnitSource[]) => list.map(({ name }) => name).sort()
const members = (side: SideName, letter: string) =>
  main.filter((unit) => unit.side === side && unit.group === letter)
const stackSize = (side: SideName, letter: string) =>
  members(side, letter).filter(({ type }) => type !== 'leader').length
const limit = (id: string) =>
  [...mapSource.areas, ...mapSource.zones].find((one) => one.id === id)?.stackingLimit ?? 0

// Ledger table 3.8 and sections 12.2.1, 12.2.2.
const listed = {
  allied: {
    A: '13e BCC-1|13e BCC-2|13e BCC-3|3e DLM|11e RDP-1|11e RDP-2',
    B: '7 Royal Tank A|7 Royal Tank B|7 Royal Tank C|8 Durham Lt. 1|8 Durham Lt. 2|8 Durham Lt. 3|8 Durham Lt. 4|4 RN Fusiliers|260/65th AT',
    C: '4 Royal Tank A|4 Royal Tank B|6 Durham Lt. 1|6 Durham Lt. 2|6 Durham Lt. 3|6 Durham Lt. 4|4 RN Fusiliers 2|206/52nd AT|Martel',
    D: '4 Gr. Howard 1|4 Gr. Howard 2|4 Gr. Howard 3|4 Gr. Howard 4',
    E: '5 Gr. Howard 1|5 Gr. Howard 2|5 Gr. Howard 3|5 Gr. Howard 4',
    F: '4 E. Yorkshire 1|4 E. Yorkshire 2|4 E. Yorkshire 3|4 E. Yorkshire 4',
    G: '2 Cameronians A|2 Cameronians B|2 Cameronians C|2 Cameronians D',
    H: '2 Wiltshire A|2 Wiltshire B|2 Wiltshire C|2 Wiltshire D',
    I: '2 Royal IF-A|2 Royal IF-B|2 Royal IF-C|2 Royal IF-D',
    J: '365/92nd RA|368/92nd RA|9 Durham Lt. 1|9 Durham Lt. 2|9 Durham Lt. 3|9 Durham Lt. 4',
  },
  german: {
    A: '7th Pz. 37 Recce.|7th Pz. 7 MC',
    B: '7th Pz. Art. 1/78|7th Pz. Art. 2/78',
    C: '7th Pz. 1/7 RR',
    D: '7th Pz. 2/6 RR|7th Pz. 6 AT|7th Pz. 1/42 AT|7th Pz. 2/42 AT',
    E: '23 FLAK HB2',
    F: '7th Pz. 2/7 RR|SS Artillerie 1|2/86 FLAK',
    G: 'SS Totenkopf 3/3',
    H: '7th Pz. 7 AT|23 FLAK HB1|23 FLAK LB1|3/59 FLAK|Rommel',
    I: '7th Pz. 1/6 RR',
    J: 'Eiche|SS Totenkopf 2/3|SS Totenkopf HC',
    K: 'SS Totenkopf 1/3',
    L: '7th Pz. 1/25|7th Pz. 2/25|7th Pz. 1/66|Rothenburg',
  },
} as const

const rows = SIDES.flatMap((side) =>
  Object.entries(listed[side]).map(([letter, list]) => ({ side, letter, list: list.split('|') })),
)

describe('order of battle', () => {
  test.each(rows)('U1 the units of $side group $letter', ({ side, letter, list }) => {
    expect(names(members(side, letter))).toEqual([...list].sort())
  })

  test('U2 group sizes, German group M with three units included', () => {
    const sizes = SIDES.map((side) =>
      Object.keys(groups[side])
        .map((letter) => `${letter}${members(side, letter).length}`)
        .join(' '),
    )
    expect(sizes).toEqual([
      'A6 B9 C9 D4 E4 F4 G4 H4 I4 J6',
      'A2 B2 C1 D4 E1 F3 G1 H5 I1 J3 K1 L4 M3',
    ])
  })

  test('U2 the index of groups lists exactly their units', () => {
    for (const side of SIDES) {
      for (const [letter, list] of Object.entries(groups[side])) {
        expect([...list].sort()).toEqual(
          members(side, letter)
            .map(({ id }) => id)
            .sort(),
        )
      }
    }
  })

  test('U3 54 Allied and 31 German units and one optional artillery in German group B', () => {
    const count = (side: SideName) => main.filter((unit) => unit.side === side).length
    expect([count('allied'), count('german'), units.length]).toEqual([54, 31, 86])
    const optional = units.filter((unit) => unit.optional)
    expect(optional).toMatchObject([
      { name: '7th Pz. Art. 3/78', side: 'german', group: 'B', type: 'artillery' },
    ])
  })

  test('U3 ids are unique, R counters included', () => {
    expect(new Set(counters.map(({ id }) => id)).size).toBe(counters.length)
  })

  test('U4 ARR-3.2a six types, every one in use and no other', () => {
    expect(UNIT_TYPES).toHaveLength(6)
    expect(Object.keys(unitsSource.types).sort()).toEqual([...UNIT_TYPES].sort())
    expect([...new Set(counters.map(({ type }) => type))].sort()).toEqual([...UNIT_TYPES].sort())
  })

  const canAttack = counters.filter(({ type }) => type !== 'leader')

  test.each(canAttack)('U4 $id can attack, and enter a Fresh-held area if it may lead', (unit) => {
    expect(unit.fresh.attack).toBeGreaterThanOrEqual(1)
    expect(unit.fresh.movement).toBeGreaterThanOrEqual(unit.type === 'artillery' ? 1 : 4)
  })

  test('U5 four leaders, the only units without an attack factor', () => {
    const leaders = ['Eiche', 'Martel', 'Rommel', 'Rothenburg']
    expect(names(units.filter(({ type }) => type === 'leader'))).toEqual(leaders)
    expect(names(counters.filter(({ fresh }) => fresh.attack === null))).toEqual(leaders)
    expect(names(counters.filter(({ spent }) => spent.attack === null))).toEqual(leaders)
  })

  test.each(counters)(
    'U6 ARR-3.3a $id is overrun-capable exactly if armor, anti-tank or recon',
    (u) => {
      expect(u.overrun).toBe(u.type === 'armor' || u.type === 'anti-tank' || u.recon)
    },
  )

  test('U6 ARR-3.3a the recon units', () => {
    const recon = names(units.filter((unit) => unit.recon))
    expect(recon).toEqual(['4 RN Fusiliers', '4 RN Fusiliers 2', '7th Pz. 37 Recce.'])
  })

  test('U7 armor has MF 5 or more, and some overrun-capable unit 8 or more', () => {
    const armor = counters.filter(({ type }) => type === 'armor')
    expect(armor.filter(({ fresh }) => fresh.movement < 5)).toEqual([])
    const longest = Math.max(...units.filter((u) => u.overrun).map(({ fresh }) => fresh.movement))
    expect(longest).toBeGreaterThanOrEqual(8)
  })

  test.each(counters)('U8 the Spent side of $id', ({ fresh, spent, type }) => {
    expect(spent.defence).toBeGreaterThanOrEqual(1)
    expect(spent.defence).toBeLessThanOrEqual(fresh.defence)
    expect([spent.attack, spent.movement]).toEqual([type === 'leader' ? null : 0, 0])
  })

  test('U9 one R counter for each armor unit, and for no other', () => {
    const armor = units.filter(({ type }) => type === 'armor')
    const originals = reorganisedUnits.map(({ original }) => original)
    expect(originals.sort()).toEqual(armor.map(({ id }) => id).sort())
    expect(units.filter(({ reducedCounter }) => reducedCounter).length).toBe(armor.length)
    expect(units.filter(({ reorganised }) => reorganised)).toEqual([])
  })

  test.each(reorganisedUnits)(
    'U9 $id is two below its original, at the same movement',
    (counter) => {
      const original = units.find(({ id }) => id === counter.original)!
      expect(counter).toMatchObject({
        id: original.reducedCounter,
        name: original.name,
        side: original.side,
        nationality: original.nationality,
        type: 'armor',
        reorganised: true,
        group: null,
        fresh: {
          attack: original.fresh.attack! - 2,
          defence: original.fresh.defence - 2,
          movement: original.fresh.movement,
        },
        spent: { defence: original.spent.defence - 2 },
      })
    },
  )

  test('U10 the artillery and FLAK units', () => {
    expect(names(units.filter(({ type }) => type === 'artillery'))).toEqual([
      '365/92nd RA',
      '368/92nd RA',
      '7th Pz. Art. 1/78',
      '7th Pz. Art. 2/78',
      '7th Pz. Art. 3/78',
      'SS Artillerie 1',
    ])
    expect(names(units.filter(({ type }) => type === 'flak'))).toEqual([
      '2/86 FLAK',
      '23 FLAK HB1',
      '23 FLAK HB2',
      '23 FLAK LB1',
      '3/59 FLAK',
    ])
  })

  test('U11 ARR-3.2d nationality: FLAK and Wehrmacht leaders Wehrmacht, Eiche SS, Martel British', () => {
    const nationality = (name: string) => units.find((unit) => unit.name === name)?.nationality
    const leaders = ['Martel', 'Rommel', 'Rothenburg', 'Eiche'].map(nationality)
    expect(leaders).toEqual(['british', 'wehrmacht', 'wehrmacht', 'ss'])
    const flak = units.filter(({ type }) => type === 'flak')
    expect([...new Set(flak.map((unit) => unit.nationality))]).toEqual(['wehrmacht'])
  })

  test('U11 group A and no other unit is French; SS are the units named so and Eiche', () => {
    const of = (nationality: string) => names(units.filter((u) => u.nationality === nationality))
    expect(of('french')).toEqual(names(members('allied', 'A')))
    expect(of('ss')).toEqual([
      'Eiche',
      'SS Artillerie 1',
      'SS Totenkopf 1/3',
      'SS Totenkopf 2/3',
      'SS Totenkopf 3/3',
      'SS Totenkopf HC',
    ])
    expect([of('british').length, of('wehrmacht').length]).toEqual([48, 26])
    for (const unit of counters) expect(nationalities[unit.nationality].side).toBe(unit.side)
  })

  test.each(counters)('U13 provenance of the values of $id', ({ provenance }) => {
    expect(provenance).toMatchObject({ fresh: 'reconstructed', spent: 'reconstructed' })
    for (const field of ['name', 'type']) {
      expect(['rulebook', 'derived', 'reconstructed']).toContain(provenance[field])
    }
  })
})

describe('factors', () => {
  // Ledger table 3.8: attack-defence-movement Fresh / defence Spent, by name.
  const factors: readonly (readonly [RegExp, string])[] = [
    [/^13e BCC/, '4-5-6/3'],
    [/^3e DLM/, '5-5-7/3'],
    [/^11e RDP/, '3-4-5/3'],
    [/^7 Royal Tank/, '5-6-5/4'],
    [/^4 Royal Tank/, '4-6-5/4'],
    [/^[689] Durham/, '2-3-4/2'],
    [/^4 RN Fus/, '2-3-6/2'],
    [/^2\d\d\/.*AT$/, '2-4-5/3'],
    [/Gr\. Howard|E\. Yorkshire/, '1-4-4/2'],
    [/Cameronians|Wiltshire|Royal IF/, '2-4-4/2'],
    [/RA$/, '5-2-4/1'],
    [/^Martel$|^Eiche$|^Rothenburg$/, 'null-1-8/1'],
    [/^Rommel$/, 'null-2-8/1'],
    [/37 Recce/, '4-5-8/3'],
    [/7 MC$/, '4-5-6/3'],
    [/Art\. \d\/78|^SS Artillerie/, '5-3-5/2'],
    [/ RR$/, '5-7-5/5'],
    [/^7th Pz\. [67] AT$|^SS Totenkopf HC$/, '2-5-5/3'],
    [/\/42 AT$/, '2-6-5/4'],
    [/FLAK HB/, '3-9-4/6'],
    [/FLAK LB1|2\/86 FLAK|3\/59 FLAK/, '2-5-4/3'],
    [/^SS Totenkopf \d\/3$/, '5-6-5/4'],
    [/Pz\. [12]\/(25|66|31)$/, '7-6-8/4'],
  ]

  test.each(units)('LEDGER factors of $name as in table 3.8', ({ name, fresh, spent }) => {
    const want = factors.filter(([pattern]) => pattern.test(name)).map(([, text]) => text)
    expect([`${fresh.attack}-${fresh.defence}-${fresh.movement}/${spent.defence}`]).toEqual(want)
  })
})

describe('set-up', () => {
  test('SETUP ARR-12.2.1a ARR-12.2.2a groups held back and the fixed place of group M', () => {
    expect(setup.free).toMatchObject({
      first: 'german',
      heldBack: { allied: ['A', 'J'], german: ['L'] },
      fixed: { german: { M: 'A' } },
    })
  })

  test.each(SIDES)('SETUP every %s group placed freely fits, and there is room for all', (side) => {
    const places = mapSource.setupZones[side].locations
    const held = setup.free.heldBack[side]
    const placed = Object.keys(groups[side]).filter((letter) => !held.includes(letter))
    expect(places.length).toBeGreaterThanOrEqual(placed.length)
    for (const letter of placed) {
      expect(places.some((id) => stackSize(side, letter) <= limit(id))).toBe(true)
    }
    for (const letter of held) {
      for (const id of mapSource.entry[side][letter]?.locations ?? ['none']) {
        expect(stackSize(side, letter)).toBeLessThanOrEqual(limit(id))
      }
    }
  })

  test('SETUP ARR-12.2.1b of the Allied groups placed only B and C are too large for Arras', () => {
    const large = [...'BCDEFGHI'].filter((letter) => stackSize('allied', letter) > limit('25'))
    expect(large).toEqual(['B', 'C'])
  })

  test('U12 ARR-14.2a the historical placement', () => {
    const { placement } = setup.historical
    const text = SIDES.map((side) =>
      Object.entries(placement[side])
        .map(([letter, id]) => `${letter}:${id}`)
        .join(' '),
    )
    expect(text).toEqual([
      'A:21 B:22 C:23 D:25 E:24 F:26 G:28 H:27 I:27 J:E',
      'A:2 B:3 C:4 D:5 E:6 F:7 G:8 H:9 I:10 J:13 K:14 L:19 M:A',
    ])
    for (const side of SIDES) {
      expect(Object.keys(placement[side])).toEqual(Object.keys(groups[side]))
    }
  })

  test('U12 locked groups and closed areas of the historical set-up', () => {
    expect(setup.historical).toMatchObject({
      locked: { allied: ['A', 'J'], german: ['L', 'M'] },
      closedUntilRelease: { A: '21', L: '19' },
    })
  })

  test.each(SIDES)('U12 the %s historical placement is legal and within stacking', (side) => {
    const load = new Map<string, number>()
    for (const [letter, id] of Object.entries(setup.historical.placement[side])) {
      expect(mapSource.setupZones[side].locations).toContain(id)
      load.set(id, (load.get(id) ?? 0) + stackSize(side, letter))
    }
    for (const [id, size] of load) expect(size).toBeLessThanOrEqual(limit(id))
  })
})
