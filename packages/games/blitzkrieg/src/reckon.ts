import { bombardResultOn, isEntrenched } from './bombardment.ts'
import { DIE_FACES, DISRUPTS } from './data/codes.ts'
import { shifted, shiftSum, type ShiftParts } from './modifiers.ts'
import { mayPanic } from './panic.ts'
import { attackShifts, combatResults, previewAttack, type CombatResult } from './preview.ts'
import { opponent, type BlitzState, type Hex, type Unit } from './state.ts'
import { attackSum, groundPoints, hasArmour, oddsColumn } from './strength.ts'
import { isTransport } from './units.ts'
import { unitsIn } from './usable.ts'

/** All that decides a fight, whether it is on the map or not. */
export interface FightNumbers {
  readonly main: number // what those next to the target add, after their own marks. BLZ-CBT-12
  readonly guns: number // what supporting artillery adds. BLZ-ART-6
  readonly isAcross: boolean // all of them attack over a river. BLZ-CBT-15
  readonly defence: number // of the defending units. BLZ-CBT-13
  readonly units: number // that defend
  readonly terrain: number
  readonly isDug: boolean // BLZ-ENT-2
  readonly isRail: boolean // with somebody whom the embankment helps
  readonly isUphill: boolean // from everywhere next to it. BLZ-CBT-14
  readonly further: number // defence of other hexes attacked together with it. BLZ-CBT-4
  readonly hasTanks: boolean // among the defenders; for bombardment alone. BLZ-ART-4
  readonly fearful: number // defenders who roll for armour panic. BLZ-COM-1
  readonly shifts: ShiftParts
  readonly event: number // columns by "They shall not pass". BLZ-EVT-8
}

/** What such a fight comes to. */
export interface Reckoning {
  readonly attack: number
  readonly defence: number
  readonly column: number // by the odds alone
  readonly finalColumn: number // by all shifts; where nobody panics
  readonly isEnough: boolean // it stands at 1:4 or better. BLZ-CBT-5
  readonly results: readonly CombatResult[] // exact, panic included
  readonly bombardment: number // the chance that one bombardment would disrupt the target
}

/** The numbers of an attack of units, guns included, on hexes. */
export function numbersOf(
  s: BlitzState,
  units: readonly Unit[],
  hexes: readonly Hex[],
): FightNumbers | null {
  const [hex] = hexes
  const whole = previewAttack(s, units, hexes)
  const first = hex === undefined ? null : previewAttack(s, units, [hex])
  if (hex === undefined || !whole || !first) return null
  const sumOf = (lines: typeof whole.defenders, key?: string): number =>
    lines.reduce((sum, line) => sum + (key && line.key !== key ? 0 : line.value), 0)
  const has = (lines: typeof whole.defenders, key: string): boolean =>
    lines.some((line) => line.key === key)
  const fighting = (at: Hex): Unit[] => unitsIn(s, at).filter((unit) => !isTransport(s, unit))
  return {
    main: sumOf(whole.attackers, 'attacker'),
    guns: sumOf(whole.attackers, 'support'),
    isAcross: has(whole.attackers, 'river'),
    defence: sumOf(first.defenders, 'defender'),
    units: fighting(hex).length,
    terrain: s.board.terrain[hex]!,
    isDug: isEntrenched(s, opponent(s.phasing), hex),
    isRail: has(first.defenders, 'railway'),
    isUphill: has(first.defenders, 'slope'),
    further: sumOf(whole.defenders) - sumOf(first.defenders),
    hasTanks: hasArmour(s, hex),
    fearful: hexes.flatMap(fighting).filter((unit) => mayPanic(s, unit, units)).length,
    shifts: attackShifts(s, units, hexes),
    event: 0,
  }
}

/** What numbers come to, by the functions that decide a fight. BLZ-CBT-16, BLZ-CBT-17, BLZ-SHF-13 */
export function reckon(s: BlitzState, numbers: FightNumbers): Reckoning {
  const { terrain, units, isDug, isRail, isUphill, hasTanks, shifts, event } = numbers
  const attack = attackSum(numbers.main, numbers.guns, numbers.isAcross)
  const ground = groundPoints(terrain, units, isDug, isRail) + (isUphill ? 1 : 0)
  const defence = Math.max(1, numbers.defence + ground + numbers.further)
  const column = oddsColumn(attack, defence)
  const columnBy = (parts: ShiftParts): number => shifted(s, column, shiftSum(parts) + event)
  const calm = ((DIE_FACES - 1) / DIE_FACES) ** numbers.fearful // nobody rolls a 6
  const finalColumn = columnBy(shifts)
  return {
    attack,
    defence,
    column,
    finalColumn,
    isEnough: 4 * attack >= defence,
    results: mixed(
      combatResults(s, finalColumn),
      combatResults(s, columnBy({ ...shifts, defenderDisrupted: 1 })),
      calm,
    ),
    bombardment: disruptingFaces(s, terrain, isDug, hasTanks) / DIE_FACES,
  }
}

/** Results where a first list holds with some chance, a second one otherwise. */
function mixed(
  first: readonly CombatResult[],
  second: readonly CombatResult[],
  chance: number,
): readonly CombatResult[] {
  const found = new Map<string, CombatResult>()
  const add = (one: CombatResult, share: number): void => {
    if (share === 0) return
    const key = `${one.attacker} ${one.defender}`
    const probability = (found.get(key)?.probability ?? 0) + share * one.probability
    found.set(key, { ...one, probability })
  }
  for (const one of first) add(one, chance)
  for (const one of second) add(one, 1 - chance)
  return [...found.values()]
}

/** By how many faces a bombardment disrupts such a hex. BLZ-ART-2, BLZ-AIR-10 */
function disruptingFaces(
  { board }: BlitzState,
  terrain: number,
  isDug: boolean,
  hasTanks: boolean,
): number {
  let count = 0
  for (let die = 1; die <= DIE_FACES; die++) {
    if (bombardResultOn(board, { terrain, isDug, hasTanks }, die) === DISRUPTS) count++
  }
  return count
}
