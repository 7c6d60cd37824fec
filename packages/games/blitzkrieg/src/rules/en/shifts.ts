export const shifts = {
  title: 'Column shifts',
  rules: {
    'BLZ-SHF-1': 'Right 1: a defender is disrupted.',
    'BLZ-SHF-2': 'Right 1: combined attack.',
    'BLZ-SHF-3':
      'Right 1: bonus tanks against armour, or anti-tank guns against armour or an entrenchment. Ruling: one column in total, as the example counts.',
    'BLZ-SHF-4':
      'Right 1 for each British heavy tank unit that attacks, unless an undisrupted 88 defends. Ruling: against any German target, as the detailed rule says.',
    'BLZ-SHF-5': 'Right 1: Rommel is with an attacker.',
    'BLZ-SHF-6': 'Right 1: Moroccans attack under ferocity.',
    'BLZ-SHF-7': 'Left 1: an attacker is disrupted.',
    'BLZ-SHF-8': 'Left 1: uphill attack.',
    'BLZ-SHF-9': 'Left 1: Rommel is with the defenders.',
    'BLZ-SHF-10': 'Left 1: Moroccans defend under ferocity.',
    'BLZ-SHF-11': 'Left 1: an undisrupted 88 defends against armour.',
    'BLZ-SHF-12': '1 either way: “They shall not pass”, as the French choose.',
    'BLZ-SHF-13':
      'Shifts add up; the sum is three columns at most either way, and the ends of the table hold.',
    'BLZ-SHF-14': 'Odds above 6:1 count as the last column before shifts.',
    'BLZ-SHF-15':
      'Attackers give their columns even if disrupted; an 88 that defends gives its column only if it is not disrupted.',
    'BLZ-CMB-1':
      'A combined attack needs armour and foot among the attackers, and nothing but infantry and heavy infantry in the targets.',
    'BLZ-CMB-2': 'There is no combined attack against a town.',
    'BLZ-CMB-3': 'Disrupted attackers count.',
  },
}
