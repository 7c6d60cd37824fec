import {
  DiceError,
  fastDice,
  LEGAL,
  makeChoice,
  playRandomly,
  scriptedDice,
  targetOf,
  verbOf,
  type Plan,
} from '@estafette/kernel'
import { areAdjacent } from '@estafette/board'
import { describe, expect, test } from 'vitest'
import { standardBoard } from './data/board.ts'
import { arras } from './game.ts'
import { arrasPlans } from './plans.ts'
import { previewCurrent } from './preview.ts'
import { makeUnitReach, unitReach } from './reach.ts'
import { position } from './brain/testing.ts'
import { ASSAULTING, MOST_CHOICES, type ArrasState, type Location, type Unit } from './state.ts'
import { STEP } from './steps.ts'
import { canLead, isArtillery, isLeader, isReady, isSpent, movementFactor } from './units.ts'
import { VERB } from './verbs.ts'

const { canPlan, usable, plansFor, spell, preview, whyNot } = arrasPlans
const places = Array.from({ length: standardBoard.locationCount }, (_, place) => place)

/** How much less is looked at when there is no time. */
const SPARING = process.env['LONG'] ? 1 : 3

/** Visits every so many positions of random games in which plans can be made. */
function visit(every: number, seed: number, look: (s: ArrasState) => void): void {
  let visited = 0
  for (const scenario of ['historical', 'free']) {
    playRandomly(arras, { scenario, options: {} }, seed, {
      onState(s) {
        if (canPlan(s) && visited++ % (every * SPARING) === 0) look(s)
      },
    })
  }
}

/** Stacks of a position as a player would pick them: all, one, some. */
function selections(s: ArrasState): Unit[][] {
  return places.flatMap((place) => {
    const all = usable(s, place)
    return [all, all.slice(0, 1), all.slice(-1), all.slice(1, 3)].filter(({ length }) => length > 0)
  })
}

/** A position in which a unit has been told to move, null where the rules do not let it. */
function underWay(from: ArrasState, unit: Unit): ArrasState | null {
  const s = arras.clone(from)
  const take = (verb: number, target: number): boolean => {
    const choice = makeChoice(verb, target)
    const seat = arras.toAct(s)
    if (arras.verdict(s, seat, choice) !== LEGAL) return false
    arras.play(s, seat, choice, scriptedDice([]))
    return true
  }
  if (s.step === STEP.impulse && !take(VERB.activate, s.place[unit]!)) return null
  if (s.step === STEP.walk && s.mover === unit) return s
  return s.step === STEP.action && take(VERB.move, unit) ? s : null
}

/** Everywhere the rules let a unit walk, and the least MF, found by trying every walk there is. */
function walksOf(from: ArrasState, unit: Unit): Map<Location, number> {
  const best = new Map<Location, number>()
  const legal = new Int32Array(MOST_CHOICES)
  const follow = (s: ArrasState): void => {
    const seat = arras.toAct(s)
    const count = arras.choices(s, seat, legal)
    for (const choice of [...legal.subarray(0, count)].filter((one) => verbOf(one) === VERB.to)) {
      const next = arras.clone(s)
      let paid = s.spentMf[unit]!
      let place = -1
      // Dice may follow at once, and lone choices are taken along: only the steps are looked at.
      try {
        arras.play(next, seat, choice, fastDice(1), (event) => {
          if (event.type !== 'moved' || event['unit'] !== unit) return
          paid += Number(event['cost'])
          place = Number(event['to'])
          const known = best.get(place)
          if (known !== undefined && known <= paid) return
          best.set(place, paid)
        })
      } catch (error) {
        if (!(error instanceof DiceError)) throw error
      }
      const isWalking = next.step === STEP.walk && next.mover === unit
      if (isWalking && best.get(place) === paid) follow(next)
    }
  }
  const start = underWay(from, unit)
  if (!start) return best
  // A lone first step is taken along with the activation.
  if (start.place[unit] !== from.place[unit]) best.set(start.place[unit]!, start.spentMf[unit]!)
  follow(start)
  return best
}

const hasEnemy = (s: ArrasState, place: Location): boolean =>
  [...s.place.keys()].some(
    (unit) => s.place[unit] === place && s.board.unitSide[unit] !== s.initiative,
  )

