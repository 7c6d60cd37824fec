import {
  chancesOf,
  makeChoice,
  playRandomly,
  targetOf,
  tryChoice,
  verbOf,
  type Choice,
  type GameEvent,
} from '@estafette/kernel'
import { expect, test } from 'vitest'
import { arras } from './game.ts'
import type { Odds } from './odds.ts'
import { arrasPlans } from './plans.ts'
import {
  BY_AIR,
  callsOf,
  NO_CALL,
  previewCurrent,
  type Stand,
  type SupportCall,
} from './preview.ts'
import {
  IN_PLACE,
  MOST_CHOICES,
  MOVE_ASSAULT,
  NONE,
  OVERRUN_ASSAULT,
  type ArrasState,
} from './state.ts'
import { STEP } from './steps.ts'
import { VERB } from './verbs.ts'

const enough = new Map([
  [IN_PLACE, 4],
  [MOVE_ASSAULT, 4],
  [OVERRUN_ASSAULT, 1], // seldom in random play
])

/** The margin of an assault, and how many dice each side rolled. */
function marginOf({ type, attackTotal, defenceTotal, ...event }: GameEvent): string | null {
  if (type !== 'assault-roll') return null
  const [attack, defence] = [event['attackFaces'], event['defenceFaces']] as number[][]
  return `${attack!.length} ${defence!.length} ${Math.max(0, Number(attackTotal) - Number(defenceTotal))}`
}

test('ARR-6.1a ARR-6.4a ARR-8.0a the odds that are shown are those of the rules, in every kind of assault', () => {
  const left = new Map(enough)
  const out = new Int32Array(MOST_CHOICES)
  const look = (state: ArrasState): void => {
    if (arras.acting(state) === 0 || !left.has(state.assault)) return
    const seat = arras.toAct(state)
    if (arras.decision(state, seat).step !== 'counter-support') return
    const more = left.get(state.assault)! - 1
    if (more === 0) left.delete(state.assault)
    else left.set(state.assault, more)
    const preview = previewCurrent(state)!
    const count = arras.choices(state, seat, out)
    for (const choice of out.slice(0, count)) {
      const margins = chancesOf(arras, state, seat, choice, marginOf)
      const dice = [...margins.keys()][0]!.split(' ').map(Number)
      const gun = verbOf(choice) === VERB.artillery ? targetOf(choice) : NONE
      const odds = preview.odds(dice[0]!, dice[1]!, gun)
      const failure = margins.get(`${dice[0]} ${dice[1]} 0`) ?? 0
      expect(odds.success).toBeCloseTo(1 - failure, 10)
      odds.casualties.forEach((chance, points) => {
        expect(chance).toBeCloseTo(margins.get(`${dice[0]} ${dice[1]} ${points}`) ?? 0, 10)
      })
    }
  }
  for (let seed = 1; seed < 300 && left.size > 0; seed++) {
    playRandomly(arras, { scenario: 'historical', options: {} }, seed, { onState: look })
  }
  expect([...left]).toEqual([])
})

/** What each side says when it is asked: by the rules' own order, whatever that is. */
function reply(s: ArrasState, stand: Required<Stand>): Choice {
  const calling = (call: SupportCall): Choice => {
    if (call === NO_CALL) return makeChoice(VERB['no-support'])
    return call === BY_AIR ? makeChoice(VERB.air) : makeChoice(VERB.artillery, call)
  }
  switch (s.step) {
    case STEP.group:
      return makeChoice(VERB.attack)
    case STEP.point:
      return makeChoice(VERB.point, stand.point)
    case STEP.forward:
      return makeChoice(VERB.forward, stand.forward)
    default:
      return calling(s.decider === s.initiative ? stand.attackCall : stand.defenceCall)
  }
}

/** The chance of each number of casualty points when the rules are played on by some replies. */
function rolled(from: ArrasState, stand: Required<Stand>): Map<number, number> {
  const s = arras.clone(from)
  for (;;) {
    const seat = arras.toAct(s)
    const choice = reply(s, stand)
    const next = arras.clone(s)
    if (tryChoice(arras, next, seat, choice) === 'done') {
      arras.copy(s, next)
      continue
    }
    const named = chancesOf(arras, s, seat, choice, (event) =>
      event.type === 'assault-roll'
        ? String(Math.max(0, Number(event['attackTotal']) - Number(event['defenceTotal'])))
        : null,
    )
    return new Map([...named].map(([points, chance]) => [Number(points), chance]))
  }
}

