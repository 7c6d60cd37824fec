import type { Chapter } from '@estafette/kernel'

export const prepare: Chapter = {
  id: 'prepare',
  title: { en: 'Prepare', fr: 'Se préparer' },
  rules: [
    {
      id: 'FRL-PREP-1',
      source: 'Game Terms',
      tag: 'stated',
      en: 'Prepare is a section’s action that needs no card.',
      fr: 'Se préparer est une action de section qui ne demande pas de carte.',
    },
    {
      id: 'FRL-PREP-2',
      source: 'Game Terms; Soldier cards',
      tag: 'conflict',
      en: 'A section that prepares puts missing ammo counters back, removes Pins or draws action cards. Ruling: each soldier of the section makes one of these choices for himself, or none, for Planning gives every soldier his own Prepare.',
      fr: 'Une section qui se prépare remet des pions de munition manquants, retire des Cloués ou pioche des cartes d’action. Arbitrage : chaque soldat de la section fait pour lui-même un seul de ces choix, ou aucun, car la Planification donne à chacun sa préparation.',
    },
    {
      id: 'FRL-PREP-3',
      source: 'Prepare Action',
      tag: 'completed',
      en: 'A pinned soldier may only remove his Pin.',
      fr: 'Un soldat cloué ne peut que retirer son Cloué.',
    },
    {
      id: 'FRL-PREP-4',
      source: 'Soldier cards',
      tag: 'stated',
      en: 'Planning: for each living Planning soldier in the section, pinned or not, one extra action card is drawn before the soldiers’ choices.',
      fr: 'Planification : pour chaque soldat vivant de la section doté de Planification, cloué ou non, une carte d’action de plus est piochée avant les choix des soldats.',
    },
    {
      id: 'FRL-PREP-5',
      source: 'Game Terms',
      tag: 'stated',
      en: 'Prepare removes neither Morale hits nor Wounds.',
      fr: 'Se préparer ne retire ni Coups au moral ni Blessures.',
    },
  ],
}
