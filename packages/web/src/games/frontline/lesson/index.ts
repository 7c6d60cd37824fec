import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'
import { answerCues } from './answer.ts'
import { marchCues } from './march.ts'
import type { Lesson } from '../../../screen/lesson.ts'

/**
 * The guided first game of Frontline: its first battle from the Allied side, to the end.
 *
 * Ground, hands and damage counters come as the words tell because of the seed.
 */
export const frontlineLesson: Lesson = {
  game: 'frontline',
  setup: { scenario: 'training', options: {} },
  placeKind: 'ground',
  opening: [
    'done', // both keep the sections of the first battle
    'done',
    'binoculars',
    'canteen', // Walker
    'canteen',
    'shovel', // Porter
    'hand-grenade', // Bertinelli
    'hand-grenade', // Smith
    'shovel', // Jones
    'hand-grenade',
    'hand-grenade', // Hale
    'bandages',
    'canteen', // Winslow
    ...Array.from({ length: 8 }, () => 'hand-grenade'), // the Germans
  ].map((line) => (line === 'done' ? line : `outfit ${line}`)),
  gameId: 'frontline-first-game',
  seed: (50124).toString(16).padStart(64, '0'),
  seat: 0,
  words: spoken(import.meta.glob<typeof en>('./words.??.ts', { eager: true, import: 'words' })),
  cues: [...marchCues, ...answerCues],
}
