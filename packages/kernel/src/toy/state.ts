import { defineState } from '../state.ts'

export const MOST_BID = 3
export const MOST_OATS = 9
export const RIDERS = 2 // of each seat

/** A bid that was made, but not for the eyes of this viewer. */
export const HIDDEN = -2

export const scenarios = ['lane', 'road'] as const
export const home = [5, 8] as const // by scenario: the place where a rider is home
export const rounds = [9, 13] as const // by scenario

export const oatsOptions = ['few', 'many'] as const
export const weatherOptions = ['chits', 'fair'] as const

export const weathers = ['clear', 'mud', 'storm'] as const
export const fullCup = [5, 3, 2] as const // chits by weather

export const places = Array.from({ length: home[1] + 1 }, (_, place) => `k${place}`)

/** The decisions, and the end. */
export const steps = ['bid', 'ride', 'jostle', 'over'] as const
export const BID = 0
export const RIDE = 1
export const JOSTLE = 2
export const OVER = 3

export const blank = defineState(
  {
    scalars: [
      'scenario',
      'oatsOption',
      'weatherOption',
      'step',
      'round',
      'weather',
      'first', // the seat that rides first in this round
      'turn', // 0 while the first seat rides, 1 while the second does
      'red', // the seat that plays red, -1 before the first bids are shown
      'mover', // the rider that jostles, else -1
      'winner', // the seat that has won, else -1
    ],
    tables: {
      cup: weathers.length, // chits left, by weather
      bids: 2, // by seat, -1 before the bid
      oats: 2, // by seat
      riders: 2 * RIDERS, // place of each rider, those of seat 0 first
    },
  },
  2 * places.length + 1,
)

export type ToyState = ReturnType<typeof blank>

/** The seat whose turn it is to ride. */
export function rider(state: ToyState): number {
  return state.turn === 0 ? state.first : 1 - state.first
}

/** The seat that owns a rider. */
export function ownerOf(index: number): number {
  return index < RIDERS ? 0 : 1
}

/** The first rider of a seat that stands on a place, or -1. */
export function riderOn(state: ToyState, seat: number, place: number): number {
  for (let index = seat * RIDERS; index < (seat + 1) * RIDERS; index++) {
    if (state.riders[index] === place) return index
  }
  return -1
}

/** How far the riders of a seat have come together. */
export function distance(state: ToyState, seat: number): number {
  let sum = 0
  for (let i = 0; i < RIDERS; i++) sum += state.riders[seat * RIDERS + i]!
  return sum
}

/** Whether all riders of a seat are home. */
export function isHome(state: ToyState, seat: number): boolean {
  return distance(state, seat) === RIDERS * home[state.scenario]!
}
