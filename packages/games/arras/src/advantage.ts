import { LEGAL, type Verdict } from '@estafette/kernel'
import { ALLIED } from './data/board.ts'
import type { Tell } from './events.ts'
import { ask, choosing, goTo, unitCount, type AutomaticStep } from './flow.ts'
import { WHY } from './reasons.ts'
import {
  endUnit,
  firstUnit,
  NONE,
  opponent,
  sideOfUnit,
  type ArrasState,
  type Location,
  type Side,
  type Unit,
} from './state.ts'
import type { StepName } from './steps.ts'
import { isSpent, refresh, spentCount } from './units.ts'
import { VERB } from './verbs.ts'

// Rolls that the Advantage may have repeated. ARR-9.1a, ARR-9.4a, ARR-9.4b
export const NO_ROLL = 0
export const RELEASE_ROLL = 1
export const INITIATIVE_ROLL = 2
export const ASSAULT_ROLL = 3
export const BOMBARDMENT_ROLL = 4
export const GORT_ROLL = 5

/** Where each roll is made, and where its result is carried out. */
const rollStep: readonly StepName[] = [
  'over',
  'turn-start',
  'initiative',
  'assault-roll',
  'bombardment-roll',
  'gort',
]
const resultStep: readonly StepName[] = [
  'over',
  'release-result',
  'initiative-result',
  'assault-result',
  'bombardment-result',
  'gort-result',
]

export function hasUsedAdvantage(s: ArrasState, side: Side): boolean {
  return (side === ALLIED ? s.usedByAllied : s.usedByGerman) !== 0
}

/** ARR-9.0a, ARR-9.5a */
export function advantageVerdict(s: ArrasState, side: Side): Verdict {
  if (s.advantage !== side) return WHY['advantage-not-held']
  return hasUsedAdvantage(s, side) ? WHY['advantage-used'] : LEGAL
}

/** Using the Advantage hands it to the opponent. ARR-9.0a */
function useAdvantage(s: ArrasState, rule: string, tell: Tell): void {
  const side = s.advantage
  if (side === ALLIED) s.usedByAllied = 1
  else s.usedByGerman = 1
  s.advantage = opponent(side)
  tell?.({ type: 'advantage-used', rule, side })
}

/** After a roll: its holder may use the Advantage, otherwise the result stands. ARR-9.1a */
export function openWindow(s: ArrasState, roll: number): void {
  s.window = roll
  if (hasUsedAdvantage(s, s.advantage)) closeWindow(s)
  else ask(s, 'reroll', s.advantage)
}

function closeWindow(s: ArrasState): void {
  goTo(s, resultStep[s.window]!)
  s.window = NO_ROLL
}

const rerollRules = ['', 'ARR-9.4b', 'ARR-9.4a', 'ARR-9.1a', 'ARR-9.1a', 'ARR-9.4b']

/**
 * Whether the last roll is repeated, with the support it had. ARR-9.1a, ARR-9.1b, ARR-9.1c,
 * ARR-9.4a, ARR-9.4b
 */
export const reroll = choosing(
  {
    verb: VERB.reroll,
    take(s, _target, _dice, tell) {
      const rule = rerollRules[s.window]!
      tell?.({ type: 'reroll', rule, side: s.advantage })
      useAdvantage(s, rule, tell)
      goTo(s, rollStep[s.window]!)
    },
  },
  { verb: VERB.accept, take: closeWindow },
)

/** Whether any unit on the map, of either side, is Spent. */
function isAnyoneSpent(s: ArrasState): boolean {
  for (let location = 0; location < s.board.locationCount; location++) {
    if (spentCount(s, 0, location) > 0 || spentCount(s, 1, location) > 0) return true
  }
  return false
}

/** Whether the holder may prolong the turn in place of an impulse. ARR-9.2b */
export function prolongNowVerdict(s: ArrasState, side: Side): Verdict {
  return s.prolongAtEnd ? WHY['prolong-at-end'] : prolongVerdict(s, side)
}

