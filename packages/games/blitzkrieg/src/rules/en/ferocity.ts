export const ferocity = {
  title: 'Moroccan ferocity',
  rules: {
    'BLZ-MOR-1':
      'While it is in force every combat with Moroccans is shifted a column in their favour.',
    'BLZ-MOR-2':
      'Each Moroccan unit may turn an R or R* into a D, also when it stands without retreat.',
    'BLZ-MOR-3':
      'At the end of the turn each that did so rolls once: even means a refit marker, or the end if it has one.',
    'BLZ-MOR-4': 'Moroccans may advance after any combat into hexes the Germans left.',
    'BLZ-MOR-5':
      'Moroccans are the three regiments printed as 2e DINA. Ruling: their numbers are those of the Moroccan division at Gembloux.',
  },
}
