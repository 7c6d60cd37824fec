import { fullCup } from './data/deck.ts'
import { forceCodes, FORCES, nation } from './data/forces.ts'
import { coveredSection } from './damage.ts'
import { carrierOf } from './equipment.ts'
import { isCountering } from './attack.ts'
import { handSizeOf } from './holding.ts'
import { nationOf } from './ranges.ts'
import { PICKED, UNDECIDED } from './selection.ts'
import { deciding } from './sequence.ts'
import type { FaultsFound } from './soldier-faults.ts'
import { sideOf } from './soldiers.ts'
import {
  DEAD_PLACE,
  JOINED,
  LEFT,
  NONE,
  opponent,
  PASSED,
  PREPARED,
  seatsIn,
  sideOfSeat,
  STAYS,
  WITH_KEY,
  type FrontlineState,
} from './state.ts'
import {
  choosingForces,
  fires,
  forming,
  moves,
  nameOfStep,
  phases,
  quiet,
  setUp,
} from './step-groups.ts'
import { STEP } from './steps.ts'
import { subjectFaults } from './subject-faults.ts'

/** What cannot be so of the decision that is to be taken: its moment, its seat, its subject. */
export function decisionFaults(s: FrontlineState, found: FaultsFound): void {
  keyFaults(s, found)
  momentFaults(s, found)
  if (s.step === STEP.over) return
  subjectFaults(s, found)
  if (found.length > 0) return // whoever decides, decides about that
  if (!canDecide(s)) found.push(`seat-${s.decider + 1} must not decide ${nameOfStep(s.step)} now`)
}

/**
 * A decision has something to decide. What is imagined behind a view may lack the hidden counter
 * that a decision came from, so this is looked at where positions are read.
 */
export function choiceFaults(s: FrontlineState): string[] {
  const found: FaultsFound = []
  if (s.step === STEP.over) return found
  const count = deciding[s.step]!.list(s, new Int32Array(s.legal.length))
  if (count === 0) found.push(`no choice is legal in the decision ${nameOfStep(s.step)}`)
  return found
}

/** A Key Location lies on a section in card 4, 5 or 6. FRL-ACT-KEY-1, FRL-ACT-KEY-3 */
function keyFaults(s: FrontlineState, found: FaultsFound): void {
  if (s.key === NONE) return
  const isLaid = s.head[s.key] === s.key && s.owner[s.key]! >= 0
  if (!isLaid)
    found.push(`the Key Location must lie on a section, and ${forceCodes[s.key]} is not one`)
  const place = s.place[s.key]!
  const isOnItsWay = s.mover === s.key && (s.extras & WITH_KEY) !== 0
  const isThere = (place >= 4 && place <= 6) || place === DEAD_PLACE || isOnItsWay
  if (isLaid && !isThere) found.push('the Key Location must be in terrain card 4, 5 or 6')
}

/** What belongs to one moment of the game is there then, and not at another. */
function momentFaults(s: FrontlineState, found: FaultsFound): void {
  const step = nameOfStep(s.step)
  const isOver = s.step === STEP.over
  if (setUp.has(s.step) && s.turn !== 0)
    found.push(`the decision ${step} belongs to the set-up: turn must be 0`)
  const isEarly = setUp.has(s.step) || s.step === STEP.outfit
  if (!isEarly && s.turn <= 0)
    found.push(`the decision ${step} belongs to a turn: turn must not be 0`)
  if (!isEarly && s.first === NONE) found.push('the first player is missing')
  const isDrawing = s.step === STEP.recipient || isOver
  if (!isDrawing && !s.cup.every((count, damage) => count === fullCup[damage]))
    found.push('the cup must be full: no damage is being drawn')
  if (!isDrawing && !s.hits.every((hits) => hits === 0))
    found.push('no damage is being drawn, but hits are counted')
  if (s.step !== STEP['dig-in'] && s.digging !== 0)
    found.push('no one digs in, but hits for it are counted')
  if (quiet.has(s.step) && !isStill(s))
    found.push(
      `nothing is under way in the decision ${step}: no actor, mover or attacker may be named`,
    )
  markFaults(s, found)
  pickFaults(s, found)
}

/** What is marked for a phase goes with it. */
function markFaults(s: FrontlineState, found: FaultsFound): void {
  const isEquip = s.step === STEP.equip || s.step === STEP['equip-to']
  if (!isEquip && !s.counters.every((one) => one < 0 || (one & PASSED) === 0))
    found.push('counters must not be marked as passed on outside the phase for it')
  const isForming = forming.has(s.step)
  const isMarked = (bit: number): boolean => s.marks.some((mark) => (mark & bit) !== 0)
  if (!isForming && isMarked(LEFT | JOINED))
    found.push('soldiers must not be marked as having left or joined outside the phase for it')
  if (!isForming && s.step !== STEP.prepare && s.step !== STEP['any-time'] && isMarked(PREPARED))
    found.push('soldiers are marked as prepared, but no section prepares')
  if (s.mover === NONE && isMarked(STAYS))
    found.push('soldiers are marked as staying, but no section moves')
}

/** Picks are there while forces are chosen. FRL-SET-5 */
function pickFaults(s: FrontlineState, found: FaultsFound): void {
  for (let x = 0; x < FORCES; x++) {
    const pick = s.picks[x]!
    if (pick === UNDECIDED) continue
    if (!choosingForces.has(s.step))
      found.push(`${forceCodes[x]} is picked, but no forces are being chosen`)
    const isOwn =
      pick < PICKED || (pick - PICKED < seatsIn(s) && nation[x] === nationOf(s, pick - PICKED))
    if (!isOwn) found.push(`${forceCodes[x]} is not of the nation of the seat that picks it`)
  }
}

/** Whether nothing is declared, moves or fires. */
function isStill(s: FrontlineState): boolean {
  return (
    s.actor === NONE && s.mover === NONE && s.attacker === NONE && s.sufferer === NONE && s.fp === 0
  )
}

/** Whether the seat that is to decide can be the one that does. */
function canDecide(s: FrontlineState): boolean {
  const { decider, step } = s
  const side = sideOfSeat(s, decider)
  if (phases.has(step)) return decider === s.turnSeat && side === s.acting
  if (fires.has(step) || moves.has(step) || step === STEP.prepare)
    return decider === s.owner[s.actor]
  if (step === STEP['target-choice']) {
    return decider === s.owner[isCountering(s) ? s.attacker : s.target]
  }
  if (step === STEP.react) {
    const other = s.attacker === NONE ? s.mover : s.attacker
    return decider === s.speaker && side === opponent(sideOf(s, other))
  }
  if (step === STEP.trees) return decider === s.owner[s.mover]
  if (step === STEP['flank-discard']) return side === opponent(sideOf(s, s.mover))
  if (step === STEP.cover || step === STEP['dig-in']) {
    return decider === s.speaker && decider === s.owner[coveredSection(s)]
  }
  if (step === STEP.recipient) return side === sideOf(s, s.sufferer)
  if (step === STEP.succeed || step === STEP.stay) return decider === s.owner[s.fallen]
  if (step === STEP.contest) return side !== sideOf(s, s.item)
  if (step === STEP.replace) return decider === s.owner[s.item]
  if (step === STEP.outfit) return decider === s.owner[carrierOf(s.item)]
  if (step === STEP['discard-down'])
    return side === s.acting && s.handSize[decider]! > handSizeOf(s, decider)
  return true
}
