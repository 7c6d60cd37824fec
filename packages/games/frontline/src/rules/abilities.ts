import type { Chapter } from '@estafette/kernel'

export const abilities: Chapter = {
  id: 'abilities',
  title: { en: 'Special abilities', fr: 'Capacités spéciales' },
  rules: [
    {
      id: 'FRL-AB-ASSIST',
      source: 'Soldier cards',
      tag: 'stated',
      en: 'Assistant: the soldier does not count against his leader’s Command.',
      fr: 'Assistant : le soldat ne compte pas dans le Commandement de son chef.',
    },
    {
      id: 'FRL-AB-CAUT',
      source: 'Soldier cards',
      tag: 'ambiguous',
      en: 'Cautious: each Hit The Dirt played for the soldier’s section gives it 2 more cover. Ruling: several Cautious soldiers give these 2 once per card, so that the bonus stays the one described.',
      fr: 'Prudent : chaque À terre ! joué pour la section du soldat lui donne 2 de couvert de plus. Arbitrage : plusieurs soldats Prudents ne donnent ces 2 points qu’une fois par carte, pour que le bonus reste celui qui est décrit.',
    },
    {
      id: 'FRL-AB-FEAR',
      source: 'Soldier cards',
      tag: 'stated',
      en: 'Fearless: Pins do not affect the soldier.',
      fr: 'Sans peur : le résultat Cloué n’a pas d’effet sur le soldat.',
    },
    {
      id: 'FRL-AB-PATH',
      source: 'Soldier cards',
      tag: 'stated',
      en: 'Pathfinder: the soldier’s section may make a default Move without a card, even if he himself must stay behind. It still spends its action and may be reacted to; the section may also do so as a reaction.',
      fr: 'Éclaireur : la section du soldat peut faire un Mouvement par défaut sans carte, même si lui-même doit rester en arrière. Elle y dépense son action et l’adversaire peut réagir ; elle peut aussi le faire en réaction.',
    },
    {
      id: 'FRL-AB-POINT',
      source: 'Soldier cards',
      tag: 'stated',
      en: 'On Point: the soldier’s section may ignore the special note of a terrain card it enters, leaves or stands in, each time it would apply; for a move he must make the move himself. So it may enter and leave Burned-Out Buildings in the opponent’s turn and need not pay for Scattered Trees; benefits are simply taken. That High Ground does not help against a target in High Ground is part of the benefit and cannot be ignored.',
      fr: 'Sur place : la section du soldat peut ignorer l’indication spéciale d’une carte de terrain où elle entre, qu’elle quitte ou qu’elle occupe, chaque fois qu’elle s’appliquerait ; pour un mouvement, il doit le faire lui-même. Elle peut donc entrer dans des Bâtiments en ruine et en sortir pendant le tour adverse, et ne paie pas les Arbres clairsemés ; les avantages se prennent sans plus. Qu’une Position surélevée n’aide pas contre une cible en Position surélevée fait partie de l’avantage et ne peut pas être ignoré.',
    },
    {
      id: 'FRL-AB-PLAN',
      source: 'Soldier cards',
      tag: 'stated',
      en: 'Planning: when the soldier’s section prepares, it draws one extra action card for him before its soldiers choose, whether he is pinned or not.',
      fr: 'Planification : quand la section du soldat se prépare, elle pioche pour lui une carte d’action de plus avant les choix de ses soldats, qu’il soit cloué ou non.',
    },
    {
      id: 'FRL-AB-TACT',
      source: 'Soldier cards',
      tag: 'stated',
      en: 'Tactics: the hand size of the soldier’s owner is 1 greater while the soldier lives.',
      fr: 'Tactique : la taille de la main de son propriétaire augmente de 1 tant que le soldat est en vie.',
    },
    {
      id: 'FRL-AB-THROW',
      source: 'Soldier cards',
      tag: 'stated',
      en: 'Throwing Arm: the soldier’s hand grenades reach range 2, and range 3 from High Ground when the target is treated as one card closer.',
      fr: 'Lancer de grenade : les grenades à main du soldat portent à distance 2, et à distance 3 depuis une Position surélevée quand la cible est traitée comme plus proche d’une carte.',
    },
    {
      id: 'FRL-AB-TOUGH',
      source: 'Soldier cards',
      tag: 'stated',
      en: 'Tough: the first Wound has no effect on the soldier, the second stops him from moving, the third kills him.',
      fr: 'Coriace : la première Blessure est sans effet sur le soldat, la deuxième l’empêche de se déplacer, la troisième le tue.',
    },
    {
      id: 'FRL-AB-X',
      source: 'Soldier cards',
      tag: 'completed',
      en: 'Assistant, Cautious, Pathfinder, On Point, Planning and Tactics work while the soldier lives, even if he is pinned.',
      fr: 'Assistant, Prudent, Éclaireur, Sur place, Planification et Tactique agissent tant que le soldat est en vie, même cloué.',
    },
  ],
}