/** Whether a side may prolong the turn. ARR-9.2b */
export function prolongVerdict(s: ArrasState, side: Side): Verdict {
  const verdict = advantageVerdict(s, side)
  if (verdict !== LEGAL) return verdict
  return isAnyoneSpent(s) ? LEGAL : WHY['nothing-to-prolong']
}

/**
 * All Spent units become Fresh and the Combat Phase starts again, without new air. ARR-9.2a,
 * ARR-9.2c, ARR-8.3.5c
 */
export function prolong(s: ArrasState, tell: Tell): void {
  tell?.({ type: 'prolonged', rule: 'ARR-9.2a', side: s.advantage })
  useAdvantage(s, 'ARR-9.2a', tell)
  refreshAll(s)
  s.initiative = s.turnStarter
  s.lastPasser = NONE
  goTo(s, 'impulse-start')
}

/** Every Spent unit on the map becomes Fresh. */
export function refreshAll(s: ArrasState): void {
  for (let unit = 0; unit < s.board.unitCount; unit++) if (isSpent(s, unit)) refresh(s, unit)
}

/** The Combat Phase would end: the holder may prolong it. ARR-9.2b, ARR-4.3d */
export const phaseEnd: AutomaticStep = (s, _dice, tell) => {
  if (prolongVerdict(s, s.advantage) === LEGAL) ask(s, 'prolong', s.advantage)
  else endPhase(s, tell)
}

function endPhase(s: ArrasState, tell: Tell): void {
  tell?.({ type: 'combat-phase-ends', rule: 'ARR-4.3d' })
  s.lastPasser = NONE
  s.reorganizer = ALLIED // ARR-4.4a
  goTo(s, 'reorganization-next')
}

/** Whether the holder prolongs the turn. */
export const prolongation = choosing(
  { verb: VERB.prolong, take: (s, _target, _dice, tell) => prolong(s, tell) },
  { verb: VERB['end-phase'], take: (s, _target, _dice, tell) => endPhase(s, tell) },
)

/** ARR-9.3a, ARR-9.3b */
export function refreshVerdict(s: ArrasState, side: Side, location: Location): Verdict {
  const verdict = advantageVerdict(s, side)
  if (verdict !== LEGAL) return verdict
  return spentCount(s, side, location) > 0 ? LEGAL : WHY['nothing-to-refresh']
}

/** Names a location, rolls, and flips as many of one's Spent units there. ARR-9.3a, ARR-9.4c */
export function refreshLocation(
  s: ArrasState,
  location: Location,
  rolled: number,
  tell: Tell,
): void {
  const side = s.initiative
  useAdvantage(s, 'ARR-9.3a', tell)
  s.refreshed = location
  s.refreshLeft = Math.min(rolled, spentCount(s, side, location))
  if (s.refreshLeft === spentCount(s, side, location)) {
    for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
      if (s.place[unit]! === location && isSpent(s, unit)) refreshOne(s, unit, tell)
    }
  }
  afterRefresh(s)
}

function refreshOne(s: ArrasState, unit: Unit, tell: Tell): void {
  refresh(s, unit)
  s.refreshLeft--
  tell?.({ type: 'refreshed', rule: 'ARR-9.3a', unit })
}

function afterRefresh(s: ArrasState): void {
  if (s.refreshLeft > 0) {
    ask(s, 'refresh', s.initiative)
    return
  }
  s.refreshed = NONE
  goTo(s, 'impulse-start')
}

/** Which units become Fresh, one after another. ARR-9.3a */
export const refreshing = choosing({
  verb: VERB.freshen,
  size: unitCount,
  verdict(s, unit) {
    const isThere = sideOfUnit(s, unit) === s.initiative && s.place[unit]! === s.refreshed
    return isThere && isSpent(s, unit) ? LEGAL : WHY['not-spent-there']
  },
  take(s, unit, _dice, tell) {
    refreshOne(s, unit, tell)
    afterRefresh(s)
  },
})
