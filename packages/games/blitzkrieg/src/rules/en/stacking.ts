export const stacking = {
  title: 'Stacking',
  rules: {
    'BLZ-STK-1':
      'Stacking is looked at when movement, combat and exploitation end; units may pass through full hexes, and may stop in one only while others who have not moved can still leave it.',
    'BLZ-STK-2': 'French: three combat units of one formation, otherwise two.',
    'BLZ-STK-3':
      'A formation is whatever shares an identification bar. Ruling: the division, or the independent command.',
    'BLZ-STK-4':
      'British units have the French limit, each brigade or battalion group being a formation.',
    'BLZ-STK-5': 'German: three combat units of any formations.',
    'BLZ-STK-6': 'Air units, transports and markers do not count.',
    'BLZ-STK-7':
      'A player cannot end a phase with a stack that is too high while a move can cure it; if none can, that player chooses the excess to eliminate.',
    'BLZ-STK-8': 'Opposing combat units never share a hex.',
  },
}
