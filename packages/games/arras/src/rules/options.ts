import type { Chapter } from '@estafette/kernel'

export const options: Chapter = {
  id: 'options',
  title: {
    en: 'Choice of sides and balance options',
    fr: 'Choix des camps et options d’équilibrage',
  },
  rules: [
    {
      id: 'ARR-14.1a',
      source: '14.1.1',
      tag: 'stated',
      en: 'If sides are bid for, each player secretly bids a number of VP, from 1 to 24, for the Allied side; a bid once given is final, and both are revealed together. The higher bidder plays the Allies.',
      fr: 'Si les camps sont mis aux enchères, chaque joueur propose en secret un nombre de PV, de 1 à 24, pour jouer les Alliés ; une enchère donnée est définitive, et les deux sont révélées ensemble. Le plus offrant joue les Alliés.',
    },
    {
      id: 'ARR-14.1b',
      source: '14.1.2',
      tag: 'stated',
      en: 'If the bids are equal, a die decides: on 1–3 the first player takes the Allies, on 4–6 the second. The tied bid stands.',
      fr: 'Si les enchères sont égales, un dé décide : sur 1 à 3, le premier joueur prend les Alliés, sur 4 à 6, le second. L’enchère commune est maintenue.',
    },
    {
      id: 'ARR-14.1d',
      source: '14.1.1',
      tag: 'ambiguous',
      en: 'The winning bid is the number of VP the Allies need at the end of the game, in place of 10. The automatic victory conditions do not change.',
      fr: 'L’enchère gagnante est le nombre de PV dont les Alliés ont besoin à la fin de la partie, à la place de 10. Les conditions de Victoire Automatique ne changent pas.',
    },
    {
      id: 'ARR-15.1a',
      source: '15.1',
      tag: 'stated',
      en: 'Balance option in favour of the Allies: the Germans receive one Air Support counter fewer each turn, but never fewer than 0. A game uses at most one balance option.',
      fr: 'Option d’équilibrage en faveur des Alliés : les Allemands reçoivent à chaque tour un pion de Soutien Aérien de moins, sans descendre au-dessous de 0. Une partie utilise au plus une option d’équilibrage.',
    },
    {
      id: 'ARR-15.1b',
      source: '15.1',
      tag: 'completed',
      en: 'Balance option in favour of the Allies: the British reserves (group J) are also released at the start of any turn at which the VP marker, as set in the last End Phase, stands at 8 or more. A game uses at most one balance option.',
      fr: 'Option d’équilibrage en faveur des Alliés : les réserves britanniques (groupe J) sont aussi libérées au début de tout tour où le marqueur de PV, tel que placé à la dernière Phase Finale, est à 8 ou plus. Une partie utilise au plus une option d’équilibrage.',
    },
    {
      id: 'ARR-15.2a',
      source: '15.2',
      tag: 'stated',
      en: 'Balance option in favour of the Germans: the Allies receive one Air Support counter fewer, that is, 1 each turn. A game uses at most one balance option.',
      fr: 'Option d’équilibrage en faveur des Allemands : les Alliés reçoivent un pion de Soutien Aérien de moins, soit 1 à chaque tour. Une partie utilise au plus une option d’équilibrage.',
    },
    {
      id: 'ARR-15.2b',
      source: '15.2',
      tag: 'stated',
      en: 'Balance option in favour of the Germans: artillery unit 3/78 of the 7th Panzer Division joins German group B. A game uses at most one balance option.',
      fr: 'Option d’équilibrage en faveur des Allemands : l’unité d’artillerie 3/78 de la 7. Panzer rejoint le groupe allemand B. Une partie utilise au plus une option d’équilibrage.',
    },
    {
      id: 'ARR-15.2c',
      source: '15.2',
      tag: 'stated',
      en: 'Balance option in favour of the Germans: the Germans receive one Air Support counter more each turn, which gives them 1 in turns 1 and 2. A game uses at most one balance option.',
      fr: 'Option d’équilibrage en faveur des Allemands : les Allemands reçoivent à chaque tour un pion de Soutien Aérien de plus, ce qui leur en donne 1 aux tours 1 et 2. Une partie utilise au plus une option d’équilibrage.',
    },
  ],
}
