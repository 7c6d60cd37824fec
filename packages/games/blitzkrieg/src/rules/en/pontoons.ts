export const pontoons = {
  title: 'Pontoons',
  rules: {
    'BLZ-PON-1': 'The German has six pontoons; they are of use where there is a river.',
    'BLZ-PON-2':
      'Vehicles, artillery and transports cross a river only by bridges and built pontoons.',
    'BLZ-PON-3': 'A pontoon takes away cost and limits of the river, and has no effect in combat.',
    'BLZ-PON-4':
      'It is begun at the start of a German player turn by two undisrupted units of infantry, assault troops or engineers on either side of the hexside.',
    'BLZ-PON-5':
      'Until it is built the two neither move nor become disrupted; they may fight, but an advance is a move.',
    'BLZ-PON-6': 'It is built in the victory phase of the same game turn.',
    'BLZ-PON-7':
      'A built pontoon may be taken up at the start of a German player turn and used again.',
    'BLZ-PON-8':
      'It is lost for good if a builder is disrupted, retreats or is eliminated, or if an undisrupted French combat unit enters either hex.',
    'BLZ-PON-9': 'Builders that move give it up, and the marker comes back.',
    'BLZ-PON-10': 'Printed bridges are never destroyed.',
    'BLZ-PON-11': 'One pontoon to a hexside, and a unit builds one at a time.',
    'BLZ-PON-12':
      'From the placing of its marker a pontoon carries German supply; movement only once it is built.',
  },
}
