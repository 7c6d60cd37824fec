import type { Translated } from '@estafette/kernel'
import type { cards as en } from '../en/cards.ts'

export const cards: Translated<typeof en> = {
  title: 'Cartes d’action',
  rules: {
    'FRL-ACT-1':
      'Une carte se joue pour son effet imprimé si ses conditions sont remplies, ou comme action par défaut ; par défaut, son titre, son texte et ses symboles sont ignorés.',
    'FRL-ACT-2':
      'Un Mouvement par défaut est une avance d’une carte, un recul d’une carte ou un mouvement latéral ; une Attaque ou une Contre-attaque par défaut n’a pas de bonus.',
    'FRL-ACT-3':
      'Les cartes de type Attaque font une attaque ou une contre-attaque, celles de type Mouvement un mouvement ; c’est l’action de la section.',
    'FRL-ACT-4':
      'Un Mouvement, une Attaque ou une Contre-attaque se fait avec une seule carte exactement, ou sans carte pour le mouvement d’un Éclaireur ; des cartes Instantanées peuvent l’accompagner.',
    'FRL-ACT-5':
      'L’effet d’une carte de type Mouvement s’applique en réaction comme au tour de son propriétaire.',
  },
}
