import { describe, expect, test } from 'vitest'
import { playRandomly } from '../examiner/random-play.ts'
import { toy } from './index.ts'

describe('the text of a toy position', () => {
  const text = toy.write(
    playRandomly(toy, { scenario: 'lane', options: {} }, 1, { decisionsLimit: 9 }).state,
  )

  test.each([
    [/^toy/, 'chess', 1],
    [/scenario lane/, 'scenario sea', 2],
    [/step \w+/, 'step', 7],
    [/round \d+/, 'round many', 8],
    [/weather \w+\nfirst/, 'weather hail\nfirst', 9],
    [/riders .*/, 'riders k1 k2 k3 k9', 18],
    [/oats \d+/, 'oats -2', 17],
    [/oats \d+/, 'oats -', 17],
    [/\n$/, '\nmore\n', 21],
  ])('without %s is refused in its line', (pattern, replacement, line) => {
    expect(text).toMatch(pattern)
    expect(toy.read(text.replace(pattern, replacement))).toMatchObject({ ok: false, line })
  })

  test('that could not happen is refused', () => {
    expect(toy.read(text.replace(/winner -/, 'winner 1'))).toMatchObject({
      ok: false,
      reason: 'the game is over exactly when somebody has won',
    })
  })
})
