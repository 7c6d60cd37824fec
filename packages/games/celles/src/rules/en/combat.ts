export const combat = {
  title: 'Combat',
  rules: {
    'CEL-11.0.1':
      'Combat is part of the active unit’s move: it may attack at any point of it and as often as its MP allow, unless it has been forced to retreat. A motorized unit pays 3 MP for a light attack, 6 for a medium and 9 for a heavy one; infantry pays 1, 2 or 3. A light attack gets −2 on the die, a heavy one +1.',
    'CEL-11.0.2':
      'The active unit attacks all enemy units adjacent to it together. Enemy units across the Meuse are left out: no attack is made over it, not even over a bridge.',
    'CEL-11.0.3':
      'The attacker may add, one by one, any friendly units adjacent to a defending unit and not across the Meuse from it, of any formation, used or unused, activated or not. An isolated unit may not be added. The 3rd Armored unit may, with an attack strength of 0.',
    'CEL-11.0.4':
      'Supporting units do not enlarge the combat: enemy units adjacent to them but not to the active unit are not attacked.',
    'CEL-11.0.5':
      'A unit stacked with the active unit is not in the attack of itself; it may be added as a supporting unit like any other.',
    'CEL-11.0.6':
      'Only the active unit pays MP. Supporting units are not turned to their used side and may become active later in the same phase if they are activated and have not been active yet.',
    'CEL-11.0.7': 'Enemy units in their own Rear Area may be attacked.',
    'CEL-11.0.8':
      'The odds are the total attack strength against the total defence strength, rounded down to a column of the Combat Results Table (CRT): 1–2, 1–1, 2–1, 3–1 or 5–1. Lower odds use the column 1–2, higher ones 5–1.',
    'CEL-11.0.9':
      'A die-roll modifier applies if any unit of the side concerned qualifies, and each counts only once. They are: type of attack, light −2, heavy +1; the defenders’ terrain, town −2, village or woods −1, rough or clear 0; attack across a minor river −1; German attack by night +1; Allied attack by day from 25 December +1; a defender disrupted +2; an attacker disrupted −2; a defender isolated +2; an attacker out of supply −2; Combat chit of the attacker +1, of the defender −1.',
    'CEL-11.0.10':
      'If the defenders stand in several hexes, only the terrain that helps them most counts: town −2 before village or woods −1. Terrain modifiers are never added up.',
    'CEL-11.0.11': 'A woods hex with a village gives −1 in all.',
    'CEL-11.0.12':
      'If at least one unit attacks across a minor river, the attack gets −1, once, on top of the terrain.',
    'CEL-11.0.13':
      'Ruling: the active unit attacks across a river if a minor river lies between it and any of the defenders, for it attacks them all; a supporting unit does so only if a river lies between it and every defender it is adjacent to, for the attacker chooses against whom it helps.',
    'CEL-11.0.14': 'A bridge does not cancel the river modifier.',
    'CEL-11.0.15':
      'German attacks in night turns get +1; Allied attacks in day turns get +1 from turn 4 (25 December) on.',
    'CEL-11.0.16':
      'The result is read on the CRT: left of the slash for the attacker, right of it for the defender. The defender’s part is applied completely before the attacker’s. The columns, from a modified die of 0 or less to 10 or more: 1–2: 2RD/—, 2/—, 1RD/—, 1D/—, 1/—, D/—, —/—, —/—, —/D, —/R, —/R. 1–1: 2/—, 1RD/—, 1/—, D/—, —/—, —/—, —/D, —/R, —/R, —/RD, —/RD. 2–1: 1RD/—, 1D/—, D/—, —/—, —/D, —/R, —/R, —/RD, —/RD, —/1D, —/1RD. 3–1: 1D/—, 1/—, —/—, —/D, —/R, —/R, —/RD, —/RD, —/1D, —/1RD, —/2RD. 5–1: 1/—, 1/D, 1/1, —/1, —/1, —/1D, —/1R, —/1RD, —/1RD, —/2RD, —/2RD. Eight of these results are known, the others are reconstructed.',
    'CEL-11.0.17':
      'Each side applies its part in this order: step losses, then disruption, then retreat.',
    'CEL-11.0.18':
      'A number is that many steps lost. The attacker’s first step must come from the active unit; the owner chooses the others, and all those of the defender, among the involved units. Steps that cannot be lost any more are ignored.',
    'CEL-11.0.19':
      'A full-strength two-step unit that loses one step is replaced by its reduced counter and goes to the destroyed units box; if it loses both, both counters go there. A one-step unit that loses a step is eliminated.',
    'CEL-11.0.20':
      'The reduced counter takes over the hex, the used or unused side, disruption, supply marker and everything else that marked the unit it replaces.',
    'CEL-11.0.21':
      'D: two involved units of that side are disrupted, or one if only one took part. On the attacking side the first is the active unit; for the rest the owner chooses among the involved units not yet disrupted. Units already disrupted suffer nothing more.',
    'CEL-11.0.22':
      'If the active unit has been eliminated or is already disrupted, the owner chooses both units of a D among the undisrupted ones.',
    'CEL-11.0.23': 'R: all involved units of that side retreat two hexes.',
    'CEL-11.0.24': 'A dash (—) means no effect on that side.',
    'CEL-11.0.25':
      'A modified die below 0 is read in the row of 0 or less, one above 9 in the row of 10 or more.',
    'CEL-11.0.26':
      'If the active unit is disrupted in its own attack, its allowance is reduced at once, and what it has spent stays spent; it goes on only with what remains, if anything does.',
  },
}
