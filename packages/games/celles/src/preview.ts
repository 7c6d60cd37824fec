import { LEGAL, type Part } from '@estafette/kernel'
import { aftermath, type StepLosses } from './aftermath.ts'
import { hasTactic } from './chits.ts'
import { chitModifier, openCombat, supportVerdict } from './combat.ts'
import {
  COMBAT_CHIT,
  HEAVY,
  LIGHT,
  RESULT_DISRUPTED,
  RESULT_RETREAT,
  RESULT_STEPS,
} from './data/codes.ts'
import type { Board } from './data/board.ts'
import { clearCombat } from './flow.ts'
import { defendingSide, involvedUnits, isInvolved } from './involved.ts'
import {
  attackTotal,
  defenceTotal,
  modifierParts,
  modifierSum,
  type ModifierParts,
} from './modifiers.ts'
import { classOf } from './movement.ts'
import { combatResults, oddsColumn, type CombatResult } from './odds.ts'
import { excessSteps } from './stacking.ts'
import {
  copyOf,
  ATTACKING,
  endUnit,
  firstUnit,
  NONE,
  sideOfUnit,
  type CellesState,
  type Hex,
  type Unit,
} from './state.ts'
import {
  attackStrength,
  defenceStrength,
  enter,
  isIsolated,
  isOnMap,
  loseStep,
  shift,
} from './units.ts'

/** A result with what it costs both sides, when both choose well. */
export interface ForecastResult extends CombatResult {
  readonly losses: StepLosses
}

/** What an attack leads to, Combat chits played or not. */
export interface Forecast {
  readonly modifier: number // Combat chits included
  readonly modifiers: readonly Part[] // every one that is not 0
  readonly results: readonly ForecastResult[]
  readonly attackerLosses: number // steps expected to be lost, retreats included
  readonly defenderLosses: number
  readonly attackerRetreats: number // chances
  readonly defenderRetreats: number
  readonly attackerDisrupted: number
  readonly defenderDisrupted: number
}

/** An attack before the die is rolled. */
export interface CombatPreview {
  readonly attack: number // type
  readonly origin: Hex
  readonly cost: number // half MP of the active unit
  readonly attackers: readonly Part[] // the active unit first
  readonly defenders: readonly Part[]
  readonly supporters: readonly Unit[] // who could be added
  readonly crowded: readonly Hex[] // attackers' hexes that lose steps before the odds
  readonly attackTotal: number
  readonly defenceTotal: number
  readonly column: number
  readonly attackerChit: boolean // they could play a Combat chit
  readonly defenderChit: boolean
  forecast(attackerChit: boolean, defenderChit: boolean): Forecast
  /** What the die is changed by, Combat chits included. */
  modifier(attackerChit: boolean, defenderChit: boolean): number
  /** The chance that the defender loses a step or retreats. */
  success(attackerChit: boolean, defenderChit: boolean): number
}

/**
 * What an attack of a unit from a hex would be like: the same code that will decide it, on a
 * position in which the unit stands there. Null where nobody is attacked, or it may not attack.
 */
export function previewAttack(
  s: CellesState,
  unit: Unit,
  hex: Hex,
  attack: number,
  supporters: readonly Unit[] = [],
): CombatPreview | null {
  if (isIsolated(s, unit)) return null // CEL-5.0.9
  const scene = copyOf(s)
  clearCombat(scene)
  scene.phasing = sideOfUnit(s, unit)
  scene.active = unit
  if (!isOnMap(scene, unit)) enter(scene, unit, hex) // a reinforcement before it is placed
  else if (scene.place[unit]! !== hex) shift(scene, unit, hex)
  scene.attack = attack
  openCombat(scene)
  if (scene.front === 0) return null
  for (const helper of supporters) {
    if (supportVerdict(scene, helper) === LEGAL) scene.marks[helper]! |= ATTACKING
  }
  return describe(scene)
}

/** What the attack that is being prepared is like; null where there is none, or it is decided. */
export function previewCurrent(s: CellesState): CombatPreview | null {
  if (s.attack === NONE || s.origin === NONE || s.die !== NONE) return null
  return describe(copyOf(s))
}

/**
 * What is left of that attack once a unit has lost a step where too many stand; null where it falls
 * through, or more is to be lost before the odds. CEL-10.0.4
 */
export function previewAfterLoss(s: CellesState, unit: Unit): CombatPreview | null {
  const scene = copyOf(s)
  loseStep(scene, unit, 'CEL-10.0.3', undefined)
  const preview = isOnMap(scene, scene.active) ? previewCurrent(scene) : null
  return preview?.crowded.length === 0 ? preview : null
}

function describe(scene: CellesState): CombatPreview {
  const attacker = scene.phasing
  const defender = defendingSide(scene)
  const parts = modifierParts(scene)
  const attack = attackTotal(scene)
  const defence = defenceTotal(scene)
  const column = oddsColumn(scene.board, attack, defence)
  const modifier = (attackerChit: boolean, defenderChit: boolean): number =>
    modifierSum(parts) + chitModifier(scene.board, attackerChit, defenderChit)
  return {
    attack: scene.attack,
    origin: scene.origin,
    cost: scene.board.attackCost[scene.attack]![classOf(scene, scene.active)]!,
    attackers: involvedUnits(scene, attacker).map((unit) => ({
      key: unit === scene.active ? 'active' : 'support',
      value: attackStrength(scene, unit),
      rule: unit === scene.active ? 'CEL-11.0.2' : 'CEL-11.0.3',
      unit,
    })),
    defenders: involvedUnits(scene, defender).map((unit) => ({
      key: 'defender',
      value: defenceStrength(scene, unit),
      rule: 'CEL-11.0.2',
      unit,
    })),
    supporters: supportersOf(scene),
    crowded: crowdedHexes(scene),
    attackTotal: attack,
    defenceTotal: defence,
    column,
    attackerChit: hasTactic(scene, attacker, COMBAT_CHIT),
    defenderChit: hasTactic(scene, defender, COMBAT_CHIT),
    forecast: (attackerChit, defenderChit) =>
      forecast(scene, parts, column, attackerChit, defenderChit),
    modifier,
    success: (attackerChit, defenderChit) =>
      successChance(scene.board, column, modifier(attackerChit, defenderChit)),
  }
}

