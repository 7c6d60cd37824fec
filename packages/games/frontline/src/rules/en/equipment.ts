export const equipment = {
  title: 'Equipment',
  rules: {
    'FRL-EQ-1': 'A soldier never has more equipment counters than his Equipment value.',
    'FRL-EQ-2':
      'Equipment counters stay face down until used. A counter that is used is discarded and out of the battle, except a medic’s Bandages.',
    'FRL-EQ-3':
      'In the equipment phase any number of counters may be passed or exchanged between unpinned soldiers in the same terrain card, each counter once, within FRL-EQ-1. Ammo counters and sniper counters cannot be passed.',
    'FRL-EQ-BAN':
      'Bandages: in the medical phase an unpinned soldier discards them to remove one Wound from a soldier of his side in his terrain card, see FRL-MED-4.',
    'FRL-EQ-GRE':
      'Hand grenade: used instead of the weapon, firepower 20 at range 0–1; a Throwing Arm reaches farther, see FRL-AB-THROW.',
    'FRL-EQ-RGR':
      'Rifle grenade: used instead of the weapon, firepower 14 at range 2–3, only by a soldier with a rifle or a carbine.',
    'FRL-EQ-BIN-1':
      'Binoculars: at any time take the top card of the discard pile, if there is one, then discard any card of your hand, which may be the one taken.',
    'FRL-EQ-BIN-2':
      'If both players use Binoculars for the same card, the one who had discarded it gets it and then discards a card; the other takes his counter back, now known.',
    'FRL-EQ-CAN': 'Canteen: at any time draw one action card.',
    'FRL-EQ-SHO':
      'Shovel: in the cover step, when the soldier’s section suffers, it gives that section 5 cover.',
    'FRL-EQ-X':
      'Canteen, Binoculars and Shovel may be used by a pinned soldier, not by a dead one.',
    'FRL-EQ-VEH':
      'Vehicles with an Equipment value may carry Bandages, Canteens, Binoculars and Shovels, but no grenades.',
  },
}
