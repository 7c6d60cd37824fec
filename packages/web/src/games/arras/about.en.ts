import type { AboutGame } from '../../screen/manifest.ts'

/** The game on a card, in English. */
export const words: AboutGame = {
  title: 'Counter-Attack: Arras',
  date: '21 May 1940',
  text: 'British tanks strike Rommel’s flank. Seven hourly turns; you keep the initiative until an assault fails.',
}
