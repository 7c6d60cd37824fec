import { failure, success, type Result } from '../result.ts'
import { HIDDEN } from '../secret.ts'
import {
  BID,
  cards,
  cardsOptions,
  homeOf,
  IN_HAND,
  isHome,
  JOSTLE,
  LARGEST_HAND,
  MOST_BID,
  MOST_OATS,
  MOST_SEATS,
  oatsOptions,
  OVER,
  ownerOf,
  playersOptions,
  REACT,
  rider,
  riderOn,
  RIDERS,
  seatsIn,
  stateMaker,
  steps,
  weatherOptions,
  weathers,
  type ToyState,
} from './state.ts'
import type { Track } from './track.ts'

/** One line of a position: the values behind it and how they are written. */
interface Line {
  readonly name: string
  readonly low: number
  readonly high: number
  readonly codes?: readonly string[]
  readonly hides?: boolean // a view may hide values of it
  readonly get: (state: ToyState) => ArrayLike<number>
  readonly set: (state: ToyState, at: number, value: number) => void
}

const cardPlaces = [
  'deck',
  'pile',
  ...Array.from({ length: MOST_SEATS }, (_, i) => `seat-${i + 1}`),
]

function linesOf({ scenarios, places, rounds }: Track): readonly Line[] {
  const scalars = [
    { name: 'scenario', low: 0, high: scenarios.length - 1, codes: scenarios },
    { name: 'oatsOption', low: 0, high: 1, codes: oatsOptions },
    { name: 'weatherOption', low: 0, high: 1, codes: weatherOptions },
    { name: 'playersOption', low: 0, high: 1, codes: playersOptions },
    { name: 'cardsOption', low: 0, high: 1, codes: cardsOptions },
    { name: 'step', low: 0, high: OVER, codes: steps },
    { name: 'round', low: 0, high: Math.max(...rounds) },
    { name: 'weather', low: 0, high: 2, codes: weathers },
    { name: 'first', low: 0, high: 1 },
    { name: 'turn', low: 0, high: 1 },
    { name: 'red', low: -1, high: 1 },
    { name: 'mover', low: -1, high: 2 * RIDERS - 1 },
    { name: 'winner', low: -1, high: 1 },
  ] as const
  const tables = [
    { name: 'cup', low: 0, high: 9 },
    { name: 'bids', low: -1, high: MOST_BID, hides: true },
    { name: 'oats', low: 0, high: MOST_OATS },
    { name: 'riders', low: 0, high: places.length - 1, codes: places },
    { name: 'cards', low: 0, high: cardPlaces.length - 1, codes: cardPlaces, hides: true },
    { name: 'hands', low: 0, high: LARGEST_HAND },
  ] as const
  return [
    ...scalars.map((scalar) => ({
      ...scalar,
      get: (state: ToyState) => [state[scalar.name]],
      set(state: ToyState, _: number, value: number) {
        state[scalar.name] = value
      },
    })),
    ...tables.map((table) => ({
      ...table,
      get: (state: ToyState) => state[table.name],
      set(state: ToyState, at: number, value: number) {
        state[table.name][at] = value
      },
    })),
  ]
}

/** What writes, reads and checks the positions of a track. */
interface Texts {
  readonly write: (state: ToyState) => string
  readonly read: (text: string) => Result<ToyState>
  readonly readKnown: (text: string) => Result<ToyState>
  readonly faults: (state: ToyState) => readonly string[]
}

