import { met } from '@estafette/blitzkrieg'
import { languages } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { storyWords as ofArras } from './arras/story-words.ts'
import { storyWords as ofBattle } from './blitzkrieg/story-words.ts'
import { storyWords as ofCelles } from './celles/story-words.ts'
import { storyWords as ofFrontline } from './frontline/story-words.ts'

const battle = met.create({ scenario: 'battle', options: {} })

test.each(languages)('the stories of all games count one as one, in %s', (language) => {
  if (!battle.ok) throw new Error(battle.reason)
  const board = battle.value.board
  for (const words of [
    ofArras(language),
    ofCelles(language),
    ofBattle(board, language),
    ofFrontline(language),
  ]) {
    const told = [words.fights(1), words.lost(1, 0), words.back([1, 0]), words.ofTurns(1)]
    for (const text of told) {
      expect(text).not.toMatch(/^1 (?:\w+ )?(?:[\p{L}]{3,}s|pas revenus)(?: |$)/u)
    }
  }
})
