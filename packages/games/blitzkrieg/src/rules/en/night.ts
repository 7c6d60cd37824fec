export const night = {
  title: 'Night',
  rules: {
    'BLZ-NIT-1':
      'At night there is no air action, no combat and no exploitation. Artillery bombards. Units move one hex, never into an enemy zone of control.',
    'BLZ-NIT-2': 'Supply, bombardment, movement, recovery, event and victory take place.',
    'BLZ-NIT-3':
      'In their recovery phase each player rolls for each eliminated combat unit with factors above 1, without a refit marker, that has not failed before and is not an 88.',
    'BLZ-NIT-4': '1 to 3: it may return with a refit marker; 4 to 6: it is gone for good.',
    'BLZ-NIT-5': 'Transports are not recovered.',
    'BLZ-NIT-6':
      'Recovered units enter in their owner’s next movement phase or later, by the supply edge, and are supplied in that turn.',
    'BLZ-NIT-7':
      'A recovered unit no longer counts as eliminated; on the map it counts half a point, off the map nothing.',
    'BLZ-NIT-8': 'The dice are rolled for all who may.',
    'BLZ-NIT-9': 'The order of the player turns is the same at night.',
  },
}
