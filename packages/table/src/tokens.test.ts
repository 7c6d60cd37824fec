import {
  allSetups,
  createState,
  fastDice,
  makeNotation,
  SPECTATOR,
  type FastDice,
  type Game,
  type Seat,
  type State,
  type Viewer,
} from '@estafette/kernel'
import { games } from '@estafette/registry'
import { workshop } from '@estafette/registry/workshop'
import { describe, expect, test } from 'vitest'
import { doors, type Door } from './doors.ts'
import { legalChoices, seatsOf } from './seat.ts'
import { eventsOf, openTable, stateOf, take, type Table } from './table.ts'
import { heardBy } from './viewer.ts'

const frontline = [...games, ...workshop].find(({ id }) => id === 'frontline') as Game
const cards = frontline.kinds['card']!.codes
const equipment = frontline.kinds['equipment']!.codes

// Cards and a counter whose names mean nothing else, so that they are found in any text.
const TOKENS = ['obscured', 'pour-it-on']
const COUNTER = 'hand-grenade'
const isToken = (code: string | undefined): boolean => TOKENS.includes(code ?? '')

/** What the rules keep of hidden things. */
type Kept = State & {
  readonly hands: Int8Array
  readonly shown: Int8Array
  readonly deck: Int8Array
  readonly pile: Int8Array
  readonly pileSize: number
  readonly counters: Int8Array
  readonly spent: Int8Array
  readonly owner: Int8Array
  readonly card: number
  readonly extra: number
  readonly attackCard: number
}

/** The hands that a viewer does not see. */
function hiddenHands(state: State, viewer: Viewer): Seat[] {
  return seatsOf(frontline, state).filter((seat) => seat !== viewer)
}

/**
 * Plants the tokens: all copies lie in hands that the viewer does not see, every face-down counter
 * of theirs is a grenade. False where there is no room for it.
 */
function plant(state: Kept, viewer: Viewer): boolean {
  const others = hiddenHands(state, viewer)
  const width = cards.length
  const swapWithDeck = (put: (card: number) => void, card: number, isWanted: boolean): void => {
    const other = state.deck.findIndex((count, at) => count > 0 && isToken(cards[at]) === isWanted)
    if (other < 0) return
    state.deck[other]! -= 1
    state.deck[card]! += 1
    put(other)
  }
  for (let i = 0; i < state.pileSize; i++) {
    const card = state.pile[i]!
    if (isToken(cards[card])) swapWithDeck((other) => (state.pile[i] = other), card, false)
  }
  for (const seat of seatsOf(frontline, state)) {
    const isHidden = others.includes(seat)
    for (let card = 0; card < width; card++) {
      const at = seat * width + card
      for (let left = state.hands[at]! - state.shown[at]!; left > 0; left--) {
        if (isToken(cards[card]) === isHidden) continue
        swapWithDeck(
          (other) => {
            state.hands[at]! -= 1
            state.hands[seat * width + other]! += 1
          },
          card,
          isHidden,
        )
      }
    }
  }
  plantCounters(state, viewer)
  // A seat could draw one of those that are left; the public sees nobody draw.
  const isLeft = viewer >= 0 && state.deck.some((count, at) => count > 0 && isToken(cards[at]))
  return (
    frontline.faults(state).length === 0 &&
    !isLeft &&
    !isPublic(state) &&
    !hasGrenade(state, viewer)
  )
}

/** Whether everybody has seen a token: declared, used up, face up, or still on the open pile. */
function isPublic(kept: Kept): boolean {
  const { shown, card, extra, attackCard, counters, spent, pile, pileSize } = kept
  const grenade = equipment.indexOf(COUNTER)
  return (
    pile.subarray(0, pileSize).some((one) => isToken(cards[one])) ||
    shown.some((count, at) => count > 0 && isToken(cards[at % cards.length])) ||
    [card, extra, attackCard].some((one) => isToken(cards[one])) ||
    counters.some((counter) => counter > 7 && (counter & 7) === grenade) ||
    spent.some((count, at) => count > 0 && at % equipment.length === grenade)
  )
}

/** Whether a soldier of the viewer's side still has a grenade, which they may see. */
function hasGrenade(state: Kept, viewer: Viewer): boolean {
  if (viewer === SPECTATOR) return false
  const mine = frontline.sideOf(state, viewer)
  return state.counters.some((counter, slot) => {
    const seat = state.owner[slot >> 1]!
    return (
      (counter & 7) === equipment.indexOf(COUNTER) &&
      counter > 0 &&
      seat >= 0 &&
      frontline.sideOf(state, seat) === mine
    )
  })
}

