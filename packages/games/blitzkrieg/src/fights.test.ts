import { describe, expect, test } from 'vitest'
import { checked, met, stalled } from './battles.ts'
import { fact, legal, play, position, walk, why } from './testing.ts'
import type { BlitzState } from './state.ts'

type Battle = typeof checked

const FRENCH = 'half 1\nphasing allied\ndecider allied\n'

/** An attack up to the question whether the defenders stand. */
function attack(
  game: Battle,
  lines: string,
  target: string,
  attackers: readonly string[],
  faces: readonly number[] = [],
): BlitzState {
  const s = position(game, `step declare\n${lines}`)
  const targets = target.split(' ').map((hex) => `target ${hex}`)
  play(game, s, [...targets, ...attackers.map((code) => `attack ${code}`), 'fight'], faces)
  return s
}

const oddsOf = (game: Battle, s: BlitzState) => [fact(game, s, 'column'), fact(game, s, 'shift')]

/** Everywhere the retreats that are asked for can end, the first unit's only. */
function endsOf(game: Battle, s: BlitzState, unit: string): string[] {
  const found = new Set<string>()
  const visit = (from: BlitzState): void => {
    const seat = game.toAct(from)
    if (game.decision(from, seat).step !== 'retreat-step') {
      found.add(fact(game, from, unit).split(' ')[0]!)
      return
    }
    for (const choice of legal(game, from)) {
      const next = game.clone(from)
      play(game, next, [choice])
      visit(next)
    }
  }
  visit(s)
  return [...found].toSorted()
}

/** Retreats by the first way there is, as short as it can be. */
function goBack(game: Battle, s: BlitzState): void {
  while (game.decision(s, game.toAct(s)).step === 'retreat-step') {
    const choices = legal(game, s)
    play(game, s, [choices.includes('stop') ? 'stop' : choices[0]!])
  }
}

describe('strengths', () => {
  test('BLZ-SHF-14: beyond 6:1 the last column', () => {
    const lines =
      'at 1303 3pz-1/5 3pz-1/6\nat 1404 4pz-1/35 4pz-1/36\nat 1304 15dim-4GRDI:disrupted'
    const s = attack(checked, lines, '1304', ['3pz-1/5', '3pz-1/6', '4pz-1/35', '4pz-1/36'])
    expect(oddsOf(checked, s)).toEqual(['6:1+', '1'])
  })

  test('BLZ-UNIT-9, BLZ-CBT-12: half of 3 is 1', () => {
    const lines = `${FRENCH}at 1303 3dlm-5-I/1Cuir:disrupted\nat 1304 3pz-3:disrupted`
    const s = attack(checked, lines, '1304', ['3dlm-5-I/1Cuir'])
    expect(oddsOf(checked, s)).toEqual(['1:1', '1']) // anti-tank, disrupted defender, disrupted attacker
  })

  test('BLZ-AT-2, BLZ-ART-9: guns defend with their own factor, and nobody else', () => {
    const lines = 'at 1303 3pz-1/5\nat 1304 res-4-4BDAC\nat 1305 art-64-64RA'
    expect(oddsOf(checked, attack(checked, lines, '1304', ['3pz-1/5']))).toEqual(['2:1', '0'])
  })

  test('BLZ-CMB-3: a disrupted attacker makes an attack combined, and pays for it', () => {
    const lines = 'at 1303 3pz-1/5 3pz-1/3:disrupted\nat 1304 15dim-I/4RI'
    const s = attack(checked, lines, '1304', ['3pz-1/3', '3pz-1/5'])
    expect(oddsOf(checked, s)).toEqual(['3:2', '0'])
    expect(s.combined).toBe(1)
  })

  test('BLZ-ENT-4: a German gains nothing from an entrenchment', () => {
    const lines = `${FRENCH}at 1303 15dim-I/4RI 15dim-II/4RI\nat 1304 3pz-1/3\nat 0110 15dim-I/27RI`
    const plain = attack(checked, lines, '1304', ['15dim-I/4RI', '15dim-II/4RI'])
    expect(oddsOf(checked, plain)).toEqual(['1:1', '0'])
    expect(why(checked, position(checked, 'at 1304 3pz-1/3'), 'entrench 1304')).toBe('not-now')
  })

  test('V-24 BLZ-CBT-16: odds favour the defender', () => {
    const lines = 'at 1303 3pz-1/5 3pz-1/6\nat 1304 15dim-I/4RI 15dim-II/4RI'
    const s = attack(checked, lines, '1304', ['3pz-1/5', '3pz-1/6'])
    expect(oddsOf(checked, s)).toEqual(['1:1', '0']) // 8:6
  })
})

