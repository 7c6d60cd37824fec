import type { Chapter } from '@estafette/kernel'

export const setup: Chapter = {
  id: 'setup',
  title: { en: 'Set-up', fr: 'Mise en place' },
  rules: [
    {
      id: 'FRL-SET-1',
      source: 'Battle Basics',
      tag: 'stated',
      en: 'Choose the nations and the size of the battle in VP, or a scenario. Suggested sizes: 31 for a skirmish, 45 for a battle, 61 for an assault.',
      fr: 'Choisissez les nations et la taille de la bataille en PV, ou un scénario. Tailles conseillées : 31 pour une escarmouche, 45 pour une bataille, 61 pour un assaut.',
    },
    {
      id: 'FRL-SET-2',
      source: 'Terrain cards',
      tag: 'stated',
      en: 'Decide which side starts in card 2 and which in card 8; by default the Allies start in 2.',
      fr: 'Décidez quel camp commence dans la carte 2 et lequel dans la carte 8 ; par défaut, les Alliés commencent dans la 2.',
    },
    {
      id: 'FRL-SET-3',
      source: 'Terrain cards',
      tag: 'stated',
      en: 'Lay the nine terrain cards as in FRL-TER-2.',
      fr: 'Posez les neuf cartes de terrain selon FRL-TER-2.',
    },
    {
      id: 'FRL-SET-4',
      source: 'Set-Up',
      tag: 'completed',
      en: 'Determine the first player at random.',
      fr: 'Tirez au sort le premier joueur.',
    },
    {
      id: 'FRL-SET-5',
      source: 'Battle Basics',
      tag: 'stated',
      en: 'Knowing the terrain and the first player, both players secretly select force cards of their nation up to the VP limit, each card once, and reveal them together.',
      fr: 'Connaissant le terrain et le premier joueur, les deux joueurs choisissent en secret des cartes de force de leur nation dans la limite des PV, chaque carte une seule fois, et les révèlent ensemble.',
    },
    {
      id: 'FRL-SET-6',
      source: 'Terrain cards',
      tag: 'stated',
      en: 'Form sections, all of them in your starting card, 2 or 8.',
      fr: 'Formez les sections, toutes dans votre carte de mise en place, 2 ou 8.',
    },
    {
      id: 'FRL-SET-7',
      source: 'Counters',
      tag: 'stated',
      en: 'Place the ammo counters. Choose equipment up to each soldier’s Equipment value, free of cost and face down, within the counters of your side. Place sniper counters on Concealment Cover.',
      fr: 'Placez les pions de munition. Choisissez l’équipement jusqu’à la valeur d’Équipement de chaque soldat, gratuitement et face cachée, dans la limite des pions de votre camp. Placez les pions de sniper du côté Couvert de dissimulation.',
    },
    {
      id: 'FRL-SET-8',
      source: 'Set-Up',
      tag: 'stated',
      en: 'Put the damage counters in the cup and shuffle the action deck. Each player draws to their hand size, the first player first; the second player draws one card more.',
      fr: 'Mettez les pions de dégât dans le récipient et mélangez le paquet d’action. Chaque joueur pioche jusqu’à la taille de sa main, le premier joueur d’abord ; le second joueur pioche une carte de plus.',
    },
    {
      id: 'FRL-SET-9',
      source: 'Counters',
      tag: 'stated',
      en: 'All sections are Not Acted; the first player takes the Acting Player marker.',
      fr: 'Toutes les sections sont Non activées ; le premier joueur prend le marqueur de joueur actif.',
    },
  ],
}
