import { languages } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { expect, test } from 'vitest'
import { change } from '../store/settings.ts'
import { sideLook, sideName } from './sides.ts'

test.each(games)(
  '$id: every side has words in every language, and the two look unlike',
  ({ sides }) => {
    for (const language of languages) {
      change({ language })
      for (const side of sides) expect(sideName(side)).not.toBe(side)
    }
    change({ language: null })
    expect(new Set(sides.map(sideLook)).size).toBe(2)
  },
)