describe('Moroccan ferocity', () => {
  test('BLZ-MOR-1, BLZ-SHF-6, BLZ-SHF-10: a column for Moroccans who attack or defend', () => {
    const attacking = `${FRENCH}ferocity yes\nat 1303 dina-1-I/1\nat 1304 3pz-1/3`
    expect(oddsOf(checked, attack(checked, attacking, '1304', ['dina-1-I/1']))).toEqual([
      '1:2',
      '1',
    ])
    const defending = 'ferocity yes\nat 1303 3pz-1/5\nat 1304 dina-1-I/1'
    expect(oddsOf(checked, attack(checked, defending, '1304', ['3pz-1/5']))).toEqual(['1:1', '-1'])
  })

  test('BLZ-MOR-2: a retreat becomes a disruption, even of who stands', () => {
    const lines = 'ferocity yes\nat 1303 3pz-1/5 3pz-1/6\nat 1304 dina-1-I/1\nat 0110 15dim-I/4RI'
    const s = attack(checked, lines, '1304', ['3pz-1/5', '3pz-1/6'])
    play(checked, s, ['give-way'], [4])
    expect(legal(checked, s)).toEqual(['give-way', 'endure'])
    play(checked, s, ['endure'])
    expect(fact(checked, s, 'dina-1-I/1')).toBe('1304 disrupted ferocious')
  })

  test.each([
    [2, '0505 refit'],
    [3, '0505'],
  ])('BLZ-MOR-3: what it costs at the end of the turn, die %d: %s', (die, fate) => {
    const s = position(
      checked,
      `turn 3\n${FRENCH}exploiting yes\nat 0505 dina-1-I/1:ferocious\nat 2010 3pz-1/5`,
    )
    play(checked, s, ['done'], [die, 1, 4])
    expect(fact(checked, s, 'dina-1-I/1')).toBe(fate)
  })

  test('BLZ-MOR-4, BLZ-ADV-4: Moroccans follow Germans whom they repelled', () => {
    const lines = 'ferocity yes\nat 1303 3pz-1/5\nat 1304 dina-1-I/1\nat 2010 3pz-2/5'
    const s = attack(checked, lines, '1304', ['3pz-1/5'])
    play(checked, s, ['give-way'], [4])
    goBack(checked, s)
    expect(legal(checked, s)).toContain('advance dina-1-I/1')
  })
})

describe('Rommel', () => {
  const away = 'at 0505 uk-cup-6DLI'

  test('BLZ-ROM-1, BLZ-ROM-2: he comes to supplied Germans, wherever they are', () => {
    const s = position(
      stalled,
      `turn 3\nhalf 1\nrommel-state expected\nat 1310 7pz-I/6\nat 2010 7pz-I/7\n${away}`,
    )
    play(stalled, s, ['rommel', 'send 1310'])
    expect(fact(stalled, s, 'rommel')).toBe('1310')
    const t = position(
      stalled,
      `turn 3\nhalf 1\nrommel 1310\nrommel-state present\nat 1310 7pz-I/6\nat 2010 7pz-I/7\n${away}`,
    )
    play(stalled, t, ['rommel', 'send 2010'])
    expect(fact(stalled, t, 'rommel')).toBe('2010')
  })

  test('BLZ-ROM-3, BLZ-SHF-5, BLZ-SHF-9: a column for those he is with', () => {
    const here = 'rommel 1310\nrommel-state present\nat 1310 7pz-I/6 7pz-I/7\nat 1309 uk-cup-6DLI'
    const s = attack(stalled, here, '1309', ['7pz-I/6', '7pz-I/7'])
    expect(oddsOf(stalled, s)[1]).toBe('1')
    const t = attack(stalled, `phasing allied\ndecider allied\n${here} uk-cup-8DLI`, '1310', [
      'uk-cup-6DLI',
      'uk-cup-8DLI',
    ])
    expect(oddsOf(stalled, t)[1]).toBe('-1')
  })

  test('BLZ-ROM-4: one more MP for who starts and ends with him', () => {
    const s = position(
      stalled,
      `turn 3\nhalf 1\nrommel 1310\nrommel-state present\nat 1310 7pz-I/6\ndoing 7pz-I/6 escorted\n${away}`,
    )
    play(stalled, s, ['move 7pz-I/6', 'to 1311', 'to 1312'])
    const steps = legal(stalled, s, 'to')
    expect(steps.length).toBeGreaterThan(0)
    play(stalled, s, [steps.at(-1)!])
    if (legal(stalled, s).includes('stop')) play(stalled, s, ['stop'])
    expect(fact(stalled, s, 'rommel')).toBe(fact(stalled, s, '7pz-I/6'))
  })

  test('BLZ-ROM-5: units with him advance after combat', () => {
    const lines =
      'rommel 1310\nrommel-state present\nat 1310 7pz-I/6 7pz-I/7 7pz-II/7\nat 1309 uk-cup-4RTRlt:disrupted\nat 0505 uk-core-4RTR'
    const s = attack(stalled, lines, '1309', ['7pz-I/6', '7pz-I/7', '7pz-II/7'])
    play(stalled, s, ['give-way'], [6])
    expect(legal(stalled, s)).toContain('advance 7pz-I/6')
  })

  test('BLZ-ROM-6: alone he is lost to an enemy who enters', () => {
    const s = position(
      stalled,
      'phasing allied\ndecider allied\nrommel 1310\nrommel-state present\nat 1309 uk-core-4RTR\nat 2010 7pz-I/6',
    )
    play(stalled, s, ['move uk-core-4RTR', 'to 1310'])
    expect(fact(stalled, s, 'rommel')).toBe('none')
  })
})

