import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitText, isVisible, LONGEST_LINE, LONGEST_NOTE, PROTOCOL, readCall } from './index.ts'

const ID = '0190b5f2-7c3e-7a10-8f00-9d3c51b2a7e4'
const about = { v: PROTOCOL, id: ID, table: 'a1' }

/** Whatever a keyboard, a clipboard or a program types: halves of characters and controls too. */
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map(fromUnits),
  fc.integer({ min: 0, max: 3 }).map((more) => 'x'.repeat(LONGEST_LINE - more) + '🎲🎲'),
  fc.integer({ min: 0, max: 3 }).map((more) => 'x'.repeat(LONGEST_NOTE - more) + '🎲🎲'),
)

function fromUnits(units: readonly number[]): string {
  return String.fromCharCode(...units)
}

test('whatever was typed can be sent as a note once it is fit', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const note = { ...about, call: 'note', text: fitText(text, LONGEST_NOTE) }
      expect(readCall(JSON.stringify(note))).toMatchObject({ ok: true })
    }),
    { numRuns: 500 },
  )
})

test('whatever was typed can be said once it is fit, if anything of it shows', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const fit = fitText(text, LONGEST_LINE)
      const line = { ...about, call: 'say', room: 'players', text: fit }
      expect(readCall(JSON.stringify(line)).ok).toBe(isVisible(fit))
    }),
    { numRuns: 500 },
  )
})

test('text that is fit already stays as it is, ends of lines and tabs too', () => {
  expect(fitText('Ménin,\n\tau 2ᵉ tour 🎲', 100)).toBe('Ménin,\n\tau 2ᵉ tour 🎲')
})
