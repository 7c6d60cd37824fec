export const zones = {
  title: 'Zones of control',
  rules: {
    'BLZ-ZOC-1':
      'Every undisrupted combat unit, artillery included, has a zone of control in the six hexes around it.',
    'BLZ-ZOC-2': 'A zone of control does not extend into towns and villages.',
    'BLZ-ZOC-3': 'It does not extend into an entrenchment.',
    'BLZ-ZOC-4':
      'It does not cross a river, except where a bridge is printed; streams do not stop it.',
    'BLZ-ZOC-5':
      'A pontoon carries no zone of control across. Ruling: a zone forces combat, and pontoons have no effect on combat.',
    'BLZ-ZOC-6': 'A unit in a town, village or entrenchment has its own zone of control outside.',
    'BLZ-ZOC-7': 'Disrupted units, transports and Rommel have none.',
    'BLZ-ZOC-8': 'A unit that enters an enemy zone of control stops for the phase.',
    'BLZ-ZOC-9':
      'A unit that begins in an enemy zone of control may leave it for 1 point more, if the first hex it enters is in none.',
    'BLZ-ZOC-10':
      'No unit goes directly from one enemy zone of control into another, not even by the minimum move; friendly units do not help.',
    'BLZ-ZOC-11': 'Zones of control change at once with disruption, elimination and retreat.',
    'BLZ-ZOC-12':
      'In exploitation and at night no unit enters an enemy zone of control; leaving one costs 1 point more in exploitation.',
  },
}
