import type { Chapter } from '@estafette/kernel'

export const promotions: Chapter = {
  id: 'promotions',
  title: { en: 'Field promotions', fr: 'Promotions sur le terrain' },
  rules: [
    {
      id: 'FRL-PROM-1',
      source: 'Field Promotions',
      tag: 'completed',
      en: 'When the leader of a section of two or more soldiers, himself a soldier card and not a vehicle or gun, dies and no one succeeds him, the owner gains one promotion right, bound to the survivors of that section.',
      fr: 'Quand le chef d’une section de deux soldats ou plus, lui-même carte de soldat et non véhicule ou canon, meurt sans successeur, son propriétaire gagne un droit de promotion, lié aux survivants de cette section.',
    },
    {
      id: 'FRL-PROM-2',
      source: 'Field Promotions',
      tag: 'completed',
      en: 'In his organization phase the acting player may use a right: he discards one action card and names one of those survivors who is alive, has no Command, and is neither medic nor sniper. For the rest of the battle that soldier’s Command is the dead leader’s minus 1, at least 1.',
      fr: 'Dans sa phase d’organisation, le joueur actif peut exercer un droit : il défausse une carte d’action et désigne un de ces survivants, vivant, sans Commandement, ni médecin ni sniper. Jusqu’à la fin de la bataille, le Commandement de ce soldat est celui du chef mort moins 1, au moins 1.',
    },
    {
      id: 'FRL-PROM-3',
      source: 'Field Promotions',
      tag: 'completed',
      en: 'A right not used in its owner’s next organization phase stays available as long as one of the survivors lives; each right is used once.',
      fr: 'Un droit non exercé à la prochaine phase d’organisation de son propriétaire reste disponible tant qu’un des survivants vit ; chaque droit sert une fois.',
    },
    {
      id: 'FRL-PROM-4',
      source: 'Field Promotions',
      tag: 'completed',
      en: 'A promotion changes neither victory points nor any other value.',
      fr: 'Une promotion ne change ni les points de victoire ni aucune autre valeur.',
    },
  ],
}
