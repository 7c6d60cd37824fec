import { chances, fastDice, makeChoice } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { deathChances } from './chances.ts'
import { UNDERGROWTH } from './data/codes.ts'
import { coverOf } from './data/deck.ts'
import { forceCodes } from './data/forces.ts'
import { frontline } from './game.ts'
import { byLoss } from './preview.ts'
import { isSection } from './sections.ts'
import { DEAD_PLACE, type FrontlineState, type Section } from './state.ts'
import { STEP } from './steps.ts'
import { VERB } from './verbs.ts'

/** A battle in which a section of the Axis is about to suffer so much. */
function suffering(fp: number, men: number): { s: FrontlineState; section: Section } {
  const made = frontline.create({ scenario: 'training', options: {} })
  if (!made.ok) throw new Error(made.reason)
  const s = made.value
  frontline.start(s, fastDice(3))
  const own = forceCodes.map((_, x) => x).filter((x) => s.owner[x] === 1)
  const section = own.find((x) => isSection(s, x) && s.command[x]! > 0)!
  own.forEach((x, at) => {
    s.head[x] = at < men || x === section ? section : x
    s.place[x] = 8
  })
  s.turn = 1
  s.attacker = forceCodes.findIndex((_, x) => s.owner[x] === 0)
  s.target = section
  s.sufferer = section
  s.fp = fp
  s.step = STEP.recipient
  s.decider = 1
  return { s, section }
}

/** Deaths by the rules themselves: every counter that can be drawn, one after the other. */
function byTheRules(s: FrontlineState, order: readonly number[], deaths: number[], weight: number) {
  if (s.step !== STEP.recipient) {
    const dead = order.filter((x) => s.place[x] === DEAD_PLACE).length
    deaths[Math.min(2, dead)]! += weight
    return
  }
  const fewest = Math.min(...order.filter((x) => s.place[x] !== DEAD_PLACE).map((x) => s.hits[x]!))
  const next = order.find((x) => s.place[x] !== DEAD_PLACE && s.hits[x] === fewest)!
  for (const { probability, state } of chances(frontline, s, 1, makeChoice(VERB.against, next))) {
    byTheRules(state, order, deaths, weight * probability)
  }
}

test.each([
  [4, 1],
  [6, 2],
  [8, 3],
  [9, 4],
])('FRL-DMG-3: %i firepower on %i men kills as often as the rules say', (fp, men) => {
  const { s, section } = suffering(fp, men)
  const order = byLoss(s, section)
  s.moraleHits[order[0]!] = 1
  s.wounds[order.at(-1)!] = 1
  s.terrain[7] = UNDERGROWTH
  const deaths = [0, 0, 0]
  byTheRules(s, order, deaths, 1)
  const found = deathChances(s, order, fp, coverOf[UNDERGROWTH]!, false)
  expect(found.none).toBeCloseTo(deaths[0]!, 10)
  expect(found.one).toBeCloseTo(deaths[1]!, 10)
  expect(found.more).toBeCloseTo(deaths[2]!, 10)
})

test('the chances of a whole section under heavy fire add up, and fall with its size', () => {
  const deathsOf = (men: number) => {
    const { s, section } = suffering(30, men)
    return deathChances(s, byLoss(s, section), 30, coverOf[UNDERGROWTH]!, false)
  }
  const [few, many] = [deathsOf(2), deathsOf(6)]
  expect(many.none + many.one + many.more).toBeCloseTo(1, 10)
  expect(many.none).toBeGreaterThan(few.none)
})
