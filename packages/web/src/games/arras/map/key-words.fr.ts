import type { Translated } from '../../../i18n/spoken.ts'
import type { words as en } from './key-words.en.ts'

export const words: Translated<typeof en> = {
  spent: 'Fatiguée',
  reduced: 'pion R',
  locked: 'bloquée jusqu’à sa libération',
  italic: 'peut déborder',
  letter: 'groupe',
  black: 'noir\u00a0: allemand au départ',
  blue: 'bleu\u00a0: fermé aux Allemands',
  half: 'mi-bleu\u00a0: ouvert aux deux',
  square: 'carré\u00a0: pas de débordement',
  terrain: 'terrain, pour la défense',
  ring: 'compte pour la victoire automatique',
  'star-white': 'aux Alliés\u00a0: améliore leur initiative',
  'star-black': 'aux Allemands\u00a0: réduit l’initiative alliée',
  front: 'ligne de front',
}
