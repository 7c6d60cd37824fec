import { failure, success, type Result } from '../result.ts'
import {
  BID,
  blank,
  home,
  isHome,
  JOSTLE,
  MOST_BID,
  MOST_OATS,
  oatsOptions,
  OVER,
  ownerOf,
  places,
  rider,
  riderOn,
  RIDERS,
  rounds,
  scenarios,
  steps,
  weatherOptions,
  weathers,
  type ToyState,
} from './state.ts'

/** One line of a position: the values behind it and how they are written. */
interface Line {
  readonly name: string
  readonly low: number
  readonly high: number
  readonly codes?: readonly string[]
  readonly get: (state: ToyState) => ArrayLike<number>
  readonly set: (state: ToyState, at: number, value: number) => void
}

const scalars = [
  { name: 'scenario', low: 0, high: 1, codes: scenarios },
  { name: 'oatsOption', low: 0, high: 1, codes: oatsOptions },
  { name: 'weatherOption', low: 0, high: 1, codes: weatherOptions },
  { name: 'step', low: 0, high: OVER, codes: steps },
  { name: 'round', low: 0, high: rounds[1] },
  { name: 'weather', low: 0, high: 2, codes: weathers },
  { name: 'first', low: 0, high: 1 },
  { name: 'turn', low: 0, high: 1 },
  { name: 'red', low: -1, high: 1 },
  { name: 'mover', low: -1, high: 2 * RIDERS - 1 },
  { name: 'winner', low: -1, high: 1 },
] as const

const tables = [
  { name: 'cup', low: 0, high: 9 },
  { name: 'bids', low: -1, high: MOST_BID },
  { name: 'oats', low: 0, high: MOST_OATS },
  { name: 'riders', low: 0, high: places.length - 1, codes: places },
] as const

const lines: readonly Line[] = [
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

/** A position as text: one line per field. */
export function write(state: ToyState): string {
  const text = lines.map((line) => {
    const values = Array.from(line.get(state), (value) =>
      value === -1 ? '-' : (line.codes?.[value] ?? String(value)),
    )
    return `${line.name} ${values.join(' ')}`
  })
  return `${['toy', ...text].join('\n')}\n`
}

/** Reads a position; says what is wrong with it and in which line. */
export function read(text: string): Result<ToyState> {
  const rows = text.split('\n')
  if (rows[0] !== 'toy') return failure('a position of this game begins with "toy"', 1)
  const state = blank()
  for (const [index, line] of lines.entries()) {
    const number = index + 2
    const [name, ...words] = (rows[index + 1] ?? '').split(' ')
    if (name !== line.name) return failure(`"${line.name}" is expected here`, number)
    const { length } = line.get(state)
    if (words.length !== length) return failure(`${length} values expected`, number)
    for (const [at, word] of words.entries()) {
      const value = word === '-' ? -1 : (line.codes?.indexOf(word) ?? decimal(word))
      if (value < line.low || value > line.high || (word !== '-' && value < 0)) {
        return failure(`"${word.slice(0, 20)}" is no ${line.name}`, number)
      }
      line.set(state, at, value)
    }
  }
  const rest = rows.slice(lines.length + 1)
  if (rest.some((row) => row !== '')) return failure('nothing follows here', lines.length + 2)
  const [fault] = faults(state)
  return fault === undefined ? success(state) : failure(fault)
}

function decimal(word: string): number {
  return /^\d{1,3}$/.test(word) ? Number(word) : -1
}

/** Everything that must be true of any position; the list of what is not. */
export function faults(state: ToyState): readonly string[] {
  const found: string[] = []
  const must = (holds: boolean, fault: string): void => {
    if (!holds) found.push(fault)
  }
  for (const { name, low, high, get } of lines) {
    const values = get(state)
    for (let i = 0; i < values.length; i++) {
      must(values[i]! >= low && values[i]! <= high, `${name} is ${values[i]}`)
    }
  }
  const { step, mover, bids, oats, riders } = state
  const end = home[state.scenario] ?? 0
  must(state.round <= (rounds[state.scenario] ?? 0), 'too many rounds were played')
  must(
    riders.every((place) => place <= end),
    'a rider rode past home',
  )
  must((step === OVER) === state.winner >= 0, 'the game is over exactly when somebody has won')
  must((step === JOSTLE) === mover >= 0, 'a rider jostles exactly when it is asked how')
  if (step === JOSTLE && mover >= 0) {
    const place = riders[mover]!
    must(ownerOf(mover) === rider(state), 'the rider that jostles is of the other seat')
    must(riderOn(state, 1 - ownerOf(mover), place) >= 0, 'there is nobody to jostle')
    must(place > 0 && place < end, 'nobody jostles at the start or at home')
  }
  if (step === BID) {
    must(bids[0] === -1 || bids[1] === -1, 'both bids are made and not shown')
    must(bids[0]! <= oats[0]! && bids[1]! <= oats[1]!, 'a bid is higher than the oats')
  } else {
    must(bids[0]! >= 0 && bids[1]! >= 0 && state.red >= 0, 'there is riding before the bids')
  }
  if (step !== OVER) {
    must(!isHome(state, 0) && !isHome(state, 1), 'a seat is home and the game goes on')
  }
  return found
}
