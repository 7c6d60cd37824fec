import { celles } from '@estafette/celles'
import {
  dangerAt,
  DEFENDING,
  standardBoard,
  STEP,
  type CellesState,
} from '@estafette/celles/screen'
import { playEagerly } from '@estafette/celles/testing'
import { fastDice, LEGAL } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { isLong } from '../../../../../scripts/lanes.ts'
import { deciders, screenContract } from '../../../test/screen-contract.ts'
import { sitAt } from '../../../test/sitting.ts'
import type { GameScreen } from '../../screen/screen.ts'
import { offersTo } from '../../session/offers.ts'
import { drawCosts } from '../map/hex-reach.tsx'
import { shapes } from './map/print.ts'
import { drawReach } from './map/reach.tsx'
import { retreatFates } from './card/retreats.ts'
import { cellesScreen } from './screen.tsx'

const { hexCount: HEX_COUNT } = standardBoard

const MANY = 7000 // positions, in which all but the rarest decisions come up
const RETREATS = isLong ? 1200 : 600 // steps of which the cost is looked at
const screen = cellesScreen as unknown as GameScreen

const found: CellesState[] = []
let seed = 1

/** Positions of games in which both sides are eager to fight, so that every decision comes up. */
function played(least: number): readonly CellesState[] {
  while (found.length < least) playEagerly(seed++, (state) => found.push(celles.clone(state)))
  return found
}

/** Steps of retreats out of such games, one unit at a time. */
function* retreats(): Generator<CellesState> {
  let looked = 0
  for (let seed = 1; looked < RETREATS; seed++) {
    const met: CellesState[] = []
    playEagerly(seed, (state) => {
      if (state.step !== STEP['retreat-step'] || state.companion >= 0) return
      met.push(celles.clone(state))
    })
    looked += met.length
    yield* met
  }
}

screenContract(screen, {
  positions: (least) => {
    const every = Math.floor(MANY / least)
    return played(MANY)
      .filter((_, index) => index % every === 0)
      .flatMap((state) => deciders(screen.game, state))
  },
  danger: ({ state, intention }) => {
    const now = intention.value
    if (now?.kind !== 'plan') return null
    const { units, place } = now.plan
    const found = dangerAt(state.value as CellesState, units[0]!, place)
    return found && 100 * (1 - found.success)
  },
  reach: (state, plans) => [drawReach(state as CellesState, plans), drawCosts(shapes, plans)],
  called: (event) =>
    event.type === 'formation-activated' ? (event['units'] as readonly number[]) : null,
  fought: ({ type }, state) => {
    if (type === 'infiltration') return []
    if (type !== 'combat-roll') return null
    const { marks } = state as CellesState
    return Array.from(marks.keys()).filter((unit) => marks[unit]! & DEFENDING)
  },
})

test('every kind of decision is among the positions', () => {
  const seen = new Set(played(MANY).map((state) => celles.decision(state, 0).step))
  const rare = new Set(['retreat-continue', 'retreat-stack-loss', 'advance-hex', 'disrupt'])
  expect(celles.steps.filter((step) => !seen.has(step) && !rare.has(step))).toEqual([])
})

test('CEL-11.1.5 what a step of a retreat is said to cost is what it costs', () => {
  const steps = new Map<string, number>()
  for (const state of retreats()) {
    const { model } = sitAt(screen, state, celles.toAct(state))
    const places = offersTo(model.offers.value, 'hex')
    for (const { hex, fate } of retreatFates(state, [...places.keys()])) {
      const offer = places.get(hex)![0]!
      expect(celles.verdict(state, model.seat.value, offer.choice)).toBe(LEGAL)
      const unit = state.retreater
      const events: string[] = []
      const after = celles.clone(state)
      celles.play(after, model.seat.value, offer.choice, fastDice(1), ({ type }) => {
        events.push(type)
      })
      expect(events).toContain('retreated')
      const first = events.slice(events.indexOf('retreated') + 1)
      steps.set(fate, (steps.get(fate) ?? 0) + 1)
      if (fate === 'disrupted') expect(first[0]).toBe('disrupted')
      if (fate === 'step') expect(first[0]).toBe('step-lost')
      if (fate === 'eliminated') expect(after.place[unit]).toBeGreaterThanOrEqual(HEX_COUNT)
      if (fate === 'free') expect(['step-lost', 'disrupted']).not.toContain(first[0])
    }
  }
  console.log('steps of retreats', steps)
  expect([...steps.keys()]).toEqual(expect.arrayContaining(['free', 'disrupted', 'eliminated']))
})

test('an attack that is declared can be shown: from the units that make it to those attacked', () => {
  const { underWay } = cellesScreen.plans
  let shown = 0
  for (const s of played(MANY)) {
    const plan = underWay(s)
    if (!plan) continue
    shown++
    expect(plan.units).toEqual([s.active])
    for (const hex of plan.targets!)
      expect(s.steps[(1 - s.phasing) * HEX_COUNT + hex]).toBeGreaterThan(0)
  }
  expect(shown).toBeGreaterThan(20)
})

test('what counts about a hex is said in a line, its ground first', () => {
  const [s] = played(1)
  const notes = Array.from({ length: HEX_COUNT }, (_, hex) => cellesScreen.map.note(s!, hex))
  expect(notes.every((note) => /^(clear|rough|woods|town)(, | · )/.test(note))).toBe(true)
  expect(notes.some((note) => note.includes('village'))).toBe(true)
  expect(notes.some((note) => note.includes('ZOC'))).toBe(true)
})
