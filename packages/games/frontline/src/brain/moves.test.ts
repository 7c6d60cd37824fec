import {
  fastDice,
  greedyPolicy,
  makeNotation,
  positionFrom,
  type Choice,
  type Seat,
} from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { FORCES, forceCodes } from '../data/forces.ts'
import { laidOut } from '../data/scenarios.ts'
import { frontline } from '../game.ts'
import { joining } from '../sections.ts'
import { isOnLine, sideOf } from '../soldiers.ts'
import type { FrontlineState } from '../state.ts'
import { STEP } from '../steps.ts'
import { fieldOf } from './field.ts'
import { brain } from './index.ts'
import { prospectsOf } from './prospects.ts'
import { first } from './weights.ts'

const policy = greedyPolicy(frontline, brain)

/** What it does from a position on, while nobody else has to decide. */
function decided(s: FrontlineState, seat: number, most: number): string[] {
  const dice = fastDice(1)
  const found: string[] = []
  while (found.length < most && frontline.toAct(s) === seat) {
    const choice = policy.choose(s, seat, dice)
    found.push(makeNotation(frontline, choice))
    frontline.play(s, seat, choice, dice)
  }
  return found
}

/** A battle that it has set up on both sides; `watch` sees every choice before it is taken. */
function begun(
  scenario: string,
  watch?: (s: FrontlineState, seat: Seat, choice: Choice) => void,
): FrontlineState {
  const created = frontline.create({ scenario, options: {} })
  if (!created.ok) throw new Error(created.reason)
  const s = created.value
  const dice = fastDice(2)
  frontline.start(s, dice)
  while (s.turn === 0) {
    const seat = frontline.toAct(s)
    const choice = policy.choose(s, seat, dice)
    watch?.(s, seat, choice)
    frontline.play(s, seat, choice, dice)
  }
  return s
}

/** A position in which a side is to act; the line is stream but for some cards. */
function position(side: 0 | 1, lines: readonly string[], scenario = 'training'): FrontlineState {
  const seat = `seat-${side + 1}`
  return positionFrom(
    frontline,
    [
      `scenario ${scenario}`,
      'step action\nwindow action\nfirst allies\nturn 3',
      `decider ${seat}\nturn-seat ${seat}\nacting ${side === 0 ? 'allies' : 'axis'}`,
      `hand ${seat} rally:3 dig-in:2`,
      ...lines,
    ].join('\n'),
  )
}

const stream = 'terrain' + ' stream'.repeat(9)
const group = (names: string, head: string, seat: number, place: number): string[] =>
  names.split(' ').map((name) => `soldier ${name} seat-${seat} ${place} under:${head}`)

describe('a section', () => {
  test('goes forward where its fire reaches nobody', () => {
    const s = position(0, [
      stream,
      'soldier us-walker seat-1 2',
      ...group('us-marchetti us-winslow us-sorensen', 'us-walker', 1, 2),
      'soldier de-weber seat-2 8',
    ])
    expect(decided(s, 0, 3)).toEqual(['move us-walker', 'plain rally', 'advance'])
  })

  test('does not leave cover for the fire of a machine gun', () => {
    const s = position(0, [
      'terrain stream scattered-trees open-ground stream stream stream stream scattered-trees stream',
      'soldier us-walker seat-1 2',
      ...group('us-marchetti us-winslow us-sorensen', 'us-walker', 1, 2),
      'soldier de-hartmann seat-2 5',
      ...group('de-richter de-steiner de-baumann', 'de-hartmann', 2, 5),
    ])
    expect(decided(s, 0, 3)).not.toContain('advance')
  })
})

describe('an objective', () => {
  const lines = [
    stream,
    'soldier us-walker seat-1 5',
    ...group('us-smith us-jones us-dupree', 'us-walker', 1, 5),
    'soldier de-hartmann seat-2 9',
    ...group('de-mueller de-schmidt de-fischer', 'de-hartmann', 2, 9),
  ]

  /** How much better card 7 is than card 6, or 8, for the section of a side. */
  function drawnBy(side: 0 | 1, head: string, scenario: string): number {
    const s = position(side, lines, scenario)
    const worth = prospectsOf(s, fieldOf(first, s, side), forceCodes.indexOf(head))
    return worth[7]! - worth[side === 0 ? 6 : 8]!
  }

  // Card 7 of s09 has to be held by the Allies; s14 has no such card.
  test.each([
    [0, 'us-walker', 'draws those who have to hold it'],
    [1, 'de-hartmann', 'draws those who can deny it'],
  ] as const)('side %i, %s: %s', (side, head, _what) => {
    expect(drawnBy(side, head, 's09') - drawnBy(side, head, 's14')).toBeGreaterThan(2)
  })
})

describe('where sections may start', () => {
  /** What the greedy player says of where sections start, and where those of the side are then. */
  function stationed(scenario: string, side: 0 | 1) {
    const said: unknown[] = []
    const s = begun(scenario, (before, seat, choice) => {
      if (before.step === STEP.station) said.push(...brain.explain!(before, seat, choice))
    })
    const places = new Set<number>()
    for (let x = 0; x < FORCES; x++) {
      if (isOnLine(s, x) && sideOf(s, x) === side) places.add(s.place[x]!)
    }
    return { said, places: [...places].sort() }
  }

  test.each([
    ['s04', 1, [6, 7, 8]],
    ['s05', 1, [6, 7, 8]],
    ['s19', 0, [2, 3]],
  ] as const)('in %s side %i uses it, and says why', (scenario, side, allowed) => {
    const { said, places } = stationed(scenario, side)
    expect(said).toContainEqual(expect.objectContaining({ key: 'move' }))
    expect(places.some((place) => (allowed as readonly number[]).includes(place))).toBe(true)
  })

  test('nobody is afraid of a reaction there', () => {
    const lines = [
      'terrain' + ' scattered-trees'.repeat(9),
      'soldier us-walker seat-1 2',
      'soldier de-hartmann seat-2 8',
      ...group('de-richter de-steiner de-baumann', 'de-hartmann', 2, 8),
    ]
    const s = position(0, lines)
    const walker = forceCodes.indexOf('us-walker')
    const worth = (going: 'moves' | 'starts') =>
      prospectsOf(s, fieldOf(first, s, 0), walker, going)[6]!
    expect(worth('starts')).toBeGreaterThan(worth('moves'))
  })
})

describe('sections', () => {
  test.each(laidOut.map(({ id }) => id))('of %s are filled, every leader with his own', (id) => {
    const s = begun(id)
    const serving: string[] = [] // who could lead
    const idle: string[] = [] // alone, though there is room under a leader
    for (let x = 0; x < FORCES; x++) {
      if (!isOnLine(s, x)) continue
      if (s.command[x]! > 0 && s.head[x] !== x) serving.push(forceCodes[x]!)
      if (s.command[x]! > 0 || s.head[x] !== x) continue
      for (let head = 0; head < FORCES; head++) {
        if (joining(s, x, head) === 'may') idle.push(forceCodes[x]!)
      }
    }
    expect({ serving, idle }).toEqual({ serving: [], idle: [] })
  })
})
