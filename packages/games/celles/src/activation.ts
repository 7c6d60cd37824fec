import { LEGAL, NOT_NOW, type Verdict } from '@estafette/kernel'
import { drawnFormation } from './chits.ts'
import { BRITISH, INFANTRY_84 } from './data/codes.ts'
import type { Tell } from './events.ts'
import { ask, choosing, clearPhase, goTo, ownUnits, type AutomaticStep } from './flow.ts'
import { allowance, startsStrategic } from './movement.ts'
import { WHY } from './reasons.ts'
import { hasEntryHex, isDue, mustWithdraw, withdraw } from './reinforcements.ts'
import { checkStacking, excessSteps } from './stacking.ts'
import {
  ACTED,
  ACTIVATED,
  endUnit,
  ENTERING,
  FACE_DOWN,
  firstUnit,
  NONE,
  opponent,
  SETTLED,
  sideOfUnit,
  type CellesState,
  type Formation,
  type Unit,
} from './state.ts'
import { flipToUnused, is84th, isImmobile, isOnMap, nationalityOf, setTrucks } from './units.ts'
import { VERB } from './verbs.ts'

/** Units of the 84th that its own chit lets act. CEL-7.0.5 */
export const MOST_NAMED = 3

/** Whether a unit of the phasing player may be activated by itself, rebuilt just now or not. CEL-7.0.2, CEL-13.3f, CEL-14.0.2 */
function activableVerdict(s: CellesState, unit: Unit, notOnMap: Verdict): Verdict {
  if (isImmobile(s, unit)) return WHY['never-activated'] // CEL-7.0.16
  if (nationalityOf(s, unit) === BRITISH && s.turn < s.board.britishFromTurn)
    return WHY['british-too-early'] // CEL-7.0.7
  if (isOnMap(s, unit)) return LEGAL
  if (s.place[unit]! !== s.board.waiting) return notOnMap
  if (!isDue(s, unit)) return WHY['not-due']
  return hasEntryHex(s, unit) ? LEGAL : WHY['no-entry-hex']
}

/** Whether Extra Move may add a unit to the activated group. CEL-13.2 */
export function extraVerdict(s: CellesState, unit: Unit): Verdict {
  if (sideOfUnit(s, unit) !== s.phasing) return WHY['extra-not-yours']
  return activableVerdict(s, unit, WHY['extra-not-on-map'])
}

/** A unit joins the activated group; one that waits is to be placed. CEL-7.0.3 */
export function enlist(s: CellesState, unit: Unit): void {
  s.marks[unit]! |= ACTIVATED
  if (isOnMap(s, unit)) flipToUnused(s, unit)
  else s.marks[unit]! |= ENTERING
}

/** Whose Action Phase comes now: players alternate, one without actions is skipped. CEL-7.0.9 */
export const actionNext: AutomaticStep = (s) => {
  let side = s.phasing === NONE ? s.first : opponent(s.phasing)
  if (s.used[side]! >= s.actions[side]!) side = opponent(side)
  if (s.used[side]! >= s.actions[side]!) {
    s.phasing = NONE
    goTo(s, 'recovery-phase')
    return
  }
  s.phasing = side
  goTo(s, 'draw')
}

/** Asks what to activate. */
export const activationNext: AutomaticStep = (s) => ask(s, 'activation', s.phasing)

/** Whether the formation of the chit is activated: of one that has withdrawn nobody comes. CEL-15.0.5 */
function formationVerdict(s: CellesState, formation: Formation): Verdict {
  const drawn = drawnFormation(s)
  if (drawn === NONE) return WHY['no-formation'] // CEL-7.0.11
  return formation === drawn ? LEGAL : WHY['wrong-formation']
}

/** Whether the action may be spent on a single unit. CEL-7.0.2 */
function singleVerdict(s: CellesState, unit: Unit): Verdict {
  if (sideOfUnit(s, unit) !== s.phasing) return WHY['single-not-yours']
  const verdict = activableVerdict(s, unit, WHY['single-not-on-map'])
  if (verdict !== LEGAL) return verdict
  return s.board.unitFormation[unit]! === drawnFormation(s) ? WHY['own-formation'] : LEGAL // CEL-7.0.13
}

