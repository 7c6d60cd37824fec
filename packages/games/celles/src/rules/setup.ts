import type { Chapter } from '@estafette/kernel'

export const setup: Chapter = {
  id: 'setup',
  title: { en: 'Set-up and first turn', fr: 'Placement et premier tour' },
  rules: [
    {
      id: 'CEL-20.0.1',
      source: '20.0',
      tag: 'stated',
      en: 'The Germans set up the 116th Panzer with one unit at 3211 and one at 3011, the 2nd Panzer with one at 2611 and one at 2712. Which units these are is reconstructed: KG Bayer at 3211, 156 PzGren at 3011, KG Böhm (recon) at 2611, KG Cochenhausen at 2712.',
      fr: 'Les Allemands placent la 116. Panzer avec une unité en 3211 et une en 3011, la 2. Panzer avec une unité en 2611 et une en 2712. Le choix des unités est reconstitué : KG Bayer en 3211, 156 PzGren en 3011, KG Böhm (reco) en 2611, KG Cochenhausen en 2712.',
    },
    {
      id: 'CEL-20.0.2',
      source: '20.0',
      tag: 'ambiguous',
      en: '84th Infantry: one unit at Rochefort (2113), three within two hexes of Marche (2808), four within one hex of Hotton (3306), of Marche or of the main road between them (2908, 3007, 3107, 3206). Ruling: the numbers three and four stand apart from their lines on the set-up page and were assigned by their order; one unit at Rochefort agrees with the odds of an example.',
      fr: '84e Infanterie : une unité à Rochefort (2113), trois à deux hexs au plus de Marche (2808), quatre à un hex au plus de Hotton (3306), de Marche ou de la route principale qui les relie (2908, 3007, 3107, 3206). Arbitrage : les nombres trois et quatre sont séparés de leurs lignes sur la page de placement et ont été attribués d’après leur ordre ; une seule unité à Rochefort s’accorde avec le rapport de forces d’un exemple.',
    },
    {
      id: 'CEL-20.0.3',
      source: '20.0',
      tag: 'stated',
      en: '4th Cavalry: both units within two hexes of 2305. 3rd Armored: its unit at Hotton (3306). 29th Brigade: one unit at Dinant (0704) and one at Givet (0213). The number of cavalry units is reconstructed.',
      fr: '4e Cavalerie : ses deux unités à deux hexs au plus de 2305. 3e Blindée : son unité à Hotton (3306). 29e Brigade : une unité à Dinant (0704) et une à Givet (0213). Le nombre d’unités de cavalerie est reconstitué.',
    },
    {
      id: 'CEL-20.0.4',
      source: '20.0',
      tag: 'completed',
      en: 'The Germans are placed first, then the Allied player places the units that have a choice. The stacking limit applies, and no unit is set up in a hex with an enemy unit.',
      fr: 'Les Allemands sont placés d’abord, puis le joueur allié place les unités qui ont le choix. La limite d’empilement s’applique, et aucune unité n’est placée dans un hex contenant une unité ennemie.',
    },
    {
      id: 'CEL-20.0.5',
      source: '20.0',
      tag: 'completed',
      en: 'All units start unused, undisrupted and supplied.',
      fr: 'Toutes les unités commencent sur leur face non utilisée, non désorganisées et ravitaillées.',
    },
    {
      id: 'CEL-20.0.6',
      source: '20.0',
      tag: 'stated',
      en: 'The other units wait off the map, by turn of arrival.',
      fr: 'Les autres unités attendent hors carte, par tour d’arrivée.',
    },
    {
      id: 'CEL-21.0.1',
      source: '21.0',
      tag: 'stated',
      en: 'On turn 1 the Germans have the initiative and must take the first Action Phase.',
      fr: 'Au tour 1, les Allemands ont l’initiative et doivent jouer la première Phase d’Actions.',
    },
    {
      id: 'CEL-21.0.2',
      source: '21.0',
      tag: 'stated',
      en: '2nd Armored units that enter on turn 1 have 6 MP on that turn; those that enter later have their full allowance.',
      fr: 'Les unités de la 2e Blindée qui entrent au tour 1 ont 6 PM ce tour-là ; celles qui entrent plus tard ont toute leur capacité.',
    },
  ],
}
