import { describe, expect, test } from 'vitest'
import { supportVerdict } from './combat.ts'
import { resultOf } from './data/charts.ts'
import { ALLIED, COMBAT_CHIT, GERMAN, HEAVY, LIGHT, MEDIUM } from './data/codes.ts'
import { CRT_COLUMNS, HEX_IDS, tacticalChit, unitAt } from './data/standard.ts'
import type { CellesEvent } from './events.ts'
import { reasons } from './reasons.ts'
import { AVAILABLE, PLAYED, type CellesState } from './state.ts'
import { attack, odds, refusal, scene, state, suffer, type ScriptedFight } from './testing.ts'

type EventOf<T extends CellesEvent['type']> = Extract<CellesEvent, { type: T }>

function told<T extends CellesEvent['type']>(fight: ScriptedFight, type: T): EventOf<T> {
  const found = fight.events.find((event) => event.type === type)
  if (!found) throw new Error(`no event '${type}'`)
  return found as EventOf<T>
}

const give = (s: CellesState, side: number) => {
  s.chits[tacticalChit(side, COMBAT_CHIT)] = AVAILABLE
}

describe('the examples of the rulebook', () => {
  const rochefort = () =>
    scene(1, 'Lehr-901@2114', 'Lehr-recon@2213', '2Pz-coch@2112', '84Inf-3-335@2113')

  test('CEL-11.0.* CEL-11.1.5 CEL-11.2.1 TV-R3 Rochefort', () => {
    const s = rochefort()
    const answers = ['support Lehr-recon', 'fight', 'to 2012', 'advance Lehr-recon']
    const fight = attack(s, 'Lehr-901', MEDIUM, [9], answers)
    expect(told(fight, 'odds')).toMatchObject({
      attackTotal: 18,
      defenceTotal: 7,
      column: CRT_COLUMNS.indexOf('2-1'),
      modifier: -1,
      terrain: -2,
      period: 1,
      river: 0,
    })
    expect(told(fight, 'combat-roll')).toMatchObject({
      die: 9,
      total: 8,
      attackerResult: 0,
      defenderResult: resultOf('-/RD', 1),
    })
    expect(state(s, '84Inf-3-335')).toBe('off')
    expect(state(s, 'Lehr-recon')).toBe('2113')
    expect(state(s, 'Lehr-901')).toBe('2114') // no room for it beside the recon
    expect(fight.step).toBe('act-next')
    expect(s.losses[ALLIED]).toBe(1)
  })

  test('CEL-11.0.12 TV-R3 the 2nd Panzer unit over the Lhomme would bring -1', () => {
    expect(odds(rochefort(), 'Lehr-901', MEDIUM, 'Lehr-recon', '2Pz-coch')).toMatchObject({
      river: -1,
      modifier: -2,
      attackTotal: 29,
    })
  })

  test('CEL-11.0.2 CEL-11.0.6 CEL-11.0.10 TV-R4 Verdenne', () => {
    const s = scene(
      2,
      '116Pz-bayer@3208',
      '116Pz-60@3209',
      '116Pz-156@3110:used',
      '84Inf-1-334@3108',
      '84Inf-2-334@3109',
    )
    const answers = ['support 116Pz-60', 'support 116Pz-156']
    const fight = attack(s, '116Pz-bayer', HEAVY, [3], answers)
    expect(told(fight, 'odds')).toMatchObject({
      attackTotal: 28,
      defenceTotal: 14,
      column: CRT_COLUMNS.indexOf('2-1'),
      terrain: -1,
      attackType: 1,
      modifier: 0,
    })
    expect(told(fight, 'combat-roll')).toMatchObject({ attackerResult: 0, defenderResult: 0 })
    expect(fight.step).toBe('act-next')
    expect(state(s, '116Pz-60')).toBe('3209') // supporters are not flipped
  })

  test('CEL-11.0.9 TV-R7 two disrupted defenders in two woods hexes: +2 and -1 only', () => {
    const s = scene(2, '116Pz-60@3209', '84Inf-1-334@3109:disrupted', '84Inf-2-334@3110:disrupted')
    expect(odds(s, '116Pz-60', MEDIUM)).toMatchObject({
      terrain: -1,
      defenderDisrupted: 2,
      modifier: 1,
    })
  })

  test('CEL-11.0.2 TV-R8 all four enemy units around the active unit are attacked', () => {
    const battalions = ['84Inf-1-334', '84Inf-2-334', '84Inf-1-335', '84Inf-2-335']
    const hexes = ['3109', '3109', '3110', '3110']
    const s = scene(2, '116Pz-60@3209', ...battalions.map((unit, i) => `${unit}@${hexes[i]!}`))
    const { defenders, defenceTotal } = odds(s, '116Pz-60', MEDIUM)
    expect([...defenders].toSorted()).toEqual(battalions.map(unitAt).toSorted())
    expect(defenceTotal).toBe(28)
  })
})