export function textsOf(track: Track): Texts {
  const lines = linesOf(track)
  const blank = stateMaker(track)
  const readLines = (text: string, mayHide: boolean): Result<ToyState> => {
    const rows = text.split('\n')
    if (rows[0] !== track.id) return failure(`a position begins with "${track.id}"`, 1)
    const state = blank()
    for (const [index, line] of lines.entries()) {
      const number = index + 2
      const [name, ...words] = (rows[index + 1] ?? '').split(' ')
      if (name !== line.name) return failure(`"${line.name}" expected here`, number)
      const { length } = line.get(state)
      if (words.length !== length) return failure(`${length} values expected`, number)
      for (const [at, word] of words.entries()) {
        const isHidden = word === '?' && mayHide && line.hides === true
        const value = isHidden ? HIDDEN : valueOf(word, line.codes)
        if (!isHidden && (value < line.low || value > line.high || (word !== '-' && value < 0))) {
          return failure(`"${word.slice(0, 20)}" is not a valid value of "${line.name}"`, number)
        }
        line.set(state, at, value)
      }
    }
    const rest = rows.slice(lines.length + 1)
    if (rest.some((row) => row !== '')) return failure('nothing follows here', lines.length + 2)
    return success(state)
  }
  const faults = (state: ToyState): string[] => [...rangeFaults(lines, state), ...ownFaults(state)]
  return {
    faults,
    write(state) {
      const text = lines.map((line) => {
        const values = Array.from(line.get(state), (value) => wordOf(value, line.codes))
        return `${line.name} ${values.join(' ')}`
      })
      return `${[track.id, ...text].join('\n')}\n`
    },
    read(text) {
      const state = readLines(text, false)
      if (!state.ok) return state
      const [fault] = faults(state.value)
      return fault === undefined ? state : failure(fault)
    },
    readKnown: (text) => readLines(text, true),
  }
}

function wordOf(value: number, codes: readonly string[] | undefined): string {
  if (value === HIDDEN) return '?'
  return value === -1 ? '-' : (codes?.[value] ?? String(value))
}

function valueOf(word: string, codes: readonly string[] | undefined): number {
  if (word === '-') return -1
  return codes?.indexOf(word) ?? (/^\d{1,3}$/.test(word) ? Number(word) : -1)
}

function rangeFaults(lines: readonly Line[], state: ToyState): string[] {
  return lines.flatMap(({ name, low, high, get }) =>
    Array.from(get(state))
      .filter((value) => !(value >= low && value <= high))
      .map((value) => `${name} is ${value}`),
  )
}

/** Everything that must be true of any position; the list of what is not. */
function ownFaults(state: ToyState): string[] {
  const found: string[] = []
  const must = (holds: boolean, fault: string): void => {
    if (!holds) found.push(fault)
  }
  const { step, mover, bids, oats, riders, track } = state
  const end = homeOf(state)
  must(state.round <= (track.rounds[state.scenario] ?? 0), 'too many rounds were played')
  must(
    riders.every((place) => place <= end),
    'a rider rode past home',
  )
  must((step === OVER) === state.winner >= 0, 'the game is over exactly when somebody has won')
  const isUnderWay = step === JOSTLE || step === REACT
  must(isUnderWay === mover >= 0, 'a rider is under way exactly when somebody is asked about it')
  if (isUnderWay && mover >= 0) {
    const place = riders[mover]!
    must(ownerOf(mover) === rider(state), 'the rider under way is of the other team')
    must(place < end, 'nobody rides on at home')
    if (step === JOSTLE) {
      must(riderOn(state, 1 - ownerOf(mover), place) >= 0, 'there is nobody to jostle')
      must(place > 0, 'nobody jostles at the start')
    }
  }
  if (step === BID) {
    must(bids[0] === -1 || bids[1] === -1, 'both bids are made and not shown')
    must(bids[0]! <= oats[0]! && bids[1]! <= oats[1]!, 'a bid is higher than the oats')
  } else {
    must(bids[0]! >= 0 && bids[1]! >= 0 && state.red >= 0, 'there is riding before the bids')
  }
  if (step !== OVER) {
    must(!isHome(state, 0) && !isHome(state, 1), 'a team is home and the game goes on')
  }
  state.hands.forEach((size, seat) => {
    const held = cards.filter((_, card) => state.cards[card] === IN_HAND + seat).length
    must(held === size, `seat ${seat + 1} holds ${held} cards and not ${size}`)
    must(size === 0 || seat < seatsIn(state), `seat ${seat + 1} holds cards and does not play`)
  })
  return found
}
