import type { Translated } from '@estafette/kernel'
import type { initiative as en } from '../en/initiative.ts'

export const initiative: Translated<typeof en> = {
  title: 'Initiative',
  rules: {
    'CEL-6.0.1':
      'À la Phase d’Initiative, chaque joueur lance le dé ; le jet allié reçoit +1 dans un tour de jour, le jet allemand +1 dans un tour de nuit. Le résultat le plus élevé l’emporte, on relance en cas d’égalité, et le gagnant désigne le premier joueur.',
    'CEL-6.0.2':
      'Au tour 1, personne ne lance le dé : le joueur allemand a l’initiative et est premier joueur.',
  },
}
