import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'
import { attackCues } from './attack.ts'
import { raceCues } from './race.ts'
import type { Lesson } from '../../../screen/lesson.ts'

/**
 * The guided first game of Celles: the first night, from the German side.
 *
 * Chits and dice fall as the words tell because of the seed. Where a change of the rules, the map
 * or the script breaks that, the test says so, and finds another seed in some minutes:
 * `FIND_SEED=1 npx vitest run packages/web/src/games/celles/lesson -t seed`.
 */
export const cellesLesson: Lesson = {
  game: 'celles',
  setup: { scenario: 'historical', options: {} },
  placeKind: 'hex',
  // Where the Allies stand: cavalry in the gap, the 84th round Marche and on the road to Hotton.
  opening: ['2305', '2506', '2809', '2908', '3108', '3306', '3107', '2910', '2808'].map(
    (hex) => `place ${hex}`,
  ),
  gameId: 'celles-first-game',
  seed: '00000000000000000000000000000000000000000000000000000000002ff36a',
  seat: 0,
  words: spoken(import.meta.glob<typeof en>('./words.??.ts', { eager: true, import: 'words' })),
  cues: [...attackCues, ...raceCues],
}
