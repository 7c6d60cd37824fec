import { enumerate, LEGAL, makeChoice, type Choice, type Game, type Part } from '@estafette/kernel'
import { bombardResult, isEntrenched } from './bombardment.ts'
import { finalColumn } from './combat.ts'
import { cellIndex } from './data/charts.ts'
import { DIE_FACES, DISRUPTION, DISRUPTS, NO_EFFECT, RETREAT } from './data/codes.ts'
import { terrainPoints } from './data/map.ts'
import { shifted, shiftParts, shiftSum, type ShiftParts } from './modifiers.ts'
import {
  NONE,
  opponent,
  STEADFAST,
  type BlitzState,
  type Hex,
  type Side,
  type Unit,
} from './state.ts'
import { STEP } from './steps.ts'
import {
  attackOf,
  attackStrength,
  defenceOf,
  defenceStrength,
  isAcrossRiver,
  isHardTarget,
  isStormed,
  isUphill,
  oddsColumn,
} from './strength.ts'
import { isArtillery, isTransport } from './units.ts'
import { unitsIn } from './usable.ts'
import { VERB } from './verbs.ts'

/** A result of the table and how likely it is. */
export interface CombatResult {
  readonly attacker: number // NO_EFFECT .. ELIMINATION
  readonly defender: number
  readonly probability: number
}

/** An attack before anybody has answered it. */
export interface CombatPreview {
  readonly attackers: readonly Part[] // by unit; then what lowers the sum
  readonly defenders: readonly Part[] // by unit; then what the ground adds
  readonly attackTotal: number
  readonly defenceTotal: number
  readonly column: number // by the odds alone
  readonly shifts: readonly Part[] // every one that is not 0
  readonly shift: number // their sum, whatever the limit. BLZ-SHF-13
  readonly finalColumn: number
  readonly isEnough: boolean // it stands at 1:4 or better. BLZ-CBT-5
  readonly results: readonly CombatResult[]
}

/** The rule of each shift. */
const SHIFT_RULES: Readonly<Record<keyof ShiftParts, string>> = {
  defenderDisrupted: 'BLZ-SHF-1',
  combined: 'BLZ-SHF-2',
  antitank: 'BLZ-SHF-3',
  heavyTanks: 'BLZ-SHF-4',
  rommelAttacks: 'BLZ-SHF-5',
  ferocityAttacks: 'BLZ-SHF-6',
  attackerDisrupted: 'BLZ-SHF-7',
  uphill: 'BLZ-SHF-8',
  rommelDefends: 'BLZ-SHF-9',
  ferocityDefends: 'BLZ-SHF-10',
  flakDefends: 'BLZ-SHF-11',
}

const shiftKeys = Object.keys(SHIFT_RULES) as (keyof ShiftParts)[]

interface Numbers {
  readonly size: number
  readonly list: Int16Array
}

function numbers(of: readonly number[]): Numbers {
  return { size: of.length, list: Int16Array.from(of) }
}

/** The shifts of an attack of units on hexes, those that are 0 too. BLZ-SHF-1 .. BLZ-SHF-11 */
export function attackShifts(
  s: BlitzState,
  units: readonly Unit[],
  hexes: readonly Hex[],
): ShiftParts {
  return shiftParts(s, numbers(units), numbers(hexes))
}

/** What an attack of units, guns included, on hexes would be like: by the code that will decide it. */
export function previewAttack(
  s: BlitzState,
  units: readonly Unit[],
  hexes: readonly Hex[],
): CombatPreview | null {
  if (units.length === 0 || hexes.length === 0) return null
  const attackers = numbers(units)
  const targets = numbers(hexes)
  const attackTotal = attackStrength(s, attackers, targets)
  const defenceTotal = defenceStrength(s, attackers, targets)
  const column = oddsColumn(attackTotal, defenceTotal)
  const parts = shiftParts(s, attackers, targets)
  const shift = shiftSum(parts)
  const finalColumn = shifted(s, column, shift)
  return {
    attackers: attackLines(s, attackers, targets, attackTotal),
    defenders: defenceLines(s, attackers, targets),
    attackTotal,
    defenceTotal,
    column,
    shifts: shiftKeys
      .filter((key) => parts[key] !== 0)
      .map((key) => ({ key, value: parts[key], rule: SHIFT_RULES[key] })),
    shift,
    finalColumn,
    isEnough: 4 * attackTotal >= defenceTotal,
    results: combatResults(s, finalColumn),
  }
}

/** Every result of a column with its chance, from the lowest die upwards. BLZ-CBT-19 */
export function combatResults({ board }: BlitzState, column: number): CombatResult[] {
  const found: CombatResult[] = []
  for (let die = 1; die <= DIE_FACES; die++) {
    const cell = cellIndex(column, die)
    const attacker = board.crtAttacker[cell]!
    const defender = board.crtDefender[cell]!
    const index = found.findIndex((one) => one.attacker === attacker && one.defender === defender)
    if (index < 0) found.push({ attacker, defender, probability: 1 / DIE_FACES })
    else
      found[index] = { attacker, defender, probability: found[index]!.probability + 1 / DIE_FACES }
  }
  return found
}

/** The chance that the defender suffers anything. */
export function attackChance({ results }: Pick<CombatPreview, 'results'>): number {
  return results.reduce(
    (sum, { defender, probability }) => sum + (defender === NO_EFFECT ? 0 : probability),
    0,
  )
}

/** The chance that the result of the attack under way for the defender lies between two. BLZ-CBT-19 */
export function defenderChance(s: BlitzState, least: number, most: number): number {
  return combatResults(s, finalColumn(s)).reduce(
    (sum, { defender, probability }) =>
      defender >= least && defender <= most ? sum + probability : sum,
    0,
  )
}

