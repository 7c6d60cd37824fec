import type { Translated } from '@estafette/kernel'
import type { hand as en } from '../en/hand.ts'

export const hand: Translated<typeof en> = {
  title: 'Main et paquet',
  rules: {
    'FRL-HAND-1':
      'La taille de la main est de 4, plus 1 par carte de terrain tenue (2 pour une Rivière tenue), plus 1 par soldat vivant doté de Tactique.',
    'FRL-HAND-2': 'À la mise en place, chaque joueur pioche jusqu’à la taille de sa main.',
    'FRL-HAND-3':
      'À la fin du tour, seul le joueur actif compare sa main à la taille de sa main : avec moins de cartes, il pioche pour l’atteindre, avec plus, il défausse l’excédent de son choix.',
    'FRL-HAND-4': 'À tout autre moment, une main peut être au-dessus ou au-dessous de sa taille.',
    'FRL-HAND-5':
      'Les deux joueurs piochent dans un même paquet et défaussent face visible sur une même pile. Quand il faut piocher et que le paquet est vide, la défausse est mélangée pour en former un nouveau ; si les deux sont vides on ne pioche pas.',
    'FRL-HAND-6':
      'Une carte jouée ou payée va face visible à la défausse au moment où elle est jouée, avant son effet, comme défausse du joueur qui l’a jouée ; de plusieurs à la fois va d’abord la carte de l’action, puis dans une attaque la carte supplémentaire du sniper, dans un mouvement Déplacement puis Caché, la dernière au-dessus. Une carte durable n’y va, comme défausse de son propriétaire, que lorsque sa condition de sortie est remplie.',
  },
}
