import { LEGAL, type Verdict } from '@estafette/kernel'
import { hasTactic, playTactic } from './chits.ts'
import type { Board } from './data/board.ts'
import { COMBAT_CHIT, MEUSE } from './data/codes.ts'
import {
  ask,
  choosing,
  clearCombat,
  goTo,
  ownUnits,
  type AutomaticStep,
  type DecisionStep,
} from './flow.ts'
import {
  contact,
  defendingSide,
  involvedUnits,
  isDefendersHex,
  isInvolved,
  NOT_NEXT,
  OVER_MEUSE,
} from './involved.ts'
import { attackTotal, defenceTotal, modifierParts, modifierSum } from './modifiers.ts'
import { classOf, movementLeft } from './movement.ts'
import { DIE_FACES, oddsColumn, resultIndex } from './odds.ts'
import { WHY } from './reasons.ts'
import { checkStacking, excessSteps } from './stacking.ts'
import {
  ATTACKING,
  DEFENDING,
  endUnit,
  firstUnit,
  NO_RESULT,
  NONE,
  RETREATED,
  sideOfUnit,
  type CellesState,
  type Side,
  type Unit,
} from './state.ts'
import { hasEnemy, isIsolated, isOnMap } from './units.ts'
import { VERB } from './verbs.ts'

/** The active unit attacks: every enemy next to it defends, in their Rear Area too, except over the Meuse. CEL-11.0.2, CEL-11.0.7 */
export const combat: AutomaticStep = (s, _dice, tell) => {
  openCombat(s)
  const unit = s.active
  tell?.({
    type: 'attack-declared',
    rule: 'CEL-11.0.2',
    unit,
    hex: s.origin,
    attack: s.attack,
    cost: s.board.attackCost[s.attack]![classOf(s, unit)]!,
    left: movementLeft(s),
    units: involvedUnits(s, defendingSide(s)),
  })
  ask(s, 'support', s.phasing)
}

/** Fixes where the attack comes from and who defends. CEL-11.0.2, CEL-11.0.4 */
export function openCombat(s: CellesState): void {
  const unit = s.active
  const side = defendingSide(s)
  s.origin = s.place[unit]!
  s.front = 0
  for (let direction = 0; direction < 6; direction++) {
    const slot = s.origin * 6 + direction
    const other = s.board.neighbours[slot]!
    if (other < 0 || s.board.river[slot]! === MEUSE) continue
    if (hasEnemy(s, s.phasing, other)) s.front |= 1 << direction
  }
  s.marks[unit]! |= ATTACKING
  for (let enemy = firstUnit(s, side); enemy < endUnit(s, side); enemy++) {
    if (isOnMap(s, enemy) && isDefendersHex(s, s.place[enemy]!)) s.marks[enemy]! |= DEFENDING
  }
}

/** Whether a unit may be added to the attack, used or not, activated or not, British at any time. CEL-11.0.3, CEL-11.0.5, CEL-7.0.8 */
export function supportVerdict(s: CellesState, unit: Unit): Verdict {
  if (sideOfUnit(s, unit) !== s.phasing) return WHY['support-not-yours']
  if (!isOnMap(s, unit)) return WHY['support-not-on-map']
  if (s.marks[unit]! & ATTACKING) return WHY['support-already']
  const lies = contact(s, s.place[unit]!)
  if (lies === NOT_NEXT) return WHY['support-not-adjacent']
  if (lies === OVER_MEUSE) return WHY['support-meuse']
  return isIsolated(s, unit) ? WHY['support-isolated'] : LEGAL // CEL-5.0.9
}

/** Which units help, one by one. CEL-11.0.3 */
export const support = choosing(
  {
    verb: VERB.support,
    ...ownUnits,
    verdict: supportVerdict,
    take(s, unit, _dice, tell) {
      s.marks[unit]! |= ATTACKING
      tell?.({ type: 'supported', rule: 'CEL-11.0.3', unit })
    },
  },
  { verb: VERB.fight, take: (s) => goTo(s, 'combat-stacking') },
)

