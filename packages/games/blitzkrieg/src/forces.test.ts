import { describe, expect, test } from 'vitest'
import { checked, met, stalled, undone } from './battles.ts'
import { bombardResult } from './bombardment.ts'
import { ALLIED } from './data/codes.ts'
import { hexAt } from './data/map.ts'
import { unitAt } from './data/units.ts'
import { fits } from './stacking.ts'
import { traceSupply } from './supply.ts'
import { fact, legal, play, position, why } from './testing.ts'

describe('stacking', () => {
  const room = (game: typeof checked, lines: string, code: string, hex: string) => {
    const s = position(game, lines)
    return fits(s, unitAt(s.board, code), hexAt(s.board, hex))
  }

  test('BLZ-STK-4: the British follow the French limit', () => {
    const formation = (code: string) => {
      const { board } = position(stalled, 'at 0101')
      return board.formationNames[board.unitFormation[unitAt(board, code)]!]
    }
    const [one, other] = ['uk-cup-6DLI', 'uk-core-4RTR']
    expect(formation(one)).not.toBe(formation(other))
    const brothers = ['uk-cup-8DLI', 'uk-cup-9DLI']
    expect(brothers.map(formation)).toEqual([formation(one), formation(one)])
    expect(room(stalled, `at 0505 ${brothers.join(' ')}`, one, '0505')).toBe(true)
    expect(room(stalled, `at 0505 ${brothers.join(' ')}`, other, '0505')).toBe(false)
  })

  test('BLZ-STK-6, BLZ-ROM-7: transports and Rommel take no room', () => {
    const lines = 'rommel 1310\nrommel-state present\nat 1310 7pz-I/6 7pz-II/6 7pz-Halftrack1'
    expect(room(stalled, lines, '7pz-I/7', '1310')).toBe(true)
    expect(room(stalled, `${lines} 7pz-I/7`, '7pz-II/7', '1310')).toBe(false)
  })

  test('BLZ-STK-7: a stack that is too high is cured, or the excess is lost', () => {
    const stack = 'at 1310 3pz-1/5 3pz-2/5 3pz-1/6 3pz-2/6\nat 0505 15dim-I/4RI'
    const s = position(checked, stack)
    expect(why(checked, s, 'done')).toBe('overstacked')
    const stuck = ['3pz-1/5', '3pz-2/5', '3pz-1/6', '3pz-2/6']
    const t = position(
      checked,
      `${stack}\n${stuck.map((code) => `doing ${code} moved`).join('\n')}`,
    )
    play(checked, t, ['done'])
    expect(legal(checked, t)).toEqual(stuck.map((code) => `lose ${code}`))
  })

  test('BLZ-STK-8: nobody enters where an enemy is', () => {
    const s = position(checked, 'at 1303 3pz-1/5\nat 1304 15dim-I/4RI')
    play(checked, s, ['move 3pz-1/5'])
    expect(why(checked, s, 'to 1304')).toBe('enemy-there')
  })
})

describe('supply', () => {
  const ring = 'at 1309 3pz-1/3\nat 1311 3pz-2/3'

  test('BLZ-SUP-2: the hex of the unit itself may be a source', () => {
    const s = position(
      checked,
      'turn 3\nexploiting yes\nat 0110 15dim-I/4RI\nat 0109 3pz-1/3\nat 0111 3pz-2/3',
    )
    play(checked, s, ['done'])
    expect(fact(checked, s, '15dim-I/4RI')).toBe('0110')
  })

  test('BLZ-SUP-3: an enemy combat unit stops a line, a lone transport does not', () => {
    const isOpen = (lines: string) => {
      const s = position(checked, lines)
      return traceSupply(s, ALLIED)[hexAt(s.board, '0110')]
    }
    expect(isOpen('at 0110 3pz-Halftrack1')).toBe(1)
    expect(isOpen('at 0110 3pz-1/3:disrupted')).toBe(0)
  })

  test('BLZ-SUP-7: who arrived in this turn recovers without a line', () => {
    const lines = `turn 3\nhalf 1\nphasing allied\ndecider allied\nexploiting yes\n${ring}\nat 0110 15dim-II/4RI`
    for (const [flags, fate] of [
      [':disrupted:fresh', '1310'],
      [':disrupted', '1310 disrupted'],
    ] as const) {
      const s = position(checked, `${lines}\nat 1310 15dim-I/4RI${flags}`)
      play(checked, s, ['done'], [1, 4])
      expect(fact(checked, s, '15dim-I/4RI')).toBe(fate)
    }
  })

  test('BLZ-SUP-9, BLZ-SUP-10: transports need none, and others lose nothing but their order', () => {
    const s = position(
      checked,
      `turn 3\nexploiting yes\n${ring}\nat 1310 15dim-I/4RI 15dim-Truck1\nat 0810 15dim-II/4RI`,
    )
    play(checked, s, ['done'])
    expect(fact(checked, s, '15dim-Truck1')).toBe('1310')
    expect(fact(checked, s, '15dim-I/4RI')).toBe('1310 disrupted')
    expect(fact(checked, s, 'mp 15dim-I/4RI')).toBe('2')
  })
})

