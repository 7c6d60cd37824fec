import { LEGAL, type Dice, type Verdict } from '@estafette/kernel'
import { enlist, extraVerdict } from './activation.ts'
import { hasTactic, isSetAside, playTactic } from './chits.ts'
import { airResult } from './data/charts.ts'
import {
  AIR_DISRUPTED,
  AIR_STEP,
  ALLIED_AIR_CHIT,
  COMBAT_CHIT,
  EXTRA_MOVE_CHIT,
  GERMAN,
  REPLACEMENT_CHIT,
  TACTICAL_CHITS,
  TOWN,
  WOODS,
} from './data/codes.ts'
import type { Tell } from './events.ts'
import { ask, choosing, goTo, ownUnits, type AutomaticStep } from './flow.ts'
import { WHY } from './reasons.ts'
import { mustWithdraw, withdraw } from './reinforcements.ts'
import { hasReplacement } from './replacement.ts'
import {
  BARRED,
  endUnit,
  firstUnit,
  SETTLED,
  sideOfUnit,
  type CellesState,
  type Hex,
  type Unit,
} from './state.ts'
import { disrupt, isOnMap, loseStep } from './units.ts'
import { VERB } from './verbs.ts'

/** Tactical chits that are played right after an action chit, in the order of the list. */
const PLAYABLE = [EXTRA_MOVE_CHIT, REPLACEMENT_CHIT, ALLIED_AIR_CHIT] as const

/** Whether the phasing player can play a tactical chit now. CEL-13.0, CEL-13.5 */
function tacticVerdict(s: CellesState, tactic: number): Verdict {
  if (tactic === COMBAT_CHIT) return WHY['chit-combat-only'] // CEL-13.1
  if (isSetAside(s, s.phasing, tactic)) {
    return tactic === REPLACEMENT_CHIT ? WHY['replacement-hour'] : WHY['air-by-night']
  }
  if (!hasTactic(s, s.phasing, tactic)) return WHY['chit-not-available']
  if (tactic === EXTRA_MOVE_CHIT) return hasExtraUnit(s) ? LEGAL : WHY['chit-no-use']
  if (tactic === REPLACEMENT_CHIT) return hasReplacement(s) ? LEGAL : WHY['chit-no-use']
  return LEGAL
}

function hasExtraUnit(s: CellesState): boolean {
  const end = endUnit(s, s.phasing)
  for (let unit = firstUnit(s, s.phasing); unit < end; unit++) {
    if (extraVerdict(s, unit) === LEGAL) return true
  }
  return false
}

/** Asks for tactical chits while there are any to play. CEL-13.5 */
export const tactics: AutomaticStep = (s) => {
  for (let i = 0; i < PLAYABLE.length; i++) {
    if (tacticVerdict(s, PLAYABLE[i]!) !== LEGAL) continue
    ask(s, 'play-tactical', s.phasing)
    return
  }
  endTactics(s)
}

/** On to the activation, unless the chit made the FBB withdraw. CEL-15.0.1 */
function endTactics(s: CellesState): void {
  if (s.activation === BARRED) {
    s.activation = SETTLED
    goTo(s, 'active-next')
  } else {
    goTo(s, 'activation-next')
  }
}

/** Which tactical chit is played, if any. */
export const playTactical = choosing(
  {
    verb: VERB.play,
    size: () => TACTICAL_CHITS.length,
    verdict: tacticVerdict,
    take(s, tactic, _dice, tell) {
      const side = s.phasing
      if (tactic === EXTRA_MOVE_CHIT) {
        playTactic(s, side, tactic, 'CEL-13.2', tell)
        ask(s, 'extra-unit', side)
      } else if (tactic === REPLACEMENT_CHIT) {
        playTactic(s, side, tactic, 'CEL-13.3', tell)
        ask(s, 'replacement', side)
      } else {
        playTactic(s, side, tactic, 'CEL-13.4', tell)
        loseAction(s, tell)
        ask(s, 'air-target', side)
      }
    },
  },
  { verb: VERB.done, take: endTactics },
)

/** The German loses an action they have not used yet. CEL-13.4 */
function loseAction(s: CellesState, tell: Tell): void {
  if (s.used[GERMAN]! >= s.actions[GERMAN]!) return
  const actions = --s.actions[GERMAN]!
  tell?.({ type: 'action-lost', rule: 'CEL-13.4', side: GERMAN, actions })
}

/** Which unit joins the activated group. CEL-13.2, CEL-14.0.2, CEL-7.0.6 */
export const extraUnit = choosing({
  verb: VERB.extra,
  ...ownUnits,
  verdict: extraVerdict,
  take(s, unit, _dice, tell) {
    if (mustWithdraw(s, s.board.unitFormation[unit]!)) {
      withdraw(s, 'CEL-15.0.2', tell)
      goTo(s, 'tactics')
      return
    }
    tell?.({ type: 'extra-unit', rule: 'CEL-13.2', unit })
    enlist(s, unit)
    goTo(s, 'arrivals')
  },
})

function targetVerdict(s: CellesState, unit: Unit): Verdict {
  if (sideOfUnit(s, unit) !== GERMAN) return WHY['air-target']
  return isOnMap(s, unit) ? LEGAL : WHY['strike-not-on-map']
}

/** Which German unit is attacked from the air, Rear Area or not. CEL-13.4, CEL-13.4c */
export const airTarget = choosing(
  {
    verb: VERB.strike,
    size: ({ board }) => board.unitCount,
    end: (s) => endUnit(s, GERMAN),
    verdict: targetVerdict,
    take(s, unit, dice, tell) {
      strike(s, unit, dice, tell)
      goTo(s, 'tactics')
    },
  },
  {
    verb: VERB.spare,
    take(s, _target, _dice, tell) {
      tell?.({ type: 'air-waived', rule: 'CEL-13.4c' })
      goTo(s, 'tactics')
    },
  },
)

/** Modifier of an air attack on a hex; a village gives none. CEL-13.4a */
export function airModifier(s: CellesState, hex: Hex): number {
  const ground = s.board.terrain[hex]!
  return ground === TOWN || ground === WOODS ? s.board.airTownOrWoods : 0
}

function strike(s: CellesState, unit: Unit, dice: Dice, tell: Tell): void {
  const hex = s.place[unit]!
  const modifier = airModifier(s, hex)
  const die = dice.roll(1, 10) - 1
  const total = die + modifier
  const result = airResult(s.board, total)
  tell?.({ type: 'air-attack', rule: 'CEL-13.4a', unit, hex, die, modifier, total, result })
  if (result === AIR_STEP) loseStep(s, unit, 'CEL-13.4a', tell)
  else if (result === AIR_DISRUPTED) disrupt(s, unit, 'CEL-13.4a', tell) // CEL-13.4b
}
