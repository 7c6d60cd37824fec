import { ABILITIES, CLASSES, GUN, LINE, MEDIC, NATIONS, SNIPER, VEHICLE } from './codes.ts'
import { codeOf, forceSource } from './source.ts'

const count = forceSource.length

/** The number of force cards of all nations. */
export const FORCES = count

/** Codes of the force cards; their order is that of the data. */
export const forceCodes: readonly string[] = forceSource.map(({ id }) => codeOf(id))

function table(value: (index: number) => number): Int8Array {
  return Int8Array.from({ length: count }, (_, index) => value(index))
}

const of = (index: number) => forceSource[index]!
const NATION_NAMES = ['US', 'UK', 'DE']

export const nation = table((x) => NATION_NAMES.indexOf(of(x).nation))
export const vp = table((x) => of(x).vp)
export const command = table((x) => of(x).command)
export const morale = table((x) => of(x).morale)
export const carries = table((x) => of(x).equipment)
export const armor = table((x) => of(x).armor)
export const inherentCover = table((x) => of(x).inherentCover)
export const klass = table((x) => CLASSES.indexOf(of(x).class as (typeof CLASSES)[number]))
export const ability = table((x) => {
  const name = of(x).ability?.toLowerCase().replaceAll(' ', '-') ?? 'none'
  return ABILITIES.indexOf(name as (typeof ABILITIES)[number])
})
export const hasAmmoBox = table((x) => (of(x).ammo === null ? 0 : 1)) // FRL-FP-4

const weapon = (x: number) => of(x).weaponClass
export const isFlamethrower = table((x) => Number(weapon(x) === 'flamethrower')) // FRL-WPN-5
/**
 * Whether rapid fire of the weapon counts in full against armor. FRL-WPN-7, FRL-WPN-4, FRL-WPN-6
 */
export const isAntiArmor = table((x) =>
  Number(['rocket', 'gun', 'flamethrower'].includes(weapon(x))),
)
export const takesRifleGrenade = table((x) => Number(['rifle', 'carbine'].includes(weapon(x)))) // FRL-WPN-8

const DASH = -1

function firepowerOf(row: 'aimed' | 'rapid'): Int8Array {
  return Int8Array.from(
    { length: count * LINE },
    (_, at) => of(Math.floor(at / LINE)).firepower[row][at % LINE] ?? DASH,
  )
}

/**
 * Firepower by card and range, -1 where there is a dash. FRL-FP-5, FRL-WPN-1, FRL-WPN-2,
 * FRL-WPN-3
 */
export const aimed = firepowerOf('aimed')
export const rapid = firepowerOf('rapid')

export function isSniper(x: number): boolean {
  return klass[x] === SNIPER
}

export function isMedic(x: number): boolean {
  return klass[x] === MEDIC
}

export function isVehicle(x: number): boolean {
  return klass[x] === VEHICLE
}

export function isGun(x: number): boolean {
  return klass[x] === GUN
}

/**
 * Whether a card is a man: neither vehicle nor gun, to which all the same rules apply. FRL-VEH-1
 */
export function isMan(x: number): boolean {
  return klass[x]! < VEHICLE
}

/** FRL-VEH-2, FRL-GUN-2 */
export function isArmored(x: number): boolean {
  return armor[x]! > 0
}

const TANK_ARMOR = 8

/** FRL-VEH-9 */
export function isTank(x: number): boolean {
  return armor[x]! >= TANK_ARMOR
}

/** The nation's first card, and one past its last: the cards of a nation stand together. */
export const nationStart: readonly number[] = NATIONS.map((_, n) => nation.indexOf(n))
export const nationEnd: readonly number[] = NATIONS.map((_, n) => nation.lastIndexOf(n) + 1)

export const AXIS_NATION = 2

/** The side that a nation fights on. FRL-GEN-3 */
function sideOfNation(which: number): number {
  return which === AXIS_NATION ? 1 : 0
}

/** The side of a force card. */
export function sideOfCard(x: number): number {
  return sideOfNation(nation[x]!)
}
