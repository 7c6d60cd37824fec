export const campaigns = {
  title: 'Campaigns',
  rules: {
    'FRL-CAMP-1':
      'A campaign is a list of scenarios played in order by the same two players on the same sides: “Airborne” (3, 4, 9, 10, 18), “Beach to Breakout” (5, 6, 12, 14, 16, 17), “Tommies” (1, 2, 7, 8, 11, 13, 15, 19) or “The Whole Way” (all nineteen).',
    'FRL-CAMP-2':
      'The winner of a scenario scores 2 campaign points, each side 1 for a draw; either side scores 1 more if it lost less than a quarter of its VP. Most points at the end win; equal points are a draw.',
    'FRL-CAMP-3':
      'A force card killed in one scenario misses the next one that would list it, and returns afterwards. Its owner replaces it by any unused card of the same nation and type with equal or lower VP, though never by one that is dead itself, or does without if there is none; the VP to win then follow FRL-VIC-2.',
    'FRL-CAMP-4':
      'A soldier alive at the end of a won scenario is a veteran in the next scenario that lists him: his Morale is 1 higher for that scenario.',
    'FRL-CAMP-5': 'Damage, ammo and equipment are reset between scenarios.',
  },
}
