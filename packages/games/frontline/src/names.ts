import type { Flag } from '@estafette/kernel'
import {
  ACTED,
  CARRIED,
  CONCEALED,
  EMPTY,
  ENTRENCHED,
  JOINED,
  LEFT,
  LINE_PLACES,
  MOST_SEATS,
  OUTFITTING,
  PINNED,
  PREPARED,
  STAYS,
  TREATED,
  VETERAN,
} from './state.ts'

/** Words of positions for what lies on a card. */
export const statuses: readonly Flag[] = [
  { bit: PINNED, word: 'pinned' },
  { bit: EMPTY, word: 'empty' },
  { bit: CONCEALED, word: 'concealed' },
  { bit: ENTRENCHED, word: 'entrenched' },
  { bit: VETERAN, word: 'veteran' },
  { bit: ACTED, word: 'acted' },
]

/** Words for what somebody did in the present phase. */
export const doings: readonly Flag[] = [
  { bit: LEFT, word: 'left' },
  { bit: JOINED, word: 'joined' },
  { bit: PREPARED, word: 'prepared' },
  { bit: TREATED, word: 'treated' },
  { bit: CARRIED, word: 'carried' },
  { bit: STAYS, word: 'stays' },
  { bit: OUTFITTING, word: 'outfitting' },
]

/** Words for where a card is: the nine of the line, and the places beside it. */
export const places: readonly string[] = LINE_PLACES

export const seatCodes: readonly string[] = Array.from(
  { length: MOST_SEATS },
  (_, seat) => `seat-${seat + 1}`,
)

export const groundCodes: readonly string[] = LINE_PLACES.slice(1, 10)
