import { languages } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { expect, test } from 'vitest'
import { defaults, settings } from '../store/settings.ts'
import { loadStory } from './index.ts'

test.each(games)(
  '$id: its story counts one as one, and tells what happened apart',
  async ({ id }) => {
    const story = (await loadStory(id))!
    for (const language of languages) {
      settings.value = { ...defaults, language }
      const words = story.words()
      const told = [words.fights(1), words.lost(1, 0), words.back([1, 0]), words.ofTurns(1)]
      for (const text of told) {
        expect(text).not.toMatch(/^1 (?:\w+ )?(?:[\p{L}]{3,}s|pas revenus)(?: |$)/u)
      }
      const fights = [0, 1].flatMap((side) =>
        [true, false].map((won) => words.fight('X', won, side, 'Y')),
      )
      expect(new Set(fights).size).toBe(4)
    }
    settings.value = defaults
  },
)
