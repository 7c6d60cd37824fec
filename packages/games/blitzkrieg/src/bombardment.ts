import { LEGAL, type Dice, type Verdict } from '@estafette/kernel'
import type { Board } from './data/board.ts'
import { AA88, ALLIED, DIE_FACES, DISRUPTS, GERMAN, TOWN, VILLAGE, WOODS } from './data/codes.ts'
import { hexAt, isHard } from './data/map.ts'
import type { Tell } from './events.ts'
import { anyHex, ask, choosing, goTo, ownUnits, type AutomaticStep } from './flow.ts'
import { nextPhase } from './phases.ts'
import { WHY } from './reasons.ts'
import {
  endUnit,
  ENTRENCHED,
  firstUnit,
  NONE,
  opponent,
  plays,
  sideOfUnit,
  SPENT,
  type BlitzState,
  type Hex,
  type Side,
  type Unit,
} from './state.ts'
import { diggerFails } from './trenches.ts'
import {
  disrupt,
  hasEnemyTransport,
  hasUnits,
  isArmored,
  isArtillery,
  isDisrupted,
  isOnMap,
  isTransport,
  loseTransports,
} from './units.ts'
import { VERB } from './verbs.ts'

/** Whether units of a side in a hex are entrenched. BLZ-ENT-2, BLZ-ENT-4 */
export function isEntrenched(s: BlitzState, side: Side, hex: Hex): boolean {
  return s.entrenchment[hex]! === ENTRENCHED + side
}

/** Whether a hex holds an enemy of a side that can be bombarded. BLZ-AIR-2 */
export function isBombardable(s: BlitzState, side: Side, hex: Hex): boolean {
  return hasUnits(s, opponent(side), hex) || hasEnemyTransport(s, side, hex)
}

/** What lowers the die against the units of a side in a hex, by one each. BLZ-AIR-9, BLZ-ART-4, BLZ-ENT-5 */
export interface BombardParts {
  readonly armour: boolean
  readonly cover: 'works' | 'woods' | null
}

/** A hex as far as what bombards it is concerned. */
export interface Bombarded {
  readonly terrain: number
  readonly isDug: boolean
  readonly hasTanks: boolean
}

function bombarded(s: BlitzState, side: Side, hex: Hex): Bombarded {
  return {
    terrain: s.board.terrain[hex]!,
    isDug: isEntrenched(s, side, hex),
    hasTanks: hasArmour(s, side, hex),
  }
}

export function bombardParts(s: BlitzState, side: Side, hex: Hex): BombardParts {
  return partsOf(bombarded(s, side, hex))
}

function partsOf({ terrain, isDug, hasTanks }: Bombarded): BombardParts {
  return {
    armour: hasTanks && terrain !== TOWN && terrain !== VILLAGE,
    cover: isDug ? 'works' : terrain === WOODS ? 'woods' : null,
  }
}

function hasArmour(s: BlitzState, side: Side, hex: Hex): boolean {
  for (let unit = s.top[hex]!; unit !== NONE; unit = s.below[unit]!) {
    if (sideOfUnit(s, unit) === side && isArmored(s, unit)) return true
  }
  return false
}

/** The result of a die against the units of a side in a hex; X needs a natural 1. BLZ-ART-2, BLZ-AIR-10 */
export function bombardResult(s: BlitzState, side: Side, hex: Hex, die: number): number {
  return bombardResultOn(s.board, bombarded(s, side, hex), die)
}

/** The result of a die against such a hex. BLZ-ART-2, BLZ-AIR-9, BLZ-ART-4, BLZ-ENT-5 */
export function bombardResultOn(
  { bombardHard, bombardOpen }: Board,
  target: Bombarded,
  die: number,
): number {
  const table = isHard(target.terrain) || target.isDug ? bombardHard : bombardOpen
  if (die === 1) return table[1]!
  const { armour, cover } = partsOf(target)
  const total = die - Number(armour) - Number(cover !== null)
  return total <= 1 ? 0 : table[total]!
}

/** Whether any die of a bombardment disrupts the units of a side in a hex. BLZ-ART-2, BLZ-AIR-9 */
export function isHittable(s: BlitzState, side: Side, hex: Hex): boolean {
  for (let die = 1; die <= DIE_FACES; die++) {
    if (bombardResult(s, side, hex, die) === DISRUPTS) return true
  }
  return false
}

/** What a D does to a hex: all combat units are disrupted, a lone transport is lost. BLZ-ART-3, BLZ-AIR-11, BLZ-MOV-24 */
export function strike(s: BlitzState, side: Side, hex: Hex, rule: string, tell: Tell): void {
  if (!hasUnits(s, side, hex)) {
    loseTransports(s, side, hex, tell)
    return
  }
  for (let unit = s.top[hex]!; unit !== NONE; unit = s.below[unit]!) {
    if (!isTransport(s, unit)) disrupt(s, unit, rule, tell)
  }
}

