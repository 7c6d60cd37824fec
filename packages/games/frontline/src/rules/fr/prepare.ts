import type { Translated } from '@estafette/kernel'
import type { prepare as en } from '../en/prepare.ts'

export const prepare: Translated<typeof en> = {
  title: 'Se préparer',
  rules: {
    'FRL-PREP-1': 'Se préparer est une action de section qui ne demande pas de carte.',
    'FRL-PREP-2':
      'Une section qui se prépare remet des pions de munition manquants, retire des Cloués ou pioche des cartes d’action. Arbitrage : chaque soldat de la section fait pour lui-même un seul de ces choix, ou aucun, car la Planification donne à chacun sa préparation.',
    'FRL-PREP-3': 'Un soldat cloué ne peut que retirer son Cloué.',
    'FRL-PREP-4':
      'Planification : pour chaque soldat vivant de la section doté de Planification, cloué ou non, une carte d’action de plus est piochée avant les choix des soldats.',
    'FRL-PREP-5': 'Se préparer ne retire ni Coups au moral ni Blessures.',
  },
}