describe('states of units', () => {
  test('BLZ-UNIT-3, BLZ-UNIT-5: one step; a second disruption changes nothing', () => {
    const s = position(
      checked,
      'step bombard\nat 1302 3pz-75\nat 1301 3pz-1/5\nat 1304 15dim-I/4RI:disrupted',
    )
    play(checked, s, ['bombard 3pz-75'], [6])
    expect(fact(checked, s, '15dim-I/4RI')).toBe('1304 disrupted')
  })

  test('BLZ-UNIT-7: recovery takes disruption away, not the refit marker', () => {
    const s = position(
      checked,
      'turn 3\nexploiting yes\nat 2010 3pz-1/5:disrupted:refit\nat 2011 3pz-2/5\nat 0110 15dim-I/4RI',
    )
    play(checked, s, ['done'])
    expect(fact(checked, s, '3pz-1/5')).toBe('2010 refit')
  })

  test('BLZ-ZOC-7, BLZ-ZOC-11: the zone of a unit goes with its order', () => {
    const s = position(
      checked,
      'step bombard\nat 1302 3pz-75\nat 1303 3pz-1/5\nat 1304 15dim-I/4RI\nat 0110 15dim-II/4RI',
    )
    const hex = hexAt(s.board, '1303')
    expect(s.zoc[s.board.hexCount + hex]).toBe(1)
    play(checked, s, ['bombard 3pz-75'], [6])
    expect(s.zoc[s.board.hexCount + hex]).toBe(0)
  })

  test('BLZ-NIT-5, BLZ-NIT-8, BLZ-88-5: at night all who can roll, no 88 and no transport', () => {
    const s = position(
      stalled,
      'turn 10\nhalf 1\nat 2010 7pz-I/6\nat 0505 uk-core-4RTR\n' +
        'at eliminated 7pz-I/7 7pz-II/7 7pz-42PzJ\nat lost 7pz-Halftrack1',
    )
    play(stalled, s, ['done'], [1, 6, 5, 5])
    expect(fact(stalled, s, '7pz-I/7')).toBe('returning refit recovered')
    expect(fact(stalled, s, '7pz-II/7')).toBe('lost')
    expect(fact(stalled, s, '7pz-42PzJ')).toBe('eliminated')
  })
})

describe('bombardment', () => {
  test('BLZ-AIR-10: only a natural 1 shoots down', () => {
    const s = position(checked, 'at 1304 15dim-4GRDI')
    const hex = hexAt(s.board, '1304')
    expect(bombardResult(s, ALLIED, hex, 1)).toBe(3)
    expect(bombardResult(s, ALLIED, hex, 2)).toBe(0)
  })

  test('BLZ-ENT-5, BLZ-TER-13: an entrenchment in woods takes 1 off, once', () => {
    const woods = position(checked, 'at 0101').board.hexIds.find(
      (_, hex) => position(checked, 'at 0101').board.terrain[hex] === 3,
    )!
    const s = position(checked, `at ${woods} 15dim-I/4RI\nentrenchment ${woods}`)
    const hex = hexAt(s.board, woods)
    expect([4, 5, 6].map((die) => bombardResult(s, ALLIED, hex, die))).toEqual([0, 0, 1])
  })

  test('BLZ-CBT-11: a gun that bombarded supports no attack', () => {
    const lines =
      'step declare\ncover 1\nat 1303 3pz-1/5\nat 1304 15dim-I/4RI\nat 0110 15dim-II/4RI\nat 1302 3pz-75'
    for (const [flag, reason] of [
      ['', 'legal'],
      [':spent', 'spent'],
    ]) {
      const s = position(checked, `${lines}${flag}`)
      play(checked, s, ['target 1304', 'attack 3pz-1/5'])
      expect(why(checked, s, 'support 3pz-75')).toBe(reason)
    }
  })
})

describe('set-up by dice', () => {
  test('STO-SET-2: the Germans choose who is disrupted, the French who refits', () => {
    const s = position(
      met,
      'turn 0\nzone 1\nstep setup-disrupt\ndecider german\nphasing none\nleft 1\nrefits 1\nat 0506 67ri-1/I/67\nat 0606 67ri-2/I/67',
    )
    play(met, s, ['disrupt 67ri-1/I/67', 'refit 67ri-2/I/67'])
    expect(fact(met, s, '67ri-1/I/67')).toBe('0506 disrupted')
    expect(fact(met, s, '67ri-2/I/67')).toBe('0606 refit')
  })

  test('BLZ-COM-4: only where the zone is, and where there is room', () => {
    const s = position(
      met,
      'turn 0\nzone 0\nstep setup-place\ndecider allied\nphasing none\nplacing 67ri-1/I/67\nat waiting 67ri-1/I/67',
    )
    expect(why(met, s, 'place 0503')).toBe('set-up-zone')
    expect(why(met, s, 'place 0504')).toBe('legal')
  })

  test('BLZ-ENT-1: a marker for who may have one, one to a hex', () => {
    const s = position(
      undone,
      'turn 0\nzone 3\nstep setup-entrench\ndecider allied\nphasing none\nmarkers 5\n' +
        'at 0505 11rdp-1/I/11\nat 0506 2dlm-1-1esc\nat 0507 2dlm-1-1/76RA',
    )
    expect(legal(undone, s)).toEqual(['entrench 0505', 'entrench 0507', 'done'])
    play(undone, s, ['entrench 0505'])
    expect(why(undone, s, 'entrench 0505')).toBe('entrenched-already')
  })
})
