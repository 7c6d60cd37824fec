import type { Chapter } from '@estafette/kernel'

export const events: Chapter = {
  id: 'events',
  title: { en: 'Random events', fr: 'Événements aléatoires' },
  rules: [
    {
      id: 'BLZ-EVT-1',
      source: 'Sequence',
      tag: 'stated',
      en: 'At the end of each turn both players roll a die; the sum names an event, which acts on the next turn.',
      fr: 'À la fin de chaque tour les deux joueurs jettent un dé ; la somme désigne un événement, qui agit au tour suivant.',
    },
    {
      id: 'BLZ-EVT-2',
      source: '',
      tag: 'completed',
      en: 'The day of an event is that of the turn at whose end it is drawn; a night belongs to the day that ended.',
      fr: 'Le jour d’un événement est celui du tour à la fin duquel il est tiré ; une nuit appartient au jour qui finit.',
    },
    {
      id: 'BLZ-EVT-3',
      source: 'Events',
      tag: 'stated',
      en: 'An event over its limit is none.',
      fr: 'Un événement au-delà de sa limite n’a pas lieu.',
    },
    {
      id: 'BLZ-EVT-4',
      source: 'Events',
      tag: 'completed',
      en: 'Command paralysis: no arrivals, one hex in the movement phase, and each stack of two or more that could attack rolls a die: odd, only one of them attacks.',
      fr: 'Paralysie du commandement : pas d’arrivée, un hex dans la phase de mouvement, et chaque pile de deux ou plus qui pourrait attaquer jette un dé : impair, une seule de ses unités attaque.',
    },
    {
      id: 'BLZ-EVT-5',
      source: 'Events',
      tag: 'stated',
      en: 'Fifth columnists, or refugees: 1 more on each French die of arrival.',
      fr: 'Cinquième colonne, ou réfugiés : 1 de plus à chaque dé d’arrivée français.',
    },
    {
      id: 'BLZ-EVT-6',
      source: 'Events',
      tag: 'conflict',
      en: 'Maximum air effort: all Allied air units go four turns ahead; the German rolls a die, 1 less for each Allied unit already shot down, and as many of his go too. Ruling: the box four turns ahead, not the fifth turn.',
      fr: 'Effort aérien maximum : toutes les unités aériennes alliées vont quatre tours plus loin ; l’Allemand jette un dé, 1 de moins par unité alliée déjà abattue, et autant des siennes partent aussi. Décision : la case quatre tours plus loin, non le cinquième tour.',
    },
    {
      id: 'BLZ-EVT-7',
      source: 'Events',
      tag: 'completed',
      en: 'At Stonne and Hannut it gives the French 3 or 2 air units for a turn, those shot down included; the surplus then goes.',
      fr: 'À Stonne et à Hannut il donne aux Français 3 ou 2 unités aériennes pour un tour, celles abattues comprises ; le surplus s’en va ensuite.',
    },
    {
      id: 'BLZ-EVT-8',
      source: 'Events',
      tag: 'completed',
      en: 'They shall not pass: the French roll, even 2, odd 3 combats of the next turn in which they shift a column either way, once in a combat.',
      fr: 'Ils ne passeront pas : les Français jettent un dé, pair 2, impair 3 combats du tour suivant où ils décalent d’une colonne, une fois par combat.',
    },
    {
      id: 'BLZ-EVT-9',
      source: '',
      tag: 'completed',
      en: 'No event is drawn after the last turn.',
      fr: 'On ne tire pas d’événement après le dernier tour.',
    },
  ],
}