/** The formation of the chit, or one unit of another; without a chit any unit, or none. */
export const activation = choosing(
  {
    verb: VERB.formation,
    size: (s) => s.board.formationCount,
    verdict: formationVerdict,
    take(s, formation, _dice, tell) {
      s.activation = SETTLED
      if (withdrawsInstead(s, formation, tell)) return
      const units = activateFormation(s, formation)
      tell?.({ type: 'formation-activated', rule: 'CEL-7.0.2', formation, units })
      goTo(s, 'arrivals')
    },
  },
  {
    verb: VERB.single,
    ...ownUnits,
    verdict: singleVerdict,
    take(s, unit, _dice, tell) {
      s.activation = SETTLED
      if (s.chit !== NONE) s.chits[s.chit] = FACE_DOWN
      if (withdrawsInstead(s, s.board.unitFormation[unit]!, tell)) return
      const formation = drawnFormation(s)
      tell?.({ type: 'single-activated', rule: 'CEL-7.0.2', formation, unit })
      enlist(s, unit)
      goTo(s, 'arrivals')
    },
  },
  {
    verb: VERB.done,
    verdict: (s) => (s.chit === NONE ? LEGAL : NOT_NOW),
    take(s, _target, _dice, tell) {
      s.activation = SETTLED
      tell?.({ type: 'nothing-activated', rule: 'CEL-7.0.11', side: s.phasing })
      goTo(s, 'active-next')
    },
  },
)

/** Whoever activates the FBB from turn 7 on makes it withdraw; the action is spent. CEL-15.0.6 */
function withdrawsInstead(s: CellesState, formation: Formation, tell: Tell): boolean {
  if (!mustWithdraw(s, formation)) return false
  withdraw(s, 'CEL-15.0.2', tell)
  goTo(s, 'active-next')
  return true
}

/** All units on the map flip, all that are due enter; of the 84th nobody is activated yet. */
function activateFormation(s: CellesState, formation: Formation): readonly Unit[] {
  const units = s.board.formationUnits[formation]!
  const isNamed = formation === INFANTRY_84
  const taken: Unit[] = []
  for (const unit of units) {
    if (isOnMap(s, unit)) flipToUnused(s, unit)
    else if (isDue(s, unit)) s.marks[unit]! |= ENTERING
    else continue
    if (!isNamed) s.marks[unit]! |= ACTIVATED
    taken.push(unit)
  }
  if (isNamed) s.named = 0 // CEL-7.0.5, CEL-14.0.7
  return taken
}

/** Whether a unit of the 84th can be named. CEL-7.0.5, CEL-7.0.6 */
function namingVerdict(s: CellesState, unit: Unit): Verdict {
  if (!is84th(s, unit)) return WHY['not-84th']
  if (!isOnMap(s, unit)) return WHY['name-not-on-map']
  return s.marks[unit]! & ACTIVATED ? WHY['activated-already'] : LEGAL
}

/** Asks for the units of the 84th that may act, before any of them does. CEL-7.0.5 */
export const namingNext: AutomaticStep = (s) => {
  const units = s.board.formationUnits[INFANTRY_84]!
  if (s.named < MOST_NAMED) {
    for (let i = 0; i < units.length; i++) {
      if (namingVerdict(s, units[i]!) !== LEGAL) continue
      ask(s, 'the-84th', s.phasing)
      return
    }
  }
  s.named = NONE
  goTo(s, 'active-next')
}

/** Which units of the 84th may act. */
export const the84th = choosing(
  {
    verb: VERB.name,
    ...ownUnits,
    verdict: namingVerdict,
    take(s, unit, _dice, tell) {
      s.marks[unit]! |= ACTIVATED
      s.named++
      tell?.({ type: 'named', rule: 'CEL-7.0.5', unit })
      goTo(s, 'naming-next')
    },
  },
  {
    verb: VERB.done,
    take(s) {
      s.named = NONE
      goTo(s, 'active-next')
    },
  },
)

/** Whether an activated unit may become the active one. CEL-8.0.1, CEL-7.0.12, CEL-7.0.15 */
function activeVerdict(s: CellesState, unit: Unit): Verdict {
  if (sideOfUnit(s, unit) !== s.phasing) return WHY['active-not-yours']
  if (!isOnMap(s, unit)) return WHY['active-not-on-map']
  if ((s.marks[unit]! & ACTIVATED) === 0) return WHY['not-activated']
  return s.marks[unit]! & ACTED ? WHY['acted-already'] : LEGAL
}

