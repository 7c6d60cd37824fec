import type { Language } from '@estafette/kernel'
import { scenarioSource } from '../data/source.ts'
import { tellings } from './index.ts'
import { capital, partsOf, type BattleParts } from './names.ts'

/** What there is to say of a battle that is laid out; null of the first one and of free ones. */
export function battleParts(id: string, language: Language): BattleParts | null {
  const source = scenarioSource.find((one) => one.id === id)
  if (!source) return null
  const parts = partsOf(source, language, tellings[language])
  return parts && { ...parts, specials: parts.specials.map((text) => `${capital(text)}.`) }
}
