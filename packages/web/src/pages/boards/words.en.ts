/** The page about the boards, in English. */
export const words = {
  title: 'About the boards',
  intro:
    'The rules of these games are public; their printed maps and counters are not. What no text states was rebuilt, and this page says what.',
  honest:
    'The rules are enforced as printed. The board and the factors you play with are partly ours: they need not match the published ones.',
  rulebook: 'Rulebook',
  'rulebook.text': 'Stated in the rulebook.',
  derived: 'Derived',
  'derived.text': 'Not stated, but only one value agrees with the rules.',
  reconstructed: 'Reconstructed',
  'reconstructed.text':
    'No text has it. Rebuilt from geography and history so that every rule holds.',
  'table.what': 'What',
  'table.from': 'From',
  'table.note': 'How',
  'ornament.title': 'What is only ornament',
  'ornament.text':
    'Fields, shading, contours, hamlets and, but for Blitzkrieg, railways make the maps readable and carry no rule.',
  'pack.title': 'If you own the printed game',
  'pack.text':
    'A board pack, a small file, can replace the map, the counters and the tracks with the printed values without touching a rule. It is checked when it is loaded.',
} as const