describe('support', () => {
  test('CEL-11.0.3 CEL-5.0.9 TV-10 an isolated unit may not be added, an unsupplied one at -2', () => {
    const s = scene(
      2,
      '116Pz-60@3209',
      '116Pz-156@3208:isolated',
      '116Pz-bayer@3110:out',
      '84Inf-1-334@3109',
    )
    const fight = attack(s, '116Pz-60', MEDIUM, [4])
    expect(fight.choices).toEqual(['support 116Pz-bayer', 'fight'])
    expect(refusal(s, 'support 116Pz-156')).toBe('support-isolated')
    expect(odds(s, '116Pz-60', MEDIUM, '116Pz-bayer')).toMatchObject({ attackerOutOfSupply: -2 })
  })

  test('CEL-11.0.3 CEL-7.0.8 TV-43 the British unit at Dinant may help before it can be activated', () => {
    const s = scene(2, '2Arm-a1@0904', '29Bde-3rtr@0704', '2Pz-recon@0804')
    expect(odds(s, '2Arm-a1', MEDIUM, '29Bde-3rtr').attackTotal).toBe(23)
  })

  test('CEL-2.0.4 TV-44 a used 2nd Armored unit adds 8, and defends with 8', () => {
    const s = scene(2, '2Arm-a1@1114', '2Arm-a2@1013:used', 'Lehr-recon@1113')
    expect(odds(s, '2Arm-a1', MEDIUM, '2Arm-a2').attackTotal).toBe(23)
    const t = scene(3, '2Arm-a2@1014:used', 'Lehr-901@1114')
    expect(odds(t, 'Lehr-901', MEDIUM).defenceTotal).toBe(8)
  })

  test('CEL-11.0.2 CEL-11.0.3 TV-23 nobody attacks or helps over the Meuse', () => {
    const s = scene(4, '2Pz-recon@0704', '29Bde-3rtr@0604', '2Arm-a1@0703')
    const fight = attack(s, '2Arm-a1', MEDIUM, [4])
    expect(told(fight, 'odds').units).toEqual([unitAt('2Arm-a1')])
    const t = scene(4, '2Pz-recon@0704', '29Bde-3rtr@0604', '2Arm-a1@0703', '2Arm-a2@0705')
    attack(t, '2Arm-a1', MEDIUM, [4])
    expect(reasons[supportVerdict(t, unitAt('29Bde-3rtr'))]!.key).toBe('support-meuse')
    expect(refusal(t, 'support 29Bde-3rtr')).toBe('support-meuse')
  })

  test('CEL-11.0.3 CEL-11.0.4 supporters bring no new defenders; strangers are refused', () => {
    const s = scene(
      2,
      '116Pz-60@3209',
      '116Pz-156@3208',
      'Lehr-901@3011',
      '84Inf-1-334@3109',
      '84Inf-2-334@3108', // next to 3208 only
    )
    const fight = attack(s, '116Pz-60', MEDIUM, [4])
    expect(told(fight, 'attack-declared').units).toEqual([unitAt('84Inf-1-334')])
    expect(fight.choices).toEqual(['support 116Pz-156', 'fight'])
    expect(refusal(s, 'support Lehr-901')).toBe('support-not-adjacent')
    expect(refusal(s, 'support 84Inf-2-334')).toBe('support-not-yours')
    expect(refusal(s, 'support 116Pz-60')).toBe('support-already')
    expect(refusal(s, 'support 9Pz-33')).toBe('support-not-on-map')
    expect(refusal(s, 'lose 116Pz-60')).toBe('not-now')
  })

  test('CEL-11.0.3 CEL-11.0.5 3rd Armored may be added with 0, and so may a stacked unit', () => {
    const s = scene(4, '84Inf-1-334@3306', '3Arm-hotton@3306', '116Pz-recon@3307')
    expect(odds(s, '84Inf-1-334', LIGHT, '3Arm-hotton')).toMatchObject({ attackTotal: 5 })
  })
})

