import type { Heard, Standing } from '@estafette/protocol'
import { whatOf, whoOf } from '../table/other-turn/enemy-turn.ts'
import { stepsIn } from '../table/other-turn/steps-in.ts'
import type { TableModel } from '../table/model.ts'
import { choiceText } from './line-text.ts'
import { undoneBy, type Undone } from './requests.ts'

/** Something that somebody did, in words: several choices as a rule. */
export interface Gesture {
  readonly first: number // choice with which it begins
  readonly seat: number
  readonly text: string
}

/** A gesture of the viewer that could be asked back, with all that came after it. */
export interface WayBack extends Gesture {
  readonly undone: Undone
  readonly isClosed: boolean // nobody there would agree to it
}

const MOST = 8

/** What was done by so many choices, gesture by gesture; what is no step is told as it was chosen. */
export function gesturesIn(model: TableModel, heard: readonly Heard[]): readonly Gesture[] {
  const { session, screen } = model
  const numbers = new Set(heard.map(({ number }) => number))
  const entries = session.log.value.filter(({ number }) => numbers.has(number))
  const steps = stepsIn(session, screen, entries).filter(({ seat }) => seat >= 0)
  const seatOf = new Map(heard.map(({ number, seat }) => [number, seat]))
  const told = steps.flatMap((step): (Gesture & { readonly last: number })[] => {
    const { seat, first, last } = step
    const text = [whoOf(model, step), whatOf(model, step)].filter(Boolean).join(' ')
    // A step may begin with what another was asked before it.
    let begin = first
    while (begin < last && seatOf.get(begin) !== seat) begin++
    return text === '' || seatOf.get(begin) !== seat ? [] : [{ first: begin, last, seat, text }]
  })
  const alone = heard
    .filter(({ number }) => number > 0)
    .filter(({ number }) => !told.some(({ first, last }) => number >= first && number <= last))
    .map((one): Gesture => {
      const { number, seat } = one
      return { first: number, seat, text: choiceText(session.game, one) }
    })
  return [...told, ...alone].toSorted((one, other) => one.first - other.first)
}

/** What the viewer did of late, newest first, each with what would be undone by taking it back. */
export function waysBack(model: TableModel, standing: Standing): readonly WayBack[] {
  const { viewer, log, sitters } = standing
  const hasComputer = sitters.some(({ level }) => level !== '')
  return gesturesIn(model, log)
    .filter(({ seat }) => seat === viewer)
    .slice(-MOST)
    .toReversed()
    .map((gesture) => {
      const undone = undoneBy(standing, gesture.first - 1)
      const isBarred = undone.choices.some(({ barrier }) => isFinal(barrier))
      return { ...gesture, undone, isClosed: hasComputer && isBarred }
    })
}

/** A computer goes back over nothing that stays in a head. */
function isFinal(barrier: Heard['barrier']): boolean {
  return barrier === 'roll' || barrier === 'reveal' || barrier === 'final'
}
