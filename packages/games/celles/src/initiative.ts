import { ALLIED, GERMAN, SIDES } from './data/codes.ts'
import { ask, choosing, goTo, type AutomaticStep } from './flow.ts'
import { isNight } from './movement.ts'
import { NONE } from './state.ts'
import { VERB } from './verbs.ts'

/** Both roll, the higher total names the first player; the Germans begin turn 1. CEL-6.0.1 */
export const initiativePhase: AutomaticStep = (s, dice, tell) => {
  if (s.turn === 1) {
    s.initiative = GERMAN // CEL-6.0.2, CEL-21.0.1
    s.first = GERMAN
    tell?.({ type: 'first-player', rule: 'CEL-21.0.1', side: GERMAN, by: NONE })
    goTo(s, 'action-next')
    return
  }
  const german = isNight(s) ? s.board.initiativeNightGerman : 0
  const allied = isNight(s) ? 0 : s.board.initiativeDayAllied
  const totals = (faces: readonly number[]) => {
    const [germanDie, alliedDie] = [faces[0]! - 1, faces[1]! - 1] // CEL-2.0.1
    return {
      germanDie,
      alliedDie,
      germanTotal: germanDie + german,
      alliedTotal: alliedDie + allied,
    }
  }
  const margin = dice.contest(
    1,
    german - allied,
    (faces) => tell?.({ type: 'initiative-tied', rule: 'CEL-6.0.1', ...totals(faces) }),
    10,
  )
  const side = margin > 0 ? GERMAN : ALLIED
  tell?.({ type: 'initiative-roll', rule: 'CEL-6.0.1', ...totals(dice.faces), side })
  s.initiative = side
  ask(s, 'choose-first', side)
}

/** The winner names the first player. CEL-6.0.1 */
export const chooseFirst = choosing({
  verb: VERB.first,
  size: () => SIDES.length,
  take(s, side, _dice, tell) {
    s.first = side
    tell?.({ type: 'first-player', rule: 'CEL-6.0.1', side, by: s.initiative })
    goTo(s, 'action-next')
  },
})
