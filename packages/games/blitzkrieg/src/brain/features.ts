import type { Features } from '@estafette/kernel'
import type { Board } from '../data/board.ts'
import { terrainPoints } from '../data/map.ts'
import { score } from '../score.ts'
import {
  endUnit,
  firstUnit,
  NONE,
  opponent,
  type BlitzState,
  type Hex,
  type Side,
  type Unit,
} from '../state.ts'
import { attackOf } from '../strength.ts'
import { traceSupply } from '../supply.ts'
import { isDisrupted, isOnMap, isTransport } from '../units.ts'
import { valueOf } from './fight.ts'
import { makeObjectives } from './objectives.ts'

/** What is counted of each side, the Allied number taken from the German one. */
const ofSide = [
  'men', // worth of those on the map
  'fire', // attack strength of those who stand
  'coming', // worth of those who may still come
  'unsupplied', // worth of those without supply
  'exposed', // worth of those whom the enemy next to them could attack, by how well
  'near', // ground still to be won, by how near somebody is
] as const

const MEN = 0
const FIRE = 1
const COMING = 2
const UNSUPPLIED = 3
const EXPOSED = 4
const NEAR = 5

const names: readonly string[] = [
  'lead', // half VP
  'left', // part of the game that is still to come
  'lead left',
  'acts', // the player whose turn it is
  ...ofSide,
  ...ofSide.map((name) => `${name} left`),
]

const SIDES = 4 // where what is counted of the sides begins
const FADING = 0.86 // what is left of ground at one hex more

/** What of a battle on this board tells the points that it ends with. */
export function makeFeatures(board: Board): Features<BlitzState> {
  const goals = [0, 1].map((side) => makeObjectives(board, side))
  const fading = Float64Array.from({ length: 128 }, (_, apart) => FADING ** apart)
  const counted = new Float64Array(ofSide.length)
  const strength = new Float64Array(board.hexCount)

  const countUnits = (s: BlitzState, side: Side, sign: number): void => {
    const supplied = traceSupply(s, side)
    strikeAt(s, opponent(side), strength)
    for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
      if (isTransport(s, unit)) continue
      const value = valueOf(s, unit)
      if (!isOnMap(s, unit)) {
        if (mayCome(s, unit)) counted[COMING]! += sign * value
        continue
      }
      const hex = s.place[unit]!
      if (supplied[hex] !== 1) counted[UNSUPPLIED]! += sign * value
      counted[EXPOSED]! += sign * value * dangerIn(s, hex, strength[hex]!)
      counted[MEN]! += sign * value
      if (!isDisrupted(s, unit)) counted[FIRE]! += sign * attackOf(s, unit, false, false)
    }
  }

  const countGround = (s: BlitzState, side: Side, sign: number): void => {
    const { hexes, worth, held } = goals[side]!
    for (const hex of hexes) {
      if (s.units[side * s.board.hexCount + hex]! > 0) continue
      if (held[hex] && s.control[hex] === side + 1) continue
      const apart = nearestTo(s, side, hex)
      if (apart < fading.length) counted[NEAR]! += sign * worth[hex]! * fading[apart]!
    }
  }

  return {
    names,
    read(s, into) {
      counted.fill(0)
      for (const side of [0, 1]) {
        const sign = side === 0 ? 1 : -1
        countUnits(s, side, sign)
        countGround(s, side, sign)
      }
      const left = leftOf(s)
      const lead = score(s, 0) - score(s, 1)
      into[0] = lead
      into[1] = left
      into[2] = lead * left
      into[3] = s.phasing === NONE ? 0 : s.phasing === 0 ? 1 : -1
      for (let i = 0; i < counted.length; i++) {
        into[SIDES + i] = counted[i]!
        into[SIDES + counted.length + i] = left * counted[i]!
      }
    },
  }
}

/** The part of the battle that is still to come, by player turns. */
function leftOf(s: BlitzState): number {
  return Math.max(0, 1 - Math.max(0, playerTurn(s) - 2) / (2 * s.lastTurn))
}

/** The number of the player turn: it goes up, and after the second player counts as the next. */
export function playerTurn({ turn, half, phasing }: BlitzState): number {
  return phasing === NONE ? 2 * turn + 2 : 2 * turn + half
}

function mayCome(s: BlitzState, unit: Unit): boolean {
  const { board, place } = s
  const where = place[unit]!
  return where === board.waiting || where === board.cup || where === board.returning
}

/** Attack strength of a side next to each hex. */
function strikeAt(s: BlitzState, side: Side, into: Float64Array): void {
  const { neighbours, river } = s.board
  into.fill(0)
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (!isOnMap(s, unit) || isTransport(s, unit)) continue
    const hex = s.place[unit]!
    const strength = attackOf(s, unit, false, false)
    for (let slot = hex * 6, end = slot + 6; slot < end; slot++) {
      const other = neighbours[slot]!
      if (other >= 0) into[other]! += river[slot] ? strength / 2 : strength // BLZ-CBT-15
    }
  }
}

/** How well a hex could be attacked by what is next to it, 2 at most. */
function dangerIn(s: BlitzState, hex: Hex, strength: number): number {
  if (strength === 0) return 0
  let defence = terrainPoints(s.board.terrain[hex]!, 1)
  for (let other = s.top[hex]!; other !== NONE; other = s.below[other]!) {
    if (!isTransport(s, other)) defence += s.board.defence[other]!
  }
  return Math.min(2, strength / Math.max(1, defence))
}

/** Hexes between a hex and the nearest of a side who stand. */
function nearestTo(s: BlitzState, side: Side, hex: Hex): number {
  const { hexCount, distances } = s.board
  let nearest = 128
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (!isOnMap(s, unit) || isTransport(s, unit) || isDisrupted(s, unit)) continue
    nearest = Math.min(nearest, distances[hex * hexCount + s.place[unit]!]!)
  }
  return nearest
}
