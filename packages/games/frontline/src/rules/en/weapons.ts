export const weapons = {
  title: 'Weapons',
  rules: {
    'FRL-WPN-1':
      'Small arms, that is rifles, carbines, submachine guns, assault rifles, automatic rifles and pistols, follow the general rules.',
    'FRL-WPN-2': 'Machine guns use machine-gun ammo and have both an aimed and a rapid row.',
    'FRL-WPN-3':
      'Mortars cannot fire at ranges 0 and 1, where they have a dash, and have a single row of mixed aimed and rapid values.',
    'FRL-WPN-4':
      'Rocket launchers are anti-armour. Some have a mixed row: the aimed value of a sidearm at range 0, the rapid values of the rocket beyond.',
    'FRL-WPN-5':
      'Flamethrowers fire at ranges 0 and 1 only, in rapid fire only. If one took part in the firepower that inflicts damage, the damage column is one lighter: heavy becomes medium, medium becomes light, light stays light.',
    'FRL-WPN-6':
      'The guns of vehicles and infantry guns use gun ammo and are anti-armour in rapid fire. Their aimed row stands for a machine gun and is not anti-armour; infantry guns have no aimed row.',
    'FRL-WPN-7':
      'Anti-armour contributions are the rapid values of rocket launchers, the rapid values of guns, flamethrowers and hand grenades; all others are ordinary.',
    'FRL-WPN-8': 'A rifle grenade requires a rifle or a carbine; sniper rifles do not count.',
  },
}
