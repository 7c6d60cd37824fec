export const terrain = {
  title: 'Terrain',
  rules: {
    'BLZ-TER-1': 'Clear: 1 point, no effect in combat.',
    'BLZ-TER-2': 'Village: 1 point, 1 for the defence.',
    'BLZ-TER-3': 'Town: 2 points, 2 for the defence, no combined attack.',
    'BLZ-TER-4': 'Woods: 1 point on foot, 2 otherwise, 1 for the defence.',
    'BLZ-TER-5': 'Road: half a point; the French pay the terrain under interdiction.',
    'BLZ-TER-6': 'Rough: 1 point on foot, 2 otherwise, 1 for the defence for each defending unit.',
    'BLZ-TER-7':
      'River: all points on foot, others do not cross; an attack wholly across it is halved.',
    'BLZ-TER-8': 'Stream: 1 point more.',
    'BLZ-TER-9':
      'Change of level: 1 point more on foot, 2 otherwise; 1 for the defence if all attackers are lower.',
    'BLZ-TER-10': 'Level 2: as the other terrain in the hex.',
    'BLZ-TER-11': 'Level 3: as the other terrain in the hex.',
    'BLZ-TER-12':
      'Railway: 1 point on foot, 2 otherwise, 1 for the defence of infantry and engineers.',
    'BLZ-TER-13': 'Entrenchment: as the terrain, 2 for the defence of French units.',
    'BLZ-TER-14':
      'Missing note on villages, towns and entrenchments: zones of control do not extend into them.',
    'BLZ-TER-15':
      'Missing note on rivers: zones and supply cross at bridges, vehicles and guns at bridges and pontoons.',
    'BLZ-TER-16':
      'A hex has level 1 unless marked; a change of level is paid up and down, once for the hexside.',
    'BLZ-TER-17':
      'A hill in the list of shifts is a defender on level 2 or 3 with all attackers lower.',
  },
}
