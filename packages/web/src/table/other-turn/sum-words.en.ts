import type { HarmKind } from '@estafette/kernel'

const some = (one: string, many: string) => (count: number) => (count === 1 ? one : many)
const same = (word: string) => some(word, word)

/** What is said of a turn of others that is over; fetched with it. */
export const words = {
  over: (who: string, when: string) => [who, when, 'over'].filter(Boolean).join(', '),
  doneToYou: 'Done to you',
  doneToYouAll: (all: string) => `Done to you: ${all}`,
  computer: 'computer',
  hint: 'press: the map goes there',
  more: (count: number) => (count === 1 ? 'And 1 more' : `And ${count} more`),
  colon: ': ',
  semicolon: '; ',
  else: 'Else',
  waits: 'Your turn waits; nothing runs.',
  toMyTurn: 'To my turn',
  showAgain: 'Show again',
  inLog: 'In the log',
  inVain: (deed: string) => `${deed}: no effect`,
  unchanged: 'no change',
  change: (from: string, to: string) => `${from} to ${to}`,
  automat: 'Automat',
  andOthers: (names: string, count: number) => `${names} and ${count} more`,
  backTo: (names: string, place: string) => `${names} driven back to ${place}`,
  /** What became of some, after their names. */
  became: {
    lost: same('lost'),
    killed: same('dead'),
    reduced: same('reduced'),
    wounded: same('wounded'),
    refit: same('marked Refit'),
    disrupted: same('disrupted'),
    spent: same('spent'),
    pinned: same('pinned'),
    shaken: same('shaken'),
    driven: same('driven back'),
    place: same('lost'),
    aircraft: same('shot down'),
    cut: same('cut off'),
    marker: same('gone'),
  } satisfies Record<HarmKind, (count: number) => string>,
  /** The same under a number. */
  counted: {
    lost: same('lost'),
    killed: same('dead'),
    reduced: same('reduced'),
    wounded: same('wounded'),
    refit: same('marked Refit'),
    disrupted: same('disrupted'),
    spent: same('spent'),
    pinned: same('pinned'),
    shaken: same('shaken'),
    driven: same('driven back'),
    place: some('place lost', 'places lost'),
    aircraft: same('aircraft shot down'),
    cut: same('cut off'),
    marker: some('marker gone', 'markers gone'),
  } satisfies Record<HarmKind, (count: number) => string>,
}
