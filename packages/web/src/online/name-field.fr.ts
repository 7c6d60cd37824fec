import type { Translated } from '../i18n/spoken.ts'
import type { words as en } from './name-field.en.ts'

export const words: Translated<typeof en> = { haveOne: 'J’en ai un : me connecter' }
