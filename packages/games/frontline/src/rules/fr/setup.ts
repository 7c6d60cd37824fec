import type { Translated } from '@estafette/kernel'
import type { setup as en } from '../en/setup.ts'

export const setup: Translated<typeof en> = {
  title: 'Mise en place',
  rules: {
    'FRL-SET-1':
      'Choisissez les nations et la taille de la bataille en PV, ou un scénario. Tailles conseillées : 31 pour une escarmouche, 45 pour une bataille, 61 pour un assaut.',
    'FRL-SET-2':
      'Décidez quel camp commence dans la carte 2 et lequel dans la carte 8 ; par défaut, les Alliés commencent dans la 2.',
    'FRL-SET-3': 'Posez les neuf cartes de terrain selon FRL-TER-2.',
    'FRL-SET-4': 'Tirez au sort le premier joueur.',
    'FRL-SET-5':
      'Connaissant le terrain et le premier joueur, les deux joueurs choisissent en secret des cartes de force de leur nation dans la limite des PV, chaque carte une seule fois, et les révèlent ensemble.',
    'FRL-SET-6': 'Formez les sections, toutes dans votre carte de mise en place, 2 ou 8.',
    'FRL-SET-7':
      'Placez les pions de munition. Choisissez l’équipement jusqu’à la valeur d’Équipement de chaque soldat, gratuitement et face cachée, dans la limite des pions de votre camp. Placez les pions de sniper du côté Couvert de dissimulation.',
    'FRL-SET-8':
      'Mettez les pions de dégât dans le récipient et mélangez le paquet d’action. Chaque joueur pioche jusqu’à la taille de sa main, le premier joueur d’abord ; le second joueur pioche une carte de plus.',
    'FRL-SET-9':
      'Toutes les sections sont Non activées ; le premier joueur prend le marqueur de joueur actif.',
  },
}