describe('what one unit may plan', () => {
  test('is where the rules let it walk, at the same cost, and the assault in place', () => {
    let compared = 0
    let attacks = 0
    visit(23, 3, (s) => {
      for (const place of places) {
        const unit = usable(s, place)[0]
        if (unit === undefined) continue
        const walks = walksOf(s, unit)
        const planned = new Map(plansFor(s, [unit]).map((plan) => [plan.place, plan]))
        for (const to of places) {
          const plan = planned.get(to)
          if (to === place) {
            const mayAssault = hasEnemy(s, place) && canLead(s, unit)
            expect(plan?.kind).toBe(mayAssault ? 'attack' : undefined)
            continue
          }
          expect(plan?.cost).toBe(walks.get(to))
          if (!plan) continue
          expect(plan.kind).toBe(hasEnemy(s, to) ? 'attack' : 'move')
          expect(plan.left).toBe(movementFactor(s, unit) - plan.cost)
          if (plan.kind === 'attack') attacks++
          compared++
        }
      }
    })
    expect(compared).toBeGreaterThan(500)
    expect(attacks).toBeGreaterThan(20)
  })
})

describe('what several units may plan', () => {
  test('is what each of those that open the way may, as fast as the slowest', () => {
    let compared = 0
    visit(31, 4, (s) => {
      for (const units of selections(s)) {
        if (units.length < 2) continue
        const home = s.place[units[0]!]!
        const planned = plansFor(s, units)
        for (const place of places) {
          if (place === home) continue
          const group = units.filter((unit) => !(hasEnemy(s, place) && isArtillery(s, unit)))
          const leads = group.filter((unit) => canLead(s, unit))
          const judged = leads.length > 0 ? leads : group
          const alone = judged.map((unit) =>
            plansFor(s, [unit]).find((plan) => plan.place === place),
          )
          const plan = planned.find((one) => one.place === place)
          expect(plan !== undefined).toBe(judged.length > 0 && alone.every(Boolean))
          if (!plan) continue
          expect(plan.cost).toBe(Math.max(...alone.map((one) => one!.cost)))
          expect(new Set(plan.units)).toEqual(new Set(group))
          expect(plan.path[0]).toBe(home)
          expect(plan.path.at(-1)).toBe(place)
          plan.path.slice(1).forEach((to, index) => {
            expect(areAdjacent(s.board.graph, plan.path[index]!, to)).toBe(true)
          })
          compared++
        }
      }
    })
    expect(compared).toBeGreaterThan(300)
  })
})

/** Every order of a few. */
function ordersOf<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]]
  return list.flatMap((one, at) =>
    ordersOf([...list.slice(0, at), ...list.slice(at + 1)]).map((rest) => [one, ...rest]),
  )
}

test('ARR-5.2.1f who fights goes first, leaders last, and in no other order more would arrive', () => {
  let mixed = 0
  let tried = 0
  visit(29, 8, (s) => {
    for (const units of selections(s)) {
      for (const plan of plansFor(s, units)) {
        const ranks = plan.units.map((unit) =>
          isLeader(s, unit) ? 2 : isArtillery(s, unit) ? 1 : 0,
        )
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
        if (new Set(ranks).size < 2) continue
        mixed++
        if (plan.units.length > 4 || mixed % 8 > 0) continue
        const { stopped } = spell(s, plan)
        for (const order of ordersOf(plan.units)) {
          expect(spell(s, { ...plan, units: order }).stopped.length).toBeGreaterThanOrEqual(
            stopped.length,
          )
          tried++
        }
      }
    }
  })
  expect(mixed).toBeGreaterThan(0)
  expect(tried).toBeGreaterThan(0)
})

test('ARR-5.2.1f a leader that is picked first still follows those who open the way', () => {
  const s = position('used-by-allied yes\nat 18 martel 7-royal-tank-a\nat 16 7th-pz-1-7-rr\n')
  const [home, to] = ['18', '16'].map((id) => standardBoard.locationNames.indexOf(id))
  const units = usable(s, home!).toSorted((a, b) => +isLeader(s, b) - +isLeader(s, a))
  const plan = plansFor(s, units).find(({ place }) => place === to)!
  expect(plan.units.map((unit) => isLeader(s, unit))).toEqual([false, true])
  expect(spell(s, plan).stopped).toEqual([])
})

