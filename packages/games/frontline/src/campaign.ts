import { failure, readFields, success, type Result } from '@estafette/kernel'
import { forceCodes } from './data/forces.ts'
import { LEFT_OUT } from './selection.ts'
import { VETERAN, type FrontlineState } from './state.ts'

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

/** Reads what an earlier battle left, and prepares the position for it. FRL-CAMP-3, FRL-CAMP-4 */
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
