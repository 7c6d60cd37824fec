import { defineState } from '../state.ts'
import type { Track } from './track.ts'

export const MOST_BID = 3
export const MOST_OATS = 9
export const RIDERS = 2 // of each team
export const MOST_SEATS = 4
export const LARGEST_HAND = 2

export const oatsOptions = ['few', 'many'] as const
export const weatherOptions = ['chits', 'fair'] as const
export const playersOptions = ['two', 'four'] as const
export const cardsOptions = ['none', 'dealt'] as const

export const weathers = ['clear', 'mud', 'storm'] as const
export const fullCup = [5, 3, 2] as const // chits by weather

/** The cards: those thrown at a galloping rider, then those eaten. */
export const cards = ['clod-1', 'clod-2', 'clod-3', 'sugar-1', 'sugar-2', 'sugar-3'] as const
export const CLODS = 3

// Where a card is; in the hand of a seat from IN_HAND on.
export const IN_DECK = 0
export const DISCARDED = 1
export const IN_HAND = 2

/** The decisions, and the end. */
export const steps = ['bid', 'ride', 'react', 'jostle', 'over'] as const
export const BID = 0
export const RIDE = 1
export const REACT = 2
export const JOSTLE = 3
export const OVER = 4

const layout = {
  scalars: [
    'scenario',
    'oatsOption',
    'weatherOption',
    'playersOption',
    'cardsOption',
    'step',
    'round',
    'weather',
    'first', // the team that rides first in this round
    'turn', // 0 while the first team rides, 1 while the second does
    'red', // the team that plays red, -1 before the first bids are shown
    'mover', // the rider that jostles, or gallops off, else -1
    'winner', // the team that has won, else -1
  ],
  tables: {
    cup: weathers.length, // chits left, by weather
    bids: 2, // by team, -1 before the bid
    oats: 2, // by team
    riders: 2 * RIDERS, // place of each rider, those of team 0 first
    cards: cards.length, // where each card is
    hands: MOST_SEATS, // how many cards each seat holds, which everybody sees
  },
} as const

/** Makes the constructor of the positions on a track. */
export function stateMaker(track: Track): () => ToyState {
  const blank = defineState(layout, 2 * track.places.length + cards.length + 1)
  return () => Object.assign(blank(), { track })
}

type Flat = ReturnType<
  ReturnType<typeof defineState<(typeof layout.scalars)[number], keyof typeof layout.tables>>
>

/** A position; the track lies beside the buffer. */
export type ToyState = Flat & { readonly track: Track }

/** How many seats there are: two in a team, or one. */
export function seatsIn(state: ToyState): number {
  return state.playersOption === 1 ? 4 : 2
}

/** The team of a seat. */
export function teamOf(seat: number): number {
  return seat % 2
}

/** The seat that plays for a team in this round: partners take turns. TOY-1.4 */
export function seatOf(state: ToyState, team: number): number {
  return state.playersOption === 1 && state.round % 2 === 0 ? team + 2 : team
}

/** The team whose turn it is to ride. */
export function rider(state: ToyState): number {
  return state.turn === 0 ? state.first : 1 - state.first
}

/** The team that owns a rider. */
export function ownerOf(index: number): number {
  return index < RIDERS ? 0 : 1
}

/** The first rider of a team that stands on a place, or -1. */
export function riderOn(state: ToyState, team: number, place: number): number {
  for (let index = team * RIDERS; index < (team + 1) * RIDERS; index++) {
    if (state.riders[index] === place) return index
  }
  return -1
}

/** How far the riders of a team have come together. */
export function distance(state: ToyState, team: number): number {
  let sum = 0
  for (let i = 0; i < RIDERS; i++) sum += state.riders[team * RIDERS + i]!
  return sum
}

/** The place where a rider is home. */
export function homeOf(state: ToyState): number {
  return state.track.home[state.scenario] ?? 0
}

/** Whether all riders of a team are home. */
export function isHome(state: ToyState, team: number): boolean {
  return distance(state, team) === RIDERS * homeOf(state)
}
