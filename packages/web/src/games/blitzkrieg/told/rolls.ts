import {
  placeOf,
  attackChance,
  bombardChance,
  bombardFaces,
  bombardParts,
  bombardResult,
  combatResults,
  DIE_FACES,
  facesOf,
  isOnMap,
  NO_EFFECT,
  SHOT_DOWN,
  sideOfUnit,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import type { Game, GameEvent } from '@estafette/kernel'
import { voiceOf } from '../../../i18n/voice.ts'
import { loneRoll, numberIn } from '../../../screen/lone-roll.ts'
import type { Roll, RollPart, RollRow } from '../../../screen/rolls.ts'
import { rollWords } from './roll-words.ts'
import { blitzWords, decimal, percent, sideName, signed } from '../words.ts'

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
      if (!isGood) return null
      const roll = lone(game, event, s, isGood(event, s))
      const row = rowOf(game, event, s, roll)
      return row ? { ...roll, ...bombOdds(event, s), row } : roll
    },
    sum: (rolls) => sumOf(rolls),
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

/** The chance of a bomb to disrupt, before it fell. */
function bombOdds(event: GameEvent, s: BlitzState): { readonly chance?: number } {
  if (event.type !== 'bombed') return {}
  const enemy = 1 - throwerOf(event, s)
  return { chance: bombardChance(s, enemy, numberIn(event, 'hex')) }
}

/** What would have done, and what it came to: of bombs, shells, interceptions and arrivals. */
function meaningOf(event: GameEvent, s: BlitzState): { needed?: string; verdict?: string } {
  const words = rollWords()
  const { type, hex } = event
  if ((type === 'bombed' || type === 'shelled') && typeof hex === 'number') {
    const verdict = isDown(event, s) ? 'shot' : event['hit'] ? 'hit' : 'miss'
    return { needed: bombNeeds(event, s, hex), verdict: words.lone[verdict] }
  }
  if (type === 'arrival-die') return { needed: arrivalNeeds(event, s) }
  if (type !== 'air-combat') return {}
  return { needed: words.stopsOn(stopFaces(s)), verdict: words.lone[combatKind(event, s)] } // BLZ-AIR-4
}

/** The faces that disrupt a hex, and what lowers the die there. BLZ-ART-2, BLZ-AIR-9 */
function bombNeeds(event: GameEvent, s: BlitzState, hex: number): string {
  const words = rollWords()
  const enemy = 1 - throwerOf(event, s)
  const { armour, cover } = bombardParts(s, enemy, hex)
  const parts = [armour ? words.lowers.armour : '', cover ? words.lowers[cover] : '']
  return [words.hitsOn(bombardFaces(s, enemy, hex)), ...parts].filter(Boolean).join(', ')
}

/** Whether a bomber was shot down over its target. BLZ-AIR-10 */
function isDown(event: GameEvent, s: BlitzState): boolean {
  if (event.type !== 'bombed') return false
  const [enemy, hex] = [1 - throwerOf(event, s), numberIn(event, 'hex')]
  return bombardResult(s, enemy, hex, numberIn(event, 'die')) === SHOT_DOWN
}

/** The faces of an interception that keep a mission from being flown. BLZ-AIR-4 */
function stopFaces({ board }: BlitzState): readonly number[] {
  const all = Array.from({ length: DIE_FACES }, (_, index) => index + 1)
  return all.filter((die) => board.intercepted[die] !== NO_EFFECT)
}

/** What an interception came to: for the mission, and where it is lost for the interceptor. */
function combatKind(
  event: GameEvent,
  { board }: BlitzState,
): 'shot' | 'flies' | 'aborted' | 'both' {
  const die = numberIn(event, 'die')
  if (board.interceptor[die] === SHOT_DOWN) return 'both'
  const result = board.intercepted[die]!
  return result === SHOT_DOWN ? 'shot' : result === NO_EFFECT ? 'flies' : 'aborted'
}

/** The faces of the die that bring somebody. BLZ-REI-6 */
function arrivalNeeds(event: GameEvent, s: BlitzState): string {
  const [unit] = unitsOf(event)
  const faces = unit === undefined ? [] : facesOf(s, s.board.unitReinforcement[unit]!)
  return rollWords().comesOn(faces)
}

function unitsOf(event: GameEvent): readonly number[] {
  const units: unknown = event['units']
  return Array.isArray(units) ? units.filter((unit) => typeof unit === 'number') : []
}

const [AIR, ARRIVALS] = ['air', 'arrivals']

/** A roll as one of an act: of all missions of a phase, of all arrivals of a turn. */
function rowOf(
  game: Game<BlitzState>,
  event: GameEvent,
  s: BlitzState,
  { needed = '', verdict }: Roll,
): RollRow | null {
  const words = rollWords()
  const voice = voiceOf(game)
  const air = voice.thing('air', numberIn(event, 'air'))
  const row = { needs: needed, result: verdict }
  if (event.type === 'bombed') {
    const name = words.bombs(air, voice.thing('hex', numberIn(event, 'hex')))
    return { ...row, act: AIR, name, isHit: event['hit'] === true || isDown(event, s) }
  }
  if (event.type === 'air-combat') {
    const name = words.meets(voice.thing('air', numberIn(event, 'by')), air)
    return { ...row, act: AIR, name, isHit: combatKind(event, s) !== 'flies' }
  }
  if (event.type !== 'arrival-die') return null
  const [first, ...others] = unitsOf(event)
  const name = first === undefined ? '' : voice.thing('unit', first)
  const isHit = event['success'] === true
  return {
    act: ARRIVALS,
    name: others.length > 0 ? words.andMore(name, others.length) : name,
    needs: needed,
    result: isHit ? words.lone.comes : words.lone.waits,
    isHit,
  }
}

/** What several rolls came to: against what the dice let expect, where bombs fell. */
function sumOf(rolls: readonly Roll[]): { readonly title: string; readonly text: string } {
  const words = rollWords()
  const hits = rolls.filter(({ row }) => row?.isHit).length
  if (rolls[0]?.row?.act === ARRIVALS) {
    return { title: words.titles['arrivals'] ?? '', text: words.arrivalSum(hits, rolls.length) }
  }
  const bombs = rolls.filter(({ chance }) => chance !== undefined)
  const met = rolls.filter(({ chance }) => chance === undefined)
  const expected = bombs.reduce((sum, { chance = 0 }) => sum + chance, 0)
  const disrupted = bombs.filter(({ verdict }) => verdict === words.lone.hit).length
  const stopped = met.filter(({ row }) => row?.isHit).length
  const parts = [
    bombs.length > 0 ? words.bombSum(disrupted, bombs.length, decimal(expected)) : '',
    met.length > 0 ? words.metSum(stopped, met.length) : '',
  ]
  return { title: words.airTitle, text: parts.filter(Boolean).join(' ') }
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