/** The hex a gun fires from: its own, or where those off the map are. ARS-REI-3 */
function positionOf(s: BlitzState, unit: Unit): Hex {
  if (s.place[unit]! !== s.board.offMap) return s.place[unit]!
  const { offMap } = s.board.reinforcements[s.board.unitReinforcement[unit]!]!.source
  return hexAt(s.board, offMap!.bombardFrom)
}

/** Hexes that a gun reaches when it bombards. BLZ-ART-1, ARS-REI-3, ARS-OPT-2 */
export function bombardRange(s: BlitzState, unit: Unit): number {
  if (s.place[unit]! === s.board.offMap) {
    return s.board.reinforcements[s.board.unitReinforcement[unit]!]!.source.offMap!.range
  }
  return s.board.unitType[unit]! === AA88 ? 1 : s.board.range[unit]!
}

/** Whether a unit may bombard at all. BLZ-ART-1, BLZ-ART-8, ARS-OPT-2 */
function gunVerdict(s: BlitzState, unit: Unit): Verdict {
  if (sideOfUnit(s, unit) !== s.phasing) return WHY['not-yours']
  const isGun =
    isArtillery(s, unit) || (s.board.unitType[unit]! === AA88 && plays(s, 'flak88Bombard'))
  if (!isGun) return WHY['not-artillery']
  if (!isOnMap(s, unit) && s.place[unit]! !== s.board.offMap) return WHY['not-on-map']
  if (isDisrupted(s, unit)) return WHY['gun-disrupted']
  return s.flags[unit]! & SPENT ? WHY['spent'] : LEGAL
}

/** Whether a gun may fire at a hex. BLZ-ART-1, BLZ-ART-5 */
export function shellVerdict(s: BlitzState, unit: Unit, hex: Hex): Verdict {
  if (!isBombardable(s, s.phasing, hex)) return WHY['nothing-to-bombard']
  const distance = s.board.distances[positionOf(s, unit) * s.board.hexCount + hex]!
  return distance <= bombardRange(s, unit) ? LEGAL : WHY['out-of-range']
}

export function bombardVerdict(s: BlitzState, unit: Unit): Verdict {
  const verdict = gunVerdict(s, unit)
  if (verdict !== LEGAL) return verdict
  const enemy = opponent(s.phasing)
  for (let other = firstUnit(s, enemy); other < endUnit(s, enemy); other++) {
    if (isOnMap(s, other) && shellVerdict(s, unit, s.place[other]!) === LEGAL) return LEGAL
  }
  return WHY['out-of-range']
}

/** Whether a gun may fire at a hex where some die hits. */
function canHit(s: BlitzState, unit: Unit): boolean {
  if (gunVerdict(s, unit) !== LEGAL) return false
  const enemy = opponent(s.phasing)
  for (let other = firstUnit(s, enemy); other < endUnit(s, enemy); other++) {
    if (!isOnMap(s, other) || !isHittable(s, enemy, s.place[other]!)) continue
    if (shellVerdict(s, unit, s.place[other]!) === LEGAL) return true
  }
  return false
}

/** Asks for the next gun; nobody is asked where no die of any gun could hit. BLZ-ART-10 */
export const bombardment: AutomaticStep = (s) => {
  s.active = NONE
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if (!canHit(s, unit)) continue
    ask(s, 'bombard', s.phasing)
    return
  }
  goTo(s, nextPhase(s, 'bombardment-phase'))
}

/** Which gun bombards, or none any more. */
export const bombard = choosing(
  {
    verb: VERB.bombard,
    ...ownUnits,
    verdict: bombardVerdict,
    take(s, unit) {
      s.active = unit
      ask(s, 'bombard-target', s.phasing)
    },
  },
  { verb: VERB.done, take: (s) => goTo(s, nextPhase(s, 'bombardment-phase')) },
)

/** Which hex it fires at. BLZ-ART-2, BLZ-ART-3 */
export const bombardTarget = choosing({
  verb: VERB.shell,
  ...anyHex,
  verdict: (s, hex) => shellVerdict(s, s.active, hex),
  take(s, hex, dice: Dice, tell) {
    const unit = s.active
    const die = dice.roll(1)
    const enemy = s.phasing === GERMAN ? ALLIED : GERMAN
    const result = bombardResult(s, enemy, hex, die)
    s.flags[unit]! |= SPENT
    diggerFails(s, unit, tell) // ARS-OPT-3
    tell?.({ type: 'shelled', rule: 'BLZ-ART-2', unit, hex, die, hit: result === DISRUPTS })
    if (result === DISRUPTS) strike(s, enemy, hex, 'BLZ-ART-3', tell)
    goTo(s, 'bombardment')
  },
})
