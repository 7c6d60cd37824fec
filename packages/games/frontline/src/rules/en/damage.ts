export const damage = {
  title: 'Damage',
  rules: {
    'FRL-DMG-1':
      'The inflicting player draws damage counters one at a time from the cup; each costs firepower, by the number of its cover column.',
    'FRL-DMG-2':
      'Before each draw the owner of the suffering section names the soldier it is drawn against, among those with the fewest counters so far in this resolution.',
    'FRL-DMG-3':
      'If the counter drawn costs more than the firepower left it has no effect, the firepower left is lost and the draw ends.',
    'FRL-DMG-4':
      'A counter without effect is paid for and counts against its soldier all the same: a Pin on a pinned or Fearless soldier, the first Wound of a Tough one, a Wound or Dead on a tank under FRL-VEH-9.',
    'FRL-DMG-5':
      'The damage counters drawn go back to the cup after the whole resolution; damage markers record their effects.',
    'FRL-DMG-6':
      'Pin: the soldier is pinned. He cannot fire, move, throw, bandage or act as a medic, and takes part in Prepare only to remove the Pin.',
    'FRL-DMG-7':
      'Morale: the soldier takes one Morale hit. When his hits equal his Morale he is broken: he cannot advance, and every further Morale hit is a Wound instead.',
    'FRL-DMG-8':
      'A soldier of printed Morale 0 takes a Wound for every Morale hit and is not kept from advancing.',
    'FRL-DMG-9':
      'Wound: with one Wound the soldier cannot move, with two he dies. For a Tough soldier one has no effect, two stop him and three kill him.',
    'FRL-DMG-10': 'Dead: the soldier dies at once.',
    'FRL-DMG-11':
      'A dead card leaves play with all its counters: equipment and ammo are lost, face-down counters without being shown. Its victory points count.',
    'FRL-DMG-12':
      'A soldier whose Morale hits fall below his Morale is no longer broken; a Wound removed lets him move again.',
    'FRL-DMG-13': 'If the last soldier of the section dies, the firepower left is lost.',
  },
  inert: {
    'FRL-DMG-8': 'No force card has Morale 0.',
  },
}
