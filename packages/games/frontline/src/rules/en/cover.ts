export const cover = {
  title: 'Cover',
  rules: {
    'FRL-COV-1':
      'Terrain cover is not subtracted: light, medium or heavy, it selects the cost column of the damage counters.',
    'FRL-COV-2':
      'Covers in points are subtracted and add up: Stay Low 10, Fall Back 10, Hit The Dirt 4, Dig-In 4 per hit, Shovel 5, Concealment Cover 10, a sniper’s inherent cover, Armour, and a scenario’s Entrenched.',
    'FRL-COV-3':
      'Stay Low and Fall Back protect the section in full against every attack and counter-attack until the end of the acting player’s turn.',
    'FRL-COV-4':
      'Hit The Dirt, Dig-In and the Shovel protect once, against the firepower being resolved.',
    'FRL-COV-5':
      'Several Stay Low or Fall Back covers on one section add up, so that one of each gives 20.',
    'FRL-COV-6':
      'Cover plays are made only by the side about to suffer, and only for the section that suffers. They count against sniper fire too, no matter who in the section carries the Shovel; only Dig-In is bound to the soldier targeted.',
  },
}
