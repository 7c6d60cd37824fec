export const victory = {
  title: 'Victory',
  rules: {
    'CEL-16.0.1':
      'In each Victory Point Phase the Germans score 1 victory point (VP) for every German unit in a hex adjacent to the Meuse that is marked neither out of supply nor isolated. The hexes adjacent to it on the east bank are 0114, 0208 to 0213, 0309, 0408, 0500, 0507, 0508, 0600 to 0603, 0606 and 0704 to 0706.',
    'CEL-16.0.2':
      'As soon as the Germans have 20 VP on the track, the game ends with a German decisive victory.',
    'CEL-16.0.3':
      'Otherwise, at the end of turn 8, the Germans add to the VP on the track 1 VP for each of Ciney (1602), Beauraing (0815), Givet (0113, 0213) and Dinant (0604, 0704) they occupy. Each side gets 2 VP for each of Marche (2808), Hotton (3306) and Rochefort (2113) that holds one of its units, whatever the state of that unit, and 1 VP for each enemy step eliminated.',
    'CEL-16.0.4':
      'A town of two hexes is occupied when a German unit stands in either of them; it scores once. The Germans can only reach the eastern one.',
    'CEL-16.0.5':
      'Replaced steps do not count: losses are the steps lost minus the steps rebuilt. Counting the counters gives the same number: the steps of all full-strength counters in the destroyed units box, minus the reduced counters on the map; a reduced counter of the FBB that withdrew counts as one on the map.',
    'CEL-16.0.6': 'The side with more VP wins; equal totals are a draw.',
    'CEL-16.0.7': 'Steps lost to overstacking or in a retreat count like all others.',
  },
}
