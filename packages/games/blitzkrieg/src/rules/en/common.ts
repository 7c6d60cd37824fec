export const common = {
  title: 'Common to the battles',
  rules: {
    'BLZ-COM-1':
      'Option: before the odds, infantry and heavy infantry in clear terrain or woods that are attacked by armour, with no undisrupted friendly armour in the hex, roll a die. On a die up to its defence factor the unit must stand without retreat; on a 6 it is disrupted.',
    'BLZ-COM-2':
      'Each battle says who sets up first, who goes first, which edges supply, and how many air units there are.',
    'BLZ-COM-3':
      'At Arras the Allied player turn comes first. Ruling: the notes of play, the set-up and the initiative of the 21st, against the printed sequence.',
    'BLZ-COM-4':
      'Stacking limits apply at set-up. Transports are set up with units of their formation. The second player stays out of enemy zones of control while possible.',
    'BLZ-COM-5': 'Symbols on the turn track are reminders; the text rules.',
  },
}
