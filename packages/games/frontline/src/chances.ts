import { DAMAGES, DEAD, MORALE_HIT, PIN, WOUND } from './data/codes.ts'
import { damageCost, fullCup } from './data/deck.ts'
import { isTank } from './data/forces.ts'
import { columnNow, victimNow } from './damage.ts'
import { membersOf } from './sections.ts'
import { deadlyWounds, moraleOf } from './soldiers.ts'
import { ANTI_ARMOR, COUNTER_SHIFT, NONE, type FrontlineState, type Soldier } from './state.ts'

/** The state of one man in a resolution: counters against him, hits, Wounds. */
interface Man {
  readonly x: Soldier
  readonly drawn: number
  readonly morale: number
  readonly wounds: number
}

/** How likely it is that nobody, one, or more than one dies. */
export interface Deaths {
  readonly none: number
  readonly one: number
  readonly more: number
}

/**
 * Exact chances of a damage draw: so much firepower on these soldiers in a column. The owner names
 * the men in the order given, one after the other, as he must. FRL-DMG-2
 */
export function deathChances(
  s: FrontlineState,
  soldiers: readonly Soldier[],
  fp: number,
  column: number,
  hasAntiArmor: boolean,
): Deaths {
  const memo = new Map<string, readonly number[]>()
  const men = soldiers.map((x) => ({
    x,
    drawn: 0,
    morale: s.moraleHits[x]!,
    wounds: s.wounds[x]!,
  }))
  const limit = soldiers.map((x) => moraleOf(s, x))
  const found = drawOn(men, fp, fullCup.slice())
  return { none: found[0]!, one: found[1]!, more: found[2]! }

  /** Chances of 0, 1 and more deaths from here on. */
  function drawOn(now: readonly Man[], left: number, cup: Int8Array): readonly number[] {
    if (left <= 0 || now.length === 0) return [1, 0, 0]
    const key = `${left}|${cup.join()}|${now.map((m) => `${m.x},${m.drawn},${m.morale},${m.wounds}`).join(';')}`
    const known = memo.get(key)
    if (known) return known
    let at = 0
    now.forEach((man, index) => {
      if (man.drawn < now[at]!.drawn) at = index
    })
    const total = cup.reduce((sum, count) => sum + count, 0)
    const result = [0, 0, 0]
    for (let damage = 0; damage < DAMAGES.length; damage++) {
      if (cup[damage] === 0) continue
      const chance = cup[damage]! / total
      const cost = damageCost[damage * 3 + column]!
      if (cost > left) {
        result[0]! += chance
        continue
      }
      const man = now[at]!
      const hurt = harmed(man, damage)
      const rest = now.flatMap((one, index) => (index !== at ? [one] : hurt ? [hurt] : []))
      const after = cup.slice()
      after[damage]! -= 1
      const isEmpty = total === 1
      const next = drawOn(rest, left - cost, isEmpty ? fullCup.slice() : after)
      if (hurt) next.forEach((value, deaths) => (result[deaths]! += chance * value))
      else {
        result[1]! += chance * next[0]!
        result[2]! += chance * (next[1]! + next[2]!)
      }
    }
    memo.set(key, result)
    return result
  }

  /** A man after a counter; null where he is dead. */
  function harmed(man: Man, damage: number): Man | null {
    const { x } = man
    const drawn = man.drawn + 1
    const isProof = isTank(x) && !hasAntiArmor
    if (damage === PIN) return { ...man, drawn }
    if (damage === DEAD) return isProof ? { ...man, drawn } : null
    const index = soldiers.indexOf(x)
    const isWound = damage === WOUND ? !isProof : man.morale >= limit[index]!
    if (damage === MORALE_HIT && !isWound) return { ...man, drawn, morale: man.morale + 1 }
    if (!isWound) return { ...man, drawn }
    const wounds = man.wounds + 1
    return wounds >= deadlyWounds(x) ? null : { ...man, drawn, wounds }
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
  const tints = s.sufferer === s.attacker ? s.tints >> COUNTER_SHIFT : s.tints
  const hasAntiArmor = (tints & ANTI_ARMOR) !== 0
  return 1 - deathChances(s, suffering(s), s.fp, columnNow(s), hasAntiArmor).none
}
