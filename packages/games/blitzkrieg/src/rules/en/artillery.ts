export const artillery = {
  title: 'Artillery',
  rules: {
    'BLZ-ART-1':
      'In its owner’s bombardment phase undisrupted artillery may bombard a hex with enemies in range, by night too.',
    'BLZ-ART-2':
      'One die on the bombardment table, by the terrain of the target; villages count as other terrain.',
    'BLZ-ART-3':
      'D disrupts all combat units in the hex and eliminates a lone transport; X does nothing to guns.',
    'BLZ-ART-4': 'The die is modified as for air bombardment.',
    'BLZ-ART-5': 'Several guns may bombard one hex, each with its die.',
    'BLZ-ART-6':
      'Artillery that did not bombard may support one attack in range beside units that are no artillery; disrupted artillery only if adjacent.',
    'BLZ-ART-7': 'The total of an attack is at most twice that of its units that are no artillery.',
    'BLZ-ART-8':
      'Artillery that bombarded neither moves nor fires until its owner’s next recovery phase.',
    'BLZ-ART-9': 'Artillery supports no defence from afar.',
    'BLZ-ART-10': 'Germans bombard before they move, the French after.',
    'BLZ-ART-11':
      'In the French turn it is French artillery that is turned over. Ruling: the German named there is a slip.',
  },
}
