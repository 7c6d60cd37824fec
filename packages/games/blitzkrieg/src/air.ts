import { addChoice, LEGAL, type Verdict } from '@estafette/kernel'
import { bombardResult, isBombardable, isHittable, strike } from './bombardment.ts'
import { ABORTED, DISRUPTS, GERMAN, INTERCEPTOR_DOWN, SHOT_DOWN } from './data/codes.ts'
import type { Tell } from './events.ts'
import { anyHex, ask, choosing, goTo, type AutomaticStep, type DecisionStep } from './flow.ts'
import { countInterdictors } from './interdiction.ts'
import { isNight } from './phases.ts'
import { WHY } from './reasons.ts'
import { NONE, opponent, type Air, type BlitzState, type Hex, type Side } from './state.ts'
import { VERB } from './verbs.ts'

function firstAir(s: BlitzState, side: Side): Air {
  return side === GERMAN ? 0 : s.board.firstSideAir
}

function endAir(s: BlitzState, side: Side): Air {
  return side === GERMAN ? s.board.firstSideAir : s.board.airCount
}

/** Whether an air unit is on a mission that can be intercepted. BLZ-AIR-3 */
function isFlying(s: BlitzState, air: Air): boolean {
  return s.airPlace[air]! < s.board.hexCount || s.airPlace[air]! === s.board.airInterdiction
}

/** The phase begins: air units come to hand, by day they get their missions. BLZ-AIR-1, BLZ-AIR-12, BLZ-SEQ-6 */
export const bombardmentPhase: AutomaticStep = (s) => {
  const { airReady, airSpent, airUsed, airInterdiction } = s.board
  for (let air = firstAir(s, s.phasing); air < endAir(s, s.phasing); air++) {
    const place = s.airPlace[air]!
    if (place === airSpent || place === airUsed || place === airInterdiction) {
      s.airPlace[air] = airReady
    }
  }
  countInterdictors(s)
  s.airTarget = firstAir(s, s.phasing) - 1
  goTo(s, isNight(s) ? 'bombardment' : 'missions') // BLZ-AIR-15
  if (isNight(s)) s.airTarget = NONE
}

/** Whether a mission could do anything: bombs that some die makes hit, or interdiction. */
function canFly(s: BlitzState): boolean {
  if (s.phasing === GERMAN) return true
  const enemy = opponent(s.phasing)
  for (let hex = 0; hex < s.board.hexCount; hex++) {
    if (s.top[hex]! === NONE || bombVerdict(s, hex) !== LEGAL) continue
    if (isHittable(s, enemy, hex)) return true
  }
  return false
}

/** Asks for the mission of the next air unit that could do anything, then for interceptions. */
export const missions: AutomaticStep = (s) => {
  const end = canFly(s) ? endAir(s, s.phasing) : 0
  for (let air = s.airTarget + 1; air < end; air++) {
    if (s.airPlace[air]! !== s.board.airReady) continue
    s.airTarget = air
    ask(s, 'mission', s.phasing)
    return
  }
  s.airTarget = firstAir(s, opponent(s.phasing)) - 1
  goTo(s, 'interceptions')
}

/** Whether the next air unit may bomb a hex: enemies, and no other bomber. BLZ-AIR-2 */
function bombVerdict(s: BlitzState, hex: Hex): Verdict {
  if (!isBombardable(s, s.phasing, hex)) return WHY['nothing-to-bombard']
  for (let air = firstAir(s, s.phasing); air < endAir(s, s.phasing); air++) {
    if (s.airPlace[air]! === hex) return WHY['bombed-already']
  }
  return LEGAL
}

const missionChoices = choosing(
  {
    verb: VERB.bomb,
    ...anyHex,
    verdict: bombVerdict,
    take(s, hex, _dice, tell) {
      s.airPlace[s.airTarget] = hex
      tell?.({ type: 'mission', rule: 'BLZ-AIR-2', air: s.airTarget, hex })
      goTo(s, 'missions')
    },
  },
  {
    verb: VERB.interdict,
    verdict: (s) => (s.phasing === GERMAN ? LEGAL : WHY['german-interdiction']),
    take(s, _target, _dice, tell) {
      s.airPlace[s.airTarget] = s.board.airInterdiction
      countInterdictors(s)
      tell?.({ type: 'interdiction', rule: 'BLZ-AIR-12', air: s.airTarget })
      goTo(s, 'missions')
    },
  },
  { verb: VERB.hold, take: (s) => goTo(s, 'missions') },
)