describe('events in combat', () => {
  test('BLZ-SHF-12, BLZ-EVT-8: they shall not pass, once in a combat', () => {
    const s = attack(met, 'shifts 2\nat 0803 gd-1/IGD\nat 0804 67ri-1/I/67', '0804', ['gd-1/IGD'])
    expect(legal(met, s)).toEqual(['left', 'right', 'wait'])
    play(met, s, ['left'])
    expect(fact(met, s, 'shifts')).toBe('1')
    expect(legal(met, s)).toEqual(['stand', 'give-way'])
  })

  test('BLZ-EVT-7: one more air unit for one turn', () => {
    const s = position(
      met,
      'turn 3\nhalf 1\nphasing allied\ndecider allied\nexploiting yes\nair al-1 track\nair-due al-1:5\nat 0505 67ri-1/I/67\nat 0101 gd-1/IGD',
    )
    play(met, s, ['done'], [4, 4])
    const places = () => ['al-1', 'al-2', 'al-3'].map((air) => fact(met, s, `air ${air}`))
    expect(places()).toEqual(['ready', 'ready', 'ready'])
    while (s.turn === 4) walk(met, s, 1, [2, 2])
    expect(places()).toEqual(['ready', 'ready', 'out'])
  })

  test.each([
    [6, '1304 disrupted', 0],
    [3, '1304', 512],
    [4, '1304', 0],
  ])('BLZ-COM-1: armour panic, die %d', (die, fate, steadfast) => {
    const lines = 'option armour-panic on\nat 1303 3pz-1/5\nat 1304 15dim-I/4RI'
    const s = attack(checked, lines, '1304', ['3pz-1/5'], [die])
    expect(fact(checked, s, '15dim-I/4RI')).toBe(fate)
    const unit = s.board.unitCodes.indexOf('15dim-I/4RI')
    expect(s.marks[unit]! & 512).toBe(steadfast)
  })
})