test('ARR-5.2e units of different MF that leave Fresh enemies pay all of it, each its own', () => {
  const s = position(
    'used-by-allied yes\ncontrol allied 18\nat 18 7-royal-tank-a 4-rn-fusiliers 7th-pz-1-7-rr\n',
  )
  const units = usable(s, standardBoard.locationNames.indexOf('18'))
  const to = standardBoard.locationNames.indexOf('22')
  expect(plansFor(s, units).find(({ place }) => place === to)).toMatchObject({ cost: 6, left: 0 })
})

test('ARR-5.1a what is left is what the slowest has left', () => {
  const s = position('used-by-allied yes\nat 22 3e-dlm 8-durham-lt-1\n')
  const units = usable(s, standardBoard.locationNames.indexOf('22'))
  const to = standardBoard.locationNames.indexOf('18')
  expect(plansFor(s, units).find(({ place }) => place === to)).toMatchObject({ cost: 1, left: 3 })
})

/** What a way costs a unit that goes alone. */
function aloneCost(s: ArrasState, unit: Unit, place: Location): number {
  return unitReach(s, unit, found).cost[place]!
}
const found = makeUnitReach(standardBoard)

/** Plays the choices of a spelled plan without dice; those that came before the dice. */
function played(s: ArrasState, plan: Plan) {
  const spelled = spell(s, plan)
  const after = arras.clone(s)
  const costs = new Map<Unit, number>()
  let rolled = false
  spelled.choices.forEach((choice, index) => {
    const seat = arras.toAct(after)
    expect(arras.verdict(after, seat, choice)).toBe(LEGAL)
    try {
      arras.play(after, seat, choice, scriptedDice([]), (event) => {
        if (event.type !== 'moved') return
        const unit = Number(event['unit'])
        costs.set(unit, (costs.get(unit) ?? 0) + Number(event['cost']))
      })
    } catch (error) {
      if (!(error instanceof DiceError)) throw error
      rolled = true
      expect(index).toBe(spelled.choices.length - 1) // dice end a plan
    }
  })
  expect(spelled.rolls).toBe(rolled)
  return { ...spelled, after, costs }
}

describe('a plan that is spelled out', () => {
  test('is a row of legal choices up to the dice that brings its units there, and nobody else', () => {
    let moves = 0
    let attacks = 0
    let crowded = 0
    visit(41, 5, (s) => {
      for (const units of selections(s)) {
        for (const plan of plansFor(s, units)) {
          const { after, rolls, stopped, costs } = played(s, plan)
          const leads = plan.units.filter((unit) => canLead(s, unit))
          if (stopped.length > 0) crowded++
          if (plan.kind === 'move') {
            moves++
            const arrived = plan.units.filter((unit) => after.place[unit] === plan.place)
            expect(arrived.length + stopped.length).toBe(plan.units.length)
            expect(arrived).toContain((leads[0] ?? plan.units[0])!)
            for (const unit of arrived) expect(isSpent(after, unit)).toBe(true)
            for (const unit of leads) {
              if (!arrived.includes(unit)) continue
              expect(costs.get(unit)).toBe(aloneCost(s, unit, plan.place))
            }
            const others = usable(s, s.place[plan.units[0]!]!).filter(
              (unit) => !plan.units.includes(unit),
            )
            for (const unit of others) expect(after.place[unit]).toBe(s.place[unit])
            for (const unit of others) expect(isReady(after, unit)).toBe(true)
            continue
          }
          attacks++
          if (rolls) continue
          const group = plan.units.filter((unit) => after.marks[unit]! & ASSAULTING)
          expect(group.length + stopped.length).toBe(plan.units.length)
          expect(after.groupSize).toBe(group.length)
          expect(after.target).toBe(plan.place)
          expect([STEP.point, STEP.forward, STEP.support, STEP['counter-support']]).toContain(
            after.step,
          )
        }
      }
    })
    expect(moves).toBeGreaterThan(500)
    expect(attacks).toBeGreaterThan(50)
    expect(crowded).toBeGreaterThan(0)
  })

  test('has the values it was shown with', () => {
    let compared = 0
    visit(13, 6, (s) => {
      for (const units of selections(s)) {
        for (const plan of plansFor(s, units)) {
          const shown = preview(s, plan)
          expect(shown === null).toBe(plan.kind === 'move')
          if (!shown) continue
          const { after, rolls, stopped } = played(s, plan)
          if (rolls || stopped.length > 0) continue
          const now = previewCurrent(after)!
          expect(now.target).toBe(shown.target)
          if (after.point !== -1 && after.point !== shown.point) continue
          if (after.forward !== -1 && after.forward !== shown.forward) continue
          expect(shown.attack).toEqual(now.attack)
          expect(shown.defence).toEqual(now.defence)
          expect([shown.attackValue, shown.defenceValue]).toEqual([
            now.attackValue,
            now.defenceValue,
          ])
          compared++
        }
      }
    })
    expect(compared).toBeGreaterThan(60)
  })

  test('names the Point Unit that is wished for', () => {
    const s = position(
      'used-by-allied yes\nat 18 7-royal-tank-a 7-royal-tank-b\nat 16 7th-pz-1-7-rr 7th-pz-1-6-rr\n',
    )
    const [first, second] = usable(s, standardBoard.locationNames.indexOf('18'))
    const plan = plansFor(s, [first!, second!]).find(({ kind }) => kind === 'attack')!
    const { choices } = spell(s, plan, second)
    expect(verbOf(choices.at(-1)!)).toBe(VERB.point)
    expect(targetOf(choices.at(-1)!)).toBe(second)
  })

  test('leaves out who finds no room, and says how many', () => {
    const nine = [1, 2, 3, 4].flatMap((n) => [`8-durham-lt-${n}`, `6-durham-lt-${n}`]).join(' ')
    const s = position(
      `used-by-allied yes\nat 16 ${nine} 4-gr-howard-1\nat 18 4-gr-howard-2 4-gr-howard-3 martel\n`,
    )
    const units = usable(s, standardBoard.locationNames.indexOf('18'))
    const to = standardBoard.locationNames.indexOf('16')
    const plan = plansFor(s, units).find(({ place }) => place === to)!
    expect(spell(s, plan).stopped).toHaveLength(1)
  })
})

