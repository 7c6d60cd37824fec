import { languages } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { speaker } from '@estafette/words'
import { expect, test } from 'vitest'
import { change } from '../store/settings.ts'
import { sideForms, sideName } from './sides.ts'

test.each(games)(
  '$id: lists of tables name the sides as the game does in both languages',
  (game) => {
    for (const language of languages) {
      change({ language })
      const voice = speaker(game, language)
      for (const side of game.sides) {
        expect(sideForms(game.id, side)).toEqual(voice.forms(side))
        expect(sideName(game.id, side)).toBe(voice.forms(side).name)
      }
    }
    change({ language: null })
  },
)
