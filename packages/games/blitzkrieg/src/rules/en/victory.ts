export const victory = {
  title: 'Victory',
  rules: {
    'BLZ-VIC-1': 'Points are counted at the end of the battle, except those awarded during play.',
    'BLZ-VIC-2':
      '2 for each armoured and 1 for each other enemy combat unit eliminated, half a point for each on the map with a refit marker.',
    'BLZ-VIC-3':
      'A hex is occupied if a combat unit is there at the end. It is held by the side with a unit there, otherwise by the last side to have had one, otherwise by the side that the battle names.',
    'BLZ-VIC-4':
      'Below twice the loser’s points: tactical; up to three times: operational; above, or against 0: strategic; equal: a draw.',
    'BLZ-VIC-5':
      'A free line between edges has neither enemy combat units nor their zones, friends or not, and crosses rivers by bridges and pontoons.',
    'BLZ-VIC-6':
      'A player whose units on the map are all disrupted at the end of their own turn, or who has none left to come, loses at once: a strategic defeat.',
    'BLZ-VIC-7': 'Halves are kept.',
  },
}
