import { bombardmentOdds, targetVerdict, type ArrasState } from '@estafette/arras/screen'
import { LEGAL } from '@estafette/kernel'
import type { Tile } from '../../../screen/card.ts'
import type { ArrasDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import {
  declining,
  forward,
  intendedOf,
  offersBy,
  placeName,
  question,
  shortName,
  unitName,
  type WordedCard,
} from './card-tools.ts'
import { cardWords } from './card-words.ts'

/** A gun and the best that it could hit. */
export function gunTile(s: ArrasState, offer: Offer, chosen: Offer | null): Tile {
  const words = cardWords()
  let best: { target: number; chance: number } | null = null
  for (let target = 0; target < s.board.locationCount; target++) {
    if (target === s.firstAim || targetVerdict(s, offer.target, target) !== LEGAL) continue
    const chance = bombardmentOdds(s, offer.target, target).success
    if (!best || chance > best.chance) best = { target, chance }
  }
  return {
    key: String(offer.choice),
    name: shortName(offer.target),
    ...(best && { text: words.best(placeName(best.target)), chance: best.chance }),
    unit: offer.target,
    offer,
    isChosen: chosen?.choice === offer.choice,
  }
}

/** What a gun is aimed at. */
export function aimCard(model: ArrasDesk, s: ArrasState): WordedCard {
  const words = cardWords()
  const offers = offersBy(model, 'aim')
  const chances = new Map(
    offers.map(({ target }) => [target, bombardmentOdds(s, s.gun, target).success]),
  )
  const proposed = offers.toSorted((a, b) => chances.get(b.target)! - chances.get(a.target)!)[0]
  return question(model, {
    key: 'places',
    title: words.aim(unitName(s.gun)),
    note: words.aimNote,
    offers,
    proposed,
    tile: ({ target }) => ({ name: placeName(target), chance: chances.get(target)! }),
    label: () => words.bombard,
  })
}

/** Whether a second gun fires too, and which. */
export function secondGunCard(model: ArrasDesk, s: ArrasState): WordedCard {
  const words = cardWords()
  const [fire] = offersBy(model, 'fire')
  const chosen = intendedOf(model)
  const tiles = offersBy(model, 'bombard').map((offer) => gunTile(s, offer, chosen))
  const isGun = chosen?.verb === 'bombard'
  return {
    title: words.second,
    note: words.secondNote,
    groups: [{ key: 'options', tiles }],
    chance: {
      value: bombardmentOdds(s, s.firstGun, s.firstAim).success,
      label: words.success,
    },
    ...(isGun
      ? { primary: forward(model, words.bombard, chosen) }
      : fire && { primary: forward(model, words.rollDice(4), fire, 'die') }),
    decline: declining(model, '', undefined),
  }
}
