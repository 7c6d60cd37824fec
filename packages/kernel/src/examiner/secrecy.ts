import { choicesOf, sameChoices, sameWords, seatsOf, type Book, type Fault } from './book.ts'
import type { Choice, Seat } from '../choice.ts'
import { fastDice, type Dice } from '../dice.ts'
import { isToldTo, SPECTATOR, type Game, type GameEvent, type Viewer } from '../game.ts'
import { makeNotation } from '../notation.ts'
import { hashText, type State } from '../state.ts'

/**
 * Every viewer sees, and may choose, the same whatever the things are that it may not know; and
 * what it imagines behind its view is a sound position with that very view.
 */
export function examineViews<S extends State>(book: Book<S>, state: S, dice: Dice): Fault[] {
  const { game } = book
  const before = hashText(state)
  const isOpen = game.acting(state) !== 0
  const prompt = isOpen ? JSON.stringify(game.decision(state)) : ''
  const found = [SPECTATOR, ...seatsOf(game)].flatMap((viewer) => {
    const seen = game.view(state, viewer)
    const faults: Fault[] = []
    if (seen.viewer !== viewer) faults.push('a view of somebody else')
    if (seen.known.words.buffer === state.words.buffer)
      faults.push('the view is the position itself')
    const others = [
      { name: 'the disguised', other: game.disguise(state, viewer, dice) },
      { name: 'the imagined', other: game.imagine(seen, dice) },
    ]
    for (const { name, other } of others) {
      faults.push(...game.faults(other).map((fault) => `${name} position: ${fault}`))
      if (!sameWords(game.view(other, viewer).known, seen.known)) {
        faults.push(`${name} position looks different`)
      }
      if (viewer !== SPECTATOR && !sameChoices(book, state, other, viewer)) {
        faults.push(`${name} position has other choices`)
      }
      if (game.acting(other) !== game.acting(state)) {
        faults.push(`${name} position lets others act`)
      } else if (isOpen && JSON.stringify(game.decision(other)) !== prompt) {
        faults.push(`${name} position asks for another decision`)
      }
    }
    return faults.map((fault) => `viewer ${viewer}: ${fault}`)
  })
  return hashText(state) === before ? found : [...found, 'looking changes the position']
}

/**
 * Events tell no more than the view: whatever is chosen, and whatever the things are that a viewer
 * may not know, results that look the same to it are told in the same words.
 */
export function examineSecrets<S extends State>(
  { game }: Book<S>,
  state: S,
  seat: Seat,
  seed: number,
): Fault[] {
  const found: Fault[] = []
  for (const viewer of [SPECTATOR, ...seatsOf(game)]) {
    const disguised = game.disguise(state, viewer, fastDice(seed))
    const origins = sameWords(disguised, state) ? [state] : [state, disguised]
    const toldBy = new Map<string, { result: S; events: string }>()
    for (const origin of origins) {
      for (const choice of choicesOf(game, origin, seat)) {
        const { result, events } = resultOf(game, origin, seat, choice, seed, viewer)
        const look = hashText(game.view(result, viewer).known)
        const key = viewer === seat ? `${look} ${choice}` : look // nobody hides from itself
        const same = toldBy.get(key)
        if (!same) toldBy.set(key, { result, events })
        else if (same.events !== events && !sameWords(same.result, result)) {
          const name = makeNotation(game, choice)
          found.push(`viewer ${viewer}: the events of ${name} tell what is hidden`)
        }
      }
    }
  }
  return found
}

function resultOf<S extends State>(
  game: Game<S>,
  state: S,
  seat: Seat,
  choice: Choice,
  seed: number,
  viewer: Viewer,
): { result: S; events: string } {
  const result = game.clone(state)
  const events: GameEvent[] = []
  game.play(result, seat, choice, fastDice(seed), (event) => events.push(event))
  return { result, events: JSON.stringify(events.filter((event) => isToldTo(event, viewer))) }
}
