export const vehicles = {
  title: 'Vehicles',
  rules: {
    'FRL-VEH-1': 'Vehicles follow the rules of soldiers, with the exceptions of this chapter.',
    'FRL-VEH-2':
      'A vehicle with Armour 1 or more is armoured. Its Armour is cover in points, always and against all firepower.',
    'FRL-VEH-3':
      'Against an armoured target each ordinary contribution counts half, each rounded up; anti-armour contributions and the section’s bonuses count in full.',
    'FRL-VEH-4':
      'A counter-attack against an armoured attacker is computed with FRL-VEH-3 first and then halved.',
    'FRL-VEH-5':
      'Damage works as on soldiers: a Pin is a vehicle buttoned up, a Morale hit a shaken crew, one Wound immobilises, two Wounds (three if Tough) or Dead destroy it.',
    'FRL-VEH-6': 'Vehicles may use every action card.',
    'FRL-VEH-7': 'Wounds of vehicles and infantry guns are removed only by Rally.',
    'FRL-VEH-8': 'A sniper cannot target an armoured vehicle.',
    'FRL-VEH-9':
      'A vehicle with Armour 8 or more is a tank. If no anti-armour contribution took part in the firepower inflicted on it, Wound and Dead counters drawn against it have no effect; Pins and Morale hits have theirs, and a Morale hit on a broken crew is a Wound as always.',
  },
}
