import type { Chapter } from '@estafette/kernel'

export const medics: Chapter = {
  id: 'medics',
  title: { en: 'Medics and bandages', fr: 'Médecins et bandages' },
  rules: [
    {
      id: 'FRL-MED-1',
      source: 'Soldier cards',
      tag: 'stated',
      en: 'In the medical phase of each of your turns an unpinned medic may remove either one Morale hit or, if he has a Bandages counter, one Wound from one soldier of your side in his terrain card, himself included.',
      fr: 'À la phase médicale de chacun de vos tours, un médecin non cloué peut retirer soit un Coup au moral, soit, s’il a un pion Bandages, une Blessure, à un soldat de votre camp dans sa carte de terrain, lui compris.',
    },
    {
      id: 'FRL-MED-2',
      source: 'Soldier cards',
      tag: 'stated',
      en: 'A medic does not discard the Bandages he uses: the counter stays with him and is known from then on.',
      fr: 'Un médecin ne défausse pas les Bandages qu’il utilise : le pion reste sur lui et il est désormais connu.',
    },
    {
      id: 'FRL-MED-3',
      source: 'Soldier cards',
      tag: 'stated',
      en: 'A pinned medic can remove neither Morale hits nor Wounds.',
      fr: 'Un médecin cloué ne peut retirer ni Coup au moral ni Blessure.',
    },
    {
      id: 'FRL-MED-4',
      source: 'Counters',
      tag: 'ambiguous',
      en: 'In the medical phase any other soldier with Bandages may discard them to remove one Wound from a soldier of his side in his terrain card, himself included; several counters may be used. Ruling: he must be unpinned like a medic, since the trained man would otherwise be worse off.',
      fr: 'À la phase médicale, tout autre soldat qui a des Bandages peut les défausser pour retirer une Blessure à un soldat de son camp dans sa carte de terrain, lui compris ; plusieurs pions peuvent servir. Arbitrage : comme le médecin, il ne doit pas être cloué, sans quoi l’homme formé serait le moins bien traité.',
    },
    {
      id: 'FRL-MED-5',
      source: 'Counters',
      tag: 'stated',
      en: 'Bandages never remove Wounds from vehicles or infantry guns; a medic may remove their Morale hits.',
      fr: 'Les Bandages ne retirent jamais de Blessure à un véhicule ou à un canon d’infanterie ; un médecin peut retirer leurs Coups au moral.',
    },
    {
      id: 'FRL-MED-6',
      source: 'Use Bandages',
      tag: 'completed',
      en: 'The dead cannot be revived.',
      fr: 'Les morts ne peuvent pas être ranimés.',
    },
  ],
}
