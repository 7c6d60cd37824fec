import {
  unitsIn,
  defenceFactor,
  isContested,
  isSpent,
  type ArrasState,
} from '@estafette/arras/screen'
import type { Tile } from '../../../screen/card.ts'
import type { ArrasDesk } from '../desk.ts'
import {
  forward,
  intendedOf,
  offersBy,
  placeName,
  question,
  shortName,
  type WordedCard,
} from './card-tools.ts'
import { cardWords } from './card-words.ts'

/** Units, one of which is to be chosen. */
export function unitsCard(
  model: ArrasDesk,
  asked: {
    readonly title: string
    readonly note: string
    readonly verb: string
    readonly label: string
    readonly text?: (unit: number) => string
    readonly end?: { readonly verb: string; readonly label: string }
  },
): WordedCard {
  const { title, note, verb, label, text, end } = asked
  const offers = offersBy(model, verb)
  const [last] = end ? offersBy(model, end.verb) : []
  const card = question(model, {
    title,
    note,
    offers,
    ...(!end && { proposed: offers[0] }),
    tile: ({ target }) => ({
      name: shortName(target),
      unit: target,
      ...(text && { text: text(target) }),
    }),
    label: () => label,
  })
  // What ends it is the usual answer, unless one of the units was chosen.
  if (!end || !last || intendedOf(model)?.verb === verb) return card
  return { ...card, primary: forward(model, end.label, last, 'check') }
}

/** Places, one of which is to be chosen. */
export function placesCard(
  model: ArrasDesk,
  s: ArrasState,
  asked: {
    readonly title: string
    readonly note: string
    readonly verb: string
    readonly label: (place: string) => string
  },
): WordedCard {
  const offers = offersBy(model, asked.verb)
  return question(model, {
    key: 'places',
    title: asked.title,
    note: asked.note,
    offers,
    proposed: offers[0],
    tile: ({ target }) => ({ name: placeName(target), ...placeText(s, target) }),
    label: ({ target }) => asked.label(placeName(target)),
  })
}

/** Who is there. */
export function placeText(s: ArrasState, place: number): Pick<Tile, 'text'> {
  const words = cardWords()
  if (isContested(s, place)) return { text: words.contestedPlace }
  return { text: words.free(unitsIn(s, 0, place) + unitsIn(s, 1, place)) }
}

/** What a unit brings to the defence: its factor, or that it is Spent. */
export function defenceText(s: ArrasState): (unit: number) => string {
  return (unit) =>
    isSpent(s, unit) ? cardWords().spend : cardWords().defence(defenceFactor(s, unit))
}