describe('retreats', () => {
  const repelled = (lines: string, die: number): BlitzState => {
    const s = attack(checked, lines, '0606', ['3pz-1/5', '3pz-1/6'])
    play(checked, s, ['give-way'], [die])
    return s
  }
  const attackers = 'at 0706 3pz-1/5 3pz-1/6\n'

  test('V-63 BLZ-RTR-4, BLZ-RTR-3: toward the west while there is a way', () => {
    const s = repelled(`${attackers}at 0606 15dim-I/4RI`, 3)
    const ends = endsOf(checked, s, '15dim-I/4RI')
    expect(ends.length).toBeGreaterThan(0)
    expect(ends.filter((id) => !id.startsWith('05') && !id.startsWith('04'))).toEqual([])
  })

  test('V-64 BLZ-RTR-6: off the map from its edge, or along it', () => {
    const lines = 'at 0210 3pz-1/5 3pz-1/6\nat 0110 15dim-I/4RI\nat 0303 15dim-II/4RI'
    const s = attack(checked, lines, '0110', ['3pz-1/5', '3pz-1/6'])
    play(checked, s, ['give-way'], [5])
    const ends = endsOf(checked, s, '15dim-I/4RI')
    expect(ends).toContain('returning')
    expect(ends.filter((id) => id !== 'returning' && !id.startsWith('01'))).toEqual([])
  })

  test('BLZ-RTR-2: not into an enemy ZOC', () => {
    const s = repelled(`at 0504 3pz-1/3\n${attackers}at 0606 15dim-I/4RI`, 3)
    const ends = endsOf(checked, s, '15dim-I/4RI')
    expect(ends.length).toBeGreaterThan(0)
    expect(ends).not.toContain('0505')
  })

  test('V-28 BLZ-RTR-5: through friends who leave no room, and on', () => {
    const friends = 'at 0505 dina-1-I/1 1dim-I/1RI\nat 0506 dina-1-II/1 1dim-II/1RI\n'
    const s = repelled(`${friends}${attackers}at 0606 15dim-I/4RI`, 3)
    const ends = endsOf(checked, s, '15dim-I/4RI')
    expect(ends).not.toContain('0505')
    expect(ends.length).toBeGreaterThan(0)
  })

  test('BLZ-RTR-9, BLZ-RTR-10: no transport saves an 88', () => {
    const lines =
      'phasing allied\ndecider allied\nat 1309 uk-core-4RTR uk-core-7RTR uk-cup-7RTR(B)\n' +
      'at 1310 7pz-42PzJ 7pz-Halftrack1\nride 7pz-42PzJ 7pz-Halftrack1\nat 2010 7pz-I/6'
    const s = attack(stalled, lines, '1310', ['uk-core-4RTR', 'uk-core-7RTR', 'uk-cup-7RTR(B)'])
    play(stalled, s, ['give-way'], [3])
    expect(fact(stalled, s, '7pz-42PzJ')).toBe('eliminated')
    expect(fact(stalled, s, '7pz-Halftrack1')).toBe('lost')
  })

  test('BLZ-FIN-3: in a village nobody is forced to retreat', () => {
    const s = position(
      checked,
      'step declare\nat 1410 3pz-1/3\nat 1409 15dim-I/4RI:disrupted\nat 0110 15dim-II/4RI',
    )
    play(checked, s, ['done'])
    expect(fact(checked, s, '15dim-I/4RI')).toBe('1409 disrupted')
  })

  test('BLZ-PCR-4: who has no way of two hexes cannot retreat before combat', () => {
    const ring =
      'at 1303 3pz-1/5\nat 1305 3pz-1/3\nat 1204 3pz-2/3\nat 1404 3pz-3/3\nat 1205 4pz-1/4\nat 1405 4pz-2/4'
    const s = attack(checked, `${ring}\nat 1304 15dim-4GRDI\nat 0110 15dim-I/4RI`, '1304', [
      '3pz-1/5',
    ])
    expect(legal(checked, s)).toEqual(['stand', 'give-way'])
  })

  test('V-62 BLZ-PCR-3: the odds are counted anew, at worst 1:4', () => {
    const lines = `${FRENCH}at 1409 res-4-4BDAC\nat 1410 3pz-3 3pz-1/3 3pz-2/3\nat 0110 15dim-I/4RI`
    const s = attack(checked, lines, '1410', ['res-4-4BDAC'])
    play(checked, s, ['withdraw 3pz-3'])
    goBack(checked, s)
    expect(oddsOf(checked, s)).toEqual(['1:4', '0'])
  })
})

describe('advances', () => {
  test('BLZ-HVY-2: a stack with heavy tanks advances', () => {
    const lines =
      'phasing allied\ndecider allied\nat 1309 uk-core-4RTR\nat 1310 7pz-37:disrupted\nat 2010 7pz-I/6'
    const s = attack(stalled, lines, '1310', ['uk-core-4RTR'])
    play(stalled, s, ['give-way'], [6])
    expect(legal(stalled, s)).toContain('advance uk-core-4RTR')
  })

  test('BLZ-ADV-5, BLZ-ADV-3: of several hexes one is taken, with the transport left there', () => {
    const lines =
      'at 1411 3pz-1/5 3pz-1/6 3pz-1/3\nat 1410 15dim-I/4RI:disrupted\nat 1412 15dim-II/4RI:disrupted 15dim-Truck1\nat 0110 15dim-I/27RI'
    const s = attack(checked, lines, '1410 1412', ['3pz-1/3', '3pz-1/5', '3pz-1/6'])
    play(checked, s, ['give-way', 'give-way'], [6])
    play(checked, s, ['advance 3pz-1/5'])
    expect(legal(checked, s, 'to')).toEqual(['to 1410', 'to 1412'])
    play(checked, s, ['to 1412'])
    expect(fact(checked, s, '3pz-1/5')).toBe('1412')
    expect(fact(checked, s, '15dim-Truck1')).toBe('lost')
  })
})
