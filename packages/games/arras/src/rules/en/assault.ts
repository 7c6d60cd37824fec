export const assault = {
  title: 'Assault',
  rules: {
    'ARR-6.0a':
      'Only Fresh units may assault. An assault is always made against all enemy units in the location together.',
    'ARR-6.1a':
      'The Attack Total is the Attack Value (AV) plus the attacker’s dice; the Defence Total is the Defence Value (DV) plus the defender’s dice.',
    'ARR-6.1b':
      'The order is fixed: the attacker names the assaulting units and the Point Unit, the defender then names the Forward Unit, then both decide on Combat Support, and only then are the values computed and the dice rolled.',
    'ARR-6.1c':
      'Every assault, moving, in place or in an Overrun, needs a Point Unit, chosen among the assaulting infantry, armour, anti-tank and FLAK units.',
    'ARR-6.2a': 'The Attack Value starts from the Attack Factor of the Point Unit.',
    'ARR-6.2b':
      'Each assaulting unit besides the Point Unit, leaders included, adds 1 to the Attack Value.',
    'ARR-6.2c':
      'The Attack Value is reduced by 1, once, if the assaulting units mix British and French or mix Wehrmacht and SS. Leaders count for the mixture; supporting artillery and Air Support do not.',
    'ARR-6.2d':
      'The Attack Value is reduced by 1, once, if at least one assaulting unit crossed a river on its last step into the assaulted location. Earlier steps do not matter, an assault in place never suffers this penalty, and a zone arrow is never a river.',
    'ARR-6.2e':
      'In attack, Martel, Rommel, Eiche and Rothenburg each add 1 as additional units and nothing more.',
    'ARR-6.3a':
      'The Defence Value is the Defence Factor of the Forward Unit, taken from the side that is up, plus 1 for each other Fresh defending unit, plus the TEM of the location, plus 2 if Rommel is there.',
    'ARR-6.3b':
      'The defender may name any defending unit as Forward Unit, Fresh or Spent, even a leader; artillery may be named only if all defending units are artillery.',
    'ARR-6.3c':
      'Fresh artillery and Fresh leaders among the defenders add 1 to the Defence Value like other Fresh units.',
    'ARR-6.3d':
      'Rommel’s +2 applies whether he is Fresh or Spent, on top of the +1 he brings as a Fresh unit or of his Defence Factor if he is the Forward Unit.',
    'ARR-6.3e': 'A mixed defence, Wehrmacht with SS or British with French, suffers no penalty.',
    'ARR-6.4a':
      'The assault is a Success if the Attack Total is higher than the Defence Total; a tie or a lower total is a Failure.',
    'ARR-6.4.1a':
      'After a Failure the Point Unit is eliminated and the other assaulting units become Spent; the defenders suffer nothing.',
    'ARR-6.4.1b':
      'After a Failure each surviving unit that moved into the assaulted location goes back to the location it was in just before entering; if stacking leaves no room there, it goes on as in a retreat.',
    'ARR-6.4.1b2':
      'Locations taken on the way to a failed assault stay taken, and the location a unit returns to may be one of them.',
    'ARR-6.4.1c':
      'After a Failure an armour unit whose last step led straight from a location holding enemy units into the assaulted one is eliminated instead of going back. The location it left is judged as it was at the moment of leaving.',
    'ARR-6.4.1d': 'After a Failure the surviving units of an assault in place stay where they are.',
    'ARR-6.4.1e':
      'After a Failure the Initiative goes to the opponent, once the combat is completely resolved, voluntary retreats included.',
    'ARR-6.4.2a':
      'After a Success the attackers become Spent and stay in the location, and the defender takes Casualty Points (CP) equal to the Attack Total minus the Defence Total.',
    'ARR-6.4.2b':
      'A Fresh unit eliminated pays 5 CP; a Fresh unit flipped to Spent, a Spent unit eliminated and a Spent unit that retreats pay 2 CP each.',
    'ARR-6.4.2c':
      'A Fresh unit may be flipped for 2 CP and then, now Spent, be eliminated or retreat for 2 CP more, 4 CP in all. The same unit may not both retreat and be eliminated.',
    'ARR-6.4.2d':
      'The Forward Unit must take at least one of the losses, and takes the first. If, with this condition, losses worth exactly the required CP are possible, the defender must choose such losses.',
    'ARR-6.4.2e':
      'If no exact distribution exists but a higher total can be reached, the defender must exceed the required CP, distributing the losses freely. No loss may be superfluous, however: without any one of them the total would fall short or the Forward Unit would be spared.',
    'ARR-6.4.2f':
      'A stack can absorb 5 CP per Fresh unit and 2 CP per Spent unit; if more is required, all defending units are eliminated.',
    'ARR-6.4.2g': 'All eliminations are carried out before the first retreat.',
    'ARR-6.4.2h': 'Leaders, artillery and FLAK take losses like any other unit.',
    'ARR-6.4.2i':
      'When looking for an exact distribution, a retreat counts as possible for every Spent or just flipped unit that is not locked. A unit that then finds no legal destination is eliminated for the same 2 CP.',
    'ARR-6.4.2j':
      'A Fresh unit can take nothing (0 CP), a flip (2), a flip and retreat (4), a flip and elimination (4) or elimination (5), and a Spent unit nothing (0), a retreat (2) or elimination (2); a locked unit never retreats, and a retreat without a destination is an elimination for the same CP. If more CP are required than the stack can absorb, everything is eliminated; otherwise the Forward Unit must take something and only exact totals are legal or, if there is none, those higher totals that would fall short or spare the Forward Unit if the last loss of any one unit were taken out. The defender chooses one distribution, then all flips and eliminations are applied, then the retreats in the defender’s order.',
  },
}
