export const advance = {
  title: 'Advance after combat',
  rules: {
    'CEL-11.2.1':
      'When a hex of the defender is vacated, any attacking units, not only the active one, may enter it within the stacking limit, each at most once per combat. It makes no difference whether retreat or elimination emptied the hex.',
    'CEL-11.2.2': 'A unit advances only from an adjacent hex, and not across the Meuse.',
    'CEL-11.2.3': 'No unit advances into the enemy Rear Area.',
    'CEL-11.2.4': 'An advance ignores ZOC, costs no MP and does not turn the unit over.',
    'CEL-11.2.5':
      'Whether it advanced or not, the active unit may go on moving and attacking with the MP it has left.',
    'CEL-11.2.6':
      'A unit that retreated in the combat cannot advance, and the 3rd Armored unit never does.',
  },
}
