import type { Translated } from '@estafette/kernel'
import type { abilities as en } from '../en/abilities.ts'

export const abilities: Translated<typeof en> = {
  title: 'Capacités spéciales',
  rules: {
    'FRL-AB-ASSIST': 'Assistant : le soldat ne compte pas dans le Commandement de son chef.',
    'FRL-AB-CAUT':
      'Prudent : chaque À terre ! joué pour la section du soldat lui donne 2 de couvert de plus. Arbitrage : plusieurs soldats Prudents ne donnent ces 2 points qu’une fois par carte, pour que le bonus reste celui qui est décrit.',
    'FRL-AB-FEAR': 'Sans peur : le résultat Cloué n’a pas d’effet sur le soldat.',
    'FRL-AB-PATH':
      'Éclaireur : la section du soldat peut faire un Mouvement par défaut sans carte, même si lui-même doit rester en arrière. Elle y dépense son action et l’adversaire peut réagir ; elle peut aussi le faire en réaction.',
    'FRL-AB-POINT':
      'Sur place : la section du soldat peut ignorer l’indication spéciale d’une carte de terrain où elle entre, qu’elle quitte ou qu’elle occupe, chaque fois qu’elle s’appliquerait ; pour un mouvement, il doit le faire lui-même. Elle peut donc entrer dans des Bâtiments en ruine et en sortir pendant le tour adverse, et ne paie pas les Arbres clairsemés ; les avantages se prennent sans plus. Qu’une Position surélevée n’aide pas contre une cible en Position surélevée fait partie de l’avantage et ne peut pas être ignoré.',
    'FRL-AB-PLAN':
      'Planification : quand la section du soldat se prépare, elle pioche pour lui une carte d’action de plus avant les choix de ses soldats, qu’il soit cloué ou non.',
    'FRL-AB-TACT':
      'Tactique : la taille de la main de son propriétaire augmente de 1 tant que le soldat est en vie.',
    'FRL-AB-THROW':
      'Lancer de grenade : les grenades à main du soldat portent à distance 2, et à distance 3 depuis une Position surélevée quand la cible est traitée comme plus proche d’une carte.',
    'FRL-AB-TOUGH':
      'Coriace : la première Blessure est sans effet sur le soldat, la deuxième l’empêche de se déplacer, la troisième le tue.',
    'FRL-AB-X':
      'Assistant, Prudent, Éclaireur, Sur place, Planification et Tactique agissent tant que le soldat est en vie, même cloué.',
  },
}
