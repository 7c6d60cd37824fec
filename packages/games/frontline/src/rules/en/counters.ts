export const counters = {
  title: 'Counters',
  rules: {
    'FRL-CNT-1':
      'The Axis uses the blue counters, the Allies the beige ones; a player never uses the other’s.',
    'FRL-CNT-2':
      'The equipment counters of a side limit what it may take. Ammo counters, damage markers and Acted counters are unlimited.',
    'FRL-CNT-3':
      'The Firepower marker shows which side’s firepower is in effect and its value; it does nothing else.',
    'FRL-CNT-4': 'Every section is Not Acted at the start of the game.',
  },
  inert: {
    'FRL-CNT-1': 'The colours are those of the counters on the screen and decide nothing.',
    'FRL-CNT-3': 'The marker only shows a number that the program keeps.',
  },
}
