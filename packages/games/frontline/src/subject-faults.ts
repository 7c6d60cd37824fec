import { FORCES, isSniper } from './data/forces.ts'
import { held } from './deck.ts'
import { carrierOf } from './equipment.ts'
import { isMember, isSection } from './sections.ts'
import type { FaultsFound } from './soldier-faults.ts'
import { sideOf } from './soldiers.ts'
import {
  AT_ACTION,
  AT_COVER,
  AT_RALLY,
  AT_REACT,
  DEAD_PLACE,
  NO_WINDOW,
  NONE,
  type FrontlineState,
  type Soldier,
} from './state.ts'
import { among, fires, moves, nameOfStep, suffers } from './step-groups.ts'
import { STEP } from './steps.ts'

/** What a decision is about is missing, or cannot be what it is about. */
export function subjectFaults(s: FrontlineState, found: FaultsFound): void {
  if (fires.has(s.step)) fireFaults(s, found)
  if (moves.has(s.step)) moveFaults(s, found)
  if (suffers.has(s.step)) sufferingFaults(s, found)
  replyFaults(s, found)
  itemFaults(s, found)
  windowFaults(s, found)
}

/** Whether a field names a card of the forces. */
function isNamed(s: FrontlineState, x: Soldier): boolean {
  return x !== NONE && s.owner[x]! >= 0
}

/** Whether there is an attack, and on an enemy. */
function isAimed(s: FrontlineState): boolean {
  const { attacker, target } = s
  return isNamed(s, attacker) && isNamed(s, target) && sideOf(s, target) !== sideOf(s, attacker)
}

function actorFaults(s: FrontlineState, found: FaultsFound): void {
  if (s.actor !== NONE && isSection(s, s.actor)) return
  found.push(`the decision ${nameOfStep(s.step)} needs an actor that is a section on the line`)
}

const afterCard = among('fire', 'sniper-pay', 'sniper-name', 'way', 'move-with')

/** A card has been named and is still in the hand; a Pathfinder moves without one. */
function cardFaults(s: FrontlineState, found: FaultsFound): void {
  if (!afterCard.has(s.step) || found.length > 0) return
  const isHeld = s.card === NONE ? moves.has(s.step) : held(s, s.decider, s.card) > 0
  if (!isHeld) found.push(`the decision ${nameOfStep(s.step)} needs a card that its seat holds`)
}

function fireFaults(s: FrontlineState, found: FaultsFound): void {
  const step = nameOfStep(s.step)
  actorFaults(s, found)
  if (!isNamed(s, s.attacker)) found.push(`the decision ${step} needs an attacker in a force`)
  else if (s.step !== STEP.target && !isAimed(s)) {
    found.push(`the decision ${step} needs a target that is an enemy of the attacker`)
  }
  cardFaults(s, found)
  if (s.step !== STEP.fire || found.length > 0) return
  if (s.man >= 0 && isMember(s, s.man, s.actor)) return
  found.push('the decision fire needs a man of the section that fires')
}

function moveFaults(s: FrontlineState, found: FaultsFound): void {
  actorFaults(s, found)
  cardFaults(s, found)
}

function sufferingFaults(s: FrontlineState, found: FaultsFound): void {
  const step = nameOfStep(s.step)
  if (!isAimed(s)) {
    found.push(`the decision ${step} needs an attacker and a target that are enemies`)
  } else if (s.sufferer !== s.attacker && s.sufferer !== s.target) {
    found.push(`the decision ${step} needs a sufferer: the attacker or the target`)
  }
  if (s.fp <= 0) found.push(`the decision ${step} needs firepower that is left`)
}

/** What follows an attack, a move or a death needs one. */
function replyFaults(s: FrontlineState, found: FaultsFound): void {
  const { step } = s
  if (step === STEP.prepare) actorFaults(s, found)
  if (step === STEP['target-choice'] && !(isAimed(s) && isSniper(s.actor))) {
    found.push('the decision target-choice needs a sniper who fires at an enemy')
  }
  const isMove = s.attacker === NONE && isNamed(s, s.mover)
  if (step === STEP.react && !isAimed(s) && !isMove) {
    found.push('nothing can be reacted to: neither an attack nor a move is under way')
  }
  if ((step === STEP.trees || step === STEP['flank-discard']) && !isNamed(s, s.mover)) {
    found.push(`the decision ${nameOfStep(step)} needs a mover that is in a force`)
  }
  const isFallen = isNamed(s, s.fallen) && s.place[s.fallen] === DEAD_PLACE
  if ((step === STEP.succeed || step === STEP.stay) && !isFallen) {
    found.push(`the decision ${nameOfStep(step)} needs a leader who has fallen`)
  }
}

const aboutCard = among(
  'form-under',
  'organise-under',
  'station',
  'promote-pay',
  'medical-for',
  'contest',
  'replace',
  'stay',
)
const aboutCounter = among('equip-to', 'outfit')

/** Decisions of two parts know what the first part named. */
function itemFaults(s: FrontlineState, found: FaultsFound): void {
  const isCard = s.item < FORCES && isNamed(s, s.item)
  if (aboutCard.has(s.step) && !isCard) {
    found.push(`the decision ${nameOfStep(s.step)} needs an item: a card of the forces`)
  }
  const isCounter = s.item >= 0 && isNamed(s, carrierOf(s.item))
  if (aboutCounter.has(s.step) && !isCounter) {
    found.push(`the decision ${nameOfStep(s.step)} needs an item: a place for a counter`)
  }
}

const windowOf: Readonly<Record<number, number>> = {
  [STEP.rally]: AT_RALLY,
  [STEP.action]: AT_ACTION,
  [STEP.react]: AT_REACT,
  [STEP.cover]: AT_COVER,
}

/** Decisions with plays at any time stand in their windows. FRL-TIME-3 */
function windowFaults(s: FrontlineState, found: FaultsFound): void {
  const window = windowOf[s.step]
  if (window !== undefined && s.window !== window) {
    found.push(`the decision ${nameOfStep(s.step)} needs its own window`)
  }
  if (s.step === STEP['any-time'] && s.window === NO_WINDOW) {
    found.push('the decision any-time needs a window that is open')
  }
}
