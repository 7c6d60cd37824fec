import { chances, fastDice, makeChoice } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { deathChances, lossesOf } from './chances.ts'
import { UNDERGROWTH } from './data/codes.ts'
import { coverOf } from './data/deck.ts'
import { forceCodes, vp } from './data/forces.ts'
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

function deadAmong(s: FrontlineState, order: readonly number[]): number {
  return order.filter((x) => s.place[x] === DEAD_PLACE).length
}

/** The first of those with the fewest counters drawn against them. */
function nextIn(s: FrontlineState, order: readonly number[]): number {
  const alive = order.filter((x) => s.place[x] !== DEAD_PLACE)
  const fewest = Math.min(...alive.map((x) => s.hits[x]!))
  return alive.find((x) => s.hits[x] === fewest)!
}

/** Every end of a draw by the rules themselves: all counters that can come, one after the other. */
function byTheRules(
  s: FrontlineState,
  order: readonly number[],
  tell: (end: FrontlineState, chance: number) => void,
  weight = 1,
): void {
  if (s.step !== STEP.recipient) return tell(s, weight)
  const choice = makeChoice(VERB.against, nextIn(s, order))
  for (const { probability, state } of chances(frontline, s, 1, choice)) {
    byTheRules(state, order, tell, weight * probability)
  }
}

test.each([
  [4, 1, 0],
  [6, 2, 0],
  [8, 3, 0],
  [9, 4, 0],
  [8, 3, 2],
  [7, 2, 3],
])(
  'FRL-DMG-3: %i firepower on %i men kills as often as the rules say, %i drawn',
  (fp, men, drawn) => {
    const { s, section } = suffering(fp, men)
    const order = byLoss(s, section)
    for (let n = 0; n < drawn; n++) {
      s.hits[order[n % order.length]!]! += 1
      s.cup[n % 2]! -= 1
    }
    s.moraleHits[order[0]!] = 1
    s.wounds[order.at(-1)!] = 1
    s.terrain[7] = UNDERGROWTH
    const deaths = [0, 0, 0]
    const each = new Map(order.map((x) => [x, 0]))
    byTheRules(s, order, (end, chance) => {
      deaths[Math.min(2, deadAmong(end, order))]! += chance
      for (const x of order) if (end.place[x] === DEAD_PLACE) each.set(x, each.get(x)! + chance)
    })
    const found = deathChances(s, order, fp, coverOf[UNDERGROWTH]!, false)
    expect(found.none).toBeCloseTo(deaths[0]!, 10)
    expect(found.one).toBeCloseTo(deaths[1]!, 10)
    expect(found.more).toBeCloseTo(deaths[2]!, 10)
    const losses = lossesOf(s, order, fp, coverOf[UNDERGROWTH]!, false)
    expect(losses.none).toBeCloseTo(deaths[0]!, 10)
    for (const x of order) expect(losses.deaths.get(x)).toBeCloseTo(each.get(x)!, 10)
    const mean = order.reduce((sum, x) => sum + vp[x]! * each.get(x)!, 0)
    expect(losses.vp).toBeCloseTo(mean, 9)
  },
)

test.each([1, 3, 5])('losses of %i men go with the chance that one of them dies', (men) => {
  let before = 0
  for (const fp of [0, 3, 8, 17, 28, 34]) {
    const { s, section } = suffering(fp, men)
    const order = byLoss(s, section)
    const { vp: lost, deaths, none } = lossesOf(s, order, fp, 0, false)
    expect(lost).toBeGreaterThanOrEqual(before - 1e-9)
    before = lost
    // As many die on average as the chances of none, one and more allow.
    const number = [...deaths.values()].reduce((sum, chance) => sum + chance, 0)
    const { one, more } = deathChances(s, order, fp, 0, false)
    expect(number).toBeGreaterThan(one + 2 * more - 1e-9)
    expect(number).toBeLessThan(one + order.length * more + 1e-9)
    expect(none).toBeCloseTo(1 - one - more, 9)
  }
})

const PLAYS = 4000
const FAR = 4 // standard errors, which chance does not give

test('FRL-DMG-1: heavy fire on a whole section kills as often as it does when it is played', () => {
  const { s, section } = suffering(30, 6)
  s.terrain[7] = UNDERGROWTH
  const order = byLoss(s, section)
  const dice = fastDice(11)
  const counts = [0, 0, 0]
  let lost = 0
  const played = frontline.clone(s)
  for (let i = 0; i < PLAYS; i++) {
    frontline.copy(played, s)
    while (played.step === STEP.recipient) {
      frontline.play(played, 1, makeChoice(VERB.against, nextIn(played, order)), dice)
    }
    counts[Math.min(2, deadAmong(played, order))]! += 1
    for (const x of order) if (played.place[x] === DEAD_PLACE) lost += vp[x]! / PLAYS
  }
  expect(Math.abs(lost - lossesOf(s, order, 30, coverOf[UNDERGROWTH]!, false).vp)).toBeLessThan(0.3)
  const found = deathChances(s, order, 30, coverOf[UNDERGROWTH]!, false)
  for (const [at, chance] of [found.none, found.one, found.more].entries()) {
    const error = Math.sqrt((chance * (1 - chance)) / PLAYS)
    expect(chance).toBeGreaterThan(0.01)
    expect(Math.abs(counts[at]! / PLAYS - chance)).toBeLessThan(FAR * error)
  }
})

test('the larger a section, the likelier nobody in it dies of the same fire', () => {
  const safe = [2, 3, 4, 6].map((men) => {
    const { s, section } = suffering(30, men)
    return deathChances(s, byLoss(s, section), 30, coverOf[UNDERGROWTH]!, false).none
  })
  expect(safe).toEqual(safe.toSorted((a, b) => a - b))
  expect(new Set(safe).size).toBe(safe.length)
})
