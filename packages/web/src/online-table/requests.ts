import type { Offered, Standing, StandingOffer } from '@estafette/protocol'
import type { LogLine } from '../table/log-lines.ts'

/** What others ask of the viewer; of several things what was asked first. */
export function askedOfMe({ offers, viewer, ending }: Standing): StandingOffer | null {
  if (viewer < 0 || ending) return null
  return offers.find(({ seat }) => seat !== viewer) ?? null
}

/** What the viewer asks of the others. */
export function askedByMe({ offers, viewer, ending }: Standing): StandingOffer | null {
  if (viewer < 0 || ending) return null
  return offers.find(({ seat }) => seat === viewer) ?? null
}

/** What would be undone by a take-back: whether dice fell in it, and whether the viewer chose. */
export interface Undone {
  readonly dice: boolean
  readonly own: boolean
  readonly count: number
}

/** What would be undone if no more choices than these were kept. */
export function undoneBy({ log, viewer }: Standing, keep: number): Undone {
  const gone = log.filter(({ number }) => number > keep)
  return {
    dice: gone.some(({ faces }) => faces.length > 0),
    own: gone.some(({ seat }) => seat === viewer),
    count: gone.length,
  }
}

/** A place in the log that the viewer could ask to go back to. */
export interface WayBack {
  readonly keep: number // choices that stay
  readonly line: LogLine
}

const MOST = 6

/** What the viewer did last, newest first: where a choice of his own begins a line. */
export function waysBack(lines: readonly LogLine[], { viewer, log }: Standing): readonly WayBack[] {
  return lines
    .filter(({ kind, first, seat }) => kind !== 'turn' && first > 0 && seat === viewer)
    .filter(({ first }) => log[first]?.seat === viewer)
    .slice(-MOST)
    .toReversed()
    .map((line) => ({ keep: line.first - 1, line }))
}

/** Whether a kind of request is on the table already, whoever asks. */
export function isAsked({ offers }: Standing, what: Offered): boolean {
  return offers.some((offer) => offer.what === what)
}
