import { reasons } from '@estafette/protocol'
import { expect, test } from 'vitest'
import { change } from '../store/settings.ts'
import { troubleText } from './trouble-words.ts'

const refused = (reason: string) => ({ ok: false, trouble: 'refused', reason, after: 0 }) as const

/** Of these a person knows nothing: they are defects of a page, or another trouble is told. */
const unworded = ['nobody', 'no-json', 'trouble']

test.each(['en', 'fr'] as const)(
  'every refusal a person can mend has its own words: %s',
  (lang) => {
    change({ language: lang })
    const general = troubleText(refused('something else'))
    const mute = reasons.filter((reason) => troubleText(refused(reason)) === general)
    expect(mute).toEqual(unworded)
  },
)

test('a mail address that is none is told as such', () => {
  change({ language: 'en' })
  expect(troubleText(refused('no-address'))).toContain('name@example.org')
  change({ language: 'fr' })
  expect(troubleText(refused('no-address'))).toContain('nom@exemple.org')
})

test('a wait of hours is not told as a moment', () => {
  change({ language: 'en' })
  const busy = { trouble: 'busy', reason: '' } as const
  expect(troubleText({ ...busy, after: 2000 })).toContain('ait a moment')
  expect(troubleText({ ...busy, after: 8 * 3_600_000 })).toContain('in 8 h')
})
