import type { Translated } from '@estafette/kernel'
import type { rommel as en } from '../en/rommel.ts'

export const rommel: Translated<typeof en> = {
  title: 'Rommel',
  rules: {
    'BLZ-ROM-1':
      'Quand son événement est tiré, l’Allemand place Rommel avec une unité de combat allemande ravitaillée, ou attend une phase de mouvement.',
    'BLZ-ROM-2':
      'À chaque phase de mouvement allemande, il peut rejoindre n’importe quelle unité allemande ravitaillée.',
    'BLZ-ROM-3':
      'Les unités avec lui ont une colonne de plus en attaque et en défense, une seule au total.',
    'BLZ-ROM-4':
      'Les unités qui commencent la phase avec lui ont 1 point de plus, ajouté après la division par deux. La première qui l’utilise emmène Rommel ; les autres doivent terminer leur mouvement avec lui.',
    'BLZ-ROM-5': 'Les unités avec lui peuvent avancer après combat.',
    'BLZ-ROM-6':
      'Il n’est pas désorganisé et fait retraite avec une de ses unités. Il est perdu quand toutes sont éliminées, ou quand un ennemi entre dans son hex alors qu’il est seul.',
    'BLZ-ROM-7': 'Il n’a ni zone de contrôle ni facteurs, et ne compte pas dans l’empilement.',
  },
}
