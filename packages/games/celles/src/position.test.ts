import { createState, failureText, hashText, playRandomly } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { celles } from './index.ts'

const pack = {
  counters: { 'Lehr-901': '12-9-12/7-6:7-5/4-3' },
  terrain: { '2213': 'w' },
  infiltration: { disruptsUpTo: 2, failsUpTo: 5 },
  actions: { '1': [2, 2] },
}

function refusal(lines: string): string {
  const read = celles.read(`estafette position 1\ngame celles\n${lines}`)
  return read.ok ? 'read' : failureText(read)
}

describe('a position', () => {
  test('keeps the corrections of the board, and is played with them', () => {
    const setup = { scenario: 'historical', options: {}, pack }
    const s = createState(celles, setup)
    expect([s.board.movement[8], s.board.actions[3]]).toEqual([12, 2])
    let looked = 0
    playRandomly(celles, setup, 5, {
      onState(state, decisions) {
        if (decisions % 20 !== 0) return
        const read = celles.read(celles.write(state))
        if (!read.ok) throw new Error(failureText(read))
        expect(hashText(read.value)).toBe(hashText(state))
        expect(read.value.board.movement[8]).toBe(12)
        expect(celles.write(read.value)).toBe(celles.write(state))
        looked++
      },
    })
    expect(looked).toBeGreaterThan(5)
  })

  test('written by hand leaves out what goes without saying', () => {
    const read = celles.read(`estafette position 1
game celles
turn 4
step activation
decider allied
chit 84Inf
face-up 84Inf
at 2808 84Inf-1-333 84Inf-2-333:used:disrupted # Marche
at waiting 84Inf-3-333
`)
    if (!read.ok) throw new Error(failureText(read))
    const facts = celles.facts(read.value)
    expect(facts['84Inf-2-333']).toBe('2808 used disrupted')
    expect(facts['84Inf-3-333']).toBe('waiting')
    expect(facts['Lehr-901']).toBe('absent')
    expect([facts['actions german'], facts['actions allied']]).toEqual(['3', '5'])
    expect([facts['phasing'], facts['first']]).toEqual(['allied', 'german'])
    expect([facts['chit 2Arm-2'], facts['chit 84Inf']]).toEqual(['cup', 'face-up'])
  })

  test('counts MP in points', () => {
    const read = celles.read(`estafette position 1
game celles
step act
chit Lehr
face-up Lehr
activation settled
active Lehr-901
spent 3.5
at 2214 Lehr-901
doing Lehr-901 activated acted
`)
    if (!read.ok) throw new Error(failureText(read))
    expect([read.value.spent, celles.facts(read.value)['spent']]).toEqual([7, '3.5'])
    expect(celles.write(read.value)).toContain('spent 3.5\n')
  })

  test.each([
    ['turn 9', '"turn" must be a whole number from 0 to 8, got "9"'],
    ['step dance', 'unknown value of "step": "dance"'],
    ['at 3400 Lehr-901', 'no such place: "3400"'],
    ['at 2214 Lehr-999', 'no such unit: "Lehr-999"'],
    ['at 2214 Lehr-901:tired', 'unknown state of a unit: "tired"'],
    ['at 2214 Lehr-901\nat 2215 Lehr-901', 'duplicate "Lehr-901": it is in line 3 too'],
    ['at 2214 Lehr-901 Lehr-902', 'too many steps in 2214'],
    ['at 2214 Lehr-recon 84Inf-1-333', '2214 must not hold units of both sides'],
    ['at 0604 Lehr-901', 'Lehr-901 cannot be beyond the Meuse'],
    ['at 1500 Lehr-901', 'Lehr-901 cannot be in the enemy Rear Area'],
    ['at 2214 Lehr-recon:reduced', 'Lehr-recon cannot be reduced: it has no such side'],
    [
      'at 2214 Lehr-901:isolated:out-of-supply',
      'Lehr-901 has too many supply markers: one at most',
    ],
    ['at withdrawn Lehr-901', 'Lehr-901 cannot withdraw'],
    ['trucks Lehr-901', 'the trucks are on no unit of the 84th'],
    ['face-up 29Bde', 'the chit 29Bde cannot lie there'],
    ['step act', '"act" needs active'],
    ['spent 3.2', '"spent" must be a multiple of 0.5 from 0 to 63.5, got "3.2"'],
    ['used 9 0', 'too many actions used'],
    ['terrain 2213 x', 'terrain.2213: terrain must be c, r, w, T, or C, R, W with a village'],
  ])('with "%s" is refused', (line, reason) => {
    expect(refusal(line)).toContain(reason)
  })
})
