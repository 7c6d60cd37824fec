import { numbersIn } from '../../../screen/events.ts'
import { cardWords } from '../card/card-words.ts'
import { arras } from '@estafette/arras'
import { oddsOf, type ArrasState } from '@estafette/arras/screen'
import type { GameEvent } from '@estafette/kernel'
import { voiceOf } from '../../../i18n/voice.ts'
import type { Roll, RolledSide, RollPart } from '../../../screen/rolls.ts'
import type { Person } from '../../../session/who.ts'
import { rollWords } from './roll-words.ts'
import { arrasWords, percent } from '../words.ts'

const ALLIED = 0
const GERMAN = 1

/** What comes of a roll that is no fight. */
const outcomes = new Set([
  'released',
  'not-released',
  'rommel-turns-north',
  'initiative',
  'gort-goes-on',
  'gort-withdraws',
  'refreshed',
])

/** The dice of Arras: who threw what, and what it means. */
export const arrasRolls: RollPart<ArrasState> = {
  isRoll: (event) => 'faces' in event || 'attackFaces' in event,
  read(events, at, s, who) {
    const event = events[at]
    if (!event) return null
    if (event.type === 'assault-roll' || event.type === 'bombardment-roll') {
      return fight(events, at, event, s)
    }
    if (event.type === 'bids-tied') return tied(events, at, event, who)
    return 'faces' in event ? plain(events, at, event) : null
  },
}

/** An assault or a bombardment. ARR-6.4a, ARR-7.1.3a */
function fight(events: readonly GameEvent[], at: number, event: GameEvent, s: ArrasState): Roll {
  const words = rollWords()
  const isAssault = event.type === 'assault-roll'
  const attacker = isAssault ? attackerOf(events, at, s) : s.board.unitSide[num(event, 'unit')]!
  const value = num(event, isAssault ? 'attackValue' : 'attackFactor')
  const against = isAssault
    ? num(event, 'defenceValue')
    : num(event, 'defenceFactor') + num(event, 'tem') // ARR-7.1.2b
  const faces = [list(event, 'attackFaces'), list(event, 'defenceFaces')] as const
  const margin = num(event, 'attackTotal') - num(event, 'defenceTotal')
  const isWon = margin > 0
  const winner = isWon ? attacker : 1 - attacker
  const place = voiceOf(arras).thing('place', num(event, 'place'))
  const chance = oddsOf(value - against, faces[0].length, faces[1].length).success
  const side = (owner: number, thrown: readonly number[], plus: number): RolledSide => ({
    side: owner,
    faces: thrown,
    sides: 6,
    sum: `${sumOf(thrown)} + ${plus}`,
    total: sumOf(thrown) + plus,
    parts: partsOf(events, at, event, owner === attacker),
  })
  return {
    place: num(event, 'place'),
    title: isAssault ? cardWords().assaultOn(place) : words.bombardmentOf(place),
    before: words.before(percent(chance)),
    rolled: [side(attacker, faces[0], value), side(1 - attacker, faces[1], against)],
    winner,
    verdict: isWon ? words.success : words.failure,
    detail: isWon ? words.wonBy(winner, margin) : words.held(winner, -margin),
    ...(isWon && { points: { value: margin, label: words.points(margin) } }),
    isOpen: !after(events, at).some(({ type }) => type === 'success' || type === 'failure'),
  }
}

/** Who attacks: the side that declared it, or whose impulse it is. */
function attackerOf(events: readonly GameEvent[], at: number, s: ArrasState): number {
  const declared = events.slice(0, at).findLast(({ type }) => type === 'assault-declared')
  return declared ? num(declared, 'side') : s.initiative
}