describe('odds and modifiers', () => {
  test('CEL-11.0.13 CEL-11.0.14 TV-41 a bridge does not cancel the river', () => {
    const s = scene(2, 'Lehr-901@2212', 'Lehr-recon@2213', '84Inf-3-335@2113')
    const parts = { terrain: -2, river: -1 }
    expect(odds(s, 'Lehr-901', MEDIUM)).toMatchObject(parts)
    expect(odds(s, 'Lehr-901', MEDIUM, 'Lehr-recon')).toMatchObject(parts)
  })

  test.each([
    ['2212', -1],
    ['2214', 0],
  ])('CEL-11.0.13 TV-42 a supporter at %s brings %i', (hex, river) => {
    const s = scene(2, 'Lehr-901@2114', `Lehr-902@${hex}`, '84Inf-3-335@2113', '84Inf-2-335@2213')
    expect(odds(s, 'Lehr-901', MEDIUM).river).toBe(0)
    expect(odds(s, 'Lehr-901', MEDIUM, 'Lehr-902').river).toBe(river)
  })

  test('CEL-12.0.3 TV-12 disruption on both sides cancels out', () => {
    const s = scene(2, '2Arm-a1@1114:disrupted', 'Lehr-recon@1014:disrupted')
    expect(odds(s, '2Arm-a1', MEDIUM)).toMatchObject({
      attackerDisrupted: -2,
      defenderDisrupted: 2,
      modifier: 0,
    })
  })

  test.each([
    [2, 0], // 24 December day
    [4, 1], // 25 December day
    [5, 0], // 25 December night
  ])('CEL-11.0.15 TV-13 Allied medium attack on a clear hex on turn %i: %i', (turn, modifier) => {
    const s = scene(turn, '2Arm-a1@1114', 'Lehr-recon@1014')
    expect(odds(s, '2Arm-a1', MEDIUM).modifier).toBe(modifier)
  })

  test.each([
    [2, 0],
    [3, 1],
    [4, 0],
  ])('CEL-11.0.15 German medium attack on a clear hex on turn %i: %i', (turn, modifier) => {
    const s = scene(turn, 'Lehr-901@1114', '4Cav-4@1014')
    expect(odds(s, 'Lehr-901', MEDIUM).modifier).toBe(modifier)
  })

  test('CEL-11.0.10 CEL-11.0.11 only the best ground counts, a village in woods once', () => {
    const woodsAndVillage = scene(2, 'Lehr-901@2610', '84Inf-1-333@2611')
    expect(odds(woodsAndVillage, 'Lehr-901', MEDIUM)).toMatchObject({ terrain: -1, river: -1 })
    const townAndRough = scene(2, 'Lehr-901@2114', '84Inf-3-335@2113', '84Inf-1-333@2213')
    expect(odds(townAndRough, 'Lehr-901', MEDIUM).terrain).toBe(-2)
    const rough = scene(2, 'Lehr-901@2114', '84Inf-1-333@2213')
    expect(odds(rough, 'Lehr-901', MEDIUM).terrain).toBe(0)
  })

  test('CEL-11.0.7 an enemy in its own Rear Area may be attacked', () => {
    const s = scene(2, 'Lehr-901@1901', '2Arm-recon@1900')
    expect(odds(s, 'Lehr-901', MEDIUM).defenders).toEqual([unitAt('2Arm-recon')])
  })
})

