import type { Translated } from '@estafette/kernel'
import type { advance as en } from '../en/advance.ts'

export const advance: Translated<typeof en> = {
  title: 'Avance après combat',
  rules: {
    'CEL-11.2.1':
      'Quand un hex du défenseur est libéré, n’importe quelles unités en attaque, et pas seulement l’unité active, peuvent y entrer dans la limite d’empilement, chacune une fois au plus par combat. Peu importe que l’hex ait été vidé par une retraite ou par une élimination.',
    'CEL-11.2.2': 'Une unité n’avance que d’un hex adjacent, et jamais à travers la Meuse.',
    'CEL-11.2.3': 'Aucune unité n’avance dans la Zone Arrière ennemie.',
    'CEL-11.2.4': 'L’avance ignore les ZDC, ne coûte pas de PM et ne retourne pas l’unité.',
    'CEL-11.2.5':
      'Qu’elle ait avancé ou non, l’unité active peut continuer à se déplacer et à attaquer avec les PM qui lui restent.',
    'CEL-11.2.6':
      'Une unité qui a fait retraite dans ce combat ne peut pas avancer, et celle de la 3e Blindée n’avance jamais.',
  },
}
