export const scenarios = {
  title: 'Scenarios',
  rules: {
    'FRL-FIRST-1':
      'Recommended first battle: standard rules, 31 VP, random terrain, without vehicles, infantry guns or snipers; ready-made training forces may be used.',
    'FRL-SCN-1':
      'There are nineteen scenarios, drawn from history and balanced: where terrain, entrenchment or surprise favour one side, the other has the larger force or hand.',
    'FRL-SCN-2':
      'A scenario fixes terrain, forces, first player, special rules and victory; equipment and sections are chosen freely as in set-up. The Allies start in card 2 with start point 1, the Axis in card 8 with start point 9.',
    'FRL-SCN-3':
      'Standard victory is FRL-VIC-1, computed on the whole listed force, reinforcements included. An additional objective is a second way to win for the side named; the other side wins in the standard way.',
    'FRL-SCN-S1':
      'Surprise (side): the sections of that side are Acted during the whole first turn of the game, which is the enemy’s; from the second turn on they refresh.',
    'FRL-SCN-S2':
      'Night (turns, range): during that many first player turns of the game, counting those of both players, no attack or counter-attack is allowed at a true range above the one given.',
    'FRL-SCN-S3':
      'Entrenched (side, cover): every soldier of that side on the table at the start is entrenched until he leaves the card he started in, by whatever move; lateral moves do not end it. A section has this cover in points while all its soldiers are entrenched.',
    'FRL-SCN-S4':
      'Deploy (side, cards): each section of that side may start in any of the listed cards.',
    'FRL-SCN-S5': 'Hand (side, number): the hand size of that side is greater by that number.',
    'FRL-SCN-S6':
      'Reinforcement (side, turn, cards): at the start of the given turn of that side, after the refresh, the cards appear as Not Acted sections in its starting card, 2 or 8, with their ammo and with equipment chosen then.',
    'FRL-SCN-S7':
      'Objective (side, card, number): the side wins at once if it holds the card at the end of that many consecutive turns of its own.',
    'FRL-SCN-S8':
      'Limit (turns, winner): if no one has won when the second player finishes that turn, the named side wins.',
  },
}
