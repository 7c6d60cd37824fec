import type { Chapter } from '@estafette/kernel'

export const weapons: Chapter = {
  id: 'weapons',
  title: { en: 'Weapons', fr: 'Armes' },
  rules: [
    {
      id: 'FRL-WPN-1',
      source: 'Soldier cards',
      tag: 'stated',
      en: 'Small arms, that is rifles, carbines, submachine guns, assault rifles, automatic rifles and pistols, follow the general rules.',
      fr: 'Les armes légères, c’est-à-dire fusils, carabines, pistolets-mitrailleurs, fusils d’assaut, fusils-mitrailleurs et pistolets, suivent les règles générales.',
    },
    {
      id: 'FRL-WPN-2',
      source: 'Soldier cards',
      tag: 'stated',
      en: 'Machine guns use machine-gun ammo and have both an aimed and a rapid row.',
      fr: 'Les mitrailleuses utilisent des munitions de mitrailleuse et ont une ligne de tir visé et une ligne de tir rapide.',
    },
    {
      id: 'FRL-WPN-3',
      source: 'Soldier cards',
      tag: 'stated',
      en: 'Mortars cannot fire at ranges 0 and 1, where they have a dash, and have a single row of mixed aimed and rapid values.',
      fr: 'Les mortiers ne peuvent pas tirer aux distances 0 et 1, où ils ont un tiret, et ont une seule ligne mêlant valeurs visées et rapides.',
    },
    {
      id: 'FRL-WPN-4',
      source: 'Weapon Details',
      tag: 'completed',
      en: 'Rocket launchers are anti-armour. Some have a mixed row: the aimed value of a sidearm at range 0, the rapid values of the rocket beyond.',
      fr: 'Les lance-roquettes sont antichars. Certains ont une ligne mixte : la valeur visée d’une arme de poing à distance 0, les valeurs rapides de la roquette au-delà.',
    },
    {
      id: 'FRL-WPN-5',
      source: 'Weapon Details',
      tag: 'completed',
      en: 'Flamethrowers fire at ranges 0 and 1 only, in rapid fire only. If one took part in the firepower that inflicts damage, the damage column is one lighter: heavy becomes medium, medium becomes light, light stays light.',
      fr: 'Les lance-flammes ne tirent qu’aux distances 0 et 1, et qu’en tir rapide. Si l’un d’eux a contribué à la puissance de feu qui inflige les dégâts, la colonne de dégât est d’un cran plus légère : le couvert important devient moyen, le moyen devient léger, le léger reste léger.',
    },
    {
      id: 'FRL-WPN-6',
      source: 'Weapon Details',
      tag: 'completed',
      en: 'The guns of vehicles and infantry guns use gun ammo and are anti-armour in rapid fire. Their aimed row stands for a machine gun and is not anti-armour; infantry guns have no aimed row.',
      fr: 'Les canons des véhicules et les canons d’infanterie utilisent des munitions de canon et sont antichars en tir rapide. Leur ligne de tir visé représente une mitrailleuse et n’est pas antichar ; les canons d’infanterie n’en ont pas.',
    },
    {
      id: 'FRL-WPN-7',
      source: 'Weapon Details',
      tag: 'completed',
      en: 'Anti-armour contributions are the rapid values of rocket launchers, the rapid values of guns, flamethrowers and hand grenades; all others are ordinary.',
      fr: 'Les contributions antichars sont les valeurs rapides des lance-roquettes, les valeurs rapides des canons, les lance-flammes et les grenades à main ; toutes les autres sont ordinaires.',
    },
    {
      id: 'FRL-WPN-8',
      source: 'Counters',
      tag: 'stated',
      en: 'A rifle grenade requires a rifle or a carbine; sniper rifles do not count.',
      fr: 'Une grenade à fusil exige un fusil ou une carabine ; les fusils de sniper ne conviennent pas.',
    },
  ],
}
