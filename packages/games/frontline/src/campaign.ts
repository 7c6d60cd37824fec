import { failure, readFields, success, type Result } from '@estafette/kernel'
import { forceCodes, FORCES, sideOfCard } from './data/forces.ts'
import { laidOut } from './data/scenarios.ts'
import { LEFT_OUT } from './selection.ts'
import { DEAD_PLACE, NONE, VETERAN, type FrontlineState, type Side } from './state.ts'

/** Campaigns: scenarios played in order by the same players. FRL-CAMP-1 */
export const campaigns = [
  { id: 'airborne', scenarios: [3, 4, 9, 10, 18] },
  { id: 'beach-to-breakout', scenarios: [5, 6, 12, 14, 16, 17] },
  { id: 'tommies', scenarios: [1, 2, 7, 8, 11, 13, 15, 19] },
  { id: 'the-whole-way', scenarios: Array.from({ length: 19 }, (_, i) => i + 1) },
] as const

/** What a battle of a campaign inherits: cards that are missing, and veterans. */
export interface Carried {
  readonly missing: readonly string[]
  readonly veterans: readonly string[]
}

/**
 * Reads what earlier battles left, which is no more than this. FRL-CAMP-3, FRL-CAMP-4, FRL-CAMP-5
 */
export function readCampaign(s: FrontlineState, pack: unknown): Result<FrontlineState> {
  if (pack === undefined) return success(s)
  const read = readFields(pack, '', ['missing', 'veterans'])
  if (!read.ok) return failure(`campaign, ${read.at}: ${read.reason}`)
  for (const name of ['missing', 'veterans'] as const) {
    const list = read.value[name] ?? []
    if (!Array.isArray(list)) return failure(`campaign, ${name}: must be a list of cards`)
    for (const code of list) {
      const x = forceCodes.indexOf(String(code))
      if (x < 0 || s.owner[x]! < 0)
        return failure(`campaign, ${name}: "${code}" is not in this battle`)
      if (name === 'missing') s.picks[x] = LEFT_OUT
      else s.flags[x]! |= VETERAN
    }
  }
  return success(s)
}

/** What a battle of a campaign leaves behind. Cards are their codes. */
export interface Battle {
  readonly scenario: number // 1 to 19
  readonly winner: Side // NONE after a draw
  readonly lost: readonly number[] // VP by side
  readonly total: readonly number[]
  readonly fallen: readonly string[]
  readonly alive: readonly string[]
}

/** What a battle that is over leaves behind. */
export function battleOf(s: FrontlineState): Battle {
  const cards = (isDead: boolean): string[] =>
    forceCodes.filter((_, x) => s.owner[x]! >= 0 && (s.place[x] === DEAD_PLACE) === isDead)
  return {
    scenario: s.scenario - 1, // the first of the battles that are laid out is to learn by
    winner: s.winner,
    lost: [...s.vpLost],
    total: [...s.vpTotal],
    fallen: cards(true),
    alive: cards(false),
  }
}

const WIN = 2
const DRAW = 1
const FEW_LOSSES = 1 // less than a quarter

/** Campaign points of both sides after some battles. FRL-CAMP-2 */
export function campaignPoints(battles: readonly Battle[]): number[] {
  return [0, 1].map((side) =>
    battles.reduce((sum, { winner, lost, total }) => {
      const won = winner === side ? WIN : winner === NONE ? DRAW : 0
      return sum + won + (4 * lost[side]! < total[side]! ? FEW_LOSSES : 0)
    }, 0),
  )
}

/** The side that is ahead in a campaign, NONE where the points are equal. FRL-CAMP-2 */
export function campaignLeader(battles: readonly Battle[]): Side {
  const [allies, axis] = campaignPoints(battles)
  return allies === axis ? NONE : allies! > axis! ? 0 : 1
}

function isListed(scenario: number, x: number): boolean {
  return laidOut[scenario]!.forces.some((cards) => cards.includes(x))
}

/**
 * What the next scenario of a campaign inherits from the battles before it. FRL-CAMP-3,
 * FRL-CAMP-4
 */
export function carriedInto(battles: readonly Battle[], scenario: number): Carried {
  const missing: string[] = []
  const veterans: string[] = []
  for (let x = 0; x < FORCES; x++) {
    if (!isListed(scenario, x)) continue
    // Nothing reaches farther back than the last battle that would have listed the card.
    const since = battles.findLastIndex((battle) => isListed(battle.scenario, x))
    const recent = battles.slice(Math.max(0, since))
    const code = forceCodes[x]!
    const isFallen = recent.some(({ fallen }) => fallen.includes(code))
    const hasWon = recent.some(
      ({ winner, alive }) => winner === sideOfCard(x) && alive.includes(code),
    )
    if (isFallen) missing.push(code)
    else if (hasWon) veterans.push(code)
  }
  return { missing, veterans }
}
