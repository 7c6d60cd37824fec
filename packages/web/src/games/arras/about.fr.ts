import type { AboutGame } from '../../screen/manifest.ts'

/** The game on a card, in French. */
export const words: AboutGame = {
  title: 'Counter-Attack : Arras',
  date: '21 mai 1940',
  text: 'Les chars britanniques frappent le flanc de Rommel. Sept tours d’une heure ; l’Initiative change de camp au premier échec.',
}
