export const rommel = {
  title: 'Rommel',
  rules: {
    'BLZ-ROM-1':
      'When his event comes the German places Rommel with a supplied German combat unit, or waits for a movement phase.',
    'BLZ-ROM-2': 'In each German movement phase he may go to any supplied German unit.',
    'BLZ-ROM-3': 'Units with him have a column in attack and in defence, one in total.',
    'BLZ-ROM-4':
      'Units that begin the phase with him have 1 point more, after halving: the first to use it takes him along, the others must end where he is.',
    'BLZ-ROM-5': 'Units with him may advance after combat.',
    'BLZ-ROM-6':
      'He is not disrupted and retreats with one of his units; he is lost when all of them are eliminated, or when an enemy enters his hex while he is alone.',
    'BLZ-ROM-7': 'He has no zone, no factors and does not stack.',
  },
}
