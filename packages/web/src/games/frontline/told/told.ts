import { frontline } from '@estafette/frontline'
import { AIMED, cardBonus, type FrontlineEvent } from '@estafette/frontline/screen'
import type { GameEvent, Seat } from '@estafette/kernel'
import { voiceOf } from '../../../i18n/voice.ts'
import { doings, type Doer, type SideOf, ownEvent } from '../../../screen/events.ts'
import type { Step } from '../../../screen/steps.ts'
import type { LogEntry } from '../../../session/session.ts'
import { cardWords } from '../card/card-words.ts'
import { damageName, groundName, nameOf, titleOf } from './names.ts'
import { toldWords } from './told-words.ts'

/** Events that open an action; what follows until the next one belongs to it. */
const opening: Readonly<Partial<Record<FrontlineEvent['type'], Step['kind']>>> = {
  attacked: 'fight',
  'move-declared': 'move',
  'fell-back': 'move',
  prepared: 'move',
  concealed: 'move',
  rallied: 'move',
  promoted: 'move',
  canteen: 'move',
  binoculars: 'move',
  arrived: 'move',
}

/** Plays that interrupt an exchange without ending it. FRL-TIME-3 */
const interrupting: ReadonlySet<string> = new Set(['fell-back', 'canteen', 'binoculars'])

/** What is told of fire before the fire itself: what it costs. FRL-HAND-6, FRL-FP-4 */
const costs: ReadonlySet<string> = new Set(['discarded', 'fires'])

const game = frontline

/** How far an attack has got: it may be answered, it may be interrupted, or it is over. */
type Phase = 'answer' | 'cover' | 'over'

interface Draft {
  readonly kind: Step['kind']
  readonly seat: Seat
  readonly side: number
  readonly first: number
  last: number
  readonly events: GameEvent[]
  readonly units: number[]
  readonly targets: number[]
  readonly lost: { unit: number; place: number }[]
  place: number
  phase: Phase
}

/** What was told, put together: one step for each action, with its answer and all that it cost. */
export function frontSteps(entries: readonly LogEntry[], sideOf: SideOf): readonly Step[] {
  const steps: Draft[] = []
  for (const entry of entries) {
    const { number } = entry
    const all = [...doings(game, entry, sideOf)]
    const events = all.map(({ event }) => event)
    let waiting: GameEvent[] = [] // costs whose fire is still to be told
    for (const [at, { event: told, doer }] of all.entries()) {
      if (costs.has(told.type) && leadsToFire(events, at)) {
        waiting.push(told)
        continue
      }
      const event = ownEvent<FrontlineEvent>(told)
      const kind = opening[event.type]
      if (kind && !belongs(steps.at(-1), event)) steps.push(begin(kind, event, doer, number))
      const now = steps.at(-1)
      if (!now) continue
      now.events.push(...waiting, told)
      waiting = []
      now.last = number
      follow(now, event)
    }
  }
  return steps.map((step, index) => ({ ...step, number: index + 1, trails: [], blows: [] }))
}

/** Whether what follows a cost in its entry is the fire that it was paid for. */
function leadsToFire(events: readonly GameEvent[], at: number): boolean {
  const next = events.slice(at).find(({ type }) => !costs.has(type))
  return next?.type === 'attacked' || next?.type === 'countered'
}

/** Whether an action is an answer to the attack before it, or interrupts that. */
function belongs(last: Draft | undefined, { type }: FrontlineEvent): boolean {
  if (!last || last.phase === 'over' || type === 'attacked') return false
  return last.phase === 'answer' || interrupting.has(type)
}

/** Takes down where a step has got to by an event of it. */
function follow(step: Draft, event: FrontlineEvent): void {
  const { type } = event
  if (type === 'compared') step.phase = 'cover'
  const isDrawn = type === 'damage' || type === 'too-dear' || type === 'saved'
  const isNothingLeft = step.phase === 'cover' && 'left' in event && event.left === 0
  if (isDrawn || isNothingLeft || type === 'turn-ends') step.phase = 'over'
  if (type === 'moved' && step.kind === 'move') step.place = event.to
  if (type === 'moved-aside' && step.kind === 'move') step.place = event.ground
  if (type === 'died') step.lost.push({ unit: event.unit, place: -1 })
}

function begin(kind: Step['kind'], event: FrontlineEvent, doer: Doer, number: number): Draft {
  return {
    kind,
    seat: doer.seat,
    side: doer.side,
    first: number,
    last: number,
    events: [],
    units: 'units' in event ? [...event.units] : 'unit' in event ? [event.unit] : [],
    targets: event.type === 'attacked' ? [event.target] : [],
    lost: [],
    place: 'ground' in event ? event.ground : 'to' in event ? event.to : -1,
    phase: event.type === 'attacked' ? 'answer' : 'over',
  }
}

