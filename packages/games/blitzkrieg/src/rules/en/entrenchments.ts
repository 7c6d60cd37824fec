export const entrenchments = {
  title: 'Entrenchments',
  rules: {
    'BLZ-ENT-1':
      'Entrenchments are placed at set-up only, one to a hex, with a unit entitled to one; all French units in the hex profit.',
    'BLZ-ENT-2':
      'They give 2 to the defence, the harder column and 1 less against bombardment, and keep German zones out.',
    'BLZ-ENT-3': 'One that is left by the last French combat unit is removed.',
    'BLZ-ENT-4': 'Germans never profit.',
    'BLZ-ENT-5':
      'In woods an entrenchment gives 3 to the defence. Ruling: against bombardment the two are one condition, 1 less in total.',
  },
}
