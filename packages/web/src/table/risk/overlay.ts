import type { Overlay } from '../../map-view/feed.ts'
import { riskWords } from './risk-words.ts'

/** The danger of the places that the stack in hand can reach, as a layer of the map. */
export const RISK = 'risk'

/** The key that lays it over the map. */
export const RISK_LETTER = 't'

export function riskOverlay(): Overlay {
  const { name, grades } = riskWords()
  return {
    key: RISK,
    letter: RISK_LETTER,
    name,
    legend: grades.map((text, grade) => ({ mark: `risk-${grade}`, text })),
  }
}
