import type { Chapter } from '@estafette/kernel'

export const vehicles: Chapter = {
  id: 'vehicles',
  title: { en: 'Vehicles', fr: 'Véhicules' },
  rules: [
    {
      id: 'FRL-VEH-1',
      source: 'Soldier cards',
      tag: 'stated',
      en: 'Vehicles follow the rules of soldiers, with the exceptions of this chapter.',
      fr: 'Les véhicules suivent les règles des soldats, avec les exceptions de ce chapitre.',
    },
    {
      id: 'FRL-VEH-2',
      source: 'Vehicles',
      tag: 'completed',
      en: 'A vehicle with Armour 1 or more is armoured. Its Armour is cover in points, always and against all firepower.',
      fr: 'Un véhicule de Blindage 1 ou plus est blindé. Son Blindage est un couvert en points, toujours et contre toute puissance de feu.',
    },
    {
      id: 'FRL-VEH-3',
      source: 'Vehicles',
      tag: 'completed',
      en: 'Against an armoured target each ordinary contribution counts half, each rounded up; anti-armour contributions and the section’s bonuses count in full.',
      fr: 'Contre une cible blindée, chaque contribution ordinaire compte pour moitié, chacune arrondie au supérieur ; les contributions antichars et les bonus de la section comptent en entier.',
    },
    {
      id: 'FRL-VEH-4',
      source: 'Vehicles',
      tag: 'completed',
      en: 'A counter-attack against an armoured attacker is computed with FRL-VEH-3 first and then halved.',
      fr: 'Une contre-attaque contre un attaquant blindé se calcule d’abord selon FRL-VEH-3, puis est divisée par deux.',
    },
    {
      id: 'FRL-VEH-5',
      source: 'Vehicles',
      tag: 'stated',
      en: 'Damage works as on soldiers: a Pin is a vehicle buttoned up, a Morale hit a shaken crew, one Wound immobilises, two Wounds (three if Tough) or Dead destroy it.',
      fr: 'Les dégâts agissent comme sur les soldats : Cloué, le véhicule a fermé ses volets ; un Coup au moral ébranle l’équipage ; une Blessure immobilise ; deux Blessures (trois s’il est Coriace) ou Mort le détruisent.',
    },
    {
      id: 'FRL-VEH-6',
      source: 'Vehicles',
      tag: 'completed',
      en: 'Vehicles may use every action card.',
      fr: 'Les véhicules peuvent utiliser toutes les cartes d’action.',
    },
    {
      id: 'FRL-VEH-7',
      source: 'Action cards',
      tag: 'stated',
      en: 'Wounds of vehicles and infantry guns are removed only by Rally.',
      fr: 'Les Blessures des véhicules et des canons d’infanterie ne se retirent que par Ralliement.',
    },
    {
      id: 'FRL-VEH-8',
      source: 'Soldier cards',
      tag: 'stated',
      en: 'A sniper cannot target an armoured vehicle.',
      fr: 'Un sniper ne peut pas viser un véhicule blindé.',
    },
    {
      id: 'FRL-VEH-9',
      source: 'Vehicles',
      tag: 'completed',
      en: 'A vehicle with Armour 8 or more is a tank. If no anti-armour contribution took part in the firepower inflicted on it, Wound and Dead counters drawn against it have no effect; Pins and Morale hits have theirs, and a Morale hit on a broken crew is a Wound as always.',
      fr: 'Un véhicule de Blindage 8 ou plus est un char. Si aucune contribution antichar n’a pris part à la puissance de feu qui lui est infligée, les pions Blessure et Mort tirés contre lui sont sans effet ; Cloué et Coup au moral ont le leur, et un Coup au moral sur un équipage au moral épuisé est une Blessure comme toujours.',
    },
  ],
}
