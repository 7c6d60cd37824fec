export const reinforcements = {
  title: 'Reinforcements and withdrawal',
  rules: {
    'CEL-14.0.1':
      'From its turn of arrival on, a reinforcement is placed on one of its entry hexes when it or its formation is activated.',
    'CEL-14.0.2':
      'Extra Move, or the chit of another formation, may bring in one single reinforcement.',
    'CEL-14.0.3':
      'A reinforcement may not be placed in a hex with an enemy unit; enemy ZOC does not prevent it. The placement costs no MP.',
    'CEL-14.0.4':
      'Several units may share an entry hex during the Action Phase, but overstacking there must be gone by its end or steps are lost. Overstacking that the placing of reinforcements caused is spared the check at the end of a unit’s move; a unit that moves into such a hex and makes it worse is checked like anywhere else, and its owner loses steps down to what the placing alone had caused. The checks at combat, retreat, replacement and advance stand.',
    'CEL-14.0.5':
      'A reinforcement that is not activated on its turn is available on every later one.',
    'CEL-14.0.6': 'If all its entry hexes are occupied by the enemy, a reinforcement waits.',
    'CEL-14.0.7':
      'Ruling: when the 84th is activated by its chit, a waiting unit of the 84th is placed with it, but moves only if it is one of the three named.',
    'CEL-14.0.8':
      'A reinforcement enters on its unused side. Its move starts in the entry hex, for ZOC and for strategic movement alike.',
    'CEL-14.0.9':
      'Activating a formation brings in all its due units: none may be held back while it has a free entry hex.',
    'CEL-15.0.1':
      'From turn 7 (night of 26 December) on, when the FBB chit is drawn and the FBB still has a unit on the map or waiting, the FBB withdraws at once, before any tactical chit is played: all its units leave the map. This uses up the action, and the chit activates nothing. It is not a choice. Tactical chits may then be played as usual, and an Extra Move unit moves.',
    'CEL-15.0.7':
      'If the FBB chit is drawn from turn 7 on while the FBB has no unit on the map or waiting because all are destroyed, there is nothing to withdraw, and the chit may activate one unit of another formation. A unit of the FBB rebuilt later makes it liable to withdraw again.',
    'CEL-15.0.2':
      'From turn 7 on, activating a single FBB unit, by another formation’s chit or by Extra Move, also withdraws the FBB. Ruling: the whole brigade goes, not that unit alone.',
    'CEL-15.0.3': 'FBB units still waiting off the map when it withdraws never enter.',
    'CEL-15.0.4':
      'Steps that withdrawn units had lost still count for victory points; steps still present in them do not.',
    'CEL-15.0.5':
      'The FBB chit stays in the cup; drawn after the withdrawal, it can only activate one unit of another formation.',
    'CEL-15.0.6':
      'If another formation’s chit was used to withdraw the FBB, that action is spent and activates nothing more.',
  },
}
