import {
  isDisrupted,
  distance,
  hasRoom,
  isInOpenEnemyZoc,
  NONE,
  sideOfUnit,
  standardBoard,
  stepsOf,
  type CellesState,
} from '@estafette/celles/screen'

/** What a step of a retreat does to those who take it. CEL-11.1.5, CEL-11.1.6 */
export type Fate = 'free' | 'disrupted' | 'step' | 'eliminated' | 'one-of-two'

/** A hex that a retreat may take next. */
export interface RetreatFate {
  readonly hex: number
  readonly fate: Fate
  readonly ends: boolean // two hexes from the start, CEL-11.1.17
  readonly isCrowded: boolean // it would end without room, CEL-11.1.8
}

/** What each of these hexes would cost the units that retreat now. */
export function retreatFates(s: CellesState, hexes: readonly number[]): RetreatFate[] {
  if (s.retreater === NONE) return []
  const side = sideOfUnit(s, s.retreater)
  const units = [s.retreater, s.companion].filter((unit) => unit !== NONE)
  const steps = units.reduce((sum, unit) => sum + stepsOf(s, unit), 0)
  return hexes.map((hex) => {
    const ends = distance(standardBoard, s.start, hex) >= 2
    return {
      hex,
      fate: isInOpenEnemyZoc(s, side, hex) ? worstFate(s, units) : 'free',
      ends,
      isCrowded: ends && !hasRoom(s, side, hex, steps),
    }
  })
}

/** Of two that retreat as a stack the worst: each suffers for itself. */
function worstFate(s: CellesState, units: readonly number[]): Fate {
  const disrupted = units.filter((unit) => isDisrupted(s, unit))
  if (disrupted.length > 1) return 'one-of-two'
  const [unit] = disrupted
  if (unit === undefined) return 'disrupted'
  return stepsOf(s, unit) > 1 ? 'step' : 'eliminated'
}
