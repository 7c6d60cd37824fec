import type { Translated } from '@estafette/kernel'
import type { damage as en } from '../en/damage.ts'

export const damage: Translated<typeof en> = {
  title: 'Dégâts',
  rules: {
    'FRL-DMG-1':
      'Le joueur qui inflige tire les pions de dégât du récipient un à un ; chacun coûte de la puissance de feu, selon le nombre de sa colonne de couvert.',
    'FRL-DMG-2':
      'Avant chaque tirage, le propriétaire de la section qui subit désigne le soldat contre lequel il se fait, parmi ceux qui ont eu le moins de pions dans cette résolution.',
    'FRL-DMG-3':
      'Si le pion tiré coûte plus que la puissance de feu restante il est sans effet, cette puissance de feu est perdue et le tirage finit.',
    'FRL-DMG-4':
      'Un pion sans effet est tout de même payé et compté contre son soldat : un Cloué sur un soldat déjà cloué ou Sans peur, la première Blessure d’un Coriace, une Blessure ou un Mort sur un char selon FRL-VEH-9.',
    'FRL-DMG-5':
      'Les pions de dégât tirés retournent au récipient après toute la résolution ; des pions de dommage en notent les effets.',
    'FRL-DMG-6':
      'Cloué : le soldat est cloué. Il ne peut ni tirer, ni se déplacer, ni lancer, ni panser, ni agir comme médecin, et ne prend part à Se préparer que pour retirer son Cloué.',
    'FRL-DMG-7':
      'Moral : le soldat reçoit un Coup au moral. Quand ses coups égalent son Moral il est au moral épuisé : il ne peut avancer, et tout Coup au moral de plus est une Blessure.',
    'FRL-DMG-8':
      'Un soldat de Moral imprimé 0 reçoit une Blessure pour chaque Coup au moral et n’est pas empêché d’avancer.',
    'FRL-DMG-9':
      'Blessure : avec une Blessure le soldat ne peut se déplacer, avec deux il meurt. Pour un Coriace une est sans effet, deux l’arrêtent et trois le tuent.',
    'FRL-DMG-10': 'Mort : le soldat meurt aussitôt.',
    'FRL-DMG-11':
      'Une carte morte quitte le jeu avec tous ses pions : équipement et munition sont perdus, les pions face cachée sans être montrés. Ses points de victoire comptent.',
    'FRL-DMG-12':
      'Un soldat dont les Coups au moral repassent sous son Moral n’est plus au moral épuisé ; une Blessure retirée lui rend le mouvement.',
    'FRL-DMG-13':
      'Si le dernier soldat de la section meurt, la puissance de feu restante est perdue.',
  },
  inert: {
    'FRL-DMG-8': 'Aucune carte de force n’a un Moral de 0.',
  },
}
