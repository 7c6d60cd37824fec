import { fastDice, hashText, isWorth, makeNotation, type Seat } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { ALLIED, GERMAN } from '../data/codes.ts'
import { HEX_IDS, meuseBank, unitAt } from '../data/standard.ts'
import type { CellesEvent } from '../events.ts'
import { celles } from '../game.ts'
import { MOST_CHOICES, type CellesState, type Side } from '../state.ts'
import { brain, makeBrain } from './index.ts'
import { begin, choose, position } from './testing.ts'

/** What the brain does first, as it is written. */
function first(s: CellesState): string {
  return makeNotation(celles, choose(brain, s, celles.toAct(s), fastDice(1)))
}

/** Lets the brain play for a side until the other one has to decide or the phase is over. */
function run(s: CellesState, side: Side, seed = 1): CellesEvent[] {
  const events: CellesEvent[] = []
  const dice = fastDice(seed)
  const { turn, phasing } = s
  for (let seat = celles.toAct(s); seat >= 0; seat = celles.toAct(s)) {
    if (seat !== Number(side) || s.turn !== turn || s.phasing !== phasing) break
    celles.play(s, seat, choose(brain, s, seat, dice), dice, (event) => {
      events.push(event as CellesEvent)
    })
  }
  return events
}

const whereIs = (s: CellesState, code: string): string => HEX_IDS[s.place[unitAt(code)]!] ?? 'off'

/** A German Action Phase in which some units may act. */
function german(turn: number, lines: string, ...activated: readonly string[]): CellesState {
  const doing = activated.map((code) => `doing ${code} activated\n`).join('')
  return position(
    `turn ${turn}\nstep active\ndecider german\nphasing german\nactivation settled\nused 1 0\n${lines}${doing}`,
  )
}

function allied(turn: number, lines: string, ...activated: readonly string[]): CellesState {
  const doing = activated.map((code) => `doing ${code} activated\n`).join('')
  return position(
    `turn ${turn}\nstep active\ndecider allied\nphasing allied\nactivation settled\nused 0 1\n${lines}${doing}`,
  )
}

describe('sanity', () => {
  test('an open way to the Meuse is taken', () => {
    const s = german(5, 'at 1005 2Pz-recon\nat 3316 9Pz-33\nat 2808 84Inf-1-333\n', '2Pz-recon')
    run(s, GERMAN)
    expect(meuseBank[s.place[unitAt('2Pz-recon')]!]).toBe(1)
  })

  test('a unit on the Meuse stays there when nobody threatens it', () => {
    const s = german(6, 'at 0508 2Pz-recon\nat 3316 9Pz-33\nat 2808 84Inf-1-333\n', '2Pz-recon')
    run(s, GERMAN)
    expect(meuseBank[s.place[unitAt('2Pz-recon')]!]).toBe(1)
  })

  test('on the last turn an empty town is taken', () => {
    const s = german(8, 'at 2212 Lehr-901\nat 2808 84Inf-1-333 84Inf-2-333\n', 'Lehr-901')
    run(s, GERMAN)
    expect(whereIs(s, 'Lehr-901')).toBe('2113')
  })

  test('a good attack is made, with all who help', () => {
    const s = allied(
      6,
      'at 1305 2Arm-a1\nat 1304 2Arm-b1\nat 1204 2Pz-gut:reduced:used:disrupted\nat 3316 9Pz-33\n',
      '2Arm-a1',
      '2Arm-b1',
    )
    const odds = run(s, ALLIED).find((event) => event.type === 'odds')
    expect(odds).toMatchObject({ column: 4 })
  })

  test('a hopeless attack is not made', () => {
    const s = german(
      4,
      'at 2712 2Pz-recon\nat 2710 84Inf-1-333 84Inf-2-333\nat 2711 84Inf-1-334 84Inf-2-334\nat 3316 9Pz-33\n',
      '2Pz-recon',
    )
    expect(run(s, GERMAN).some((event) => event.type === 'attack-declared')).toBe(false)
  })

  test('Marche is not left to the Germans next to it', () => {
    const s = allied(
      5,
      'at 2808 84Inf-1-333\nat 2810 116Pz-60\nat 2711 2Pz-gut\nat 2506 84Inf-2-333\n',
      '84Inf-1-333',
    )
    run(s, ALLIED)
    expect(whereIs(s, '84Inf-1-333')).toBe('2808')
  })

  test('whoever came in too many moves off', () => {
    const s = german(
      3,
      'received 2216\nat 2216 Lehr-901 Lehr-902 Lehr-recon\n',
      'Lehr-901',
      'Lehr-902',
      'Lehr-recon',
    )
    const events = run(s, GERMAN)
    expect(events.some((event) => event.type === 'overstacked')).toBe(false)
  })

  test('from turn 7 nobody makes the FBB withdraw for nothing', () => {
    const s = position(
      'turn 8\nstep activation\ndecider german\nphasing german\nused 1 0\nchit Lehr\nface-up Lehr\n' +
        'at 2113 FBB-1\nat 2212 Lehr-901\nat 2808 84Inf-1-333\n',
    )
    expect(first(s)).toBe('formation Lehr')
  })
})