/** The mission of an air unit. BLZ-AIR-2, BLZ-AIR-12 */
export const mission: DecisionStep = {
  ...missionChoices,
  list(s, out) {
    let count = 0
    for (let hex = 0; hex < s.board.hexCount; hex++) {
      if (s.top[hex]! === NONE || bombVerdict(s, hex) !== LEGAL) continue
      count = addChoice(out, count, VERB.bomb, hex)
    }
    if (s.phasing === GERMAN) count = addChoice(out, count, VERB.interdict)
    return addChoice(out, count, VERB.hold)
  },
}

function hasTarget(s: BlitzState): boolean {
  for (let air = firstAir(s, s.phasing); air < endAir(s, s.phasing); air++) {
    if (interceptVerdict(s, air) === LEGAL) return true
  }
  return false
}

/** Asks the other player's air units, one by one, whom they intercept. BLZ-AIR-3 */
export const interceptions: AutomaticStep = (s) => {
  const side = opponent(s.phasing)
  for (let air = s.airTarget + 1; air < endAir(s, side); air++) {
    if (s.airPlace[air]! !== s.board.airReady || !hasTarget(s)) continue
    s.airTarget = air
    ask(s, 'intercept', side)
    return
  }
  s.airTarget = NONE
  goTo(s, 'air-attacks')
}

/** Whether an enemy air unit can be intercepted: it flies, and nobody has tried. BLZ-AIR-3 */
function interceptVerdict(s: BlitzState, air: Air): Verdict {
  if (s.board.airSides[air]! !== s.phasing || !isFlying(s, air)) return WHY['not-flying']
  return s.airMet[air]! ? WHY['intercepted-already'] : LEGAL
}

/** Whom an air unit intercepts; the air combat follows at once. BLZ-AIR-3, BLZ-AIR-4 */
export const intercept = choosing(
  {
    verb: VERB.intercept,
    size: (s) => s.board.airCount,
    verdict: interceptVerdict,
    take(s, air, dice, tell) {
      const die = dice.roll(1)
      const by = s.airTarget
      s.airMet[air] = 1
      s.airPlace[by] = s.board.airUsed // BLZ-AIR-7
      tell?.({ type: 'air-combat', rule: 'BLZ-AIR-4', air, by, die, result: told(s, die) })
      suffer(s, by, s.board.interceptor[die]!, tell)
      suffer(s, air, s.board.intercepted[die]!, tell)
      goTo(s, 'interceptions')
    },
  },
  { verb: VERB.hold, take: (s) => goTo(s, 'interceptions') },
)

/** What is told of an air combat: the mission goes on, is aborted, or who is shot down. BLZ-AIR-4 */
function told({ board }: BlitzState, die: number): number {
  if (board.interceptor[die]! === SHOT_DOWN) return INTERCEPTOR_DOWN
  return board.intercepted[die]!
}

/** What an air combat does to an air unit. BLZ-AIR-5, BLZ-AIR-6 */
function suffer(s: BlitzState, air: Air, result: number, tell: Tell): void {
  if (result === ABORTED) s.airPlace[air] = s.board.airSpent
  if (result === SHOT_DOWN) shootDown(s, air, tell)
  countInterdictors(s)
}

function shootDown(s: BlitzState, air: Air, tell: Tell): void {
  s.airPlace[air] = s.board.airTrack
  s.airDue[air] = s.turn + s.board.airReturn
  tell?.({ type: 'shot-down', rule: 'BLZ-AIR-5', air, turn: s.airDue[air]! })
}

/** The bombers that are left drop their bombs and go home. BLZ-AIR-8, BLZ-AIR-9, BLZ-AIR-11 */
export const airAttacks: AutomaticStep = (s, dice, tell) => {
  const enemy = opponent(s.phasing)
  for (let air = firstAir(s, s.phasing); air < endAir(s, s.phasing); air++) {
    const hex = s.airPlace[air]!
    if (hex >= s.board.hexCount) continue
    const die = dice.roll(1)
    const result = bombardResult(s, enemy, hex, die)
    tell?.({ type: 'bombed', rule: 'BLZ-AIR-9', air, hex, die, hit: result === DISRUPTS })
    s.airPlace[air] = s.board.airReady
    if (result === SHOT_DOWN) shootDown(s, air, tell)
    if (result === DISRUPTS) strike(s, enemy, hex, 'BLZ-AIR-11', tell)
  }
  s.airMet.fill(0)
  for (let air = 0; air < s.board.airCount; air++) {
    if (s.airPlace[air]! === s.board.airUsed) s.airPlace[air] = s.board.airReady // BLZ-AIR-7
  }
  goTo(s, 'bombardment')
}

/** Air units whose turn has come are back. BLZ-AIR-5, V-66 */
export function airReturns(s: BlitzState): void {
  for (let air = 0; air < s.board.airCount; air++) {
    if (s.airPlace[air]! !== s.board.airTrack || s.airDue[air]! > s.turn) continue
    s.airPlace[air] = s.board.airReady
    s.airDue[air] = 0
  }
}
