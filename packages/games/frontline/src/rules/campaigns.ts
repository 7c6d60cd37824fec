import type { Chapter } from '@estafette/kernel'

export const campaigns: Chapter = {
  id: 'campaigns',
  title: { en: 'Campaigns', fr: 'Campagnes' },
  rules: [
    {
      id: 'FRL-CAMP-1',
      source: 'Campaign Games',
      tag: 'completed',
      en: 'A campaign is a list of scenarios played in order by the same two players on the same sides: “Airborne” (3, 4, 9, 10, 18), “Beach to Breakout” (5, 6, 12, 14, 16, 17), “Tommies” (1, 2, 7, 8, 11, 13, 15, 19) or “The Whole Way” (all nineteen).',
      fr: 'Une campagne est une liste de scénarios joués dans l’ordre par les deux mêmes joueurs dans les mêmes camps : « Aéroportés » (3, 4, 9, 10, 18), « De la plage à la percée » (5, 6, 12, 14, 16, 17), « Tommies » (1, 2, 7, 8, 11, 13, 15, 19) ou « Jusqu’au bout » (les dix-neuf).',
    },
    {
      id: 'FRL-CAMP-2',
      source: 'Campaign Games',
      tag: 'completed',
      en: 'The winner of a scenario scores 2 campaign points, each side 1 for a draw; either side scores 1 more if it lost less than a quarter of its VP. Most points at the end win; equal points are a draw.',
      fr: 'Le vainqueur d’un scénario marque 2 points de campagne, chaque camp 1 pour une partie nulle ; l’un et l’autre en marquent 1 de plus s’ils ont perdu moins du quart de leurs PV. Le plus de points à la fin l’emporte ; à égalité, partie nulle.',
    },
    {
      id: 'FRL-CAMP-3',
      source: 'Campaign Games',
      tag: 'completed',
      en: 'A force card killed in one scenario misses the next one that would list it, and returns afterwards. Its owner replaces it by any unused card of the same nation and type with equal or lower VP, though never by one that is dead itself, or does without if there is none; the VP to win then follow FRL-VIC-2.',
      fr: 'Une carte de force tuée dans un scénario manque le suivant qui la prévoirait, puis revient. Son propriétaire la remplace par une carte inutilisée de même nation et de même type, de PV égaux ou inférieurs, mais jamais par une carte morte elle aussi, ou s’en passe s’il n’y en a pas ; les PV de la victoire suivent alors FRL-VIC-2.',
    },
    {
      id: 'FRL-CAMP-4',
      source: 'Campaign Games',
      tag: 'completed',
      en: 'A soldier alive at the end of a won scenario is a veteran in the next scenario that lists him: his Morale is 1 higher for that scenario.',
      fr: 'Un soldat en vie à la fin d’un scénario gagné est un vétéran dans le prochain scénario qui le prévoit : son Moral y est plus élevé de 1.',
    },
    {
      id: 'FRL-CAMP-5',
      source: 'Campaign Games',
      tag: 'completed',
      en: 'Damage, ammo and equipment are reset between scenarios.',
      fr: 'Les dégâts, les munitions et l’équipement sont remis à neuf entre les scénarios.',
    },
  ],
}
