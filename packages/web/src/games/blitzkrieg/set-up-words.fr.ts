import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './set-up-words.en.ts'

export const words: Translated<typeof en> = {
  range: (hexes) => `tire à ${hexes} hex : à placer derrière les autres`,
  engineer: 'génie : construit les pontons',
  entrench: 'peut commencer retranchée',
  heldBack: 'peut être gardée pour venir plus tard',
  after: 'les dés décident après la mise en place de son état',
}
