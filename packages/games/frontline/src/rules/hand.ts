import type { Chapter } from '@estafette/kernel'

export const hand: Chapter = {
  id: 'hand',
  title: { en: 'Hand and deck', fr: 'Main et paquet' },
  rules: [
    {
      id: 'FRL-HAND-1',
      source: 'Hand Size',
      tag: 'completed',
      en: 'The hand size is 4, plus 1 per terrain card held (2 for a held Stream), plus 1 per living soldier with Tactics.',
      fr: 'La taille de la main est de 4, plus 1 par carte de terrain tenue (2 pour une Rivière tenue), plus 1 par soldat vivant doté de Tactique.',
    },
    {
      id: 'FRL-HAND-2',
      source: 'Hand Size',
      tag: 'completed',
      en: 'At set-up each player draws up to their hand size.',
      fr: 'À la mise en place, chaque joueur pioche jusqu’à la taille de sa main.',
    },
    {
      id: 'FRL-HAND-3',
      source: 'Hand Size',
      tag: 'completed',
      en: 'At the end of the turn only the acting player compares their hand with their hand size: with fewer cards they draw up to it, with more they discard down to it, choosing which.',
      fr: 'À la fin du tour, seul le joueur actif compare sa main à la taille de sa main : avec moins de cartes, il pioche pour l’atteindre, avec plus, il défausse l’excédent de son choix.',
    },
    {
      id: 'FRL-HAND-4',
      source: 'Hand Size',
      tag: 'completed',
      en: 'At any other moment a hand may be above or below its size.',
      fr: 'À tout autre moment, une main peut être au-dessus ou au-dessous de sa taille.',
    },
    {
      id: 'FRL-HAND-5',
      source: 'Action cards',
      tag: 'completed',
      en: 'Both players draw from one deck and discard face up to one pile. When a card must be drawn and the deck is empty, the discard pile is shuffled into a new deck; if both are empty no card is drawn.',
      fr: 'Les deux joueurs piochent dans un même paquet et défaussent face visible sur une même pile. Quand il faut piocher et que le paquet est vide, la défausse est mélangée pour en former un nouveau ; si les deux sont vides on ne pioche pas.',
    },
    {
      id: 'FRL-HAND-6',
      source: 'Action cards',
      tag: 'completed',
      en: 'A card played or paid goes face up to the discard pile when it is played, before its effect, as the discard of the player who played it; of several at once the card of the action goes first, then in an attack the sniper’s extra card, in a move Move Out and then Obscured, the last lying on top. A lasting card goes there, as its owner’s discard, only when its condition for leaving play is met.',
      fr: 'Une carte jouée ou payée va face visible à la défausse au moment où elle est jouée, avant son effet, comme défausse du joueur qui l’a jouée ; de plusieurs à la fois va d’abord la carte de l’action, puis dans une attaque la carte supplémentaire du sniper, dans un mouvement Déplacement puis Caché, la dernière au-dessus. Une carte durable n’y va, comme défausse de son propriétaire, que lorsque sa condition de sortie est remplie.',
    },
  ],
}