/** The chance that the defender loses a step or retreats. */
export function successChance(board: Board, column: number, modifier: number): number {
  let chance = 0
  for (const { defender, probability } of combatResults(board, column, modifier)) {
    if (defender & (RESULT_STEPS | RESULT_RETREAT)) chance += probability
  }
  return chance
}

/**
 * The chance that an attack succeeds when the defender answers as is best for them: they play their
 * Combat chit where they have one, the attacker's is played only if told so. Null where steps are
 * lost before the odds, which nobody knows then. CEL-13.1, CEL-10.0.4
 */
export function attackChance(preview: CombatPreview, attackerChit = false): number | null {
  if (preview.crowded.length > 0) return null
  const plain = preview.success(attackerChit, false)
  return preview.defenderChit ? Math.min(plain, preview.success(attackerChit, true)) : plain
}

function forecast(
  scene: CellesState,
  parts: ModifierParts,
  column: number,
  attackerChit: boolean,
  defenderChit: boolean,
): Forecast {
  const modifier = modifierSum(parts) + chitModifier(scene.board, attackerChit, defenderChit)
  const results = combatResults(scene.board, column, modifier).map((result) => ({
    ...result,
    losses: aftermath(scene, result.attacker, result.defender),
  }))
  const expected = (value: (result: ForecastResult) => number): number =>
    results.reduce((sum, result) => sum + result.probability * value(result), 0)
  const chance = (bit: number, side: 'attacker' | 'defender'): number =>
    expected((result) => (result[side] & bit ? 1 : 0))
  return {
    modifier,
    modifiers: modifierLines(scene, parts, attackerChit, defenderChit),
    results,
    attackerLosses: expected(({ losses }) => losses.attacker),
    defenderLosses: expected(({ losses }) => losses.defender),
    attackerRetreats: chance(RESULT_RETREAT, 'attacker'),
    defenderRetreats: chance(RESULT_RETREAT, 'defender'),
    attackerDisrupted: chance(RESULT_DISRUPTED, 'attacker'),
    defenderDisrupted: chance(RESULT_DISRUPTED, 'defender'),
  }
}

/** Every modifier that is not 0 on a line of its own, with its rule. */
function modifierLines(
  scene: CellesState,
  parts: ModifierParts,
  attackerChit: boolean,
  defenderChit: boolean,
): Part[] {
  const lines: Part[] = [
    { key: attackKey(scene.attack), value: parts.attackType, rule: 'CEL-11.0.1' },
    { key: terrainKey(scene, parts.terrain), value: parts.terrain, rule: 'CEL-11.0.10' },
    { key: 'river', value: parts.river, rule: 'CEL-11.0.12' },
    { key: scene.phasing === 0 ? 'night' : 'day', value: parts.period, rule: 'CEL-11.0.15' },
    { key: 'defender-disrupted', value: parts.defenderDisrupted, rule: 'CEL-12.0.3' },
    { key: 'attacker-disrupted', value: parts.attackerDisrupted, rule: 'CEL-12.0.3' },
    { key: 'defender-isolated', value: parts.defenderIsolated, rule: 'CEL-5.0.9' },
    { key: 'attacker-out-of-supply', value: parts.attackerOutOfSupply, rule: 'CEL-5.0.8' },
    {
      key: 'attacker-chit',
      value: chitModifier(scene.board, attackerChit, false),
      rule: 'CEL-13.1',
    },
    {
      key: 'defender-chit',
      value: chitModifier(scene.board, false, defenderChit),
      rule: 'CEL-13.1',
    },
  ]
  return lines.filter(({ value }) => value !== 0)
}

function attackKey(attack: number): string {
  if (attack === LIGHT) return 'light'
  return attack === HEAVY ? 'heavy' : 'medium'
}

/** The ground that gives the modifier: town, village or woods. */
function terrainKey(scene: CellesState, value: number): string {
  if (value === scene.board.combatModifier['town']) return 'town'
  const side = defendingSide(scene)
  for (let unit = firstUnit(scene, side); unit < endUnit(scene, side); unit++) {
    if (isInvolved(scene, unit) && scene.board.village[scene.place[unit]!]! !== 0) return 'village'
  }
  return 'woods'
}

function supportersOf(scene: CellesState): Unit[] {
  const units: Unit[] = []
  for (let unit = firstUnit(scene, scene.phasing); unit < endUnit(scene, scene.phasing); unit++) {
    if (supportVerdict(scene, unit) === LEGAL) units.push(unit)
  }
  return units
}

/** Hexes of attackers where too many steps stand. CEL-10.0.4 */
function crowdedHexes(scene: CellesState): Hex[] {
  const hexes = involvedUnits(scene, scene.phasing).map((unit) => scene.place[unit]!)
  return [...new Set(hexes)].filter((hex) => excessSteps(scene, scene.phasing, hex) > 0)
}
