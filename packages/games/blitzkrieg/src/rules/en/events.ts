export const events = {
  title: 'Random events',
  rules: {
    'BLZ-EVT-1':
      'At the end of each turn both players roll a die; the sum names an event, which acts on the next turn.',
    'BLZ-EVT-2':
      'The day of an event is that of the turn at whose end it is drawn; a night belongs to the day that ended.',
    'BLZ-EVT-3': 'An event over its limit is none.',
    'BLZ-EVT-4':
      'Command paralysis: no unit arrives, and units move one hex in the movement phase. Each stack of two or more that could attack rolls a die; if it is odd, only one of its units attacks.',
    'BLZ-EVT-5': 'Fifth columnists, or refugees: 1 more on each French die of arrival.',
    'BLZ-EVT-6':
      'Maximum air effort: all Allied air units go four turns ahead; the German rolls a die, 1 less for each Allied unit already shot down, and as many German ones go too. Ruling: the box four turns ahead, not the fifth turn.',
    'BLZ-EVT-7':
      'At Stonne and Hannut it gives the French 3 or 2 air units for a turn, those shot down included; the surplus then goes.',
    'BLZ-EVT-8':
      'They shall not pass: the French roll a die. If it is even, they may shift a column either way in 2 combats of the next turn, otherwise in 3, once in a combat.',
    'BLZ-EVT-9': 'No event is drawn after the last turn.',
  },
}
