export const setup = {
  title: 'Set-up and first turn',
  rules: {
    'CEL-20.0.1':
      'The Germans set up the 116th Panzer with one unit at 3211 and one at 3011, the 2nd Panzer with one at 2611 and one at 2712. Which units these are is reconstructed: KG Bayer at 3211, 156 PzGren at 3011, KG Böhm (recon) at 2611, KG Cochenhausen at 2712.',
    'CEL-20.0.2':
      '84th Infantry: one unit at Rochefort (2113), three within two hexes of Marche (2808), four within one hex of Hotton (3306), of Marche or of the main road between them (2908, 3007, 3107, 3206). Ruling: the numbers three and four stand apart from their lines on the set-up page and were assigned by their order; one unit at Rochefort agrees with the odds of an example.',
    'CEL-20.0.3':
      '4th Cavalry: both units within two hexes of 2305. 3rd Armored: its unit at Hotton (3306). 29th Brigade: one unit at Dinant (0704) and one at Givet (0213). The number of cavalry units is reconstructed.',
    'CEL-20.0.4':
      'The Germans are placed first, then the Allied player places the units that have a choice. The stacking limit applies, and no unit is set up in a hex with an enemy unit.',
    'CEL-20.0.5': 'All units start unused, undisrupted and supplied.',
    'CEL-20.0.6': 'The other units wait off the map, by turn of arrival.',
    'CEL-21.0.1': 'On turn 1 the Germans have the initiative and must take the first Action Phase.',
    'CEL-21.0.2':
      '2nd Armored units that enter on turn 1 have 6 MP on that turn; those that enter later have their full allowance.',
  },
}
