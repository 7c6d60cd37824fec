import { LEGAL, type Verdict } from '@estafette/kernel'
import { ARTILLERY, GERMAN, HEAVY_INFANTRY, INFANTRY, PONTOONS } from './data/codes.ts'
import type { Tell } from './events.ts'
import { anyHex, ask, choosing, goTo, type AutomaticStep } from './flow.ts'
import { canBuild, take } from './pontoons.ts'
import { WHY } from './reasons.ts'
import {
  BUILDING,
  BUILT,
  DIGGING,
  ENTRENCHED,
  IN_STORE,
  NONE,
  OPEN,
  plays,
  sideOfUnit,
  type BlitzState,
  type Hex,
  type Side,
  type Unit,
} from './state.ts'
import { hasUnits, isDisrupted } from './units.ts'
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

/** Whether a trench can be begun in a hex. ARS-OPT-3 */
function digVerdict(s: BlitzState, hex: Hex): Verdict {
  if (s.entrenchment[hex]! !== OPEN) return WHY['entrenched-already']
  for (let unit = s.top[hex]!; unit !== NONE; unit = s.below[unit]!) {
    const type = s.board.unitType[unit]!
    if (sideOfUnit(s, unit) !== s.phasing || isDisrupted(s, unit)) continue
    if (type === INFANTRY || type === HEAVY_INFANTRY || type === ARTILLERY) return LEGAL
  }
  return WHY['no-digger']
}

/** Where trenches are dug. ARS-OPT-3 */
export const dig = choosing(
  {
    verb: VERB.dig,
    ...anyHex,
    verdict: digVerdict,
    take(s, hex, _dice, tell) {
      s.entrenchment[hex] = DIGGING + s.phasing
      tell?.({ type: 'digging', rule: 'ARS-OPT-3', hex })
    },
  },
  { verb: VERB.done, take: (s) => goTo(s, 'supply-phase') },
)

/** Trenches that were dug for a whole turn are ready. ARS-OPT-3 */
export function completeTrenches(s: BlitzState, side: Side, tell: Tell): void {
  for (let hex = 0; hex < s.board.hexCount; hex++) {
    if (s.entrenchment[hex]! !== DIGGING + side || !hasUnits(s, side, hex)) continue
    s.entrenchment[hex] = ENTRENCHED + side
    tell?.({ type: 'entrenched', rule: 'ARS-OPT-3', hex })
  }
}
