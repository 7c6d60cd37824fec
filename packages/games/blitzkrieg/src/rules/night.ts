import type { Chapter } from '@estafette/kernel'

export const night: Chapter = {
  id: 'night',
  title: { en: 'Night', fr: 'Nuit' },
  rules: [
    {
      id: 'BLZ-NIT-1',
      source: 'Night, 1',
      tag: 'stated',
      en: 'At night there is no air action, no combat and no exploitation. Artillery bombards. Units move one hex, never into an enemy zone of control.',
      fr: 'La nuit, il n’y a ni action aérienne, ni combat, ni exploitation. L’artillerie bombarde. Les unités avancent d’un hex, jamais dans une zone de contrôle ennemie.',
    },
    {
      id: 'BLZ-NIT-2',
      source: 'Aid',
      tag: 'stated',
      en: 'Supply, bombardment, movement, recovery, event and victory take place.',
      fr: 'Ravitaillement, bombardement, mouvement, récupération, événement et victoire ont lieu.',
    },
    {
      id: 'BLZ-NIT-3',
      source: 'Night, 2; special, 12',
      tag: 'stated',
      en: 'In their recovery phase each player rolls for each eliminated combat unit with factors above 1, without a refit marker, that has not failed before and is not an 88.',
      fr: 'Dans sa phase de récupération, chaque joueur lance un dé pour chaque unité de combat éliminée dont les facteurs dépassent 1, qui n’a pas de Refit, n’a pas déjà échoué et n’est pas un 88.',
    },
    {
      id: 'BLZ-NIT-4',
      source: 'Night, 2',
      tag: 'stated',
      en: '1 to 3: it may return with a refit marker; 4 to 6: it is gone for good.',
      fr: 'De 1 à 3, elle peut revenir avec un Refit ; de 4 à 6, elle est définitivement perdue.',
    },
    {
      id: 'BLZ-NIT-5',
      source: 'Night, 2',
      tag: 'stated',
      en: 'Transports are not recovered.',
      fr: 'Les transports ne sont pas récupérés.',
    },
    {
      id: 'BLZ-NIT-6',
      source: 'Night, 3',
      tag: 'completed',
      en: 'Recovered units enter in their owner’s next movement phase or later, by the supply edge, and are supplied in that turn.',
      fr: 'Les unités récupérées entrent dans la phase de mouvement suivante de leur camp ou plus tard, par le bord de ravitaillement, et sont ravitaillées ce tour-là.',
    },
    {
      id: 'BLZ-NIT-7',
      source: '',
      tag: 'completed',
      en: 'A recovered unit no longer counts as eliminated; on the map it counts half a point, off the map nothing.',
      fr: 'Une unité récupérée ne compte plus comme éliminée ; elle vaut un demi-point sur la carte, rien hors carte.',
    },
    {
      id: 'BLZ-NIT-8',
      source: '',
      tag: 'completed',
      en: 'The dice are rolled for all who may.',
      fr: 'On lance les dés pour toutes les unités qui y ont droit.',
    },
    {
      id: 'BLZ-NIT-9',
      source: '',
      tag: 'stated',
      en: 'The order of the player turns is the same at night.',
      fr: 'L’ordre des tours est le même la nuit.',
    },
  ],
}
