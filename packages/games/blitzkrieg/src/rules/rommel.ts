import type { Chapter } from '@estafette/kernel'

export const rommel: Chapter = {
  id: 'rommel',
  title: { en: 'Rommel', fr: 'Rommel' },
  rules: [
    {
      id: 'BLZ-ROM-1',
      source: 'Special, 10',
      tag: 'completed',
      en: 'When his event comes the German places Rommel with a supplied German combat unit, or waits for a movement phase.',
      fr: 'Quand son événement est tiré, l’Allemand place Rommel avec une unité de combat allemande ravitaillée, ou attend une phase de mouvement.',
    },
    {
      id: 'BLZ-ROM-2',
      source: 'Special, 10',
      tag: 'stated',
      en: 'In each German movement phase he may go to any supplied German unit.',
      fr: 'À chaque phase de mouvement allemande, il peut rejoindre n’importe quelle unité allemande ravitaillée.',
    },
    {
      id: 'BLZ-ROM-3',
      source: 'Special, 10',
      tag: 'stated',
      en: 'Units with him have a column in attack and in defence, one in total.',
      fr: 'Les unités avec lui ont une colonne de plus en attaque et en défense, une seule au total.',
    },
    {
      id: 'BLZ-ROM-4',
      source: 'Special, 10',
      tag: 'completed',
      en: 'Units that begin the phase with him have 1 point more, after halving: the first to use it takes him along, the others must end where he is.',
      fr: 'Les unités qui commencent la phase avec lui ont 1 point de plus, ajouté après la division par deux. La première qui l’utilise emmène Rommel ; les autres doivent terminer leur mouvement avec lui.',
    },
    {
      id: 'BLZ-ROM-5',
      source: 'Special, 10',
      tag: 'stated',
      en: 'Units with him may advance after combat.',
      fr: 'Les unités avec lui peuvent avancer après combat.',
    },
    {
      id: 'BLZ-ROM-6',
      source: 'Special, 10',
      tag: 'completed',
      en: 'He is not disrupted and retreats with one of his units; he is lost when all of them are eliminated, or when an enemy enters his hex while he is alone.',
      fr: 'Il n’est pas désorganisé et fait retraite avec une de ses unités. Il est perdu quand toutes sont éliminées, ou quand un ennemi entre dans son hex alors qu’il est seul.',
    },
    {
      id: 'BLZ-ROM-7',
      source: 'Special, 10',
      tag: 'stated',
      en: 'He has no zone, no factors and does not stack.',
      fr: 'Il n’a ni zone de contrôle ni facteurs, et ne compte pas dans l’empilement.',
    },
  ],
}
