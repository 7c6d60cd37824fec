import { failure, readFields, success, type Result } from '@estafette/kernel'
import { forceCodes } from './data/forces.ts'
import { laidOut } from './data/scenarios.ts'
import { LEFT_OUT } from './selection.ts'
import { sideOf } from './soldiers.ts'
import { DEAD_PLACE, NONE, VETERAN, type FrontlineState } from './state.ts'

/** Campaigns: scenarios played in order by the same players. FRL-CAMP-1 */
export const campaigns = [
  { id: 'airborne', scenarios: [3, 4, 9, 10, 18] },
  { id: 'beach-to-breakout', scenarios: [5, 6, 12, 14, 16, 17] },
  { id: 'tommies', scenarios: [1, 2, 7, 8, 11, 13, 15, 19] },
  { id: 'the-whole-way', scenarios: Array.from({ length: 19 }, (_, i) => i + 1) },
] as const

/**
 * What a battle of a campaign inherits: cards of its own that are missing, veterans, and the other
 * dead, who stand in for nobody.
 */
export interface Carried {
  readonly missing: readonly string[]
  readonly veterans: readonly string[]
  readonly dead: readonly string[]
}

/**
 * Reads what earlier battles left, which is no more than this. FRL-CAMP-3, FRL-CAMP-4, FRL-CAMP-5
 */
export function readCampaign(s: FrontlineState, pack: unknown): Result<FrontlineState> {
  if (pack === undefined) return success(s)
  const read = readFields(pack, '', ['missing', 'veterans', 'dead'])
  if (!read.ok) return failure(`campaign, ${read.at}: ${read.reason}`)
  for (const name of ['missing', 'veterans', 'dead'] as const) {
    const list = read.value[name] ?? []
    if (!Array.isArray(list)) return failure(`campaign, ${name}: must be a list of force cards`)
    for (const code of list) {
      const x = forceCodes.indexOf(String(code))
      if (x < 0) return failure(`campaign, ${name}: unknown force card "${code}"`)
      const isListed = s.owner[x]! >= 0
      if (name === 'dead' && isListed) {
        return failure(`campaign, dead: "${code}" is in this battle, and must be missing`)
      }
      if (name !== 'dead' && !isListed) {
        return failure(`campaign, ${name}: "${code}" is not in this battle`)
      }
      if (name === 'veterans') s.flags[x]! |= VETERAN
      else s.picks[x] = LEFT_OUT
    }
  }
  return success(s)
}

/** What a battle of a campaign leaves behind. */
export interface Fought {
  readonly winner: number // side, NONE after a draw
  readonly lost: readonly number[] // VP by side
  readonly total: readonly number[]
  readonly dead: readonly string[] // cards
  readonly proven: readonly string[] // soldiers of the winner who are alive
}

/**
 * What a battle that is over leaves behind. Players who end it by themselves say who won: one who
 * gives up loses it. FRL-VIC-8
 */
export function foughtIn(s: FrontlineState, winner: number = s.winner): Fought {
  const own = [...s.owner.keys()].filter((x) => s.owner[x]! >= 0)
  const isDead = (x: number): boolean => s.place[x] === DEAD_PLACE
  const codes = (list: readonly number[]): string[] => list.map((x) => forceCodes[x]!)
  return {
    winner,
    lost: [...s.vpLost],
    total: [...s.vpTotal],
    dead: codes(own.filter(isDead)),
    proven: codes(
      own.filter((x) => !isDead(x) && winner !== NONE && sideOf(s, x) === winner), // FRL-GEN-1
    ),
  }
}

/** What the next battle of a campaign inherits from those before it. FRL-CAMP-3, FRL-CAMP-4 */
export function carriedInto(scenarios: readonly number[], fought: readonly Fought[]): Carried {
  const dead = new Set<string>()
  const veterans = new Set<string>()
  fought.forEach((battle, index) => {
    // Whoever is listed has paid, or been a veteran once, in that battle.
    for (const code of listedIn(scenarios[index]!)) {
      dead.delete(code)
      veterans.delete(code)
    }
    for (const code of battle.dead) {
      dead.add(code)
      veterans.delete(code)
    }
    for (const code of battle.proven) veterans.add(code)
  })
  const next = scenarios[fought.length]
  const listed = next === undefined ? [] : listedIn(next) // after the last battle there is none
  return {
    missing: listed.filter((code) => dead.has(code)),
    veterans: listed.filter((code) => veterans.has(code) && !dead.has(code)),
    dead: next === undefined ? [] : [...dead].filter((code) => !listed.includes(code)),
  }
}

/** The cards that a battle of history lists, by its number. */
function listedIn(number: number): readonly string[] {
  return laidOut[number]?.forces.flat().map((x) => forceCodes[x]!) ?? []
}

/** Campaign points of both sides for a battle. FRL-CAMP-2 */
export function pointsFor({
  winner,
  lost,
  total,
}: Fought): readonly [allies: number, axis: number] {
  const of = (side: number): number =>
    (winner === NONE ? 1 : winner === side ? 2 : 0) + Number(4 * lost[side]! < total[side]!)
  return [of(0), of(1)]
}