/** How many activated units have not been active yet. */
export function unitsYetToMove(s: CellesState): number {
  let count = 0
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if (activeVerdict(s, unit) === LEGAL) count++
  }
  return count
}

/** Asks for the next active unit; after the last one, for the end of the phase, until which it can be taken back. */
export const activeNext: AutomaticStep = (s) => {
  const end = endUnit(s, s.phasing)
  for (let unit = firstUnit(s, s.phasing); unit < end; unit++) {
    if ((s.marks[unit]! & ACTED) === 0 && activeVerdict(s, unit) !== LEGAL) continue
    ask(s, 'active', s.phasing)
    return
  }
  goTo(s, 'phase-end')
}

/** Which unit moves and fights next. */
export const active = choosing(
  {
    verb: VERB.move,
    ...ownUnits,
    verdict: activeVerdict,
    take(s, unit, _dice, tell) {
      s.active = unit
      s.marks[unit]! |= ACTED
      if (loadVerdict(s) === LEGAL || unloadVerdict(s) === LEGAL) ask(s, 'trucks', s.phasing)
      else beginMove(s, tell)
    },
  },
  { verb: VERB['end-phase'], take: (s) => goTo(s, 'phase-end') },
)

/** The active unit sets out; each activation gives the whole allowance anew. CEL-8.0.2, CEL-7.0.14 */
function beginMove(s: CellesState, tell: Tell): void {
  const unit = s.active
  const strategic = startsStrategic(s, unit)
  s.spent = 0
  s.strategic = strategic ? 1 : 0
  const mp = allowance(s, unit, strategic)
  tell?.({ type: 'active', rule: 'CEL-8.0.2', unit, allowance: mp, strategic })
  goTo(s, 'act-next')
}

/** Whether the trucks can be put on the active unit. CEL-8.3.1, CEL-8.3.6 */
function loadVerdict(s: CellesState): Verdict {
  if (!is84th(s, s.active)) return WHY['trucks-84th']
  if (s.trucks === s.active) return WHY['trucks-carried']
  if (s.trucks !== NONE) return WHY['trucks-elsewhere']
  return s.trucksFrom <= s.turn ? LEGAL : WHY['trucks-not-yet'] // CEL-8.3.2
}

/** Whether they can be taken off it. CEL-8.3.2 */
function unloadVerdict(s: CellesState): Verdict {
  return s.trucks === s.active ? LEGAL : WHY['trucks-not-carried']
}

/** Why nothing can be done about the trucks once the active unit has set out. CEL-8.3.6 */
export function lateTrucksVerdict(s: CellesState, verb: number): Verdict {
  const verdict = verb === VERB.load ? loadVerdict(s) : unloadVerdict(s)
  return verdict === LEGAL ? WHY['trucks-before-moving'] : verdict
}

/** What happens to the trucks before a unit of the 84th moves. CEL-8.3.6 */
export const trucks = choosing(
  {
    verb: VERB.load,
    verdict: loadVerdict,
    take(s, _target, _dice, tell) {
      setTrucks(s, s.active)
      tell?.({ type: 'trucks-loaded', rule: 'CEL-8.3.1', unit: s.active })
      beginMove(s, tell)
    },
  },
  {
    verb: VERB.unload,
    verdict: unloadVerdict,
    take(s, _target, _dice, tell) {
      setTrucks(s, NONE)
      s.trucksFrom = s.turn + 1
      tell?.({ type: 'trucks-dropped', rule: 'CEL-8.3.2', unit: s.active, turn: s.trucksFrom })
      beginMove(s, tell)
    },
  },
  { verb: VERB.leave, take: (s, _target, _dice, tell) => beginMove(s, tell) },
)

/** Stacking of the entry hexes; then the other player. CEL-14.0.4 */
export const phaseEnd: AutomaticStep = (s, _dice, tell) => {
  for (let i = 0; i < s.board.entryList.length; i++) {
    const hex = s.board.entryList[i]!
    if (excessSteps(s, s.phasing, hex) === 0) continue
    checkStacking(s, hex, 'phase-end', tell)
    return
  }
  tell?.({ type: 'phase-ends', rule: 'CEL-7.0.9', side: s.phasing })
  clearPhase(s)
  goTo(s, 'action-next')
}
