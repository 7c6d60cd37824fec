import type { Gaps } from '../../../i18n/catalog.ts'
import { battleCount, battleMonths } from '../../../i18n/series-size.ts'

/** The page of a series of battles, in English. */
export const words = {
  title: 'France 1940: Blitzkrieg in the West',
  intro: ({ place }: Gaps<'place'>) =>
    `${battleCount('en')} battles of ${battleMonths('en')} under one set of rules. Learn them at ${place}, then take the Meuse.`,
  battles: 'The battles by date',
  details: ({ place }: Gaps<'place'>) => `About ${place}`,
  close: 'Close',
  start: 'Start here',
  'day.first': '1', // of a month
  day: ({ day, month }: Gaps<'day' | 'month'>) => `${day} ${month}`,
  days: ({ from, to, month }: Gaps<'from' | 'to' | 'month'>) => `${from} to ${to} ${month}`,
  'days.two': ({ from, to, month }: Gaps<'from' | 'to' | 'month'>) => `${from} to ${to} ${month}`,
  'days.far': ({ from, to }: Gaps<'from' | 'to'>) => `${from} to ${to}`,
  turns: ({ count }: Gaps<'count'>) => `${count} turns`,
  units: ({ count }: Gaps<'count'>) => `${count} units`,
  hours: ({ count }: Gaps<'count'>) => `${count} h`,
  'side.german': 'German',
  'wants.none': 'Have more points than the enemy when the last turn ends.',
  length: 'Length',
  'length.text': ({ turns, hours }: Gaps<'turns' | 'hours'>) => `${turns} turns, about ${hours} h`,
  complexity: 'Complexity',
  'complexity.1': 'Complexity: low',
  'complexity.2': 'Complexity: medium',
  'complexity.3': 'Complexity: high',
  'level.1': 'low',
  'level.2': 'medium',
  'level.3': 'high',
  balance: 'Balance',
  'balance.none': 'not measured yet',
  'balance.text': ({ german, other, games }: Gaps<'german' | 'other' | 'games'>) =>
    `${german}\u200A:\u200A${other} of ${games} games between computers`,
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
} as const
