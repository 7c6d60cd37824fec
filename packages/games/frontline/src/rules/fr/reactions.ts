import type { Translated } from '@estafette/kernel'
import type { reactions as en } from '../en/reactions.ts'

export const reactions: Translated<typeof en> = {
  title: 'Réactions',
  rules: {
    'FRL-REACT-1':
      'Une fois l’attaque du joueur actif déclarée et sa puissance de feu fixée, le joueur attaqué peut faire une réaction : contre-attaquer la section attaquante avec une de ses sections, ou déplacer ou préparer l’une quelconque de ses sections.',
    'FRL-REACT-2':
      'Une fois le Mouvement du joueur actif exécuté, mouvement latéral compris, l’autre joueur peut faire une réaction : attaquer la section qui s’est déplacée, ou déplacer ou préparer une de ses sections.',
    'FRL-REACT-3': 'Seule une section Non activée peut réagir, et elle devient alors Activée.',
    'FRL-REACT-4':
      'Il y a une réaction par action, et une réponse par attaque de réaction, quel que soit le nombre de sections du joueur. Arbitrage : « l’une de vos sections » veut dire une en tout, ce qui évite aussi qu’une grosse force noie une attaque.',
    'FRL-REACT-5':
      'Une attaque faite en réaction à un mouvement peut recevoir une seule réponse du joueur actif, comme en FRL-REACT-1, avec une de ses sections Non activées. On ne réagit ni à une contre-attaque, ni à un mouvement de réaction, ni à Se préparer, ni à Se dissimuler ; les cartes Instantanées et l’équipement se jouent quand même.',
    'FRL-REACT-6':
      'Une contre-attaque peut venir de toute section capable de tirer sur la section attaquante, et non de la seule section attaquée.',
    'FRL-REACT-7':
      'Une attaque de réaction sur une section qui s’est déplacée est une attaque entière : elle n’est pas réduite de moitié et se fait avec Attaque, On arrose ! ou toute carte par défaut ; Tir de couverture ne sert que par défaut.',
    'FRL-REACT-8': 'Caché joué avec un mouvement interdit toute réaction à ce mouvement.',
    'FRL-REACT-9':
      'Un sniper peut utiliser une réaction à Se dissimuler et retrouver ainsi son Couvert de dissimulation.',
    'FRL-REACT-10':
      'Une section qui recule par Repli ne provoque aucune réaction, car ce n’est pas une action.',
    'FRL-REACT-11': 'On ne réagit pas au joueur actif qui choisit Se préparer ou Se dissimuler.',
    'FRL-REACT-12':
      'La réaction finie, l’action à laquelle elle répondait reprend là où elle en était.',
  },
}
