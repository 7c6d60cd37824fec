export const firepower = {
  title: 'Range and firepower',
  rules: {
    'FRL-FP-1':
      'The range is the number of terrain cards from the firer to the target, not counting the firer’s and counting the target’s: the difference of their numbers, 0 in the same card.',
    'FRL-FP-2':
      'A section in High Ground may, when it declares an attack or counter-attack, treat its target as one card closer, at least 0, unless the target stands in High Ground too. The choice is made for the whole section.',
    'FRL-FP-3':
      'Each living unpinned soldier of the section uses one of aimed fire, rapid fire, a hand grenade or a rifle grenade, as his weapon, ammo counter, equipment and the effective range allow, or does not fire.',
    'FRL-FP-4':
      'A weapon with an Ammo box needs its ammo counter to fire in either mode; rapid fire removes the counter at once, aimed fire does not. A weapon without an Ammo box needs none.',
    'FRL-FP-5': 'A dash means no fire at that range, whatever the bonuses.',
    'FRL-FP-6':
      'In a mixed row each number is aimed or rapid by its colour, and the firer has no choice at that range.',
    'FRL-FP-7':
      'The firepower of a section is the sum of what its soldiers contribute, plus the bonus of the card, of Undergrowth and of each Flanking Position. At least one soldier must contribute, or the attack is not allowed.',
    'FRL-FP-8':
      'The firepower of a counter-attack is halved, unless it is made with Covering Fire. Ruling: the total is halved, all bonuses included, since it is the firepower of the counter-attack that is said to be halved.',
    'FRL-FP-9':
      'The effective range, after FRL-FP-2, governs the firepower tables, Pour It On and the grenades.',
    'FRL-FP-10':
      'Pinned soldiers neither attack nor counter-attack; wounded and broken soldiers fire normally.',
    'FRL-FP-11':
      'Firepower is fixed when it is declared. Ruling: it is not counted again whatever happens afterwards, as no example does so (see FRL-MOVE-11).',
    'FRL-FP-12':
      'The target of an attack is any one enemy section within reach; nothing blocks fire, neither friend nor enemy.',
    'FRL-FP-13':
      'Grenades and weapons add up in one firepower; grenades are chosen soldier by soldier.',
  },
}
