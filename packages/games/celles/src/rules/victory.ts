import type { Chapter } from '@estafette/kernel'

export const victory: Chapter = {
  id: 'victory',
  title: { en: 'Victory', fr: 'Victoire' },
  rules: [
    {
      id: 'CEL-16.0.1',
      source: '16.0',
      tag: 'stated',
      en: 'In each Victory Point Phase the Germans score 1 victory point (VP) for every German unit in a hex adjacent to the Meuse that is marked neither out of supply nor isolated. The hexes adjacent to it on the east bank are 0114, 0208 to 0213, 0309, 0408, 0500, 0507, 0508, 0600 to 0603, 0606 and 0704 to 0706.',
      fr: 'À chaque Phase des Points de Victoire, les Allemands marquent 1 point de victoire (PV) pour chaque unité allemande dans un hex adjacent à la Meuse qui n’est marquée ni non ravitaillée ni isolée. Les hexs qui lui sont adjacents sur la rive est sont 0114, 0208 à 0213, 0309, 0408, 0500, 0507, 0508, 0600 à 0603, 0606 et 0704 à 0706.',
    },
    {
      id: 'CEL-16.0.2',
      source: '16.0',
      tag: 'stated',
      en: 'As soon as the Germans have 20 VP on the track, the game ends with a German decisive victory.',
      fr: 'Dès que les Allemands ont 20 PV sur la piste, la partie se termine par une victoire décisive allemande.',
    },
    {
      id: 'CEL-16.0.3',
      source: '16.0',
      tag: 'stated',
      en: 'Otherwise, at the end of turn 8, the Germans add to the VP on the track 1 VP for each of Ciney (1602), Beauraing (0815), Givet (0113, 0213) and Dinant (0604, 0704) they occupy. Each side gets 2 VP for each of Marche (2808), Hotton (3306) and Rochefort (2113) that holds one of its units, whatever the state of that unit, and 1 VP for each enemy step eliminated.',
      fr: 'Sinon, à la fin du tour 8, les Allemands ajoutent aux PV de la piste 1 PV pour chacune des villes de Ciney (1602), Beauraing (0815), Givet (0113, 0213) et Dinant (0604, 0704) qu’ils occupent. Chaque camp reçoit 2 PV pour chacune des villes de Marche (2808), Hotton (3306) et Rochefort (2113) qui contient une de ses unités, quel que soit l’état de celle-ci, et 1 PV par pas ennemi éliminé.',
    },
    {
      id: 'CEL-16.0.4',
      source: '16.0',
      tag: 'completed',
      en: 'A town of two hexes is occupied when a German unit stands in either of them; it scores once. The Germans can only reach the eastern one.',
      fr: 'Une ville de deux hexs est occupée quand une unité allemande se tient dans l’un d’eux ; elle ne compte qu’une fois. Les Allemands ne peuvent atteindre que l’hex de la rive est.',
    },
    {
      id: 'CEL-16.0.5',
      source: '16.0',
      tag: 'completed',
      en: 'Replaced steps do not count: losses are the steps lost minus the steps rebuilt. Counting the counters gives the same number: the steps of all full-strength counters in the destroyed units box, minus the reduced counters on the map; a reduced counter of the FBB that withdrew counts as one on the map.',
      fr: 'Les pas remplacés ne comptent pas : les pertes sont les pas perdus moins les pas reconstruits. Compter les pions donne le même nombre : les pas de tous les pions à pleine puissance de la zone des unités détruites, moins les pions à puissance réduite sur la carte ; un pion réduit de la FBB repliée compte comme s’il était sur la carte.',
    },
    {
      id: 'CEL-16.0.6',
      source: '16.0',
      tag: 'stated',
      en: 'The side with more VP wins; equal totals are a draw.',
      fr: 'Le camp qui a le plus de PV gagne ; à totaux égaux, c’est une égalité.',
    },
    {
      id: 'CEL-16.0.7',
      source: '16.0',
      tag: 'stated',
      en: 'Steps lost to overstacking or in a retreat count like all others.',
      fr: 'Les pas perdus par surempilement ou en retraite comptent comme les autres.',
    },
  ],
}