function expectSame(odds: Odds, found: Map<number, number>): void {
  expect(odds.success).toBeCloseTo(1 - (found.get(0) ?? 0), 10)
  odds.casualties.forEach((chance, points) =>
    expect(chance).toBeCloseTo(found.get(points) ?? 0, 10),
  )
}

/** Compares every option of both sides, and the best answer to it, with the rules played on. */
function compare(s: ArrasState, scene: ArrasState): number {
  const first = previewCurrent(scene)!
  let compared = 0
  const { leaders, forwards, attackSupport, defenceSupport } = first
  for (const point of leaders) {
    for (const attackCall of [NO_CALL, ...callsOf(attackSupport)]) {
      const found: number[] = []
      for (const forward of forwards) {
        for (const defenceCall of [NO_CALL, ...callsOf(defenceSupport)]) {
          const stand = { point, forward, attackCall, defenceCall }
          const { outlook } = first.vary(stand)
          expectSame(outlook, rolled(s, stand))
          if (defenceCall !== NO_CALL) found.push(outlook.success)
          compared++
        }
      }
      const thought = first.vary({ point, attackCall })
      const answer = thought.answer(1 - s.initiative)
      expect(answer?.odds.success ?? null).toBe(found.length === 0 ? null : Math.min(...found))
    }
  }
  return compared
}

const ASSAULT_STEPS = [STEP.point, STEP.forward, STEP.support, STEP['counter-support']]

test('ARR-6.1b ARR-8.1.1a every option of an assault has the odds of the rules played on', () => {
  const steps = new Map(ASSAULT_STEPS.map((step) => [step, 0]))
  for (let seed = 1; seed <= 12; seed++) {
    playRandomly(arras, { scenario: 'historical', options: {} }, seed, {
      onState(s) {
        if (arras.acting(s) === 0 || !ASSAULT_STEPS.includes(s.step)) return
        if (steps.get(s.step)! > 5) return
        steps.set(s.step, steps.get(s.step)! + 1)
        compare(s, s)
      },
    })
  }
  for (const count of steps.values()) expect(count).toBeGreaterThan(4)
})

test('ARR-6.1a the odds of a plan are those of the assault that it leads to', () => {
  let compared = 0
  let alone = 0
  for (let seed = 30; seed <= 36; seed++) {
    let visited = 0
    playRandomly(arras, { scenario: 'historical', options: {} }, seed, {
      onState(s) {
        if (alone > 3 || arras.acting(s) === 0) return
        if (!arrasPlans.canPlan(s) || visited++ % 5 > 0) return
        for (let place = 0; place < s.board.locationCount; place++) {
          const units = arrasPlans.usable(s, place)
          for (const plan of arrasPlans.plansFor(s, units)) {
            const preview = arrasPlans.preview(s, plan)
            if (!preview) continue
            const { choices, rolls } = arrasPlans.spell(s, plan)
            const after = arras.clone(s)
            const last = rolls ? choices.at(-1) : undefined
            for (const choice of rolls ? choices.slice(0, -1) : choices) {
              arras.play(after, arras.toAct(after), choice, undefined as never)
            }
            if (last === undefined) {
              if (compared > 12) continue
              const { point, forward } = preview
              for (const attackCall of [NO_CALL, ...callsOf(preview.attackSupport)].slice(0, 2)) {
                for (const defenceCall of [NO_CALL, ...callsOf(preview.defenceSupport)].slice(
                  0,
                  2,
                )) {
                  const stand = { point, forward, attackCall, defenceCall }
                  expectSame(preview.vary(stand).outlook, rolled(after, stand))
                }
              }
              compared++
              continue
            }
            const points = chancesOf(arras, after, arras.toAct(after), last, marginOf)
            const fails = [...points].filter(([name]) => name.endsWith(' 0'))
            expect(preview.outlook.success).toBeCloseTo(1 - (fails[0]?.[1] ?? 0), 10)
            alone++
          }
        }
      },
    })
  }
  expect(compared).toBeGreaterThan(10)
  expect(alone).toBeGreaterThan(0)
})
