import type { Chapter } from '@estafette/kernel'

export const supply: Chapter = {
  id: 'supply',
  title: { en: 'Supply', fr: 'Ravitaillement' },
  rules: [
    {
      id: 'BLZ-SUP-1',
      source: 'Supply, 2',
      tag: 'stated',
      en: 'A unit traces supply in its owner’s supply phase and recovery phase, at no other time.',
      fr: 'Une unité trace son ravitaillement dans la phase de ravitaillement et dans la phase de récupération de son camp, à aucun autre moment.',
    },
    {
      id: 'BLZ-SUP-2',
      source: 'Supply, 1, 2',
      tag: 'stated',
      en: 'A supply line is a chain of adjacent hexes of any length to a hex of the supply source edge.',
      fr: 'Une ligne de ravitaillement est une suite d’hexs adjacents, aussi longue qu’on veut, jusqu’à un hex du bord source.',
    },
    {
      id: 'BLZ-SUP-3',
      source: 'Supply, 2',
      tag: 'completed',
      en: 'No hex of the line holds an enemy combat unit; a lone enemy transport bars nothing.',
      fr: 'Aucun hex de la ligne ne contient d’unité de combat ennemie ; un transport ennemi seul ne barre rien.',
    },
    {
      id: 'BLZ-SUP-4',
      source: 'Sequence, 1; zones of control, 3',
      tag: 'conflict',
      en: 'The line does not run through an enemy zone of control, unless a friendly combat unit stands in the hex. Ruling: the two places that make this exception count more than the one that leaves it out.',
      fr: 'La ligne ne traverse pas de zone de contrôle ennemie, sauf si une unité de combat amie est dans l’hex. Arbitrage : les deux passages qui font cette exception l’emportent sur celui qui l’omet.',
    },
    {
      id: 'BLZ-SUP-5',
      source: 'Supply, 2; special, 8',
      tag: 'completed',
      en: 'The line crosses a river over a bridge only; German lines also over a pontoon, even one that is being built, or none could ever be built.',
      fr: 'La ligne ne franchit un fleuve que sur un pont ; les lignes allemandes aussi sur un ponton, même en construction, sans quoi aucun ne pourrait être construit.',
    },
    {
      id: 'BLZ-SUP-6',
      source: 'Supply, 2',
      tag: 'stated',
      en: 'In the supply phase a unit that cannot trace is disrupted at once.',
      fr: 'Dans la phase de ravitaillement, une unité sans ligne est aussitôt désorganisée.',
    },
    {
      id: 'BLZ-SUP-7',
      source: 'Supply; night, 3; reinforcements',
      tag: 'completed',
      en: 'Units that arrive, are recovered or come back are supplied during the whole of that turn.',
      fr: 'Les unités qui arrivent, sont récupérées ou reviennent sont ravitaillées pendant tout ce tour.',
    },
    {
      id: 'BLZ-SUP-8',
      source: 'Sequence, 6, 7',
      tag: 'stated',
      en: 'In the recovery phase every disrupted unit that can trace loses its disruption, unless a rule of the battle delays it.',
      fr: 'Dans la phase de récupération, toute unité désorganisée qui a une ligne se réorganise, sauf si une règle de la bataille la retarde.',
    },
    {
      id: 'BLZ-SUP-9',
      source: '',
      tag: 'completed',
      en: 'Transports need no supply; they share the fate of the unit they carry in combat only.',
      fr: 'Les transports n’ont pas besoin de ravitaillement ; ils ne partagent le sort de l’unité portée qu’au combat.',
    },
    {
      id: 'BLZ-SUP-10',
      source: '',
      tag: 'stated',
      en: 'Being without supply has no other effect than disruption.',
      fr: 'Le manque de ravitaillement n’a pas d’autre effet que la désorganisation.',
    },
  ],
}
