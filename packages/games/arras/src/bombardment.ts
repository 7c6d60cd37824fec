import { addChoice, LEGAL, NO_SUCH_CHOICE, type Verdict } from '@estafette/kernel'
import { ALLIED } from './data/board.ts'
import { BOMBARDMENT_ROLL, openWindow } from './advantage.ts'
import { beginCasualties } from './casualties.ts'
import {
  ask,
  choosing,
  clearCombat,
  goTo,
  locationCount,
  unitCount,
  type AutomaticStep,
} from './flow.ts'
import { oddsOf, type Odds } from './odds.ts'
import { WHY } from './reasons.ts'
import {
  endUnit,
  firstUnit,
  NONE,
  opponent,
  sideOfUnit,
  type ArrasState,
  type Location,
  type Unit,
} from './state.ts'
import {
  attackFactor,
  defenceFactor,
  hasEnemy,
  isArtillery,
  isLocked,
  isSpent,
  spend,
} from './units.ts'
import { VERB } from './verbs.ts'

/**
 * Whether an artillery unit may bombard a location, beside enemies or not. ARR-7.1.1a, ARR-7.1.1b,
 * ARR-7.1.1d, ARR-7.1.1e, ARR-7.1.1f
 */
export function targetVerdict(s: ArrasState, gun: Unit, target: Location): Verdict {
  const side = sideOfUnit(s, gun)
  const from = s.place[gun]!
  if (s.board.isZone[target]!) return WHY['bombard-zone']
  if (!hasEnemy(s, side, target)) return WHY['bombard-empty']
  const south = s.board.southOfScarpe[target]! !== 0
  if (side !== ALLIED) return south ? LEGAL : WHY['bombard-north']
  if (s.board.southOfScarpe[from]!) return LEGAL // ARR-7.1.1c
  return south && !s.board.bordersScarpe[target]! ? WHY['bombard-range'] : LEGAL
}

function hasTarget(s: ArrasState, gun: Unit, but: Location): boolean {
  for (let target = 0; target < s.board.locationCount; target++) {
    if (target !== but && targetVerdict(s, gun, target) === LEGAL) return true
  }
  return false
}

/** Whether an artillery unit may open a bombardment, or join the one that it is `after`. */
export function gunVerdict(s: ArrasState, gun: Unit): Verdict {
  if (gun >= s.board.unitCount) return NO_SUCH_CHOICE
  if (sideOfUnit(s, gun) !== s.initiative) return WHY['gun-not-yours']
  if (s.place[gun]! >= s.board.locationCount) return WHY['gun-off-map']
  if (!isArtillery(s, gun)) return WHY['only-artillery-bombards']
  if (isSpent(s, gun)) return WHY.spent
  if (isLocked(s, gun)) return WHY.locked
  if (s.firstGun !== NONE) {
    if (gun === s.firstGun) return WHY['bombard-same-target']
    if (s.place[gun]! !== s.place[s.firstGun]!) return WHY['bombard-same-place'] // ARR-7.0b
  }
  return hasTarget(s, gun, s.firstAim) ? LEGAL : WHY['bombard-no-target']
}

/** Every artillery unit that may bombard now. */
export function listGuns(s: ArrasState, out: Int32Array, from: number): number {
  const side = s.initiative
  let count = from
  for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
    if (isArtillery(s, unit) && gunVerdict(s, unit) === LEGAL) {
      count = addChoice(out, count, VERB.bombard, unit)
    }
  }
  return count
}

/** A gun is chosen; it is to be aimed. */
export function chooseGun(s: ArrasState, gun: Unit): void {
  s.gun = gun
  ask(s, 'aim', s.initiative)
}

/** What the gun is aimed at. ARR-7.0c: all targets are declared first. */
export const aim = choosing({
  verb: VERB.aim,
  size: locationCount,
  verdict: (s, target) =>
    target === s.firstAim ? WHY['bombard-same-target'] : targetVerdict(s, s.gun, target),
  take(s, place, _dice, tell) {
    const unit = s.gun
    const from = s.place[unit]!
    tell?.({ type: 'bombardment-declared', rule: 'ARR-7.0a', unit, from, place })
    s.gun = NONE
    if (s.firstGun === NONE) {
      s.firstGun = unit
      s.firstAim = place
      ask(s, 'second-gun', s.initiative)
      return
    }
    s.secondGun = unit
    s.secondAim = place
    openFire(s, 1)
  },
})

