import { DAMAGES } from './data/codes.ts'
import { damageCost } from './data/deck.ts'
import { isTank, vp } from './data/forces.ts'
import { columnNow, tintsNow, victimNow } from './damage.ts'
import { deathsIn, type CupDraw } from './draws.ts'
import { membersOf } from './sections.ts'
import { deadlyWounds, moraleOf } from './soldiers.ts'
import { ANTI_ARMOR, NONE, type FrontlineState, type Soldier } from './state.ts'

/** How likely it is that nobody, one, or more than one dies. */
export interface Deaths {
  readonly none: number
  readonly one: number
  readonly more: number
}

/** What a damage draw costs those who suffer it. */
export interface Losses {
  readonly vp: number // on average
  readonly none: number // the chance that nobody dies
  readonly deaths: ReadonlyMap<Soldier, number> // the chance of each to die
}

/**
 * So much firepower on these soldiers in a column, out of the cup as it is. The owner names the men
 * in the order given, one after the other, as he must, and goes round again until the next counter
 * cannot be paid for. FRL-DMG-2, FRL-DMG-3
 */
function drawOn(
  s: FrontlineState,
  soldiers: readonly Soldier[],
  fp: number,
  column: number,
  hasAntiArmor: boolean,
): CupDraw {
  return {
    men: soldiers.map((x) => ({
      morale: Math.max(0, moraleOf(s, x) - s.moraleHits[x]!),
      wounds: deadlyWounds(x) - s.wounds[x]!,
      isProof: isTank(x) && !hasAntiArmor,
      drawn: s.hits[x]!,
    })),
    fp,
    costs: Array.from(DAMAGES, (_, damage) => damageCost[damage * 3 + column]!),
    cup: [...s.cup],
  }
}

/** Exact chances of a damage draw that nobody, one, or more than one dies. */
export function deathChances(...draw: Parameters<typeof drawOn>): Deaths {
  const [, soldiers, fp] = draw
  if (fp <= 0 || soldiers.length === 0) return { none: 1, one: 0, more: 0 }
  const [first, second = 0] = deathsIn(drawOn(...draw), 2).atLeast as [number, number?]
  return { none: Math.max(0, 1 - first), one: Math.max(0, first - second), more: second }
}

/** Exact losses of a damage draw: VP on average, and who is how likely to die. */
export function lossesOf(...draw: Parameters<typeof drawOn>): Losses {
  const [, soldiers, fp] = draw
  if (fp <= 0 || soldiers.length === 0) {
    return { vp: 0, none: 1, deaths: new Map(soldiers.map((x) => [x, 0])) }
  }
  const { each, atLeast } = deathsIn(drawOn(...draw))
  return {
    vp: soldiers.reduce((sum, x, at) => sum + vp[x]! * each[at]!, 0),
    none: Math.max(0, 1 - atLeast[0]!),
    deaths: new Map(soldiers.map((x, at) => [x, each[at]!])),
  }
}

/** Whoever suffers now: the whole section, or the man that a sniper aims at. */
export function suffering(s: FrontlineState): Soldier[] {
  const victim = victimNow(s)
  return victim === NONE ? membersOf(s, s.sufferer) : [victim]
}

/** How likely it is that somebody dies of the firepower that is left. */
export function harmChance(s: FrontlineState): number {
  if (s.sufferer === NONE || s.fp <= 0) return 0
  const hasAntiArmor = (tintsNow(s) & ANTI_ARMOR) !== 0
  return 1 - deathChances(s, suffering(s), s.fp, columnNow(s), hasAntiArmor).none
}
