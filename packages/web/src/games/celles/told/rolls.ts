import { celles } from '@estafette/celles'
import {
  placeOf,
  combatResults,
  GERMAN,
  isOnMap,
  RESULT_DISRUPTED,
  RESULT_RETREAT,
  RESULT_STEPS,
  sideOfUnit,
  type CellesState,
} from '@estafette/celles/screen'
import type { GameEvent } from '@estafette/kernel'
import { voiceOf } from '../../../i18n/voice.ts'
import { loneRoll, numberIn as num } from '../../../screen/lone-roll.ts'
import type { Roll, RolledSide, RollPart } from '../../../screen/rolls.ts'
import { rollWords } from './roll-words.ts'
import { cellesWords, percent, signed } from '../words.ts'

const ALLIED = 1
const DRIVEN = RESULT_STEPS | RESULT_RETREAT // what the cards count as a success

const ROLLS = new Set([
  'combat-roll',
  'infiltration',
  'air-attack',
  'initiative-roll',
  'initiative-tied',
  'actions-die',
])

/** The dice of Celles: who threw what, and what it means. */
export const cellesRolls: RollPart<CellesState> = {
  isRoll: ({ type }) => ROLLS.has(type),
  read(events, at, s) {
    const event = events[at]
    switch (event?.type) {
      case 'combat-roll':
        return combat(events, at, event, s)
      case 'infiltration':
        return lone(
          event,
          sideOfUnit(s, num(event, 'unit')),
          num(event, 'to'),
          event['result'] === 2,
        )
      case 'air-attack':
        return lone(event, ALLIED, num(event, 'hex'), num(event, 'result') > 0)
      case 'initiative-roll':
      case 'initiative-tied':
        return initiative(event)
      case 'actions-die':
        return { ...lone(event, GERMAN, -1, false), winner: -1 }
      default:
        return null
    }
  },
}

/** An attack: one die, modified, on a column of the table. CEL-11.0.16 */
function combat(events: readonly GameEvent[], at: number, event: GameEvent, s: CellesState): Roll {
  const words = rollWords()
  const told = events.slice(0, at)
  const declared = told.findLast(({ type }) => type === 'attack-declared')
  const attacker = declared ? sideOfUnit(s, num(declared, 'unit')) : s.phasing
  const [own, other] = [num(event, 'attackerResult'), num(event, 'defenderResult')]
  const results = combatResults(s.board, num(event, 'column'), num(event, 'modifier'))
  const chance = results.reduce(
    (sum, one) => sum + (one.defender & DRIVEN ? one.probability : 0),
    0,
  )
  const winner = own === 0 && other !== 0 ? attacker : other === 0 && own !== 0 ? 1 - attacker : -1
  const kind = other === 0 ? (own === 0 ? 'none' : 'repulsed') : own === 0 ? 'success' : 'both'
  const hex = declared ? targetOf(declared, s) : -1
  return {
    place: hex,
    title: words.attackOn(hex < 0 ? '' : voiceOf(celles).thing('hex', hex)),
    before: words.before(percent(chance)),
    rolled: [
      {
        side: attacker,
        faces: [num(event, 'die')],
        sides: 10,
        sum: `${num(event, 'die')} ${words.modifier(signed(num(event, 'modifier')))}`,
        total: num(event, 'total'),
        parts: [
          words.odds(cellesWords().column(s.board.crtColumns[num(event, 'column')]!)),
          ...modifiersOf(told),
        ],
      },
    ],
    winner,
    verdict: words.verdict[kind],
    detail: [
      ...(other === 0 ? [] : [words.suffers(1 - attacker, resultText(other))]),
      ...(own === 0 ? [] : [words.suffers(attacker, resultText(own))]),
    ].join(' '),
    isOpen: false,
  }
}

/** Where the defenders stand; the declaration names the hex of the attacker. */
function targetOf(declared: GameEvent, s: CellesState): number {
  const units = declared['units']
  const first: unknown = Array.isArray(units) ? units[0] : undefined
  return typeof first === 'number' && isOnMap(s, first) ? placeOf(s, first) : num(declared, 'hex')
}

/** What a part of a result means. CEL-11.0.16 */
function resultText(result: number): string {
  const words = rollWords()
  const steps = result & RESULT_STEPS
  return [
    ...(steps > 0 ? [words.steps(steps)] : []),
    ...(result & RESULT_DISRUPTED ? [words.disrupted] : []),
    ...(result & RESULT_RETREAT ? [words.retreat] : []),
  ].join(', ')
}

/** What the modifier of the attack before a roll is made of. CEL-11.0.8 */
function modifiersOf(told: readonly GameEvent[]): string[] {
  const { modifiers, attack } = rollWords()
  const odds = told.findLast(({ type }) => type === 'odds')
  if (!odds) return []
  return Object.entries(modifiers).flatMap(([field, name]) => {
    const value = num(odds, field)
    const text = field === 'attackType' ? attack(value > 0) : name
    return value === 0 ? [] : [`${text} ${signed(value)}`]
  })
}

/** One die of one side that is no attack. */
function lone(event: GameEvent, side: number, place: number, isWon: boolean): Roll {
  const modifier = num(event, 'modifier')
  return loneRoll(event, {
    place,
    title: rollWords().titles[event.type] ?? '',
    side,
    sides: 10,
    sum: modifier === 0 ? '' : `${num(event, 'die')} ${signed(modifier)}`,
    winner: isWon ? side : 1 - side,
    detail: voiceOf(celles).event(event),
  })
}

/** Both sides throw for who begins. CEL-6.0.1 */
function initiative(event: GameEvent): Roll {
  const die = (side: number, name: 'german' | 'allied'): RolledSide => {
    const [face, total] = [num(event, `${name}Die`), num(event, `${name}Total`)]
    return {
      side,
      faces: [face],
      sides: 10,
      sum: total === face ? '' : `${face} ${signed(total - face)}`,
      total,
      parts: [],
    }
  }
  return {
    place: -1,
    title: rollWords().titles[event.type] ?? '',
    rolled: [die(GERMAN, 'german'), die(ALLIED, 'allied')],
    winner: typeof event['side'] === 'number' ? event['side'] : -1,
    verdict: '',
    detail: voiceOf(celles).event(event),
    isOpen: false,
  }
}