describe('losses', () => {
  test('of two units with one step the weaker one goes', () => {
    const s = position(
      'turn 4\nstep losses\ndecider german\nphasing allied\nactivation settled\nactive 2Arm-a1\nspent 12\n' +
        'attack medium\norigin 1304\nfront 4\ncolumn 3-1\nmodifier 1\ndie 8\nsufferer german\nstage steps\n' +
        'losses-left 1\ndefender-result 1\nused 0 1\nat 1304 2Arm-a1\nat 1404 2Pz-recon 2Pz-gut:reduced\n' +
        'at 3316 9Pz-33\ndoing 2Arm-a1 activated acted attacking\ndoing 2Pz-recon defending\n' +
        'doing 2Pz-gut defending\n',
    )
    expect(first(s)).toBe('lose 2Pz-gut')
  })
})

describe('whatever the position', () => {
  /** Positions of greedy games with and without the die for actions, each with the seat to act. */
  const positions: { s: CellesState; seat: Seat }[] = []
  let crowds = 0
  for (const [index, actionDie] of ['off', 'on'].entries()) {
    const dice = fastDice(5 + index)
    const s = begin(dice, actionDie)
    let count = 0
    for (let seat = celles.toAct(s); seat >= 0; seat = celles.toAct(s)) {
      if (count++ % 31 === 0) positions.push({ s: celles.clone(s), seat })
      celles.play(s, seat, choose(brain, s, seat, dice), dice, (event) => {
        if (event.type === 'overstacked') crowds++
      })
    }
  }

  test('the answer depends on it alone, not on what was asked before', () => {
    for (const { s, seat } of positions.toReversed()) {
      const before = hashText(s)
      const known = choose(brain, s, seat, fastDice(3))
      expect(hashText(s)).toBe(before)
      const fresh = choose(makeBrain(celles), celles.clone(s), seat, fastDice(4))
      expect(fresh, `asked afresh:\n${celles.write(s)}`).toBe(known)
    }
  })

  test('every choice has a value', () => {
    const out = new Int32Array(MOST_CHOICES)
    const values = new Float64Array(MOST_CHOICES)
    for (const { s, seat } of positions) {
      const count = celles.choices(s, seat, out)
      brain.rate(s, seat, out, count, values, fastDice(1))
      const odd = values.subarray(0, count).findIndex((value) => !isWorth(value))
      expect(odd, `a choice without a value:\n${celles.write(s)}`).toBe(-1)
    }
  })

  test('hardly a step is lost to overstacking', () => {
    expect(crowds).toBeLessThan(3)
  })
})
