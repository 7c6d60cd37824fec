import { chapters } from '@estafette/frontline/rules'
import { ABILITIES, ability, FORCES } from '@estafette/frontline/screen'
import { expect, test } from 'vitest'
import { inLanguages } from '../../../test/sitting.ts'
import { specialsOf } from './hand/ability-words.ts'
import { nationName, rankOf, weaponName } from './hand/card-faces.ts'
import { fieldWords } from './field/field-words.ts'
import { frontWords } from './words.ts'

const all = Array.from({ length: FORCES }, (_, x) => x)
const LONGEST_NOTE = 20
const LONGEST_SKILL = 11

test('notes and abilities fit the cards that they stand on, in both languages', () => {
  const long = inLanguages(() => {
    const { notes, skills } = fieldWords()
    return [
      ...notes.filter((note) => note.length > LONGEST_NOTE),
      ...skills.filter((skill) => skill.length > LONGEST_SKILL),
    ]
  })
  expect(long).toEqual([])
})

test('French cards say rank, nation and weapon in French', () => {
  const said = inLanguages((language) =>
    language === 'fr' ? all.flatMap((x) => [rankOf(x), nationName(x), weaponName(x)]) : [],
  )
  expect(said).toHaveLength(3 * FORCES)
  const english =
    /private|sergeant|corporal|2nd|technician|sapper|vehicle|infantry|united|germany|machine gun|mortar|pistol\b|carbine|rifle|pounder|flamethrower|mounted|inch|\bgun\b|\band\b|\bSMG\b/i
  expect(said.filter((text) => english.test(text))).toEqual([])
})

test('every ability is explained on the cards that have it, with a rule of the book', () => {
  const ids = new Set(chapters.flatMap(({ rules }) => rules.map(({ id }) => id)))
  const told = inLanguages(() => {
    const faults: string[] = []
    for (const x of all) {
      const specials = specialsOf(x)
      for (const { name, text, rule } of specials) {
        if (!ids.has(rule) || text.length < 20 || name === '') faults.push(rule)
      }
      const own = ability[x]!
      const isNamed = specials.some(({ name }) => name === frontWords().abilities[own])
      if (own > 0 && !isNamed) faults.push(`${x}: ${ABILITIES[own]}`)
    }
    return faults
  })
  expect(told).toEqual([])
})
