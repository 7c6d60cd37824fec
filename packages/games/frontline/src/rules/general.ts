import type { Chapter } from '@estafette/kernel'

export const general: Chapter = {
  id: 'general',
  title: { en: 'General', fr: 'Généralités' },
  rules: [
    {
      id: 'FRL-GEN-1',
      source: 'Soldier cards',
      tag: 'stated',
      en: 'The words “soldier” and “force” mean any soldier, vehicle or infantry-gun card, unless a rule says otherwise.',
      fr: 'Les mots « soldat » et « force » désignent toute carte de soldat, de véhicule ou de canon d’infanterie, sauf si une règle dit le contraire.',
    },
    {
      id: 'FRL-GEN-2',
      source: 'Soldier cards',
      tag: 'stated',
      en: 'Names and ranks have no effect in the game.',
      fr: 'Les noms et les grades n’ont aucun effet dans le jeu.',
      inert: {
        en: 'The program shows names and ranks and decides nothing by them.',
        fr: 'Le programme montre les noms et les grades et n’en fait rien dépendre.',
      },
    },
    {
      id: 'FRL-GEN-3',
      source: 'Nations; Counters',
      tag: 'ambiguous',
      en: 'One player is the Axis (Germany), the other the Allies (United States or United Kingdom). Ruling: a force comes from one nation only, as the Allies are one nation “or” the other; a side of several players may field one nation per player (see FRL-TEAM-2).',
      fr: 'Un joueur est l’Axe (Allemagne), l’autre les Alliés (États-Unis ou Royaume-Uni). Arbitrage : une force vient d’une seule nation, car les Alliés sont l’une « ou » l’autre ; un camp de plusieurs joueurs peut aligner une nation par joueur (voir FRL-TEAM-2).',
    },
    {
      id: 'FRL-GEN-4',
      source: 'Game Terms',
      tag: 'completed',
      en: 'Where a rule and a card disagree, the card applies; where two rules disagree, the more specific applies.',
      fr: 'Si une règle et une carte se contredisent, la carte prévaut ; si deux règles se contredisent, la plus précise prévaut.',
    },
    {
      id: 'FRL-GEN-5',
      source: 'Game Terms',
      tag: 'completed',
      en: 'Every fraction is rounded up.',
      fr: 'Toute fraction est arrondie au supérieur.',
    },
    {
      id: 'FRL-GEN-6',
      source: 'Counters',
      tag: 'completed',
      en: 'Hidden are the cards in a hand, the order of the deck, and what each face-down equipment counter is. All the rest is open: sections, damage, ammo counters, the whole discard pile, the number of cards in each hand and in the deck, and the number of face-down counters on each soldier.',
      fr: 'Sont cachés les cartes d’une main, l’ordre du paquet et la nature de chaque pion d’équipement face cachée. Tout le reste est visible : les sections, les dommages, les pions de munition, toute la défausse, le nombre de cartes de chaque main et du paquet, et le nombre de pions face cachée de chaque soldat.',
    },
  ],
}
