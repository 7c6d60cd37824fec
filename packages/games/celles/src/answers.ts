import type { AnswerRules } from '@estafette/kernel'
import { chitModifier } from './combat.ts'
import { defendingSide, involvedUnits } from './involved.ts'
import { successChance } from './preview.ts'
import type { CellesState, Hex } from './state.ts'
import { STEP } from './steps.ts'

/** What the side under attack can say ahead to a combat. */
export const answers: AnswerRules<CellesState> = {
  kinds: [
    {
      id: 'combat-chit',
      answers: { keep: ['keep-combat'], play: ['play-combat'] },
      place: 'hex',
      unit: 'unit',
      chance: true,
    },
    { id: 'crowded', answers: { halt: ['halt'] }, place: 'hex', unit: 'unit' },
  ],
  turn: (s) => s.turn,
  due(s, seat) {
    if (s.decider === s.phasing || seat !== s.decider) return null
    if (s.step === STEP['combat-chit-defender']) {
      const units = involvedUnits(s, defendingSide(s))
      const chance = (): number => successChance(s.board, s.column, modifierOf(s))
      return { kind: 'combat-chit', places: placesOf(s, units), units, chance }
    }
    if (s.step !== STEP['retreat-continue']) return null
    return { kind: 'crowded', places: [s.place[s.retreater]!], units: [s.retreater] }
  },
  give: (_s, _seat, _rule, legal) => legal[0] ?? null,
}

/** The modifier as it stands before the defender's chit. CEL-13.1 */
function modifierOf(s: CellesState): number {
  return s.modifier + chitModifier(s.board, s.chitAttacker !== 0, false)
}

function placesOf(s: CellesState, units: readonly number[]): Hex[] {
  return [...new Set(units.map((unit) => s.place[unit]!))]
}