describe('a place that cannot be reached', () => {
  test('says why, and only such a place', () => {
    let refused = 0
    visit(61, 7, (s) => {
      for (const units of selections(s)) {
        const planned = new Set(plansFor(s, units).map(({ place }) => place))
        for (const place of places) {
          const rebuff = whyNot(s, units, place)
          expect(rebuff === null).toBe(planned.has(place))
          if (!rebuff) continue
          expect(rebuff.verdict).not.toBe(LEGAL)
          expect(rebuff.place).toBe(place)
          expect(units).toContain(rebuff.gaps['unit'])
          refused++
        }
      }
    })
    expect(refused).toBeGreaterThan(1000)
  })

  const reason = (verdict: number): string => arras.reasons[verdict]!.key
  const place = (id: string): Location => standardBoard.locationNames.indexOf(id)
  const unit = (code: string): Unit => standardBoard.unitCodes.indexOf(code)

  test.each([
    ['too far', 'at 22 8-durham-lt-1', '8', 'too-far'],
    ['closed', 'at 22 8-durham-lt-1', '21', 'closed-french'],
    [
      'behind the enemy',
      'released-l yes\nat 22 8-durham-lt-1\nat 11 7th-pz-2-6-rr\nat 16 7th-pz-1-7-rr\nat 17 7th-pz-1-6-rr\nat 19 7th-pz-2-7-rr',
      '14',
      'enemy-in-the-way',
    ],
    ['where the unit is', 'at 22 8-durham-lt-1', '22', 'already-there'],
  ])('%s', (_, lines, to, key) => {
    const s = position(`used-by-allied yes\n${lines}\n`)
    const rebuff = whyNot(s, [unit('8-durham-lt-1')], place(to))
    expect(reason(rebuff!.verdict)).toBe(key)
  })

  test.each([
    ['a Spent unit', 'at 22 8-durham-lt-1:spent 8-durham-lt-2', 'spent'],
    ['a unit elsewhere', 'at 23 8-durham-lt-1\nat 22 8-durham-lt-2', 'not-in-active-area'],
    ['an enemy unit', 'at 22 8-durham-lt-2\nat 18 7th-pz-1-7-rr', 'not-your-unit'],
  ])('%s does not go along', (_, lines, key) => {
    const s = position(`used-by-allied yes\n${lines}\n`)
    const other = key === 'not-your-unit' ? '7th-pz-1-7-rr' : '8-durham-lt-1'
    expect(plansFor(s, [unit('8-durham-lt-2'), unit(other)])).toEqual([])
    const rebuff = whyNot(s, [unit('8-durham-lt-2'), unit(other)], place('23'))
    expect(reason(rebuff!.verdict)).toBe(key)
  })
})
