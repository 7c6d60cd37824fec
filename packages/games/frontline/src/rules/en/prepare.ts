export const prepare = {
  title: 'Prepare',
  rules: {
    'FRL-PREP-1': 'Prepare is a section’s action that needs no card.',
    'FRL-PREP-2':
      'A section that prepares puts missing ammo counters back, removes Pins or draws action cards. Ruling: each soldier of the section makes one of these choices for himself, or none, for Planning gives every soldier his own Prepare.',
    'FRL-PREP-3': 'A pinned soldier may only remove his Pin.',
    'FRL-PREP-4':
      'Planning: for each living Planning soldier in the section, pinned or not, one extra action card is drawn before the soldiers’ choices.',
    'FRL-PREP-5': 'Prepare removes neither Morale hits nor Wounds.',
  },
}
