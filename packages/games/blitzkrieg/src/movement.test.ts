import { describe, expect, test } from 'vitest'
import { checked, stalled, unleashed } from './battles.ts'
import { fact, legal, play, position, why } from './testing.ts'

describe('movement', () => {
  test('V-02 BLZ-MOV-4, BLZ-MOV-5: 0608, 0508, 0509 and the woods 0410 cost 4 MP', () => {
    const s = position(checked, 'at 0607 3pz-1/5')
    play(checked, s, ['move 3pz-1/5', 'to 0608', 'to 0508', 'to 0509'])
    expect(fact(checked, s, 'left')).toBe('2')
    play(checked, s, ['to 0410'])
    expect(fact(checked, s, '3pz-1/5')).toBe('0410')
  })

  test('V-02 BLZ-MOV-2: by way of 0409 the woods are out of reach', () => {
    const s = position(checked, 'at 0607 3pz-1/5')
    play(checked, s, ['move 3pz-1/5', 'to 0608', 'to 0508', 'to 0509', 'to 0409'])
    expect(why(checked, s, 'to 0410')).toBe('too-costly')
  })

  test('V-33 BLZ-ZOC-9, BLZ-ZOC-10: out of a ZOC into a free hex only', () => {
    const s = position(checked, 'at 1303 3pz-1/3\nat 1304 15dim-I/4RI')
    play(checked, s, ['move 3pz-1/3'])
    expect(why(checked, s, 'to 1203')).toBe('legal')
    expect(why(checked, s, 'to 1204')).toBe('zoc-to-zoc')
    expect(why(checked, s, 'to 1304')).toBe('enemy-there')
  })

  test('BLZ-ZOC-8: who enters a ZOC stops there', () => {
    const s = position(checked, 'at 1302 3pz-1/5\nat 1304 15dim-I/4RI')
    play(checked, s, ['move 3pz-1/5', 'to 1303'])
    expect(fact(checked, s, '3pz-1/5')).toBe('1303')
    expect(legal(checked, s, 'move')).toEqual([])
  })

  test('V-29 BLZ-NIT-1, BLZ-MOV-15: at night one hex, and never into a ZOC', () => {
    const s = position(checked, 'turn 11\nat 1303 3pz-1/5\nat 1305 15dim-I/4RI')
    play(checked, s, ['move 3pz-1/5'])
    expect(why(checked, s, 'to 1304')).toBe('zoc-closed')
    play(checked, s, ['to 1302'])
    expect(fact(checked, s, '3pz-1/5')).toBe('1302')
  })

  test('BLZ-MOV-11: a disrupted unit moves one hex', () => {
    const s = position(checked, 'at 0607 3pz-1/5:disrupted 3pz-2/5')
    play(checked, s, ['move 3pz-1/5', 'to 0608'])
    expect(fact(checked, s, '3pz-1/5')).toBe('0608 disrupted')
    expect(legal(checked, s, 'move')).toEqual(['move 3pz-2/5'])
  })

  test('BLZ-MOV-19, BLZ-MOV-21: a unit rides, is dropped, and its transport goes on', () => {
    const s = position(checked, 'at 0607 3pz-1/3 3pz-Halftrack1 3pz-1/5')
    expect(why(checked, s, 'ride 3pz-1/5')).toBe('cannot-ride')
    play(checked, s, ['ride 3pz-1/3', 'to 0608', 'drop', 'to 0607', 'stop'])
    expect(fact(checked, s, '3pz-1/3')).toBe('0608')
    expect(fact(checked, s, '3pz-Halftrack1')).toBe('0607')
    expect(why(checked, s, 'move 3pz-1/3')).toBe('moved-already')
    expect(why(checked, s, 'move 3pz-Halftrack1')).toBe('moved-already')
  })

  test('BLZ-MOV-16, BLZ-MOV-17, V-32: exploitation is for armour and for those who ride', () => {
    const s = position(checked, 'exploiting yes\nat 0607 3pz-1/5 3pz-1/3 3pz-2/3 3pz-Halftrack1')
    expect(why(checked, s, 'move 3pz-1/3')).toBe('exploit-on-foot')
    expect(why(checked, s, 'ride 3pz-1/3')).toBe('legal')
    expect(fact(checked, s, 'mp 3pz-1/5')).toBe('2')
  })

  test('V-31 BLZ-MOV-13, BLZ-MOV-6: two interdictors slow French armour and close the roads', () => {
    const lines =
      'decider allied\nphasing allied\nair de-1 interdiction\nair de-2 interdiction\nat 0607 3dlm-5-I/1Cuir'
    const s = position(checked, lines)
    expect(fact(checked, s, 'mp 3dlm-5-I/1Cuir')).toBe('3')
    play(checked, s, ['move 3dlm-5-I/1Cuir', 'to 0608'])
    expect(fact(checked, s, 'left')).toBe('2')
    const fast = position(checked, `${lines}\nexploiting yes`)
    expect(fact(checked, fast, 'mp 3dlm-5-I/1Cuir')).toBe('2')
  })

  test('BLZ-MOV-8, BLZ-PON-2: foot wades the Meuse with all its points, tanks do not', () => {
    const s = position(unleashed, 'at 0107 1pz-I/1SR 1pz-I/1')
    play(unleashed, s, ['move 1pz-I/1'])
    expect(why(unleashed, s, 'to 0108')).toBe('river')
    play(unleashed, s, ['to 0106', 'stop', 'move 1pz-I/1SR', 'to 0108'])
    expect(fact(unleashed, s, '1pz-I/1SR')).toBe('0108')
    expect(legal(unleashed, s, 'move')).toEqual([])
  })

  test('BLZ-MOV-9, BLZ-PON-3: over a pontoon everybody crosses', () => {
    const s = position(unleashed, 'at 0107 1pz-I/1\npontoon 1 built 0107|0108')
    play(unleashed, s, ['move 1pz-I/1', 'to 0108', 'stop'])
    expect(fact(unleashed, s, '1pz-I/1')).toBe('0108')
  })

  test('BLZ-MOV-12, BLZ-MOV-24: a lone transport is overrun', () => {
    const s = position(checked, 'at 0607 3pz-1/5\nat 0608 15dim-Truck1')
    play(checked, s, ['move 3pz-1/5', 'to 0608'])
    expect(fact(checked, s, '15dim-Truck1')).toBe('lost')
  })

  test('BLZ-MOV-26, BLZ-88-3: an 88 moves only in a transport', () => {
    const s = position(stalled, 'at 1510 7pz-42PzJ 7pz-Halftrack1')
    expect(why(stalled, s, 'move 7pz-42PzJ')).toBe('needs-transport')
    expect(why(stalled, s, 'ride 7pz-42PzJ')).toBe('legal')
  })

  test('BLZ-MOV-28, BLZ-MOV-30, BLZ-MOV-31: off the supply edge, back two turns later', () => {
    const s = position(checked, 'turn 3\nat 2010 3pz-1/5\nat 1010 3pz-2/5')
    play(checked, s, ['move 3pz-1/5', 'exit'])
    expect(fact(checked, s, '3pz-1/5')).toBe('returning')
    expect(checked.write(s)).toContain('due 3pz-1/5:5')
    expect(why(checked, s, 'enter 3pz-1/5')).toBe('not-arrived')
  })

  test('BLZ-STK-1, BLZ-STK-5: three Germans fill a hex, a fourth passes through', () => {
    const s = position(
      checked,
      'at 0607 3pz-1/5\nat 0608 3pz-2/5 3pz-1/6 3pz-2/6\ndoing 3pz-2/5 moved\ndoing 3pz-1/6 moved\ndoing 3pz-2/6 moved',
    )
    play(checked, s, ['move 3pz-1/5', 'to 0608'])
    expect(why(checked, s, 'stop')).toBe('no-room')
    play(checked, s, ['to 0508', 'stop'])
    expect(fact(checked, s, '3pz-1/5')).toBe('0508')
  })

  test('BLZ-STK-2, BLZ-STK-3: two French units of different formations, three of one', () => {
    const stack = 'phasing allied\ndecider allied\nat 0607 15dim-I/4RI\nat 0608 15dim-II/4RI '
    const moved = '\ndoing 15dim-II/4RI moved'
    const mixed = position(checked, `${stack}dina-1-I/1${moved}\ndoing dina-1-I/1 moved`)
    play(checked, mixed, ['move 15dim-I/4RI'])
    expect(why(checked, mixed, 'to 0608')).toBe('legal') // it could go on
    const same = position(checked, `${stack}15dim-I/27RI${moved}\ndoing 15dim-I/27RI moved`)
    play(checked, same, ['move 15dim-I/4RI', 'to 0608'])
    expect(why(checked, same, 'stop')).toBe('legal')
  })
})
