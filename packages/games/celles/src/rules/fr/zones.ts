import type { Translated } from '@estafette/kernel'
import type { zones as en } from '../en/zones.ts'

export const zones: Translated<typeof en> = {
  title: 'Zones de contrôle',
  rules: {
    'CEL-9.0.1':
      'Une unité non désorganisée exerce une zone de contrôle (ZDC) dans les six hexs qui l’entourent, même ceux de la Zone Arrière ennemie, et quel que soit son ravitaillement.',
    'CEL-9.0.2':
      'La ZDC s’étend au-delà des rivières mineures et de la Meuse. Arbitrage : les attaques à travers la Meuse sont interdites, mais rien n’exclut des six hexs ceux qui se trouvent au-delà.',
    'CEL-9.0.3': 'Entrer dans une ZDC ennemie ne coûte rien et ne met pas fin au déplacement.',
    'CEL-9.0.4':
      'Une unité motorisée qui quitte une ZDC ennemie pour un hex hors de toute ZDC ennemie paie 1 PM de plus ; l’infanterie ne paie rien.',
    'CEL-9.1.1':
      'Infiltration : pour passer directement d’une ZDC ennemie dans une ZDC ennemie, une unité motorisée paie 2 PM de plus et consulte la Table d’Infiltration ; l’infanterie ne fait que consulter la table.',
    'CEL-9.1.2':
      'L’unité doit pouvoir payer tout le coût d’entrée, et le dépense avant le jet. Sur un résultat modifié de 5 ou plus, elle entre dans l’hex. Sur 4 ou moins, elle échoue : elle reste sur place, son déplacement prend fin et elle est retournée sur sa face utilisée ; sur 1 ou moins, elle est de plus désorganisée.',
    'CEL-9.1.6':
      'Passer d’un hex à l’autre est une infiltration dès que tous deux sont dans la ZDC d’une unité ennemie, la même ou non. Chaque infiltration exige son propre jet.',
    'CEL-9.1.3':
      'Le jet d’Infiltration reçoit +1 pour une unité allemande et +2 dans un tour de nuit. Arbitrage : le bonus de nuit vaut pour les deux camps, puisqu’il est compté à part de la nationalité.',
    'CEL-9.0.5':
      'Une unité amie dans un hex n’y annule pas la ZDC ennemie pour le mouvement ; elle l’annule pour les lignes de ravitaillement et les retraites.',
    'CEL-9.1.4':
      'Après une infiltration manquée, l’unité ne peut pas non plus attaquer, car son déplacement est terminé.',
    'CEL-9.1.5':
      'Si une infiltration manquée laisse l’hex de l’unité surempilé, son propriétaire y perd aussitôt les pas en trop.',
  },
}
