import type { Board } from '@estafette/blitzkrieg/screen'
import type { Language } from '@estafette/kernel'
import { locales } from '@estafette/words'
import { language } from '../../store/settings.ts'
import { inPrint, spoken } from '../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

export { percent, points, signed } from '../../i18n/numbers.ts'

/** The words of this screen in the language of the moment, or of another. */
export const blitzWords = spoken(
  import.meta.glob<typeof en>('./words.??.ts', { eager: true, import: 'words' }),
)

/** A side as chips have it: 'German', 'French' or 'Allied'. */
export function sideName(board: Board, side: number, lang: Language = language.value): string {
  const { german, french } = blitzWords(lang)
  const { name } = board.source.scenario.sides.ALLIED
  if (side === 0) return german
  return name ? inPrint(name, lang) : french
}

/** A formation as the page names it: by its label where languages have one, or as counters do. */
export function formationName(
  { source }: Board,
  formation: number,
  lang: Language = language.value,
): string {
  const { id, label } = source.units.formations[formation]!
  return label ? inPrint(label, lang) : id
}

/** The date of a turn, '14 May'; the night is of the day that ends with it. */
export function dateOf(board: Board, turn: number, lang: Language = language.value): string {
  const date = board.source.scenario.turns[turn - 1]?.date
  if (date === undefined) return ''
  const form = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locales[lang], form).format(new Date(`${date}T00:00Z`))
}

/** The hour of a turn, '09:00' or '9 h', or that it is night. */
export function hourOf(board: Board, turn: number, lang: Language = language.value): string {
  const time = board.source.scenario.turns[turn - 1]?.time ?? ''
  const [hours, minutes] = time.split(':').map(Number)
  const words = blitzWords(lang)
  return minutes === undefined ? words.night : words.hour(hours!, minutes)
}

/** When a turn is: '14 May, 09:00', '14 May, night', or that it is the set-up. */
export function whenOf(board: Board, turn: number, lang: Language = language.value): string {
  const words = blitzWords(lang)
  if (turn === 0) return words.setUp
  return words.when(dateOf(board, turn, lang), hourOf(board, turn, lang))
}

/** A number with one decimal at most, as the reader writes it. */
export function decimal(value: number): string {
  return value.toLocaleString(language.value, { maximumFractionDigits: 1 })
}
