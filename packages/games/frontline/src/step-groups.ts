import { STEP, stepNames, type StepName } from './steps.ts'

/** A set of steps, by their names. */
export function among(...names: readonly StepName[]): ReadonlySet<number> {
  return new Set(names.map((name) => STEP[name]))
}

/** Decisions before the first turn; equipment is chosen then, and by those who come later. */
export const setUp = among(
  'size',
  'select',
  'draft',
  'replace',
  'form',
  'form-under',
  'station',
  'mulligan',
)

/** Decisions in which cards are picked for a force. */
export const choosingForces = among('select', 'draft', 'replace')

/** Decisions in which sections are put together. */
export const forming = among('form', 'form-under', 'station', 'organise', 'organise-under')

/** Decisions of the one whose turn it is, in the phases of a turn. */
export const phases = among(
  'rally',
  'rally-markers',
  'promote',
  'promote-pay',
  'organise',
  'organise-under',
  'equip',
  'equip-to',
  'medical',
  'medical-for',
  'action',
)

/** Declaring fire, and declaring a move. */
export const fires = among('target', 'shift', 'attack-card', 'fire', 'sniper-pay', 'sniper-name')
export const moves = among('move-card', 'way', 'move-with')

/** Decisions about firepower that a section suffers. */
export const suffers = among('cover', 'dig-in', 'recipient')

/** Decisions while nothing is declared, moves or fires. */
export const quiet: ReadonlySet<number> = new Set([...setUp, ...phases, STEP['discard-down']])

/** The name of a step, in positions. */
export const nameOfStep = (step: number): string => stepNames[step]!
