import { LEGAL, type Verdict } from '@estafette/kernel'
import { FORCES, klass, nation, vp } from './data/forces.ts'
import { ask, choosing, goTo, soldiers, type AutomaticStep } from './flow.ts'
import { beginForming } from './forming.ts'
import { WHY } from './reasons.ts'
import { field, LEFT_OUT, tellForces, UNDECIDED } from './selection.ts'
import { sideOf } from './soldiers.ts'
import { ABSENT, NONE, WAITING, type FrontlineState, type Soldier } from './state.ts'
import { VERB } from './verbs.ts'

/** The next card that is missing after an earlier battle. FRL-CAMP-3 */
export const nextReplace: AutomaticStep = (s, _dice, tell) => {
  for (let x = 0; x < FORCES; x++) {
    if (s.picks[x] !== LEFT_OUT || s.owner[x]! < 0) continue
    s.item = x
    tell?.({ type: 'missing', rule: 'FRL-CAMP-3', unit: x })
    return ask(s, 'replace', s.owner[x]!)
  }
  s.picks.fill(UNDECIDED)
  s.item = NONE
  tellForces(s, 'FRL-SCN-2', tell)
  beginForming(s)
}

/** Whether two cards are of one type: soldier, vehicle or gun. */
function areAlike(x: Soldier, y: Soldier): boolean {
  const kind = (one: Soldier): number => Math.max(klass[one]!, 3) // all men are alike
  return nation[x] === nation[y] && kind(x) === kind(y)
}

function replaceVerdict(s: FrontlineState, y: Soldier): Verdict {
  if (s.owner[y]! >= 0) return WHY['taken-already']
  if (s.picks[y] === LEFT_OUT) return WHY['dead-before']
  if (!areAlike(s.item, y)) return WHY['not-alike']
  return vp[y]! <= vp[s.item]! ? LEGAL : WHY.dearer
}

/** A missing card leaves the force. */
function takeOut(s: FrontlineState, x: Soldier): void {
  s.vpTotal[sideOf(s, x)]! -= vp[x]!
  s.owner[x] = NONE
  s.place[x] = ABSENT
  s.head[x] = NONE
  s.flags[x] = 0
}

export const replace = choosing(
  {
    verb: VERB.replace,
    ...soldiers,
    verdict: replaceVerdict,
    take(s, y, _dice, tell) {
      const x = s.item
      const [seat, place] = [s.owner[x]!, s.place[x]!]
      takeOut(s, x)
      field(s, y, seat)
      if (place === WAITING) {
        s.place[y] = WAITING
        s.head[y] = NONE
      }
      tell?.({ type: 'replaced', rule: 'FRL-CAMP-3', unit: x, by: y })
      goTo(s, 'replace-next')
    },
  },
  {
    verb: VERB.without,
    verdict(s) {
      for (let y = 0; y < FORCES; y++) if (replaceVerdict(s, y) === LEGAL) return WHY['not-alike']
      return LEGAL
    },
    take(s) {
      takeOut(s, s.item)
      goTo(s, 'replace-next')
    },
  },
)
