import { LEGAL, type Verdict } from '@estafette/kernel'
import { canShift, rangeBetween, thrownRanges, weaponRanges } from './firepower.ts'
import { endOfSide, firstOfSide } from './ranges.ts'
import { WHY } from './reasons.ts'
import { membersOf, isSection } from './sections.ts'
import { isLoaded, isPinned, sideOf } from './soldiers.ts'
import { NONE, opponent, type FrontlineState, type Section, type Soldier } from './state.ts'
import { aimVerdict } from './targets.ts'

/** Why a section cannot fire: the reason of the soldier who comes nearest to it, and who he is. */
export interface Hindrance {
  readonly verdict: Verdict
  readonly man: Soldier
}

/** What keeps a soldier from firing at a section, the reason to give first. FRL-FP-3 */
function hindrancesOf(s: FrontlineState, x: Soldier, head: Section, target: Section): Verdict[] {
  const range = rangeBetween(s, head, target)
  const ranges = (1 << range) | (canShift(s, head, target) ? 1 << (range - 1) : 0)
  const aim = aimVerdict(s, head, target)
  const found: Verdict[] = aim === LEGAL ? [] : [aim]
  if (isPinned(s, x)) found.push(WHY['fire-pinned'])
  if (thrownRanges(s, x) & ranges) return found
  if (!isLoaded(s, x)) found.push(WHY['fire-empty'])
  if ((weaponRanges(x) & ranges) === 0) found.push(WHY['out-of-reach'])
  return found
}

/** Reasons by how near they leave a soldier to firing: the enemy is there, he is there. */
const byNearness: readonly Verdict[] = [
  WHY['night-range'],
  WHY['sniper-armor'],
  WHY.aboard,
  WHY['fire-pinned'],
  WHY['fire-empty'],
  WHY['out-of-reach'],
]

/**
 * What keeps a section from firing at one of some sections, and LEGAL where nothing does: of all its
 * soldiers and all the targets, that of the pair which lacks least.
 */
function hindranceAmong(s: FrontlineState, head: Section, targets: readonly Section[]): Hindrance {
  let best: Hindrance = { verdict: WHY['out-of-reach'], man: head }
  let least = Infinity
  for (const target of targets) {
    for (const x of membersOf(s, head)) {
      const found = hindrancesOf(s, x, head, target)
      const verdict = found[0] ?? LEGAL
      const distance = found.length * byNearness.length + byNearness.indexOf(verdict)
      if (distance >= least) continue
      least = distance
      best = { verdict, man: x }
    }
  }
  return best
}

/** What keeps a section from firing at another, or at any, where none is named. FRL-FP-12 */
export function hindrance(s: FrontlineState, head: Section, target: Section = NONE): Hindrance {
  if (target !== NONE) return hindranceAmong(s, head, [target])
  const enemy = opponent(sideOf(s, head))
  const targets: Section[] = []
  for (let x = firstOfSide(enemy); x < endOfSide(enemy); x++) {
    if (isSection(s, x)) targets.push(x)
  }
  return hindranceAmong(s, head, targets)
}
