import type { Chapter } from '@estafette/kernel'

export const entrenchments: Chapter = {
  id: 'entrenchments',
  title: { en: 'Entrenchments', fr: 'Retranchements' },
  rules: [
    {
      id: 'BLZ-ENT-1',
      source: 'Special, 4',
      tag: 'completed',
      en: 'Entrenchments are placed at set-up only, one to a hex, with a unit entitled to one; all French units in the hex profit.',
      fr: 'Les retranchements se placent à la mise en place seulement, un par hex, avec une unité qui y a droit ; tous les Français de l’hex en profitent.',
    },
    {
      id: 'BLZ-ENT-2',
      source: 'Special, 4',
      tag: 'stated',
      en: 'They give 2 to the defence, the harder column and 1 less against bombardment, and keep German zones out.',
      fr: 'Ils donnent 2 points à la défense. Contre le bombardement, ils donnent la colonne la plus dure et réduisent le dé de 1. Ils arrêtent les zones de contrôle allemandes.',
    },
    {
      id: 'BLZ-ENT-3',
      source: 'Special, 4',
      tag: 'stated',
      en: 'One that is left by the last French combat unit is removed.',
      fr: 'Un retranchement est retiré quand la dernière unité de combat française le quitte.',
    },
    {
      id: 'BLZ-ENT-4',
      source: 'Special, 4',
      tag: 'stated',
      en: 'Germans never profit.',
      fr: 'Les Allemands n’en profitent jamais.',
    },
    {
      id: 'BLZ-ENT-5',
      source: 'Air, 2',
      tag: 'ambiguous',
      en: 'In woods an entrenchment gives 3 to the defence. Ruling: against bombardment the two are one condition, 1 less in total.',
      fr: 'En bois, un retranchement donne 3 points à la défense. Arbitrage : contre le bombardement, bois et retranchement ne réduisent le dé que de 1 ensemble.',
    },
  ],
}
