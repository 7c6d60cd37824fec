import { asTheyStand, forceOf, openSlots, readyForces } from '@estafette/frontline/plans'
import { frontline } from '@estafette/frontline'
import { STEP, type FrontlineState } from '@estafette/frontline/screen'
import { fastDice, type Choice } from '@estafette/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shelfOf } from '../../../../test/shelf.ts'
import { sitAt } from '../../../../test/sitting.ts'
import type { GameScreen } from '../../../screen/screen.ts'
import { frontScreen } from '../screen.tsx'
import { meanForce, meantForce } from './force-meant.ts'
import { sectionsNow } from './form-card.ts'
import { meantSections } from './form-meant.ts'
import { meantOutfit } from './outfit-meant.ts'
import { outfitNow } from './outfit-card.ts'

const screen = frontScreen() as unknown as GameScreen
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', shelfOf(kept))
})
afterEach(() => vi.unstubAllGlobals())

function reached(scenario: string, step: number): FrontlineState {
  const made = frontline.create({ scenario, options: {} })
  if (!made.ok) throw new Error(made.reason)
  const s = made.value
  frontline.start(s, fastDice(7))
  while (s.step !== step) {
    const total = frontline.choices(s, s.decider, s.legal)
    frontline.play(s, s.decider, s.legal[total - 1]! as Choice, fastDice(7))
  }
  return s
}

/** The desk of a page that was opened anew. */
const desk = (s: FrontlineState, seat = s.decider) => sitAt(screen, s as never, seat).model

test('FRL-SET-5 a force that is being put together is there after a reload, and its seat’s alone', () => {
  const s = reached('battle', STEP.select)
  const { cards } = readyForces(s, s.decider)[0]!
  const first = desk(s)
  expect(forceOf(s, s.decider, meantForce(first).value)).toEqual([])
  meanForce(first, cards)
  expect(forceOf(s, s.decider, meantForce(desk(s)).value)).toEqual(cards)
  expect(meantForce(desk(s, 1)).value.size).toBe(0)
  // Whoever looks into the storage between two turns reads no card.
  expect([...kept.values()].join()).not.toMatch(/force|\d,\d/)
  meanForce(desk(s), [])
  expect(kept.size).toBe(0)
})

test('FRL-SET-6, FRL-SET-7 sections and equipment outlast a reload', () => {
  const forming = reached('s05', STEP.form)
  const alone = asTheyStand(forming, forming.decider)
  meantSections(desk(forming)).value = { ...alone, places: new Map() }
  expect(sectionsNow(desk(forming)).heads).toEqual(alone.heads)
  const outfitting = reached('s05', STEP.outfit)
  const slot = openSlots(outfitting, outfitting.decider)[0]!
  const page = desk(outfitting)
  meantOutfit(page).value = new Map([[slot, 0]])
  expect([...outfitNow(desk(outfitting))]).toEqual([[slot, 0]])
})
