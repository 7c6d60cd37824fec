import type { Translated } from '@estafette/kernel'
import type { disruption as en } from '../en/disruption.ts'

export const disruption: Translated<typeof en> = {
  title: 'Désorganisation',
  rules: {
    'CEL-12.0.1':
      'Les unités sont désorganisées par une infiltration manquée, par le combat, par une retraite à travers une ZDC ennemie ou par une attaque aérienne.',
    'CEL-12.0.2':
      'Une unité désorganisée perd un tiers de sa capacité de mouvement, qui s’ajoute à la réduction due au ravitaillement : non ravitaillée et désorganisée, elle en perd deux tiers ; isolée et désorganisée, la totalité.',
    'CEL-12.0.3':
      'Une attaque reçoit +2 si l’un des défenseurs est désorganisé et subit −2 si l’un des attaquants l’est ; si les deux le sont, cela s’annule.',
    'CEL-12.0.4':
      'Une unité désorganisée n’a pas de ZDC. Elle ignore toute nouvelle désorganisation, si ce n’est que chaque ZDC ennemie où elle doit faire retraite lui coûte un pas.',
    'CEL-12.0.5': 'Toute désorganisation est retirée à la Phase de Récupération.',
  },
}
