export const reinforcements = {
  title: 'Reinforcements',
  rules: {
    'BLZ-REI-1':
      'Reinforcements enter in their owner’s movement phase; their dice are rolled at the start of the player turn, before supply.',
    'BLZ-REI-2':
      'Entering costs the entry hex, at the road rate on a road; the minimum move covers a hex that is too dear.',
    'BLZ-REI-3':
      'An entry hex with an enemy combat unit is closed; one in an enemy zone is open, but not at night.',
    'BLZ-REI-4':
      'If all its entry hexes are taken by the enemy, a unit that may enter waits two turns on the track, then enters without a die on any free hex of the same edge.',
    'BLZ-REI-5': 'French units do not enter on a bank of the river where no French unit is left.',
    'BLZ-REI-6':
      'Arrival by the turns played succeeds if the die is below the number of the turn. Ruling: that is the same as at most the number of turns completed, and the notes of play on Arras say so.',
    'BLZ-REI-7': 'Where the result must equal 1, less than 1 succeeds too.',
    'BLZ-REI-8': 'A 6 that never enters is the die as rolled.',
    'BLZ-REI-9': 'No player has to bring in reinforcements, unless the battle says so.',
    'BLZ-REI-10': 'Who failed, or succeeded and did not enter, rolls again next turn.',
    'BLZ-REI-11': 'Units said to enter in transports do so while there are any.',
    'BLZ-REI-13':
      'A transport enters only with a unit of its group, or of one the battle names, and counts for nothing.',
    'BLZ-REI-12': 'No unit of a side whose command is paralysed enters in that turn.',
  },
}
