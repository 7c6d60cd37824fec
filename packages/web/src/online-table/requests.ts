import { verbOf, type Game } from '@estafette/kernel'
import type { Heard, Offered, Standing, StandingOffer } from '@estafette/protocol'

/** What others ask of the viewer and they have not agreed to; of several things what was asked first. */
export function askedOfMe({ offers, viewer, ending }: Standing): StandingOffer | null {
  if (viewer < 0 || ending) return null
  return offers.find(({ seat, agreed = [] }) => seat !== viewer && !agreed.includes(viewer)) ?? null
}

/** What the viewer asks of the others. */
export function askedByMe({ offers, viewer, ending }: Standing): StandingOffer | null {
  if (viewer < 0 || ending) return null
  return offers.find(({ seat }) => seat === viewer) ?? null
}

/** What would be undone by a take-back: choices, whether dice fell, whether the viewer chose. */
export interface Undone {
  readonly choices: readonly Heard[]
  readonly dice: boolean
  readonly shown: boolean // something hidden was
  readonly own: boolean
}

/** What would be undone if no more choices than these were kept. */
export function undoneBy({ log, viewer }: Standing, keep: number): Undone {
  const gone = log.filter(({ number }) => number > keep)
  return {
    choices: gone,
    dice: gone.some(({ faces }) => faces.length > 0),
    shown: gone.some(({ barrier }) => barrier === 'reveal'),
    own: gone.some(({ seat }) => seat === viewer),
  }
}

/** Whether a kind of request is on the table already, whoever asks. */
export function isAsked({ offers }: Standing, what: Offered): boolean {
  return offers.some((offer) => offer.what === what)
}

/** What the viewer sealed last, while the others have not all sealed theirs; they may see it themselves. */
export function sealedBy(game: Game, { viewer, log }: Standing): Heard | null {
  const own = log.findLast(({ seat }) => seat === viewer)
  if (viewer < 0 || !own || own.choice === null || !game.verbs[verbOf(own.choice)]?.final)
    return null
  return log.every(({ number, choice }) => number <= own.number || choice === null) ? own : null
}
