export const supply = {
  title: 'Supply',
  rules: {
    'BLZ-SUP-1':
      'A unit traces supply in its owner’s supply phase and recovery phase, at no other time.',
    'BLZ-SUP-2':
      'A supply line is a chain of adjacent hexes of any length to a hex of the supply source edge.',
    'BLZ-SUP-3':
      'No hex of the line holds an enemy combat unit; a lone enemy transport bars nothing.',
    'BLZ-SUP-4':
      'The line does not run through an enemy zone of control, unless a friendly combat unit stands in the hex. Ruling: the two places that make this exception count more than the one that leaves it out.',
    'BLZ-SUP-5':
      'The line crosses a river over a bridge only; German lines also over a pontoon, even one that is being built, or none could ever be built.',
    'BLZ-SUP-6': 'In the supply phase a unit that cannot trace is disrupted at once.',
    'BLZ-SUP-7':
      'Units that arrive, are recovered or come back are supplied during the whole of that turn.',
    'BLZ-SUP-8':
      'In the recovery phase every disrupted unit that can trace loses its disruption, unless a rule of the battle delays it.',
    'BLZ-SUP-9':
      'Transports need no supply; they share the fate of the unit they carry in combat only.',
    'BLZ-SUP-10': 'Being without supply has no other effect than disruption.',
  },
}
