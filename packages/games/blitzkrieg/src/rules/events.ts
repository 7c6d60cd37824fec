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
      fr: 'À la fin de chaque tour, les deux joueurs lancent un dé ; la somme désigne un événement, qui agit au tour suivant.',
    },
    {
      id: 'BLZ-EVT-2',
      source: '',
      tag: 'completed',
      en: 'The day of an event is that of the turn at whose end it is drawn; a night belongs to the day that ended.',
      fr: 'Le jour d’un événement est celui du tour à la fin duquel il est tiré ; une nuit appartient au jour qui se termine.',
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
      en: 'Command paralysis: no unit arrives, and units move one hex in the movement phase. Each stack of two or more that could attack rolls a die; if it is odd, only one of its units attacks.',
      fr: 'Paralysie du commandement : aucune unité n’arrive, et les unités avancent d’un hex dans la phase de mouvement. Chaque pile d’au moins deux unités qui pourrait attaquer lance un dé ; s’il est impair, une seule de ses unités attaque.',
    },
    {
      id: 'BLZ-EVT-5',
      source: 'Events',
      tag: 'stated',
      en: 'Fifth columnists, or refugees: 1 more on each French die of arrival.',
      fr: 'Cinquième colonne, ou réfugiés : ajoutez 1 à chaque dé d’arrivée français.',
    },
    {
      id: 'BLZ-EVT-6',
      source: 'Events',
      tag: 'conflict',
      en: 'Maximum air effort: all Allied air units go four turns ahead; the German rolls a die, 1 less for each Allied unit already shot down, and as many German ones go too. Ruling: the box four turns ahead, not the fifth turn.',
      fr: 'Effort aérien maximum : toutes les unités aériennes alliées vont quatre tours plus loin sur la piste. L’Allemand lance un dé, réduit de 1 par unité alliée déjà abattue ; autant de ses unités partent aussi. Arbitrage : c’est la case quatre tours plus loin, non le cinquième tour.',
    },
    {
      id: 'BLZ-EVT-7',
      source: 'Events',
      tag: 'completed',
      en: 'At Stonne and Hannut it gives the French 3 or 2 air units for a turn, those shot down included; the surplus then goes.',
      fr: 'À Stonne et à Hannut, l’effort aérien donne aux Français 3 ou 2 unités aériennes pour un tour, même si elles ont été abattues ; les unités en plus s’en vont ensuite.',
    },
    {
      id: 'BLZ-EVT-8',
      source: 'Events',
      tag: 'completed',
      en: 'They shall not pass: the French roll a die. If it is even, they may shift a column either way in 2 combats of the next turn, otherwise in 3, once in a combat.',
      fr: 'L’événement « Ils ne passeront pas » : les Français lancent un dé. S’il est pair, ils peuvent décaler une colonne dans 2 combats du tour suivant, sinon dans 3, une fois par combat.',
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
