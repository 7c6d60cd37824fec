import { createState, playRandomly } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { HEX_COUNT, unitAt } from './data/standard.ts'
import { faults } from './faults.ts'
import { celles } from './index.ts'
import { at, DISRUPTED, NONE, REDUCED, type CellesState } from './state.ts'
import { STEP } from './steps.ts'

/** A position in the middle of a random game, in which a unit moves. */
function middle(): CellesState {
  let found = createState(celles, { scenario: 'historical', options: {} })
  playRandomly(celles, { scenario: 'historical', options: {} }, 3, {
    onState(s, decisions) {
      if (decisions < 100 || s.step !== STEP.act) return false
      found = celles.clone(s)
      return true
    },
  })
  return found
}

/** Where a unit of the Allies stands. */
const hotton = unitAt('3Arm-hotton')

test.each<[string, (s: CellesState) => void, RegExp]>([
  ['steps that nobody has', (s) => s.steps[at(s, 0, 5)]!++, /counts of 0105/],
  ['a zone of control too many', (s) => s.zoc[at(s, 1, 5)]!++, /counts of 0105/],
  ['a neighbour too few', (s) => s.near[at(s, 0, 5)]!--, /counts of 0105/],
  ['a motorized unit too many', (s) => s.motors[5]!++, /counts of 0105/],
  ['a disruption that left the zone', (s) => (s.flags[hotton]! |= DISRUPTED), /counts of/],
  [
    'a reduced counter that does not exist',
    (s) => (s.flags[hotton]! |= REDUCED),
    /cannot be reduced/,
  ],
  ['a unit nowhere', (s) => (s.place[hotton] = HEX_COUNT + 9), /3Arm-hotton has no place/],
  ['losses nobody took', (s) => s.losses[0]!++, /"losses" does not match/],
  ['more actions used than there are', (s) => (s.used[1] = 9), /too many actions used/],
  ['a chit in a strange place', (s) => (s.chits[0] = 2), /chit 116Pz cannot lie there/],
  ['a phase of nobody', (s) => (s.phasing = NONE), /no side has the Action Phase/],
  ['a move of nobody', (s) => (s.active = NONE), /"act" needs active/],
  ['more MP spent than there are', (s) => (s.spent = 60), /spent too many MP/],
  ['a step that nobody decides', (s) => (s.step = STEP.draw), /"draw" is not one/],
  ['an end without a result', (s) => (s.step = STEP.over), /over if its victory is decided/],
  [
    'a number out of bounds',
    (s) => (s.turn = 12),
    /"turn" must be a whole number from 0 to 8, got "12"/,
  ],
  ['a crossed hex without a retreat', (s) => (s.passed[7] = 1), /no unit that retreats/],
  ['trucks on a tank', (s) => (s.trucks = 0), /trucks are on no unit/],
])('%s is a fault', (_, damage, fault) => {
  const s = middle()
  expect(faults(s)).toEqual([])
  damage(s)
  expect(faults(s).join('\n')).toMatch(fault)
})
