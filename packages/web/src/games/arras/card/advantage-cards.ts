import { freshIn, unitsIn, advantageVerdict, type ArrasState } from '@estafette/arras/screen'
import { LEGAL } from '@estafette/kernel'
import type { Tile, TileGroup } from '../../../screen/card.ts'
import type { ArrasDesk } from '../desk.ts'
import { declining, offersBy, placeName, question, type WordedCard } from './card-tools.ts'
import { cardWords } from './card-words.ts'

const MOST_REFRESHED = 2 // places to refresh that are not folded away

/** Refresh and prolong; what is closed says why. Nothing where the other side holds it. */
export function advantageGroup(model: ArrasDesk, s: ArrasState): TileGroup[] {
  const words = cardWords()
  const side = s.initiative
  if (s.advantage !== side) return []
  const isUsed = advantageVerdict(s, side) !== LEGAL
  const refresh = offersBy(model, 'refresh')
  const [prolong] = offersBy(model, 'prolong')
  const why = isUsed ? words.usedUp : words.noneSpent
  const closed = (key: string, name: string, reason: string): Tile => ({
    key,
    name,
    closed: reason,
  })
  const tiles: Tile[] = refresh.map((offer) => ({
    key: String(offer.choice),
    name: words.refresh(placeName(offer.target)),
    text: words.refreshNote(spentAt(s, side, offer.target)),
    offer,
  }))
  // A long list would hide everything below it.
  const isLong = tiles.length > MOST_REFRESHED
  const refreshed: TileGroup[] = isLong
    ? [{ key: 'refresh', folded: words.refreshOne(tiles.length), tiles: tiles.splice(0) }]
    : []
  if (refresh.length === 0) tiles.push(closed('refresh', words.refreshClosed, why))
  tiles.push(
    prolong
      ? { key: 'prolong', name: words.prolong, text: words.prolongNote, offer: prolong }
      : closed('prolong', words.prolong, !isUsed && s.prolongAtEnd ? words.atEnd : why),
  )
  return [{ key: 'advantage', title: words.advantage, rule: 'ARR-9.0a', tiles }, ...refreshed]
}

function spentAt(s: ArrasState, side: number, place: number): number {
  return unitsIn(s, side, place) - freshIn(s, side, place)
}

/** Whether the turn is prolonged at its end. */
export function prolongCard(model: ArrasDesk): WordedCard {
  const words = cardWords()
  const offers = offersBy(model, 'prolong', 'end-phase')
  const end = offers.find(({ verb }) => verb === 'end-phase')
  const card = question(model, {
    title: words.prolongTitle,
    note: words.prolongTitleNote,
    offers,
    tile: ({ verb }) =>
      verb === 'prolong'
        ? { name: words.prolong, text: words.prolongNote }
        : { name: words.endPhase },
    label: ({ verb }) => (verb === 'prolong' ? words.prolong : words.endPhase),
  })
  return { ...card, decline: declining(model, words.endPhase, end) }
}
