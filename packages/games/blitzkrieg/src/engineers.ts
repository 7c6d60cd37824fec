import { LEGAL, type Verdict } from '@estafette/kernel'
import { ARTILLERY, GERMAN, HEAVY_INFANTRY, INFANTRY, PONTOONS } from './data/codes.ts'
import type { Tell } from './events.ts'
import { ask, choosing, goTo, ownUnits, type AutomaticStep } from './flow.ts'
import { canBuild, take } from './pontoons.ts'
import { WHY } from './reasons.ts'
import {
  BUILDING,
  BUILT,
  IN_STORE,
  NONE,
  OPEN,
  plays,
  sideOfUnit,
  type BlitzState,
  type Hex,
  type Unit,
} from './state.ts'
import { beginTrench } from './trenches.ts'
import { isDisrupted, isOnMap } from './units.ts'
import { VERB } from './verbs.ts'

/** A unit that can build a bridge from a hex and builds no other, NONE without one. BLZ-PON-4, BLZ-PON-11 */
function builderIn(s: BlitzState, hex: Hex): Unit {
  for (let unit = s.top[hex]!; unit !== NONE; unit = s.below[unit]!) {
    if (canBuild(s, unit) && !s.builders.includes(unit)) return unit
  }
  return NONE
}

/** Whether a bridge can be begun over a hexside. BLZ-PON-4 */
function bridgeVerdict(s: BlitzState, span: number): Verdict {
  if (!s.pontoons.includes(IN_STORE)) return WHY['no-pontoon-left']
  if (s.spans.includes(span)) return WHY['pontoon-there'] // BLZ-PON-11
  const [a, b] = s.board.riverSides[span]!
  return builderIn(s, a) === NONE || builderIn(s, b) === NONE ? WHY['no-builders'] : LEGAL
}

/** Whether a built bridge lies over a hexside and can be lifted. BLZ-PON-7 */
function liftVerdict(s: BlitzState, span: number): Verdict {
  for (let marker = 0; marker < PONTOONS; marker++) {
    if (s.spans[marker]! === span && s.pontoons[marker]! === BUILT) return LEGAL
  }
  return WHY['no-pontoon-there']
}

/** Asks for pontoons, then for trenches, in the start-of-turn step. BLZ-PON-4, ARS-OPT-3 */
export const engineers: AutomaticStep = (s) => {
  if (s.phasing === GERMAN && s.board.riverSides.length > 0 && s.left === 0) {
    s.left = 1
    ask(s, 'pontoon', GERMAN)
    return
  }
  s.left = 0
  if (plays(s, 'trenches')) ask(s, 'dig', s.phasing)
  else goTo(s, 'supply-phase')
}

/** Which bridges are begun or lifted. */
export const pontoon = choosing(
  {
    verb: VERB.bridge,
    size: (s) => s.board.riverSides.length,
    verdict: bridgeVerdict,
    take(s, span, _dice, tell) {
      const [a, b] = s.board.riverSides[span]!
      const marker = s.pontoons.indexOf(IN_STORE)
      s.builders[2 * marker] = builderIn(s, a)
      s.builders[2 * marker + 1] = builderIn(s, b)
      s.pontoons[marker] = BUILDING
      s.spans[marker] = span
      tell?.({ type: 'pontoon', rule: 'BLZ-PON-4', hexside: span, state: BUILDING })
    },
  },
  {
    verb: VERB.lift,
    size: (s) => s.board.riverSides.length,
    verdict: liftVerdict,
    take(s, span, _dice, tell) {
      for (let marker = 0; marker < PONTOONS; marker++) {
        if (s.spans[marker]! === span) take(s, marker, IN_STORE, tell)
      }
    },
  },
  { verb: VERB.done, take: (s) => goTo(s, 'engineers') },
)

/** Bridges whose builders stayed are built. BLZ-PON-6 */
export function completePontoons(s: BlitzState, tell: Tell): void {
  for (let marker = 0; marker < PONTOONS; marker++) {
    if (s.pontoons[marker]! !== BUILDING) continue
    s.pontoons[marker] = BUILT
    s.builders[2 * marker] = NONE
    s.builders[2 * marker + 1] = NONE
    tell?.({ type: 'pontoon', rule: 'BLZ-PON-6', hexside: s.spans[marker]!, state: BUILT })
  }
}

/** Whether a unit can begin a trench where it stands. ARS-OPT-3 */
function digVerdict(s: BlitzState, unit: Unit): Verdict {
  if (sideOfUnit(s, unit) !== s.phasing) return WHY['not-yours']
  if (!isOnMap(s, unit)) return WHY['not-on-map']
  const type = s.board.unitType[unit]!
  const isDigger = type === INFANTRY || type === HEAVY_INFANTRY || type === ARTILLERY
  if (!isDigger || isDisrupted(s, unit)) return WHY['no-digger']
  return s.entrenchment[s.place[unit]!]! === OPEN ? LEGAL : WHY['entrenched-already']
}

/** Who digs a trench. ARS-OPT-3 */
export const dig = choosing(
  {
    verb: VERB.dig,
    ...ownUnits,
    verdict: digVerdict,
    take: (s, unit, _dice, tell) => beginTrench(s, unit, tell),
  },
  { verb: VERB.done, take: (s) => goTo(s, 'supply-phase') },
)
