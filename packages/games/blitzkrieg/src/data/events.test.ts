import { expect, test } from 'vitest'
import { boards } from './battles.ts'

const events = new Map(
  boards.flatMap((board) => board.events.map(({ source }) => [source.rule, source] as const)),
)

const DAILY = { perDay: 1 }
const ONCE = { perGame: 1 }
const NOT_ON_THE_FIRST_DAY = { ...DAILY, days: ['1940-05-13', '1940-05-14', '1940-05-15'] }

// Rule, sums of the dice, how often, what it does.
test.each([
  ['GEM-EVT-1', [2, 12], DAILY, { kind: 'commandParalysis', side: 'GERMAN' }],
  ['GEM-EVT-2', [6], DAILY, { kind: 'commandParalysis', side: 'ALLIED' }],
  ['GEM-EVT-3', [3, 11], ONCE, { kind: 'dlmPenalty', atEndOfTurns: [10, 20] }],
  ['GEM-EVT-4', [4, 7, 10], {}, { kind: 'moroccanFerocity' }],
  ['GEM-EVT-5', [5, 9], {}, { kind: 'reinforcementDie', side: 'ALLIED', value: 1 }],
  ['GEM-EVT-6', [8], ONCE, { kind: 'airEffortWithdraw', alliedTurnsOut: 4 }],
  ['SED-EVT-1', [2, 12], DAILY, { kind: 'commandParalysis', side: 'GERMAN' }],
  ['SED-EVT-2', [6], DAILY, { kind: 'commandParalysis', side: 'ALLIED' }],
  ['SED-EVT-3', [3, 11], ONCE, { kind: 'gameEndsIn', maxTurn: 20 }],
  ['SED-EVT-4', [4, 7, 10], {}, { kind: 'drawReinforcements', reinforcement: 'conditional' }],
  ['SED-EVT-5', [5, 9], DAILY, { kind: 'reinforcementDie', side: 'ALLIED', value: 1 }],
  ['SED-EVT-6', [8], ONCE, { kind: 'airEffortWithdraw', alliedTurnsOut: 4 }],
  ['DIN-EVT-1', [2, 12], NOT_ON_THE_FIRST_DAY, { kind: 'commandParalysis', side: 'GERMAN' }],
  ['DIN-EVT-2', [6], NOT_ON_THE_FIRST_DAY, { kind: 'commandParalysis', side: 'ALLIED' }],
  [
    'DIN-EVT-3',
    [3, 11],
    { ...ONCE, days: ['1940-05-14', '1940-05-15'] },
    { kind: 'vpPerFormationUnit', formation: '1 DCR' },
  ],
  [
    'DIN-EVT-4',
    [4, 7, 10],
    {},
    {
      parts: [
        { kind: 'rommel', days: ['1940-05-12', '1940-05-13'] },
        { kind: 'makeAvailable', reinforcement: '1dcr', days: ['1940-05-13', '1940-05-14'] },
      ],
    },
  ],
  ['DIN-EVT-5', [5, 9], {}, { kind: 'reinforcementDie', side: 'ALLIED', value: 1 }],
  ['DIN-EVT-6', [8], ONCE, { kind: 'airEffortWithdraw', alliedTurnsOut: 4 }],
  ['ARS-EVT-1', [2, 12], DAILY, { kind: 'commandParalysis', side: 'GERMAN' }],
  ['ARS-EVT-2', [6], DAILY, { kind: 'commandParalysis', side: 'ALLIED' }],
  ['ARS-EVT-3', [4, 5, 9], { ...ONCE, days: ['1940-05-21'] }, { kind: 'rommel' }],
  ['ARS-EVT-4', [3, 8], ONCE, { kind: 'airEffortWithdraw', removeForGood: 'UK' }],
  ['ARS-EVT-5', [7, 11], DAILY, { kind: 'reinforcementDie', side: 'ALLIED', value: 1 }],
  ['ARS-EVT-6', [10], {}, { kind: 'none' }],
  ['STO-EVT-1', [2, 12], DAILY, { kind: 'commandParalysis', side: 'GERMAN' }],
  ['STO-EVT-2', [6], DAILY, { kind: 'commandParalysis', side: 'ALLIED' }],
  ['STO-EVT-3', [3, 11], {}, { kind: 'alliedShifts', die: { even: 2, odd: 3 } }],
  ['STO-EVT-4', [4, 7, 10], {}, { kind: 'none' }],
  ['STO-EVT-5', [5, 9], DAILY, { kind: 'reinforcementDie', side: 'ALLIED', value: 1 }],
  ['STO-EVT-6', [8], DAILY, { kind: 'airSurge', alliedAirUnits: 3 }],
  ['HAN-EVT-1', [2, 12], DAILY, { kind: 'commandParalysis', side: 'GERMAN' }],
  ['HAN-EVT-2', [6], DAILY, { kind: 'commandParalysis', side: 'ALLIED' }],
  ['HAN-EVT-3', [3, 11], {}, { kind: 'alliedShifts', die: { even: 2, odd: 3 } }],
  ['HAN-EVT-4', [4, 7, 10], {}, { kind: 'none' }],
  ['HAN-EVT-5', [5, 9], DAILY, { kind: 'reinforcementDie', side: 'ALLIED', value: 1 }],
  ['HAN-EVT-6', [8], DAILY, { kind: 'airSurge', alliedAirUnits: 2 }],
])('%s', (rule, rolls, limit, effect) => {
  const event = events.get(rule)!
  expect(event.rolls).toEqual(rolls)
  expect(event.limit).toEqual(limit)
  expect(event.effect).toMatchObject(effect)
})

test('SED-EVT-3, STO-EVT-3, HAN-EVT-3: an 11 on the first day is no event', () => {
  expect(events.get('SED-EVT-3')!.ignore).toEqual([{ roll: 11, date: '1940-05-13' }])
  expect(events.get('STO-EVT-3')!.ignore).toEqual([{ roll: 11, date: '1940-05-15' }])
  expect(events.get('HAN-EVT-3')!.ignore).toEqual([{ roll: 11, date: '1940-05-12' }])
})
