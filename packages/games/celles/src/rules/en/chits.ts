export const chits = {
  title: 'Chits and actions',
  rules: {
    'CEL-3.0.1':
      'There are eight turns, from the night of 23 December (turn 1) to the day of 27 December (turn 8); odd turns are night turns, even turns day turns. Each turn runs through eight phases: 1 Chit Phase, 2 Supply Phase, 3 Initiative Phase, 4 Action Phase of the first player, 5 Action Phase of the second player, 6 further Action Phases in alternation until both sides have used all their actions, 7 Recovery Phase, in which all disruption is removed and all units are turned to their unused side, 8 Victory Point Phase.',
    'CEL-4.0.1': 'Each side draws from a cup of its own, which holds only its own chits.',
    'CEL-4.0.2':
      'In the Chit Phase each cup receives the action chits of the day and all the tactical chits of its side, including those drawn, played or set aside in the turn before. German action chits: 116th Panzer, 2nd Panzer and Panzer Lehr every day; 9th Panzer and Führer Begleit Brigade (FBB) from 25 December. Allied action chits: 84th Infantry, 2nd Armored and 4th Cavalry every day; a second chit of 2nd Armored and the one of the British 29th Brigade from 25 December. Tactical chits: Combat, Extra Move and Replacement for each side, and Allied Air for the Allies.',
    'CEL-4.0.3':
      'In a turn a side may play at most as many actions as the turn track gives it: from turn 1 to turn 8 the Germans have 3, 3, 3, 3, 4, 3, 4 and 3, the Allies 1, 2, 2, 5, 3, 5, 3 and 4. A side may own more action chits than actions; some formations then stay idle.',
    'CEL-4.0.4':
      'An action chit goes into the cup even if its formation has no unit in play; when drawn it can still activate one unit of another formation.',
    'CEL-4.0.5':
      'Tactical chits drawn but not played are not kept for the next turn: they go back into the cup.',
    'CEL-7.0.1':
      'At the start of an Action Phase its player draws chits until an action chit appears; each tactical chit drawn on the way goes to the Tactical Available box, or is set aside if it cannot be played in this turn.',
    'CEL-7.0.2':
      'The action chit activates all units of its formation or, instead, exactly one unit of any other formation. That single unit may not be British before 25 December and may never be the 3rd Armored unit.',
    'CEL-7.0.3':
      'When a formation is activated, all its units on the map are turned to their unused side; a unit activated singly is turned likewise.',
    'CEL-7.0.4': 'An activated unit that spends no MP stays on its unused side.',
    'CEL-7.0.5':
      'When the chit of the 84th Infantry activates the 84th itself, at most three of its units may become active to move or attack; they are named before any of them acts. All units of the 84th are turned to their unused side nevertheless.',
    'CEL-7.0.6': 'An Extra Move chit may add a fourth unit of the 84th to these three.',
    'CEL-7.0.7': 'Before 25 December (turn 4) British units cannot be activated by any means.',
    'CEL-7.0.8':
      'British units that cannot be activated yet still defend, exert their zones of control and may support an Allied attack. Ruling: only activation is barred, since support is open to units that are not activated.',
    'CEL-7.0.9':
      'When a player has finished moving and fighting, the other player takes an Action Phase. A player without actions left is skipped and draws no more; the other goes on alone, phase after phase.',
    'CEL-7.0.10':
      'A player with actions left must draw; what the chit activates may then stay where it is.',
    'CEL-7.0.11':
      'A player with an action left but no action chit in the cup, which only the optional rule can bring about, takes the Action Phase without drawing: of the tactical chits only Combat may be played in it, and one single unit of any formation is activated, or none.',
    'CEL-7.0.12':
      'A unit can be the active unit only once per Action Phase, whatever chits name it, but it can act again in a later Action Phase of the same turn when activated anew. Ruling: Extra Move gives no second move to a unit of the formation being activated, for the unit it adds is a member of the group like any other. Supporting an attack or advancing after combat does not count as having been active; becoming active and stopping at once does.',
    'CEL-7.0.14':
      'Each activation gives a unit its whole allowance again. Ruling: one passage of the booklet speaks of the points a unit may spend in a turn, but units are turned back at every activation, and its advice to the players counts on the 2nd Armored moving and attacking several times in a turn.',
    'CEL-7.0.15':
      'A supporting unit that had to retreat in another unit’s attack may still become the active unit later in the phase if it is activated and has not been active yet. Ruling: that a retreat ends the move concerns only the unit whose move is under way.',
    'CEL-7.0.16':
      'The 3rd Armored unit has no action chit and is never activated; it always stands on its unused side.',
    'CEL-7.0.13':
      'The single unit must belong to another formation than the one on the chit. To move one unit of the chit’s own formation, a player activates the formation and moves that unit alone; all its units are then turned to their unused side.',
  },
}