describe('Combat chits', () => {
  const siege = () => {
    const s = scene(6, '2Arm-a1@2114', 'Lehr-recon@2113:isolated')
    give(s, GERMAN)
    give(s, ALLIED)
    return s
  }

  test('CEL-11.0.* TV-14 +1 heavy, +1 day, -2 town, +2 isolated, chits +1 -1: +2', () => {
    const s = siege()
    const fight = attack(s, '2Arm-a1', HEAVY, [1], ['play-combat', 'play-combat'])
    expect(told(fight, 'combat-roll')).toMatchObject({ modifier: 2, total: 3 })
    expect(s.chits[tacticalChit(ALLIED, COMBAT_CHIT)]).toBe(PLAYED)
    expect(s.chits[tacticalChit(GERMAN, COMBAT_CHIT)]).toBe(PLAYED)
  })

  test('CEL-13.1 CEL-13.1a TV-45 the attacker declares first, then the defender', () => {
    const s = siege()
    expect(attack(s, '2Arm-a1', HEAVY, [1]).step).toBe('combat-chit-attacker')
    const t = siege()
    expect(attack(t, '2Arm-a1', HEAVY, [1], ['keep-combat']).step).toBe('combat-chit-defender')
    expect(t.decider).toBe(GERMAN)
    const u = siege()
    const fight = attack(u, '2Arm-a1', HEAVY, [1], ['keep-combat', 'keep-combat'])
    expect(told(fight, 'combat-roll').modifier).toBe(2)
    expect(u.chits[tacticalChit(ALLIED, COMBAT_CHIT)]).toBe(AVAILABLE)
  })

  test('CEL-13.1 without a chit nobody is asked', () => {
    const s = scene(6, '2Arm-a1@2114', 'Lehr-recon@2113')
    expect(attack(s, '2Arm-a1', HEAVY, [4]).events.map(({ type }) => type)).toContain('combat-roll')
  })
})

describe('stacking at the moment of combat', () => {
  const entry = () => scene(1, 'Lehr-902@2216', 'Lehr-recon@2216', '84Inf-1-333@2215')

  test('CEL-10.0.4 CEL-14.0.4 TV-48 a step goes before the odds', () => {
    const s = entry()
    const fight = attack(s, 'Lehr-902', MEDIUM, [4], ['fight', 'lose Lehr-902'])
    expect(told(fight, 'overstacked')).toMatchObject({ steps: 3, side: GERMAN })
    expect(told(fight, 'odds').attackTotal).toBe(6) // the reduced counter alone
    expect(s.losses[GERMAN]).toBe(1)
  })

  test('CEL-10.0.4 a supporter lost takes no part', () => {
    const s = entry()
    const answers = ['support Lehr-recon', 'lose Lehr-recon']
    const fight = attack(s, 'Lehr-902', MEDIUM, [4], answers)
    expect(told(fight, 'odds').attackTotal).toBe(11)
  })

  test('CEL-10.0.4 if the active unit is lost the attack does not take place', () => {
    const s = entry()
    const fight = attack(s, 'Lehr-recon', MEDIUM, [], ['fight', 'lose Lehr-recon'])
    expect(told(fight, 'attack-void')).toMatchObject({ unit: unitAt('Lehr-recon') })
    expect(fight.step).toBe('move-end')
    expect(state(s, '84Inf-1-333')).toBe('2215')
    expect(s.attack).toBe(-1)
  })
})

describe('the end of a combat', () => {
  test('CEL-11.0.1 CEL-11.1.14 CEL-7.0.15 TV-60 who had to retreat has ended its move', () => {
    const s = scene(3, 'Lehr-901@1605', 'Lehr-902@1505', '2Arm-a1@1604')
    const fight = suffer(
      s,
      'Lehr-901',
      { attacker: 'R' },
      ['retreat Lehr-901', 'to 1606', 'to 1607', 'to 1507'],
      ['Lehr-902'],
    )
    expect(fight.step).toBe('move-end')
    expect(state(s, 'Lehr-901')).toBe('1607')
    expect(state(s, 'Lehr-902')).toBe('1507')
    expect(s.active).toBe(unitAt('Lehr-901'))
  })

  test('CEL-11.0.24 without effect the active unit goes on, and nothing of the combat stays', () => {
    const s = scene(3, 'Lehr-901@1605', '2Arm-a1@1604')
    expect(suffer(s, 'Lehr-901', {}).step).toBe('act-next')
    expect([s.attack, s.origin, s.front, s.die, s.sufferer]).toEqual([-1, -1, 0, -1, -1])
    expect([...s.marks].filter((mark) => mark > 1)).toEqual([])
  })

  test('the hexes of the defenders are known by their direction from the attack', () => {
    const s = scene(3, 'Lehr-901@1605', '2Arm-a1@1604', '2Arm-a2@1706')
    const fight = attack(s, 'Lehr-901', MEDIUM, [4])
    const { units } = told(fight, 'attack-declared')
    expect(units.map((unit) => HEX_IDS[s.place[unit]!])).toEqual(['1604', '1706'])
  })
})
