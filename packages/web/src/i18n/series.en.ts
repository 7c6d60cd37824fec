import type { Gaps } from './catalog.ts'

/** The page of a series of battles, in English. */
export const seriesEn = {
  title: 'France 1940: Blitzkrieg in the West',
  intro:
    'Six battles of May 1940 under one set of rules. Learn them at Stonne, then take the Meuse.',
  battles: 'The battles by date',
  details: ({ place }: Gaps<'place'>) => `About ${place}`,
  close: 'Close',
  start: 'Start here',
  dates: ({ from, to }: Gaps<'from' | 'to'>) => `${from} to ${to} May 1940`,
  may: ({ day }: Gaps<'day'>) => `${day} May`,
  turns: ({ count }: Gaps<'count'>) => `${count} turns`,
  units: ({ count }: Gaps<'count'>) => `${count} units`,
  hours: ({ count }: Gaps<'count'>) => `${count} h`,
  'side.german': 'German',
  'side.french': 'French',
  'side.allied': 'Allied',
  length: 'Length',
  'length.text': ({ turns, hours }: Gaps<'turns' | 'hours'>) => `${turns} turns, about ${hours} h`,
  complexity: 'Complexity',
  'complexity.1': 'Complexity: low',
  'complexity.2': 'Complexity: medium',
  'complexity.3': 'Complexity: high',
  balance: 'Balance',
  'balance.none': 'not measured yet',
  'balance.text': ({ german, other, games }: Gaps<'german' | 'other' | 'games'>) =>
    `${german} : ${other} of ${games} games between computers`,
  sides: 'Sides',
  'sides.french': ({ german, allied }: Gaps<'german' | 'allied'>) =>
    `${german} German, ${allied} French units`,
  'sides.allied': ({ german, allied }: Gaps<'german' | 'allied'>) =>
    `${german} German, ${allied} Allied units`,
  you: 'You',
  'you.text': ({ games, won }: Gaps<'games' | 'won'>) => `games finished: ${games}, won: ${won}`,
  play: ({ place }: Gaps<'place'>) => `Play ${place}`,
  learn: 'Learn',
  rules: 'Rules',

  'undone.text': 'Tanks against tanks on the Belgian plain. The French trade villages for time.',
  'undone.hard': 'open ground, few special rules',
  'undone.german':
    'Take villages and drive off the west edge with supply behind you; what never enters scores too.',
  'undone.allied':
    'Keep the villages and wreck armour. Every reserve you call gives the enemy a point.',
  'challenged.text': 'Four days to force the Meuse, Rommel in front, before French armour arrives.',
  'challenged.hard': 'a large map, river, Rommel, many arrivals',
  'challenged.german': 'Open a free lane from edge to edge, and send units through it to the west.',
  'challenged.allied': 'Hold Dinant, keep the lane closed, destroy what has crossed.',
  'unleashed.text':
    'Every bridge is blown. Cross under fire, build pontoons, break out of the valley.',
  'unleashed.hard': 'river, pontoons, arrival dice',
  'unleashed.german': 'Cross, bridge the river, and open supply to the six road exits.',
  'unleashed.allied':
    'Hold the south bank in Sedan, destroy units, bring up 3e DCR, but not too soon.',
  'checked.text': 'A railway line, good infantry behind it, and two panzer divisions to stop.',
  'checked.hard': 'arrival dice, Moroccan ferocity',
  'checked.german':
    'Break the line: five points for a free lane to the west edge, one for each village.',
  'checked.allied': 'Hold the villages and Gembloux; the mechanized divisions fill the gaps.',
  'met.text': 'One hill village changes hands all day. Char B1 tanks against Gross Deutschland.',
  'met.hard': 'a small map, one fight, few special rules',
  'met.german': 'Take Stonne and the heights, then hold them until the second evening.',
  'met.allied': 'Hold or retake Stonne, and bring armour where the way north is open.',
  'stalled.text': 'Matildas against thin lines. The Allies strike first, the 88s wait.',
  'stalled.hard': 'columns drawn by chance, 88s, Rommel',
  'stalled.german':
    'Keep the villages until the tanks are back; calling 5th Panzer gives points away.',
  'stalled.allied': 'Take villages, reach a road in the German rear, catch Rommel if he comes.',
} as const