/** Counters of their own side that are grenades become something else, hidden ones of others grenades. */
function plantCounters(state: Kept, viewer: Viewer): void {
  const grenade = equipment.indexOf(COUNTER)
  const mine = viewer === SPECTATOR ? -1 : frontline.sideOf(state, viewer)
  state.counters.forEach((counter, slot) => {
    const seat = state.owner[slot >> 1]!
    if (counter <= 0 || counter > 7 || seat < 0) return
    const before = state.counters[slot]!
    const kinds = frontline.sideOf(state, seat) === mine ? [6, 5, 4, 1] : [grenade]
    if (frontline.sideOf(state, seat) === mine && counter !== grenade) return
    for (const kind of kinds) {
      state.counters[slot] = kind
      if (frontline.faults(state).length === 0) return
    }
    state.counters[slot] = before
  })
}

/** The numbers of cards and counters that something told to a viewer names. */
function named(told: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(told).flatMap(([field, value]) => {
    const codes = { card: cards, equipment }[frontline.fields[field] ?? ''] ?? []
    return [value].flat().map((one) => codes[Number(one)] ?? '')
  })
}

/** Everything that a table gives a viewer, with the names of what it only counts. */
function givenTo(table: Table, viewer: Viewer, tried: readonly Door[]): string {
  const state = stateOf(table)
  const { events } = heardBy(table, viewer, table.entries.length)
  const choices = legalChoices(frontline, state, viewer)
  return [
    ...tried.map((door) => door(table, viewer)),
    ...events.flatMap(named),
    ...named(frontline.decision(state, viewer).args),
    ...choices.map((choice) => makeNotation(frontline, choice)),
  ].join('\n')
}

const found = new RegExp([...TOKENS, COUNTER].join('|'))

/** Plays on from a planted position; others never show a token of their own will. */
function follow(
  state: State,
  viewer: Viewer,
  dice: FastDice,
  tried: readonly Door[],
): { leak: string; choices: number } {
  const start = { position: frontline.write(state) }
  const opened = openTable(frontline, { start, gameId: 'tokens', seed: '7f'.repeat(32) })
  if (!opened.ok) return { leak: '', choices: 0 } // planted amid a question about what was moved
  const table = opened.value
  for (let choices = 0; ; choices++) {
    // Who has nothing else to answer with shows one for everybody to see.
    if (isPublic(stateOf(table) as Kept)) return { leak: '', choices }
    const given = givenTo(table, viewer, tried)
    if (found.test(given))
      return { leak: given.split('\n').find((line) => found.test(line))!, choices }
    const seat = frontline.toAct(stateOf(table))
    if (seat < 0 || choices === 30) return { leak: '', choices }
    const silent = legalChoices(frontline, stateOf(table), seat).filter((choice) => {
      const text = makeNotation(frontline, choice)
      return !found.test(text) && !/^(grenade|redraw)/.test(text)
    })
    if (silent.length === 0) return { leak: '', choices }
    if (!take(table, seat, silent[dice.below(silent.length)]).ok) throw new Error('refused')
  }
}

/** The first leak in so many planted positions, and how far they were followed. */
function search(games: number, tried: readonly Door[]): { leak: string; choices: number } {
  const setups = allSetups(frontline)
  let choices = 0
  for (let i = 0; i < games; i++) {
    const dice = fastDice(i)
    const state = createState(frontline, setups[(i * 29) % setups.length]!)
    frontline.start(state, dice)
    for (let left = 60 + dice.below(240); left > 0 && frontline.acting(state) !== 0; left--) {
      const seat = frontline.toAct(state)
      const list = legalChoices(frontline, state, seat)
      frontline.play(state, seat, list[dice.below(list.length)]!, dice)
    }
    if (frontline.acting(state) === 0) continue
    for (const viewer of [SPECTATOR, ...seatsOf(frontline, state)]) {
      const planted = frontline.clone(state) as Kept
      if (!plant(planted, viewer)) continue
      const followed = follow(planted, viewer, dice, tried)
      choices += followed.choices
      if (followed.leak !== '') return { leak: followed.leak, choices }
    }
  }
  return { leak: '', choices }
}

const { refusals: _, ...withoutRefusals } = doors // they name what they tried themselves

test('names planted in every hidden thing appear in nothing that a viewer is given', () => {
  const { leak, choices } = search(process.env['LONG'] ? 300 : 8, Object.values(withoutRefusals))
  expect(leak).toBe('')
  expect(choices).toBeGreaterThan(process.env['LONG'] ? 4000 : 100)
})

describe('a token that leaks is found', () => {
  const leaks: readonly (readonly [string, Door])[] = [
    ['in the whole position', (table) => frontline.write(stateOf(table))],
    [
      'in all that happens',
      (table) => eventsOf(table, table.entries.length).flatMap(named).join('\n'),
    ],
    ['in the journal', (table) => table.start && JSON.stringify(table.start)],
  ]
  test.each(leaks)('%s', (_, door) => {
    expect(search(300, [door]).leak).not.toBe('')
  })
})
