import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './rule-here.en.ts'

export const words: Translated<typeof en> = {
  never: 'Elle n’a encore rien fait dans cette partie.',
  times: (count) =>
    count === 1
      ? 'Ce qu’elle a fait dans cette partie :'
      : `Ce qu’elle a fait dans cette partie, ${count} fois :`,
}
