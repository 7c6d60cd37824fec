import type { Board } from '@estafette/blitzkrieg/screen'
import type { Language } from '@estafette/kernel'
import type { StoryWords } from '../../../screen/story.ts'
import { language } from '../../../store/settings.ts'
import { victoryWords } from './victory-words.ts'
import { sideName } from '../words.ts'
import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './story-words.en.ts'

const tellers = spoken(
  import.meta.glob<typeof en>('./story-words.??.ts', { eager: true, import: 'words' }),
)

/** How a battle that is over is spoken of. */
export function storyWords(board: Board, lang: Language = language.value): StoryWords {
  const sides = [0, 1].map((side) => sideName(board, side, lang))
  const people = sides.map((side) => victoryWords(lang).people(side))
  return tellers(lang)({ lastTurn: board.lastTurn, sides, people })
}