/** Whether a second artillery unit fires too. ARR-7.0b */
export const secondGun = choosing(
  { verb: VERB.bombard, size: unitCount, verdict: gunVerdict, take: chooseGun },
  { verb: VERB.fire, take: (s) => openFire(s, 1) },
)

function openFire(s: ArrasState, shot: number): void {
  clearCombat(s)
  s.shot = shot
  s.target = shot === 1 ? s.firstAim : s.secondAim
  goTo(s, 'bombardment-roll')
}

function firing(s: ArrasState): Unit {
  return s.shot === 1 ? s.firstGun : s.secondGun
}

/** ARR-7.1.2b: the highest Defense Factor in the target, whatever the type. */
function strongestFactor(s: ArrasState, target = s.target): number {
  const side = opponent(s.initiative)
  let strongest = 0
  for (let unit = firstUnit(s, side), end = endUnit(s, side); unit < end; unit++) {
    if (s.place[unit]! === target) strongest = Math.max(strongest, defenceFactor(s, unit))
  }
  return strongest
}

/** What a gun can do to a location: two dice each. ARR-7.1.2a, ARR-7.1.2b, ARR-7.1.2d */
export function bombardmentOdds(s: ArrasState, gun: Unit, target: Location): Odds {
  return oddsOf(attackFactor(s, gun) - strongestFactor(s, target) - s.board.tem[target]!, 2, 2)
}

/** Both totals of the bombardment being rolled. ARR-7.1.2a, ARR-7.1.2b */
export function bombardmentTotals(s: ArrasState): { attack: number; defence: number } {
  return {
    attack: attackFactor(s, firing(s)) + s.roll,
    defence: strongestFactor(s) + s.board.tem[s.target]! + s.counterRoll,
  }
}

/** Two dice each, no support. ARR-7.1.2d */
export const bombardmentRoll: AutomaticStep = (s, dice, tell) => {
  s.roll = dice.roll(2)
  const attackFaces = tell ? [...dice.faces] : []
  s.counterRoll = dice.roll(2)
  if (tell) {
    const unit = firing(s)
    const { attack, defence } = bombardmentTotals(s)
    tell({
      type: 'bombardment-roll',
      rule: 'ARR-7.1.2a',
      unit,
      place: s.target,
      attackFactor: attackFactor(s, unit),
      defenceFactor: strongestFactor(s),
      tem: s.board.tem[s.target]!,
      attackFaces,
      defenceFaces: [...dice.faces],
      attackTotal: attack,
      defenceTotal: defence,
    })
  }
  openWindow(s, BOMBARDMENT_ROLL)
}

export const bombardmentResult: AutomaticStep = (s, _dice, tell) => {
  const { attack, defence } = bombardmentTotals(s)
  const margin = attack - defence
  if (margin > 0) {
    tell?.({ type: 'success', rule: 'ARR-7.1.3a', place: s.target, casualties: margin })
    s.casualties = margin
    ask(s, 'bombarded', opponent(s.initiative))
    return
  }
  tell?.({ type: 'failure', rule: 'ARR-7.1.2a', place: s.target })
  s.failed = 1
  goTo(s, 'bombardment-end')
}

/** Which of equally strong units counts as Forward Unit. ARR-7.1.3a */
export const bombarded = choosing({
  verb: VERB.forward,
  size: unitCount,
  verdict(s, unit) {
    if (sideOfUnit(s, unit) === s.initiative || s.place[unit]! !== s.target) {
      return WHY['not-defending']
    }
    return defenceFactor(s, unit) === strongestFactor(s) ? LEGAL : WHY['not-strongest']
  },
  take(s, unit, _dice, tell) {
    s.forward = unit
    tell?.({ type: 'forward-unit', rule: 'ARR-7.1.3a', unit })
    beginCasualties(s, s.casualties, tell)
  },
})

/** The gun is Spent; the second one fires, or the impulse is over. ARR-7.1.2c, ARR-7.0c */
export const bombardmentEnd: AutomaticStep = (s, _dice, tell) => {
  spend(s, firing(s), tell)
  if (s.shot === 1 && s.secondGun !== NONE) openFire(s, 2)
  else goTo(s, s.failed ? 'impulse-failed' : 'impulse-done')
}
