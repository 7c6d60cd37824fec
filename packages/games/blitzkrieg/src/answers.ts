import { targetOf, type AnswerDue, type AnswerRules } from '@estafette/kernel'
import { defendingSide, involvedUnits } from './combat.ts'
import { holdChance } from './preview.ts'
import { NONE, type BlitzState, type Hex } from './state.ts'
import { STEP } from './steps.ts'

/** What the other player can say ahead to air missions and attacks. */
export const answers: AnswerRules<BlitzState> = {
  kinds: [
    { id: 'intercept', answers: { bomber: ['intercept'], hold: ['hold'] }, place: 'hex' },
    { id: 'withdraw', answers: { stay: ['done'], withdraw: ['withdraw'] }, place: 'hex' },
    {
      id: 'stand',
      answers: { stand: ['stand'], 'give-way': ['give-way'] },
      place: 'hex',
      unit: 'unit',
      chance: true,
    },
  ],
  turn: (s) => s.turn,
  due(s, seat) {
    if (s.decider === s.phasing || seat !== s.decider) return null
    if (s.step === STEP.intercept) return { kind: 'intercept', places: bombedBy(s), units: [] }
    if (s.step === STEP.withdraw) return { kind: 'withdraw', ...attacked(s) }
    if (s.step !== STEP.stand || s.start === NONE) return null
    const units = attacked(s).units.filter((unit) => s.place[unit]! === s.start)
    return { kind: 'stand', places: [s.start], units, chance: () => holdChance(s, true) }
  },
  give(s, _seat, { answer, place }, legal) {
    const where = { bomber: s.airPlace, withdraw: s.place } as const
    const at = answer === 'bomber' || answer === 'withdraw' ? where[answer] : null
    if (!at) return legal[0] ?? null
    const isThere = (hex: Hex): boolean =>
      place === undefined ? hex < s.board.hexCount : hex === place
    return legal.find((choice) => isThere(at[targetOf(choice)]!)) ?? null
  },
}

/** Hexes that are about to be bombed by those whom nobody has met yet. BLZ-AIR-3 */
function bombedBy(s: BlitzState): Hex[] {
  const hexes: Hex[] = []
  for (let air = 0; air < s.board.airCount; air++) {
    const hex = s.airPlace[air]!
    const isFoe = s.board.airSides[air]! === s.phasing && !s.airMet[air]!
    if (isFoe && hex < s.board.hexCount) hexes.push(hex)
  }
  return hexes
}

/** Who is attacked, and where. */
function attacked(s: BlitzState): Pick<AnswerDue, 'places' | 'units'> {
  const units = involvedUnits(s, defendingSide(s))
  return { places: [...new Set(units.map((unit) => s.place[unit]!))], units }
}
