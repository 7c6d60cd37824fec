import type { Listed, ListedSeat } from '@estafette/protocol'
import { placeOf } from '../../i18n/places.ts'
import { sayIfKnown } from '../../i18n/index.ts'
import { sideName as nameOfSide } from '../../online/sides.ts'
import { lobbyWords } from './words.ts'

/** What a table is called in a list. */
export function titleOf({ game }: Listed): string {
  return placeOf(game)
}

/** The side of a seat in words, '' where it is not settled. */
export function sideName({ game }: Listed, { side }: ListedSeat): string {
  return nameOfSide(game, side)
}

/** Who sits on a seat, in words. */
export function sitterName({ name, level, taken }: ListedSeat): string {
  if (level !== '') return sayIfKnown(`player.${level}`) ?? lobbyWords().computer
  return taken ? name : '?'
}
