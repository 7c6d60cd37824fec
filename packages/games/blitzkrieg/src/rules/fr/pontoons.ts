import type { Translated } from '@estafette/kernel'
import type { pontoons as en } from '../en/pontoons.ts'

export const pontoons: Translated<typeof en> = {
  title: 'Pontons',
  rules: {
    'BLZ-PON-1': 'L’Allemand a six pontons ; ils servent où il y a un fleuve.',
    'BLZ-PON-2':
      'Véhicules, artillerie et transports ne franchissent un fleuve que par ponts et pontons construits.',
    'BLZ-PON-3':
      'Un ponton supprime le coût et les limites du fleuve ; il est sans effet au combat.',
    'BLZ-PON-4':
      'Il est commencé au début d’un tour allemand par deux unités non désorganisées d’infanterie, d’assaut ou du génie, de part et d’autre du côté d’hex.',
    'BLZ-PON-5':
      'Jusqu’à la fin des travaux, les deux unités ne doivent ni bouger ni être désorganisées. Elles peuvent combattre, mais une avance est un mouvement.',
    'BLZ-PON-6': 'Il est construit dans la phase de victoire du même tour de jeu.',
    'BLZ-PON-7':
      'Un ponton construit peut être démonté au début d’un tour allemand et utilisé de nouveau.',
    'BLZ-PON-8':
      'Il est définitivement perdu si un constructeur est désorganisé, fait retraite ou est éliminé, ou si une unité de combat française non désorganisée entre dans l’un des deux hexs.',
    'BLZ-PON-9': 'Si un constructeur bouge, le ponton est abandonné et son marqueur revient.',
    'BLZ-PON-10': 'Les ponts imprimés ne sont jamais détruits.',
    'BLZ-PON-11':
      'Il y a un ponton au plus par côté d’hex, et une unité n’en construit qu’un à la fois.',
    'BLZ-PON-12':
      'Dès la pose du marqueur, un ponton porte le ravitaillement allemand ; il ne porte le mouvement qu’une fois construit.',
  },
}
