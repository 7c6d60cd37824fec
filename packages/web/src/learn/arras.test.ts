import { arras } from '@estafette/arras'
import { languages, type Language } from '@estafette/kernel'
import { eventsOf, makeRecord, tableFromRecord } from '@estafette/table'
import { typeset } from '@estafette/words'
import { expect, test } from 'vitest'
import { arrasLesson } from './arras.ts'
import type { Said, Step } from './lesson.ts'
import { openLesson, walk } from './script.ts'

const { steps } = arrasLesson
const script = walk(arras, arrasLesson)
if (!script.ok) throw new Error(script.reason)
const { starts, end } = script.value
const journal = openLesson(arras, arrasLesson, end)
if (!journal.ok) throw new Error(journal.reason)
const table = journal.value

const MOST_WORDS = 40
const wordsOf = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
const sayings = ({ say, otherwise }: Step): Said[] => (otherwise ? [say, otherwise] : [say])
const said = steps.flatMap((step) =>
  sayings(step).flatMap((text, index) =>
    languages.map((language): [string, Language, string] => [
      `${step.id}${index ? ' otherwise' : ''}`,
      language,
      typeset(text[language], language),
    ]),
  ),
)

test('the script is played on the engine from end to end, and the record can be verified', () => {
  expect(starts).toHaveLength(steps.length)
  expect(end.length).toBeGreaterThan(40)
  const again = tableFromRecord(() => arras, makeRecord(table))
  expect(again.ok && again.value.entries.length).toBe(end.length)
})

test('every step has an id of its own', () => {
  expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length)
})

test.each(said)('%s (%s) is said in at most forty words', (_id, _language, text) => {
  expect(wordsOf(text)).toBeLessThanOrEqual(MOST_WORDS)
  expect(wordsOf(text)).toBeGreaterThan(5)
})

test.each(said.filter(([, language]) => language === 'fr'))(
  '%s (%s) is set as French is printed',
  (_id, _language, text) => {
    expect(text).not.toMatch(/[^\u202f][;!?»]/u)
    expect(text).not.toMatch(/«[^\u202f]/u)
    expect(text).not.toMatch(/[^\u00a0\d]:/u)
    expect(text).not.toContain("'")
    expect(text).not.toMatch(/\d %/u)
  },
)

test.each(said.filter(([, language]) => language === 'en'))(
  '%s (%s) is set as English is printed',
  (_id, _language, text) => {
    expect(text).not.toMatch(/\s[;:!?]/u)
    expect(text).not.toContain("'")
  },
)

test('the dice fall as they are told, and the words tell them', () => {
  const told = steps.flatMap((step) => (step.rolls ?? []).map((roll) => ({ step, ...roll })))
  const rolled = end.flatMap((_, index) =>
    eventsOf(table, index + 1).filter(({ type }) => type === 'assault-roll'),
  )
  expect(rolled).toMatchObject(
    told.map(({ attackTotal, defenceTotal }) => ({ attackTotal, defenceTotal })),
  )
  for (const { step, attackTotal, defenceTotal } of told) {
    const next = steps[steps.indexOf(step) + 1]!
    expect(next.say.en).toContain(`${attackTotal} against ${defenceTotal}`)
    expect(next.say.fr).toContain(`${attackTotal} contre ${defenceTotal}`)
  }
})

test('it takes about eight minutes, and dice fall before the fourth', () => {
  const READ = 60 / 170 // seconds for a word
  const ACT = 5 // seconds for something to be found and done
  const seconds = (list: readonly Step[]): number =>
    list.reduce((sum, { say, until }) => {
      const lines = 'play' in until ? until.play.length : 'read' in until ? 0 : 1
      return sum + wordsOf(say.en) * READ + lines * ACT
    }, 0)
  const first = steps.findIndex(({ rolls }) => rolls)
  expect(seconds(steps.slice(0, first + 1))).toBeLessThan(240)
  expect(seconds(steps)).toBeLessThan(9 * 60)
  expect(seconds(steps)).toBeGreaterThan(6 * 60)
})
