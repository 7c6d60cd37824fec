import type { Translated } from '@estafette/kernel'
import type { terrain as en } from '../en/terrain.ts'

export const terrain: Translated<typeof en> = {
  title: 'Terrain',
  rules: {
    'FRL-TER-1':
      'Neuf cartes de terrain numérotées de 1 à 9 forment une ligne d’un joueur à l’autre.',
    'FRL-TER-2':
      'Mélangez les cartes de terrain en les retournant aussi au hasard. Tirez-les une à une et placez chacune à son numéro, en ignorant un numéro déjà placé, jusqu’à ce que les neuf soient posées.',
    'FRL-TER-3':
      'Les sections commencent dans la carte 2 ou 8 ; les points de départ sont les cartes 1 et 9. On décide qui prend quel bout avant de poser le terrain.',
    'FRL-TER-4': 'Le terrain ne change jamais au cours d’une bataille.',
    'FRL-TER-5':
      'Couvert léger : Terrain ouvert et Rivière. Couvert moyen : Broussailles et Position surélevée. Couvert important : Arbres clairsemés et Bâtiments en ruine.',
    'FRL-TER-10':
      'Terrain ouvert : piochez une carte d’action chaque fois qu’une de vos sections commandées y entre en avançant et chaque fois qu’une en sort en avançant, à votre tour comme à celui de l’adversaire. Arbitrage : en sortir doit aussi être une avance, comme dans l’exemple de Double temps.',
    'FRL-TER-11':
      'Broussailles : une section qui s’y trouve, commandée ou non, a +2 en puissance de feu dans ses attaques et contre-attaques.',
    'FRL-TER-12':
      'Arbres clairsemés : quand une section y avance, son propriétaire défausse une carte d’action ou place un Coup au moral sur un de ses soldats, une Blessure si ce soldat a le moral épuisé ou un Moral de 0. La main vide, le coup est obligatoire ; il ne peut aller à un soldat qu’il tuerait que s’il n’y en a pas d’autre. Arbitrage : seule une avance coûte cela, comme le dit le texte du terrain ; y entrer autrement ne coûte rien.',
    'FRL-TER-13':
      'Bâtiments en ruine : pendant le tour adverse, vos sections n’y entrent pas et n’en sortent pas, pas même par Repli ; les mouvements latéraux à l’intérieur sont permis.',
    'FRL-TER-14':
      'Rivière : tenue, elle compte pour deux cartes de terrain dans la taille de la main.',
    'FRL-TER-15':
      'Position surélevée : une section qui s’y trouve et qui attaque ou contre-attaque peut traiter sa cible comme plus proche d’une carte, sauf si la cible est elle aussi en Position surélevée.',
  },
  inert: {
    'FRL-TER-4': 'Rien dans le jeu ne pourrait changer le terrain.',
  },
}
