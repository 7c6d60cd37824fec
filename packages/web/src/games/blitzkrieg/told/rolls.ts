import {
  placeOf,
  attackChance,
  bombardFaces,
  combatResults,
  isOnMap,
  NO_EFFECT,
  SHOT_DOWN,
  sideOfUnit,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import type { Game, GameEvent } from '@estafette/kernel'
import { voiceOf } from '../../../i18n/voice.ts'
import { loneRoll, numberIn } from '../../../screen/lone-roll.ts'
import type { Roll, RollPart } from '../../../screen/rolls.ts'
import { rollWords } from './roll-words.ts'
import { blitzWords, percent, sideName, signed } from '../words.ts'

/** Whether a lone die is good news for whoever threw it, by event; null: for neither. */
const LONE: Readonly<Record<string, (event: GameEvent, s: BlitzState) => boolean | null>> = {
  shelled: ({ hit }) => hit === true,
  bombed: ({ hit }) => hit === true,
  'air-combat': (event, { board: { interceptor, intercepted } }) => {
    const die = numberIn(event, 'die')
    const isHit = intercepted[die] !== NO_EFFECT
    return isHit === (interceptor[die] !== NO_EFFECT) ? null : isHit // BLZ-AIR-4
  },
  'arrival-die': ({ success }) => success === true,
  arrivals: (event) => numberIn(event, 'count') > 0,
  'night-recovery': ({ returns }) => returns === true,
}

/** The shifts that an event of the odds tells, in the order of the rules. */
const SHIFTS = [
  'defenderDisrupted',
  'combined',
  'antitank',
  'heavyTanks',
  'rommelAttacks',
  'ferocityAttacks',
  'attackerDisrupted',
  'uphill',
  'rommelDefends',
  'ferocityDefends',
  'flakDefends',
] as const

/** The dice of a battle: who threw what, and what it means. */
export function rollsOf(game: Game<BlitzState>): RollPart<BlitzState> {
  return {
    isRoll: ({ type }) => type === 'combat-roll' || Object.hasOwn(LONE, type),
    read(events, at, s) {
      const event = events[at]
      if (!event) return null
      if (event.type === 'combat-roll') return combat(game, events.slice(0, at), event, s)
      const isGood = Object.hasOwn(LONE, event.type) ? LONE[event.type] : undefined
      return isGood ? lone(game, event, s, isGood(event, s)) : null
    },
  }
}

/** An attack: one die on a column of the table. BLZ-CBT-19 */
function combat(
  game: Game<BlitzState>,
  told: readonly GameEvent[],
  event: GameEvent,
  s: BlitzState,
): Roll {
  const words = rollWords()
  const odds = told.findLast(({ type }) => type === 'odds')
  const column = numberIn(event, 'column')
  const [own, other] = [numberIn(event, 'attackerResult'), numberIn(event, 'defenderResult')]
  const kind = verdictOf(own, other)
  const attacker = s.phasing
  const place = odds ? placeOfFirst(s, odds['defenders']) : -1
  const results = combatResults(s, column)
  const { results: names } = blitzWords()
  const suffered = (side: number, result: number): readonly string[] =>
    result === NO_EFFECT ? [] : [words.suffers(sideName(s.board, side), names[result]!)]
  return {
    place,
    title: words.attackOn(place < 0 ? '' : voiceOf(game).thing('hex', place)),
    before: words.before(percent(attackChance({ results }))),
    rolled: [
      {
        side: attacker,
        faces: [numberIn(event, 'die')],
        sides: 6,
        sum: words.odds(s.board.crtColumns[column]!),
        total: numberIn(event, 'die'),
        parts: [...(odds ? partsOf(odds) : []), ...(hasStood(told) ? [words.stood] : [])],
      },
    ],
    winner: kind === 'success' ? attacker : kind === 'repulsed' ? 1 - attacker : -1,
    verdict: words.verdict[kind],
    detail: [...suffered(1 - attacker, other), ...suffered(attacker, own)].join(' '),
    isOpen: false,
  }
}

/** Whether the defenders of the last attack chose to fight without retreat. BLZ-CBT-18 */
function hasStood(told: readonly GameEvent[]): boolean {
  const declared = told.findLastIndex(({ type }) => type === 'attack-declared')
  return told.slice(declared + 1).some(({ type }) => type === 'stand')
}

function verdictOf(own: number, other: number): 'none' | 'repulsed' | 'success' | 'both' {
  if (other === NO_EFFECT) return own === NO_EFFECT ? 'none' : 'repulsed'
  return own === NO_EFFECT ? 'success' : 'both'
}

/** Where the first of some units stands. */
function placeOfFirst(s: BlitzState, units: unknown): number {
  const first: unknown = Array.isArray(units) ? units[0] : undefined
  return typeof first === 'number' && isOnMap(s, first) ? placeOf(s, first) : -1
}

/** Strengths and shifts of the attack. */
function partsOf(odds: GameEvent): readonly string[] {
  const words = rollWords()
  const { shifts } = blitzWords()
  return [
    words.strengths(numberIn(odds, 'attack'), numberIn(odds, 'defence')),
    ...SHIFTS.flatMap((key) => {
      const value = numberIn(odds, key)
      return value === 0 ? [] : [`${shifts[key]} ${signed(value)}`]
    }),
  ]
}

/** A die that is no attack. */
function lone(
  game: Game<BlitzState>,
  event: GameEvent,
  s: BlitzState,
  isGood: boolean | null,
): Roll {
  const side = throwerOf(event, s)
  return loneRoll(event, {
    place: typeof event['hex'] === 'number' ? event['hex'] : -1,
    title: rollWords().titles[event.type] ?? '',
    side,
    sides: 6,
    sum: '',
    winner: isGood === null ? -1 : isGood ? side : 1 - side,
    detail: voiceOf(game).event(event),
    ...meaningOf(event, s),
  })
}

/** What would have done, and what it came to: of bombs, shells and interceptions. */
function meaningOf(event: GameEvent, s: BlitzState): { needed?: string; verdict?: string } {
  const words = rollWords()
  const { type, hex } = event
  if ((type === 'bombed' || type === 'shelled') && typeof hex === 'number') {
    const enemy = 1 - throwerOf(event, s)
    const faces = bombardFaces(s, enemy, hex)
    return { needed: words.hitsOn(faces), verdict: event['hit'] ? words.lone.hit : words.lone.miss }
  }
  if (type !== 'air-combat') return {}
  const result = s.board.intercepted[numberIn(event, 'die')]!
  const kind = result === SHOT_DOWN ? 'shot' : result === NO_EFFECT ? 'flies' : 'aborted'
  return { verdict: words.lone[kind] } // BLZ-AIR-4
}

/** Whoever threw a die: the owner of what it is about. */
function throwerOf(event: GameEvent, s: BlitzState): number {
  const units = event['units']
  const first: unknown = Array.isArray(units) ? units[0] : event['unit']
  if (typeof first === 'number') return sideOfUnit(s, first)
  const air = typeof event['by'] === 'number' ? event['by'] : event['air']
  if (typeof air === 'number') return s.board.airSides[air]!
  return Math.max(0, s.phasing)
}