/** What is added to the dice of one side, as a player adds it up. ARR-6.2, ARR-6.3 */
function partsOf(
  events: readonly GameEvent[],
  at: number,
  event: GameEvent,
  isAttack: boolean,
): string[] {
  const words = rollWords()
  const { parts } = arrasWords()
  const voice = voiceOf(arras)
  const signed = (name: string, value: number): string[] =>
    value === 0 ? [] : [`${name} ${value < 0 ? '−' : '+'}${Math.abs(value)}`]
  const lead = (type: 'point-unit' | 'forward-unit', value: number): string => {
    const told = events.slice(0, at).findLast((one) => one.type === type)
    const part = parts[type === 'point-unit' ? 'point' : 'forward'] ?? ''
    return told ? `${voice.thing('unit', num(told, 'unit'))}, ${part} ${value}` : `${part} ${value}`
  }
  if (event.type === 'bombardment-roll') {
    return isAttack
      ? [`${voice.thing('unit', num(event, 'unit'))} ${num(event, 'attackFactor')}`]
      : [
          `${words.strongest} ${num(event, 'defenceFactor')}`,
          ...signed(parts['terrain'] ?? '', num(event, 'tem')),
        ]
  }
  if (isAttack) {
    const others = num(event, 'companions')
    return [
      lead('point-unit', num(event, 'attackFactor')),
      ...signed(arrasWords().otherUnits(others), others),
      ...signed(parts['mixed'] ?? '', num(event, 'mixed')),
      ...signed(parts['river'] ?? '', num(event, 'river')),
    ]
  }
  const others = num(event, 'freshDefenders')
  return [
    lead('forward-unit', num(event, 'defenceFactor')),
    ...signed(arrasWords().otherFresh(others), others),
    ...signed(parts['terrain'] ?? '', num(event, 'tem')),
    ...signed(parts['rommel'] ?? '', num(event, 'rommel')),
  ]
}

/** The die that decides between equal bids: nobody throws it for a side. ARR-14.1b */
function tied(
  events: readonly GameEvent[],
  at: number,
  event: GameEvent,
  who?: (seat: number) => Person,
): Roll {
  const words = rollWords()
  const faces = list(event, 'faces')
  const settled = after(events, at).find(({ type }) => type === 'sides-settled')
  return {
    place: -1,
    title: words.titles[event.type] ?? '',
    ...(who && { before: words.tiedDie(who(0), who(1)) }),
    rolled: [{ side: -1, faces, sides: 6, sum: '', total: sumOf(faces), parts: [] }],
    winner: -1,
    verdict: '',
    detail: who && settled ? settledText(settled, who) : voiceOf(arras).event(settled ?? event),
    isOpen: false,
  }
}

/** Who plays the Allies after the bids. ARR-14.1d */
export function settledText(event: GameEvent, who: (seat: number) => Person): string {
  return rollWords().settled(who(num(event, 'seat')), num(event, 'threshold'))
}

/** A roll that is no fight: initiative, releases, orders from above. */
function plain(events: readonly GameEvent[], at: number, event: GameEvent): Roll {
  const words = rollWords()
  const voice = voiceOf(arras)
  const faces = list(event, 'faces')
  const result = after(events, at).find(({ type }) => outcomes.has(type))
  const modifier = num(event, 'modifier')
  const throwOf = (side: number, thrown: readonly number[], plus: number): RolledSide => ({
    side,
    faces: thrown,
    sides: 6,
    sum: plus === 0 ? '' : `${sumOf(thrown)} ${plus < 0 ? '−' : '+'} ${Math.abs(plus)}`,
    total: sumOf(thrown) + plus,
    parts: [],
  })
  const half = faces.length / 2
  const isBoth = event.type.startsWith('initiative')
  const roller = typeof event['side'] === 'number' ? event['side'] : GERMAN
  return {
    place: typeof event['place'] === 'number' ? event['place'] : -1,
    title: words.titles[event.type] ?? '',
    rolled: isBoth
      ? [throwOf(ALLIED, faces.slice(0, half), modifier), throwOf(GERMAN, faces.slice(half), 0)]
      : [throwOf(roller, faces, modifier)],
    winner: result?.type === 'initiative' ? num(result, 'side') : -1,
    verdict: '',
    detail: voice.event(result ?? event),
    isOpen: false,
  }
}

/** What was told between a roll and the next. */
function after(events: readonly GameEvent[], at: number): readonly GameEvent[] {
  const rest = events.slice(at + 1)
  const end = rest.findIndex((event) => 'faces' in event || 'attackFaces' in event)
  return end < 0 ? rest : rest.slice(0, end)
}

function num(event: GameEvent, field: string): number {
  const value = event[field]
  return typeof value === 'number' ? value : 0
}

function list(event: GameEvent, field: string): readonly number[] {
  return numbersIn(event[field])
}

function sumOf(faces: readonly number[]): number {
  return faces.reduce((sum, face) => sum + face, 0)
}
