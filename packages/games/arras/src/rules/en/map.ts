export const map = {
  title: 'The map',
  rules: {
    'ARR-2.1.1a':
      'The map consists of 28 numbered areas and 6 lettered zones; area or zone, each of these 34 spaces is called a location.',
    'ARR-2.1.1b':
      'Two areas are adjacent when they share a stretch of boundary. Touching at a corner is not enough: area 11 is adjacent neither to area 9 nor to area 22.',
    'ARR-2.1.1c':
      'The boundary between two areas is either a plain line, drawn as a green double line, or a river.',
    'ARR-2.1.2a':
      'Each location carries an identifier (a number from 1 to 28 or a letter from A to F) and a Terrain Effects Modifier (TEM) from +1 to +3. A square identifier stands for woods, rough ground or a ridge; everywhere else the identifier is a circle.',
    'ARR-2.1.2b':
      'The shape of an identifier has one effect only: it decides whether an Overrun is possible in that location.',
    'ARR-2.1.3a':
      'A zone is adjacent to the areas its arrows point to and to no others. Zones are never adjacent to one another.',
    'ARR-2.1.3b':
      'What is said of areas holds for zones as well unless a rule says otherwise; thus a zone can never be bombarded.',
    'ARR-2.1.4a':
      'Locations with a black identifier (areas 2–19, zones A, B and C) and area 1 begin under German control. Locations with a blue identifier (areas 21–28, zones D, E and F) and area 20 begin under Allied control.',
    'ARR-2.1.4b':
      'German units may never be in a blue location, whether by movement, retreat, entry or reorganization; the half-blue, half-black areas 1 and 20 are open to them. There are two exceptions: the Panzers may enter the game in zone D, and the limit is lifted altogether once Rommel has turned north.',
    'ARR-2.1.4c':
      'Allied units have no operational limit: they may go into locations of every colour.',
    'ARR-2.1.5a':
      'The areas with a red-ringed identifier are 2, 4, 6 and 7. Zones A and B are drawn in red too, but this gives them nothing beyond their own part in the automatic victory.',
  },
}
