export const hannut = {
  title: 'Hannut',
  rules: {
    'HAN-SET-1': 'The French set up first. 11th RDP: columns 01 to 16; all may start entrenched.',
    'HAN-SET-2':
      '1st battalion of 2e DLM: within three hexes of Merdorp, Jandrenouille or Jandrain; its artillery may be entrenched.',
    'HAN-SET-3':
      '2nd battalion: within three hexes of Orp-le-Grand or Orp-le-Petit. Then roll a die for each of its armoured units: on 1 or 2 it is at full strength, on 3 or 4 it takes a refit marker, on 5 or 6 it is out. Ruling: such losses score nothing.',
    'HAN-SET-4': 'There is an entrenchment for each unit that may start so.',
    'HAN-SET-5':
      'The Germans enter on turn 1: 3rd Panzer from 1901 to 1906, 4th Panzer from 1910 to 1916.',
    'HAN-SET-6':
      'Each Panzer II unit rolls as it enters: on 1 or 2 it is at full strength, on 3 or 4 it takes a refit marker, on 5 or 6 it is lost for good, which scores for the French.',
    'HAN-SET-7':
      'The rifle regiments and the Jäger may enter later or never; the Panzer regiments must on turn 1.',
    'HAN-REI-1':
      '12th cuirassiers from turn 9, 3rd battalion of 11th RDP from turn 12: roll a die for each unit, plus interdiction and fifth column. On 4 or less it enters by the west edge, rolls for its state and gives the Germans a point. Ruling: a unit lost by that die scores that point only.',
    'HAN-EVT-1': '2, 12: German command paralysis, once a day.',
    'HAN-EVT-2': '6: French command paralysis, once a day.',
    'HAN-EVT-3': '3, 11: they shall not pass; on the 12th an 11 has no effect.',
    'HAN-EVT-4': '4, 7, 10: no event.',
    'HAN-EVT-5': '5, 9: fifth columnist strike, once a day.',
    'HAN-EVT-6': '8: maximum French air effort, two French air units next turn, once a day.',
    'HAN-VIC-1': 'The common list, and 2 points for each village or town hex held.',
    'HAN-VIC-2':
      'French: 1 point for each unit on an east edge hex with a supply line to the west edge.',
    'HAN-VIC-3':
      'German: 1 point for each unit that left by the west edge, if a supply line joins the edges; 1 for each French reinforcement that entered; half a point for each unit that never entered.',
    'HAN-OPT-1': 'Option: armour panic.',
    'HAN-OPT-2':
      'Option: Panzer II, Panzer III and armoured cars in clear terrain or woods that S35 tanks attack roll as for armour panic.',
  },
}
