export const medics = {
  title: 'Medics and bandages',
  rules: {
    'FRL-MED-1':
      'In the medical phase of each of your turns an unpinned medic may remove either one Morale hit or, if he has a Bandages counter, one Wound from one soldier of your side in his terrain card, himself included.',
    'FRL-MED-2':
      'A medic does not discard the Bandages he uses: the counter stays with him and is known from then on.',
    'FRL-MED-3': 'A pinned medic can remove neither Morale hits nor Wounds.',
    'FRL-MED-4':
      'In the medical phase any other soldier with Bandages may discard them to remove one Wound from a soldier of his side in his terrain card, himself included; several counters may be used. Ruling: he must be unpinned like a medic, since the trained man would otherwise be worse off.',
    'FRL-MED-5':
      'Bandages never remove Wounds from vehicles or infantry guns; a medic may remove their Morale hits.',
    'FRL-MED-6': 'The dead cannot be revived.',
  },
}