/** Steps that are too many where attackers stand are lost before the odds. CEL-10.0.4 */
export const combatStacking: AutomaticStep = (s, _dice, tell) => {
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if (!isInvolved(s, unit) || excessSteps(s, s.phasing, s.place[unit]!) === 0) continue
    checkStacking(s, s.place[unit]!, 'combat-stacking', tell)
    return
  }
  if (isOnMap(s, s.active)) {
    goTo(s, 'combat-odds')
    return
  }
  tell?.({ type: 'attack-void', rule: 'CEL-10.0.4', unit: s.active })
  goTo(s, 'combat-end')
}

/** Odds and modifiers are fixed and shown. CEL-11.0.8, CEL-11.0.9 */
export const combatOdds: AutomaticStep = (s, _dice, tell) => {
  const parts = modifierParts(s)
  const attack = attackTotal(s)
  const defence = defenceTotal(s)
  s.column = oddsColumn(s.board, attack, defence)
  s.modifier = modifierSum(parts)
  tell?.({
    type: 'odds',
    rule: 'CEL-11.0.8',
    units: involvedUnits(s, s.phasing),
    defenders: involvedUnits(s, defendingSide(s)),
    attackTotal: attack,
    defenceTotal: defence,
    column: s.column,
    modifier: s.modifier,
    ...parts,
  })
  if (hasTactic(s, s.phasing, COMBAT_CHIT)) ask(s, 'combat-chit-attacker', s.phasing) // CEL-13.1
  else goTo(s, 'combat-chits')
}

/** The attacker has declared; now the defender, who may play in the other's phase. CEL-13.1a */
export const combatChits: AutomaticStep = (s) => {
  const side = defendingSide(s)
  if (hasTactic(s, side, COMBAT_CHIT)) ask(s, 'combat-chit-defender', side)
  else goTo(s, 'combat-roll')
}

/** Modifier of the Combat chits played. CEL-13.1 */
export function chitModifier(board: Board, attacker: boolean, defender: boolean): number {
  return (
    (attacker ? board.combatModifier['combatChitAttacker']! : 0) +
    (defender ? board.combatModifier['combatChitDefender']! : 0)
  )
}

/** Whether to play a Combat chit. CEL-13.1 */
function combatChit(
  play: (s: CellesState) => Side,
  after: 'combat-chits' | 'combat-roll',
): DecisionStep {
  return choosing(
    {
      verb: VERB['play-combat'],
      take(s, _target, _dice, tell) {
        const side = play(s)
        playTactic(s, side, COMBAT_CHIT, 'CEL-13.1', tell)
        const modifier = chitModifier(s.board, side === s.phasing, side !== s.phasing)
        tell?.({ type: 'combat-chit', rule: 'CEL-13.1', side, modifier })
        goTo(s, after)
      },
    },
    { verb: VERB['keep-combat'], take: (s) => goTo(s, after) },
  )
}

export const combatChitAttacker: DecisionStep = combatChit((s) => {
  s.chitAttacker = 1
  return s.phasing
}, 'combat-chits')

export const combatChitDefender: DecisionStep = combatChit((s) => {
  s.chitDefender = 1
  return defendingSide(s)
}, 'combat-roll')

/** The die decides; the defender suffers first. CEL-11.0.16, CEL-11.0.25 */
export const combatRoll: AutomaticStep = (s, dice, tell) => {
  s.die = dice.roll(1, DIE_FACES) - 1 // CEL-2.0.1
  const modifier = s.modifier + chitModifier(s.board, s.chitAttacker !== 0, s.chitDefender !== 0)
  const index = resultIndex(s.column, s.die + modifier)
  s.attackerResult = s.board.crtAttacker[index]!
  s.defenderResult = s.board.crtDefender[index]!
  s.sufferer = defendingSide(s)
  s.stage = NO_RESULT
  tell?.({
    type: 'combat-roll',
    rule: 'CEL-11.0.16',
    die: s.die,
    modifier,
    total: s.die + modifier,
    column: s.column,
    attackerResult: s.attackerResult,
    defenderResult: s.defenderResult,
  })
  goTo(s, 'result-next')
}

/** The active unit goes on, unless it is gone or had to retreat. CEL-11.0.1, CEL-11.1.14 */
export const combatEnd: AutomaticStep = (s) => {
  const unit = s.active
  const isOver = unit === NONE || !isOnMap(s, unit) || (s.marks[unit]! & RETREATED) !== 0
  clearCombat(s)
  goTo(s, isOver ? 'move-end' : 'act-next')
}
