import { describe, expect, test } from 'vitest'
import { checked, stalled } from './battles.ts'
import { fact, play, position, walk } from './testing.ts'

const units =
  'at 1302 3pz-75\nat 1301 3pz-1/5\nat 1304 15dim-I/4RI\nat 1305 art-64-64RA\nat 0110 15dim-II/4RI'

/** The end of the Allied player turn of a turn. */
const lastHalf = (turn: number) =>
  `turn ${turn}\nhalf 1\nphasing allied\ndecider allied\nexploiting yes\n${units}`

describe('who does what when', () => {
  test('BLZ-SEQ-1, BLZ-SEQ-2, BLZ-SEQ-3, BLZ-SEQ-5, BLZ-ART-10, BLZ-ART-11: by day', () => {
    const s = position(checked, lastHalf(3))
    expect(walk(checked, s, 15, [1, 4, 1, 4])).toEqual([
      'allied move',
      ...Array.from({ length: 6 }, () => 'german mission'),
      'german bombard',
      'german move',
      'german move',
      'allied move',
      'allied mission',
      'allied mission',
      'allied bombard',
      'allied move',
    ])
  })

  test('BLZ-SEQ-4, BLZ-NIT-2, BLZ-NIT-9, BLZ-AIR-15, BLZ-FIN-4: by night, in the same order', () => {
    const s = position(checked, `${lastHalf(10)}\nair de-1 interdiction`)
    const night = walk(checked, s, 5, [1, 4, 1, 4])
    expect(night).toEqual([
      'allied move',
      'german bombard',
      'german move',
      'allied move',
      'allied bombard',
    ])
    expect(fact(checked, s, 'interdiction')).toBe('0')
  })

  test('BLZ-SEQ-6: missions, interceptions, bombs, then guns', () => {
    const s = position(checked, `step mission\nair-target de-6\n${units}`)
    play(checked, s, ['bomb 1304', 'intercept de-6'], [2, 2])
    expect(walk(checked, s, 1)).toEqual(['german bombard'])
  })

  test('BLZ-EVT-9: after the last turn no event is drawn', () => {
    const s = position(checked, lastHalf(20))
    play(checked, s, ['done'])
    expect(checked.outcome(s)).not.toBeNull()
  })

  test('BLZ-AIR-14: in Arras interdiction lasts into the next Allied turn', () => {
    const s = position(
      stalled,
      'turn 3\nhalf 1\nexploiting yes\nair de-1 interdiction\nat 1310 7pz-I/6\nat 0505 uk-core-4RTR',
    )
    play(stalled, s, ['done'], [5, 5])
    expect(fact(stalled, s, 'phasing')).toBe('allied')
    expect(fact(stalled, s, 'interdiction')).toBe('1')
  })
})

describe('air units', () => {
  test('BLZ-AIR-1, BLZ-AIR-12: all are at hand when the bombardment of their side begins', () => {
    const s = position(checked, `${lastHalf(3)}\nair de-1 interdiction\nair de-2 spent`)
    play(checked, s, ['done'], [1, 4])
    expect(['air de-1', 'air de-2'].map((name) => fact(checked, s, name))).toEqual([
      'ready',
      'ready',
    ])
  })

  test('BLZ-AIR-7: who intercepted does not again in the same phase', () => {
    const lines =
      'turn 3\nstep intercept\nphasing german\ndecider allied\nair-target al-1\nair al-2 track\nair-due al-2:9'
    const s = position(
      checked,
      `${lines}\nair de-1 1304\nair de-2 1305\nat 1304 15dim-I/4RI\nat 1305 15dim-II/4RI\nat 2010 3pz-1/5`,
    )
    play(checked, s, ['intercept de-1'], [3, 2, 2])
    expect(fact(checked, s, 'air al-1')).toBe('ready')
    expect(walk(checked, s, 1)).toEqual(['german move'])
  })
})

describe('events', () => {
  const endOf = (turn: number, more = '') => `${lastHalf(turn)}\n${more}`

  test('BLZ-EVT-3: once too often is no event', () => {
    const s = position(checked, endOf(3, 'today germanParalysis:1\ndrawn germanParalysis:1'))
    play(checked, s, ['done'], [1, 1])
    expect(fact(checked, s, 'paralysed')).toBe('0')
    const other = position(checked, endOf(3))
    play(checked, other, ['done'], [1, 1])
    expect(fact(checked, other, 'paralysed')).toBe('1')
  })

  test('V-67 BLZ-EVT-6: air units go four turns ahead', () => {
    const s = position(checked, endOf(6, 'air al-1 track\nair-due al-1:7'))
    play(checked, s, ['done'], [4, 4, 4])
    play(checked, s, ['ground de-1', 'ground de-2', 'ground de-3'])
    const places = ['al-1', 'al-2', 'de-1', 'de-3', 'de-4'].map((air) =>
      fact(checked, s, `air ${air}`),
    )
    expect(places).toEqual(['track', 'track', 'track', 'track', 'ready'])
    expect(s.airDue.slice(6)).toEqual(Int8Array.of(10, 10))
    expect(s.airDue[0]).toBe(10)
  })
})