/** What was done in a step, after the name of who did it. */
export function whatWasDone(step: Step): string {
  const words = toldWords()
  const events = step.events.map((event) => ownEvent<FrontlineEvent>(event))
  const first = events.find(({ type }) => !costs.has(type))
  switch (first?.type) {
    case 'attacked':
      return fire(events)
    case 'move-declared':
      return step.place < 0
        ? words.moves
        : [words.movesTo(groundName(step.place + 1)), ...deaths(events)].join(words.between)
    case 'fell-back':
      return words.fallsBack(groundName(first.to + 1))
    case 'prepared':
      return words.prepares(reloaded(events).map(nameOf))
    case 'concealed':
      return words.hides
    case 'rallied':
      return words.rallies
    case 'promoted':
      return words.isPromoted(first.command)
    case 'canteen':
      return words.canteen
    case 'binoculars':
      return binoculars(first.card, events)
    case 'arrived':
      return words.arrives(groundName(first.ground + 1))
    default:
      return first ? voiceOf(game).event(first as GameEvent) : ''
  }
}

function reloaded(events: readonly FrontlineEvent[]): readonly number[] {
  return events.flatMap((event) => (event.type === 'reloaded' ? [event.unit] : []))
}

/** What became of binoculars: the card, or that it was contested. FRL-EQ-BIN-2 */
function binoculars(card: number, events: readonly FrontlineEvent[]): string {
  const words = toldWords()
  const contested = events.flatMap((event) => (event.type === 'contested' ? [event.unit] : []))
  return [
    words.binoculars(titleOf(card)),
    ...contested.map((x) => words.contested(nameOf(x))),
  ].join(words.between)
}

/** An attack: at whom, terms, answer, cover, what was left; counters inline. */
function fire(events: readonly FrontlineEvent[]): string {
  const parts: string[] = []
  let terms: string[] = []
  for (const event of events) {
    if (event.type === 'fires') terms.push(termOf(event))
    const part = partOf(event, terms)
    if (part === '') continue
    parts.push(part)
    terms = []
  }
  const drawn = events.flatMap(drawnBy)
  const counters = drawn.length > 0 ? [drawn.join(', ')] : []
  return [...parts, ...counters, ...deaths(events)].join(toldWords().between)
}

type Event<T extends FrontlineEvent['type']> = Extract<FrontlineEvent, { readonly type: T }>

/** What one man adds to fire, and how where that is not by aimed fire. */
function termOf({ unit, mode, fp }: Event<'fires'>): string {
  const how = mode === AIMED ? [] : [cardWords().modes[mode]!]
  return [nameOf(unit), fp, ...how].join(' ')
}

/** All that fire is made of: men, card, and what ground and flanks add. FRL-FP-7 */
function withTerms(men: readonly string[], { card, plain, range }: Event<'attacked'>): string {
  const bonus = cardBonus(card, plain, range)
  const played = plain ? [] : [bonus > 0 ? `${titleOf(card)} +${bonus}` : titleOf(card)]
  return [...men, ...played].join(', ')
}

/** What is said of an event of an attack, empty for nothing. */
function partOf(event: FrontlineEvent, men: readonly string[]): string {
  const words = toldWords()
  switch (event.type) {
    case 'attacked':
      return words.firesOn(nameOf(event.target), event.fp, withTerms(men, event))
    case 'countered':
      return words.answer(nameOf(event.unit), event.fp)
    case 'sniper-aims':
      return words.aims(nameOf(event.victim))
    case 'recomputed':
      return words.recomputed(event.fp)
    case 'move-declared':
      return words.answerMove(nameOf(event.unit))
    case 'fell-back':
      return words.answerFallBack(nameOf(event.unit))
    case 'prepared':
      return words.answerPrepare(nameOf(event.unit))
    case 'concealed':
      return words.answerConceal(nameOf(event.unit))
    case 'canteen':
      return words.answerCanteen(nameOf(event.unit))
    case 'binoculars':
      return words.answerBinoculars(nameOf(event.unit), titleOf(event.card))
    case 'contested':
      return words.contested(nameOf(event.unit))
    case 'compared':
      return event.left > 0 ? words.left(event.left) : words.nothingLeft
    case 'covered':
      return words.cover(event.cover)
    case 'cover-played':
      return words.coverBy(titleOf(event.card), event.cover)
    case 'shovel':
      return words.coverBy(nameOf(event.unit), event.cover)
    case 'saved':
      return words.saved
    default:
      return ''
  }
}

/** A counter that was drawn, and against whom; one that was too dear says what it costs. */
function drawnBy(event: FrontlineEvent): readonly string[] {
  if (event.type === 'damage') return [`${damageName(event.damage)} ${nameOf(event.unit)}`]
  if (event.type !== 'too-dear') return []
  return [toldWords().tooDear(damageName(event.damage), event.cost)]
}

/** Who died, by name. */
function deaths(events: readonly FrontlineEvent[]): readonly string[] {
  const names = events.flatMap((event) => (event.type === 'died' ? [nameOf(event.unit)] : []))
  return names.length > 0 ? [toldWords().die(names)] : []
}
