import type { Chapter } from '@estafette/kernel'

export const disruption: Chapter = {
  id: 'disruption',
  title: { en: 'Disruption', fr: 'Désorganisation' },
  rules: [
    {
      id: 'CEL-12.0.1',
      source: '12.0',
      tag: 'stated',
      en: 'Units are disrupted by a failed infiltration, by combat, by a retreat through enemy ZOC and by an air attack.',
      fr: 'Les unités sont désorganisées par une infiltration manquée, par le combat, par une retraite à travers une ZDC ennemie ou par une attaque aérienne.',
    },
    {
      id: 'CEL-12.0.2',
      source: '12.0',
      tag: 'stated',
      en: 'A disrupted unit loses one third of its allowance, added to the reduction for supply: out of supply and disrupted it loses two thirds, isolated and disrupted all of it.',
      fr: 'Une unité désorganisée perd un tiers de sa capacité de mouvement, qui s’ajoute à la réduction due au ravitaillement : non ravitaillée et désorganisée, elle en perd deux tiers ; isolée et désorganisée, la totalité.',
    },
    {
      id: 'CEL-12.0.3',
      source: '12.0',
      tag: 'stated',
      en: 'An attack gets +2 if any defender is disrupted and −2 if any attacker is; if both are, the two cancel out.',
      fr: 'Une attaque reçoit +2 si l’un des défenseurs est désorganisé et subit −2 si l’un des attaquants l’est ; si les deux le sont, cela s’annule.',
    },
    {
      id: 'CEL-12.0.4',
      source: '12.0',
      tag: 'stated',
      en: 'A disrupted unit has no ZOC. It ignores further disruption, except that each enemy ZOC it must retreat into costs it a step.',
      fr: 'Une unité désorganisée n’a pas de ZDC. Elle ignore toute nouvelle désorganisation, si ce n’est que chaque ZDC ennemie où elle doit faire retraite lui coûte un pas.',
    },
    {
      id: 'CEL-12.0.5',
      source: '3.0, 12.0',
      tag: 'stated',
      en: 'All disruption is removed in the Recovery Phase.',
      fr: 'Toute désorganisation est retirée à la Phase de Récupération.',
    },
  ],
}
