import { arras } from '@estafette/arras'
import { afterPlan, arrasPlans, dangerTo, VERB, type ArrasState } from '@estafette/arras/screen'
import { allSetups, LEGAL, makeChoice, playRandomly, sideOfUnit } from '@estafette/kernel'
import { expect, test } from 'vitest'
import type { Sample } from '../../../test/look.ts'
import { deciders, screenContract } from '../../../test/screen-contract.ts'
import type { GameScreen } from '../../screen/screen.ts'
import { offersOf } from '../../session/offers.ts'
import { arrasScreen } from './screen.tsx'

const EVERY = 9 // of the positions of a random game, one is looked at
const screen = arrasScreen as unknown as GameScreen

/** Positions of random games over every scenario and option, or as many of these as are needed. */
function positions(least: number): Sample[] {
  const found: Sample[] = []
  const setups = allSetups(arras)
  let visited = 0
  for (let index = 0; found.length < least; index++) {
    playRandomly(arras, setups[(index * 7) % setups.length]!, 1940 + index, {
      onState(state) {
        if (visited++ % EVERY === 0) found.push(...deciders(screen.game, state))
      },
    })
  }
  return found
}

screenContract(screen, {
  positions,
  danger: ({ state, intention }) => {
    const now = intention.value
    const s = state.value as ArrasState
    if (now?.kind !== 'plan') return null
    const after = afterPlan(arras, arrasPlans, s, now.plan)
    const found = dangerTo(arrasPlans, after, s.initiative, now.plan.place)
    return found && 100 * (1 - found.odds.success)
  },
  fought: (event, state) => {
    if (event.type !== 'assault-roll') return null
    const { place, board, initiative } = state as ArrasState
    return Array.from(place.keys()).filter(
      (unit) => place[unit] === event['place'] && board.unitSide[unit] !== initiative,
    )
  },
})

test('in an impulse a place can be selected if it can be activated, and only then', () => {
  let seen = 0
  const { plans, map } = arrasScreen
  playRandomly(arras, { scenario: 'historical', options: {} }, 7, {
    onState(state) {
      if (arras.acting(state) === 0 || arras.decision(state, 0).step !== 'impulse') return
      const seat = arras.toAct(state)
      for (let place = 0; place < map.places.length; place++) {
        const verdict = arras.verdict(state, seat, makeChoice(VERB.activate, place))
        if (verdict === LEGAL) seen++
        expect(plans.usable(state, place).length > 0).toBe(verdict === LEGAL)
      }
    },
  })
  expect(seen).toBeGreaterThan(100)
})

test('the units of a group in the set-up are those of the side that places it', () => {
  const seen = new Set<number>()
  playRandomly(arras, { scenario: 'free', options: {} }, 3, {
    onState(state) {
      const seat = arras.toAct(state)
      if (seat < 0 || arras.decision(state, seat).step !== 'set-up-group') return
      for (const { target } of offersOf(arras, state, seat).all) {
        const units = arrasScreen.counters.members?.(state, 'group', target) ?? []
        const sides = new Set(units.map((unit) => sideOfUnit(state, unit)))
        expect([...sides]).toEqual([state.decider])
        seen.add(state.decider)
      }
    },
  })
  expect(seen.size).toBe(2)
})
