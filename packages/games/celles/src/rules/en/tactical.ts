export const tactical = {
  title: 'Tactical chits',
  rules: {
    'CEL-13.0':
      'A tactical chit in the Tactical Available box may be used once, in the Action Phase in which it was drawn or in a later one of the same turn; it then goes to the Played Tactical box.',
    'CEL-13.1':
      'Combat adds 1 to the die of one attack of its owner or takes 1 from the die of one enemy attack. It is played once odds and modifiers are known and before the roll. If both players have it, the attacker decides first. Each side plays at most one per attack.',
    'CEL-13.1a':
      'The defender may play Combat in the opponent’s phase, provided it has already been drawn this turn.',
    'CEL-13.2':
      'Extra Move is played right after its owner has drawn an action chit and before it is decided what that chit activates. One more unit, of any formation, is activated and joins the group; the units of the group move in any order.',
    'CEL-13.3':
      'Replacement may be played by the Germans only at night and by the Allies only by day; drawn at the wrong time, it is set aside until the end of the turn. It is played at the same moment as Extra Move, for a unit of any formation: one reduced unit is brought back to full strength, or one eliminated unit is rebuilt.',
    'CEL-13.3a':
      'Full strength: a reduced counter on the map is exchanged for the two-step counter of its unit.',
    'CEL-13.3b':
      'Rebuilding: an eliminated one-step unit, or the reduced counter of an eliminated two-step unit, returns to the map on its unused side: a German one at an entry hex of its formation, a US one at Marche (2808), Hotton (3306), Ciney (1602) or Hamois (1900), a British one in any hex of Dinant (0604, 0704) or Givet (0113, 0213); never in a hex with an enemy unit.',
    'CEL-13.3c':
      'In both cases the hex must be in supply for that unit and outside enemy ZOC; stacking is checked afterwards.',
    'CEL-13.3d':
      'For a replacement supply is traced at that very moment, from the hex, as in the Supply Phase.',
    'CEL-13.3e':
      'A rebuilt unit starts undisrupted and supplied; a unit brought back to full strength keeps its markers and its side.',
    'CEL-13.3f': 'The replaced or rebuilt unit may be activated in the same Action Phase.',
    'CEL-13.3g':
      'Once the FBB has withdrawn, none of its units can be rebuilt, whether withdrawn or destroyed earlier; until then a destroyed or reduced one can be replaced, even from turn 7 on. The 3rd Armored unit may return, still immobile. British units may be rebuilt before 25 December, though not activated.',
    'CEL-13.4':
      'Allied Air is played at the same moment as Extra Move, never in a night turn: drawn at night, it is set aside until the end of the turn. The Germans lose one action of this turn, unless they have used them all, and the Allied player may make one air attack on any German unit on the map, even in its Rear Area.',
    'CEL-13.4a':
      'Air attack: on 5 to 9 the unit loses a step, on 1 to 4 it is disrupted, on 0 or less nothing happens. The die gets −2 if the unit is in a town or woods hex; a village gives nothing.',
    'CEL-13.4b': 'An air attack that would disrupt a unit already disrupted has no effect.',
    'CEL-13.4c': 'Ruling: the air attack may be waived, the loss of the German action may not.',
    'CEL-13.5':
      'On one action chit a player may play any number of Extra Move, Replacement and Allied Air chits, in any order.',
  },
}
