import type { Translated } from '@estafette/kernel'
import type { guns as en } from '../en/guns.ts'

export const guns: Translated<typeof en> = {
  title: 'Canons d’infanterie',
  rules: {
    'FRL-GUN-1':
      'Un canon d’infanterie ne se déplace que par une action de Mouvement au tour de son propriétaire, ou par Repli, d’une carte à la fois. Il ne peut utiliser ni Double temps ni Déplacement, ni se déplacer en réaction ou en réponse à une réaction.',
    'FRL-GUN-2':
      'Les canons d’infanterie ne sont pas blindés ; pour le reste, ils comptent comme des soldats.',
    'FRL-GUN-3':
      'Un Assistant dans la section du canon partage ses mouvements et peut le recharger : quand la section se prépare, il peut remettre le pion de munition du canon au lieu de faire son propre choix.',
  },
}
