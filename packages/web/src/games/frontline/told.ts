import { frontline } from '@estafette/frontline'
import type { FrontlineEvent } from '@estafette/frontline/screen'
import type { Game, GameEvent, Seat } from '@estafette/kernel'
import { voiceOf } from '../../i18n/voice.ts'
import type { Step } from '../../screen/steps.ts'
import type { LogEntry } from '../../session/session.ts'
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

interface Draft {
  readonly kind: Step['kind']
  readonly seat: Seat
  readonly first: number
  last: number
  readonly events: GameEvent[]
  readonly units: number[]
  readonly targets: number[]
  readonly lost: { unit: number; place: number }[]
  place: number
  isOpen: boolean // an attack that may still be answered
}

/** What was told, put together: one step for each action, with its answer and all that it cost. */
export function frontSteps(entries: readonly LogEntry[]): readonly Step[] {
  const steps: Draft[] = []
  for (const { number, seat, events } of entries) {
    for (const told of events) {
      const event = told as FrontlineEvent
      const last = steps.at(-1)
      const kind = opening[event.type]
      const isAnswer = last?.isOpen === true && event.type !== 'attacked'
      if (kind && !isAnswer) steps.push(begin(kind, event, seat, number))
      else last?.events.push(told)
      const now = steps.at(-1)
      if (!now) continue
      now.last = number
      if (event.type === 'compared') now.isOpen = false
      if (event.type === 'moved' && now.kind === 'move') now.place = event.to
      if (event.type === 'moved-aside' && now.kind === 'move') now.place = event.ground
      if (event.type === 'died') now.lost.push({ unit: event.unit, place: -1 })
    }
  }
  return steps.map((step, index) => ({ ...step, number: index + 1, trails: [], blows: [] }))
}

function begin(kind: Step['kind'], event: FrontlineEvent, seat: Seat, number: number): Draft {
  return {
    kind,
    seat,
    first: number,
    last: number,
    events: [event as GameEvent],
    units: 'units' in event ? [...event.units] : 'unit' in event ? [event.unit] : [],
    targets: event.type === 'attacked' ? [event.target] : [],
    lost: [],
    place: 'ground' in event ? event.ground : 'to' in event ? event.to : -1,
    isOpen: event.type === 'attacked',
  }
}

const voice = () => voiceOf(frontline as unknown as Game)
const nameOf = (unit: number): string => voice().thing('soldier', unit)

/** What was done in a step, after the name of who did it. */
export function whatWasDone(step: Step): string {
  const words = toldWords()
  const events = step.events as readonly FrontlineEvent[]
  const [first] = events
  switch (first?.type) {
    case 'attacked':
      return fire(events)
    case 'move-declared':
      return step.place < 0
        ? words.moves
        : words.movesTo(voice().thing('ground', step.place)) + losses(events)
    case 'fell-back':
      return words.fallsBack(voice().thing('ground', first.to))
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
      return words.binoculars(voice().thing('card', first.card))
    case 'arrived':
      return words.arrives(voice().thing('ground', first.ground))
    default:
      return first ? voice().event(first as GameEvent) : ''
  }
}

function reloaded(events: readonly FrontlineEvent[]): readonly number[] {
  return events.flatMap((event) => (event.type === 'reloaded' ? [event.unit] : []))
}

/** An attack: at whom, terms, answer, cover, what was left; counters inline. */
function fire(events: readonly FrontlineEvent[]): string {
  const words = toldWords()
  const parts: string[] = []
  for (const event of events) {
    if (event.type === 'attacked') parts.push(words.firesOn(nameOf(event.target), event.fp))
    if (event.type === 'countered') parts.push(words.answer(nameOf(event.unit), event.fp))
    if (event.type === 'move-declared') parts.push(words.answerMove(nameOf(event.unit)))
    if (event.type === 'fell-back') parts.push(words.answerFallBack(nameOf(event.unit)))
    if (event.type === 'compared' && event.left > 0) parts.push(words.left(event.left))
    if (event.type === 'compared' && event.left === 0) parts.push(words.nothingLeft)
    if (event.type === 'covered') parts.push(words.cover(event.cover))
    if (event.type === 'cover-played') {
      parts.push(words.coverBy(voice().thing('card', event.card), event.cover))
    }
    if (event.type === 'shovel') parts.push(words.coverBy(nameOf(event.unit), event.cover))
    if (event.type === 'saved') parts.push(words.saved)
  }
  const drawn = events.flatMap((event) =>
    event.type === 'damage'
      ? [`${voice().thing('damage', event.damage)} ${nameOf(event.unit)}`]
      : [],
  )
  const counters = drawn.length > 0 ? [drawn.join(', ')] : []
  return [...parts, ...counters].join(words.between)
}

function losses(events: readonly FrontlineEvent[]): string {
  const drawn = events.filter(({ type }) => type === 'died').length
  return drawn > 0 ? `, ${toldWords().dead(drawn)}` : ''
}
