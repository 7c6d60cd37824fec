import type { Listed, ListedSeat } from '@estafette/protocol'
import { placeOf } from '../../i18n/places.ts'
import { sayIfKnown } from '../../i18n/index.ts'
import { lobbyWords } from './words.ts'

/** What a table is called in a list. */
export function titleOf({ game }: Listed): string {
  return placeOf(game)
}

/** The side of a seat in words, '' where it is not settled. */
export function sideName({ side }: ListedSeat): string {
  return side === '' ? '' : (sayIfKnown(`side.${side}`) ?? side)
}

/** How the side of a seat looks: round or cut. */
export function sideLook({ side }: ListedSeat): 'german' | 'allied' | undefined {
  if (side === '') return undefined
  return side === 'german' || side === 'axis' ? 'german' : 'allied'
}

/** Who sits on a seat, in words. */
export function sitterName({ name, level, taken }: ListedSeat): string {
  if (level !== '') return sayIfKnown(`player.${level}`) ?? lobbyWords().computer
  return taken ? name : '?'
}

/** The others at a table, as somebody who sits there meets them. */
export function othersOf({ seats, own }: Listed): string {
  return seats
    .filter((seat, index) => index !== own && (seat.taken || seat.level !== ''))
    .map(sitterName)
    .join(', ')
}
