import type { Translated } from '@estafette/kernel'
import type { promotions as en } from '../en/promotions.ts'

export const promotions: Translated<typeof en> = {
  title: 'Promotions sur le terrain',
  rules: {
    'FRL-PROM-1':
      'Quand le chef d’une section de deux soldats ou plus, lui-même carte de soldat et non véhicule ou canon, meurt sans successeur, son propriétaire gagne un droit de promotion, lié aux survivants de cette section.',
    'FRL-PROM-2':
      'Dans sa phase d’organisation, le joueur actif peut exercer un droit : il défausse une carte d’action et désigne un de ces survivants, vivant, sans Commandement, ni médecin ni sniper. Jusqu’à la fin de la bataille, le Commandement de ce soldat est celui du chef mort moins 1, au moins 1.',
    'FRL-PROM-3':
      'Un droit non exercé à la prochaine phase d’organisation de son propriétaire reste disponible tant qu’un des survivants vit ; chaque droit sert une fois.',
    'FRL-PROM-4': 'Une promotion ne change ni les points de victoire ni aucune autre valeur.',
  },
}
