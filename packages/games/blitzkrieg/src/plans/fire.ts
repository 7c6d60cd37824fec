import {
  LEGAL,
  makeChoice,
  tryOn,
  type Game,
  type Plan,
  type Rebuff,
  type SpelledPlan,
} from '@estafette/kernel'
import { bombardVerdict, shellVerdict } from '../bombardment.ts'
import { bombardChance } from '../preview.ts'
import { opponent, sideOfUnit, type BlitzState, type Hex, type Unit } from '../state.ts'
import { STEP } from '../steps.ts'
import { isDisrupted, isTransport } from '../units.ts'
import { unitsIn } from '../usable.ts'
import { VERB } from '../verbs.ts'
import { refusalOf } from './set-out.ts'
import { valueOf } from './worth.ts'

export const BY_FIRE = 1 // how an attack is made: `manner` of its plan

/** Whether guns are being fired. */
export function isFiring(s: BlitzState): boolean {
  return s.step === STEP.bombard || s.step === STEP['bombard-target']
}

/** The hexes a gun can bombard, with the chance to disrupt who is there. BLZ-ART-1, BLZ-ART-2 */
export function firePlans(s: BlitzState, gun: Unit): Plan[] {
  const isAimed = s.step === STEP['bombard-target']
  if (isAimed ? s.active !== gun : bombardVerdict(s, gun) !== LEGAL) return []
  const plans: Plan[] = []
  for (let hex = 0; hex < s.board.hexCount; hex++) {
    if (shellVerdict(s, gun, hex) !== LEGAL) continue
    plans.push({
      kind: 'attack',
      place: hex,
      units: [gun],
      cost: 0,
      left: 0,
      path: [s.place[gun]!, hex],
      chance: bombardChance(s, opponent(s.phasing), hex),
      manner: BY_FIRE,
      helpers: [],
    })
  }
  return plans
}

/** The choices that fire a gun at a hex: all of them, or none where one is refused. */
export function spellFire(
  game: Game<BlitzState>,
  s: BlitzState,
  { units, place }: Plan,
): SpelledPlan {
  // A gun with one target fires at it as soon as it is named.
  if (shellVerdict(s, units[0]!, place) !== LEGAL) return { choices: [], rolls: false, stopped: [] }
  const trial = tryOn(game, s)
  if (s.step === STEP.bombard) trial.attempt(VERB.bombard, units[0])
  if (!trial.rolls) trial.attempt(VERB.shell, place)
  return { choices: trial.choices, rolls: trial.rolls, stopped: [] }
}

/** Why a gun cannot bombard a hex. */
export function whyNotFire(
  game: Game<BlitzState>,
  s: BlitzState,
  unit: Unit,
  place: Hex,
): Rebuff | null {
  const shell = makeChoice(VERB.shell, place)
  if (s.step === STEP['bombard-target']) return refusalOf(game, s, shell, place)
  const refused = refusalOf(game, s, makeChoice(VERB.bombard, unit), place)
  const verdict = shellVerdict(s, unit, place)
  if (refused || verdict === LEGAL) return refused
  return { verdict, gaps: game.obstacle(s, shell, verdict), place }
}

/** The enemies of the phasing player that fire on a hex is about: combat units, else transports. */
export function targetsIn(s: BlitzState, hex: Hex): readonly Unit[] {
  const enemies = unitsIn(s, hex).filter((unit) => sideOfUnit(s, unit) !== s.phasing)
  const units = enemies.filter((unit) => !isTransport(s, unit))
  return units.length > 0 ? units : enemies
}

/**
 * What fire on a hex is worth: the value of the units that it is going to disrupt, on the average
 * of the die. Those that are disrupted already count for nothing. BLZ-ART-3, BLZ-AIR-11
 */
export function prizeOf(s: BlitzState, hex: Hex): number {
  const steady = targetsIn(s, hex).filter((unit) => !isDisrupted(s, unit))
  const worth = steady.reduce((sum, unit) => sum + valueOf(s, unit), 0)
  return worth * bombardChance(s, opponent(s.phasing), hex)
}

/** Hexes under fire, those first where it is worth most. */
export function byPrize<T>(
  s: BlitzState,
  list: readonly T[],
  hexOf: (one: T) => Hex,
): readonly T[] {
  return list.toSorted((a, b) => prizeOf(s, hexOf(b)) - prizeOf(s, hexOf(a)) || hexOf(a) - hexOf(b))
}
