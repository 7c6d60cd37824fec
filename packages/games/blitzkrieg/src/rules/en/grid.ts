export const grid = {
  title: 'Map and grid',
  rules: {
    'BLZ-GRID-1':
      'Hexes have four digits: the column counted from the west edge, the row counted from the north edge.',
    'BLZ-GRID-2': 'Hexes are flat-topped, and odd columns lie half a hex lower than even ones.',
    'BLZ-GRID-3':
      'The edges are the first and the last column and the first and the last row; a corner hex belongs to both of its edges.',
    'BLZ-GRID-4':
      'Distance is counted in hexes by the shortest way, whatever the terrain; a hex that touches a river, or lies on an edge, is one hex from it.',
    'BLZ-GRID-5': 'Partial hexes at the edge of the map are played on.',
  },
}