/** The chance that the defenders of the hex in question keep it. BLZ-RES-3, BLZ-RES-4 */
export function holdChance(s: BlitzState, stands: boolean): number {
  // Those who stand by armour panic stay whatever is decided. BLZ-COM-1
  const isHeld = stands || unitsIn(s, s.start).some((unit) => s.marks[unit]! & STEADFAST)
  return defenderChance(s, NO_EFFECT, isHeld ? RETREAT : DISRUPTION)
}

/** What each unit adds to an attack; then what guns add in vain, and what the river takes. */
function attackLines(
  s: BlitzState,
  attackers: Numbers,
  targets: Numbers,
  total: number,
): readonly Part[] {
  const hexes = [...targets.list]
  const isHard = hexes.some((hex) => isHardTarget(s, hex))
  const isStorm = hexes.every((hex) => isStormed(s, hex))
  const lines: Part[] = [...attackers.list].map((unit) => ({
    key: isArtillery(s, unit) ? 'support' : 'attacker',
    value: attackOf(s, unit, isHard, isStorm),
    rule: isArtillery(s, unit) ? 'BLZ-ART-6' : 'BLZ-CBT-12',
    unit,
  }))
  const sumOf = (key: string): number =>
    lines.reduce((sum, line) => sum + (line.key === key ? line.value : 0), 0)
  const [main, guns] = [sumOf('attacker'), sumOf('support')]
  const excess = Math.max(0, guns - main)
  if (excess > 0) lines.push({ key: 'doubling-limit', value: -excess, rule: 'BLZ-ART-7' })
  if (isAcrossRiver(s, attackers, targets)) {
    lines.push({ key: 'river', value: total - (main + guns - excess), rule: 'BLZ-CBT-15' })
  }
  return lines
}

/** What each unit adds to the defence; then the ground of each hex. */
function defenceLines(s: BlitzState, attackers: Numbers, targets: Numbers): readonly Part[] {
  const lines: Part[] = []
  const side = opponent(s.phasing)
  for (const hex of targets.list) {
    let sum = 0
    let units = 0
    for (let unit = s.top[hex]!; unit !== NONE; unit = s.below[unit]!) {
      if (isTransport(s, unit)) continue
      const value = s.board.defence[unit]!
      lines.push({ key: 'defender', value, rule: 'BLZ-CBT-13', unit })
      sum += value
      units++
    }
    const ground = terrainPoints(s.board.terrain[hex]!, units)
    const dug = isEntrenched(s, side, hex) ? 2 : 0
    if (ground !== 0) lines.push({ key: 'terrain', value: ground, rule: 'BLZ-TER-13' })
    if (dug !== 0) lines.push({ key: 'entrenchment', value: dug, rule: 'BLZ-ENT-2' })
    const rail = defenceOf(s, hex) - sum - ground - dug
    if (rail !== 0) lines.push({ key: 'railway', value: rail, rule: 'BLZ-CBT-13' })
    if (isUphill(s, attackers, hex)) lines.push({ key: 'slope', value: 1, rule: 'BLZ-CBT-14' })
  }
  return lines
}

/** The chance that a bombardment disrupts the units of a side in a hex. BLZ-ART-2, BLZ-AIR-10 */
export function bombardChance(s: BlitzState, side: Side, hex: Hex): number {
  return bombardFaces(s, side, hex).length / DIE_FACES
}

/** The faces of a die by which a bombardment disrupts the units of a side in a hex. BLZ-ART-2 */
export function bombardFaces(s: BlitzState, side: Side, hex: Hex): number[] {
  const faces: number[] = []
  for (let die = 1; die <= DIE_FACES; die++) {
    if (bombardResult(s, side, hex, die) === DISRUPTS) faces.push(die)
  }
  return faces
}

/**
 * The exact chances of an attack that is being fought, by the rules themselves: run for every way
 * the dice can fall, those of armour panic included. Nobody withdraws before it, no event shifts it,
 * and the defenders stand or give way as told.
 */
export function fightChances(
  game: Game<BlitzState>,
  s: BlitzState,
  choice: Choice,
  stands: boolean,
): CombatResult[] {
  const found = new Map<number, CombatResult>()
  follow(game, s, choice, stands, 1, found)
  return [...found.values()]
}

function follow(
  game: Game<BlitzState>,
  from: BlitzState,
  choice: Choice,
  stands: boolean,
  before: number,
  found: Map<number, CombatResult>,
): void {
  let after = game.clone(from)
  let result: { readonly attacker: number; readonly defender: number } | null = null
  enumerate(
    (dice) => {
      result = null
      after = game.clone(from)
      game.play(after, game.toAct(after), choice, dice, (event) => {
        if (event.type !== 'combat-roll' || result) return
        result = {
          attacker: Number(event['attackerResult']),
          defender: Number(event['defenderResult']),
        }
      })
    },
    (chance) => {
      const probability = before * chance
      if (!result) {
        const next = answerTo(game, after, stands)
        if (next !== null) follow(game, after, next, stands, probability, found)
        return
      }
      const key = 8 * result.attacker + result.defender
      const known = found.get(key)?.probability ?? 0
      found.set(key, { ...result, probability: known + probability })
    },
  )
}

/** How what is asked before the die is answered; null where the attack is over without one. */
function answerTo(game: Game<BlitzState>, s: BlitzState, stands: boolean): Choice | null {
  const verbs: Readonly<Record<number, number>> = {
    [STEP.withdraw]: VERB.done,
    [STEP.pass]: VERB.wait,
    [STEP.stand]: stands ? VERB.stand : VERB['give-way'],
  }
  const verb = verbs[s.step]
  if (verb === undefined) return null
  const choice = makeChoice(verb)
  return game.verdict(s, game.toAct(s), choice) === LEGAL ? choice : null
}
