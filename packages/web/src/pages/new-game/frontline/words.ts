import { spoken } from '../../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

/** The ways to play, in the order of the page. */
export const ways = ['first', 'history', 'campaigns', 'own', 'teams'] as const

export type PlayWay = (typeof ways)[number]

/** Who sits where in a battle of two. */
export const sittings = ['allies', 'axis', 'table', 'watch'] as const

export type BattleSitting = (typeof sittings)[number]

/** The words of the page where a battle of Frontline is chosen. */
export const choosingWords = spoken(
  import.meta.glob<typeof en>('./words.??.ts', { eager: true, import: 'words' }),
)
