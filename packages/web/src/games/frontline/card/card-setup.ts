import { terrainAt, vp } from '@estafette/frontline/screen'
import type { FrontDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import { act, offersBy, option, optionsBy, slots, waitingAct, type OwnCard } from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { positionOf } from '../plan/draft.ts'
import { nameOf } from '../told/names.ts'
import { frontWords } from '../words.ts'

/** The size of a free battle: agree, or propose another. FRL-SET-1 */
export function sizeCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const agree = offersBy(model, 'agree')[0]
  const offers = offersBy(model, 'propose')
  const middle = offers[Math.floor(offers.length / 2)]
  const now = model.intention.value
  const meant = now?.kind === 'offer' ? now.offer : middle
  return {
    title: words.titles.size,
    ...(s.size > 0 && { note: words.vp(s.size) }),
    ...(offers.length > 0 && {
      number: {
        offers,
        chosen: meant?.target ?? s.size,
        label: words.titles.size,
      },
    }),
    groups: [],
    primary:
      now?.kind === 'offer'
        ? {
            label: words.does.propose,
            icon: 'check',
            shortcut: 'Enter',
            confirms: true,
            offer: now.offer,
            press: () => model.confirm(),
          }
        : agree
          ? act(model, agree, words.does.agree)
          : waitingAct(words.does.propose),
  }
}

/** A card for one that misses the battle. FRL-CAMP-3 */
export function replaceCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const without = offersBy(model, 'without')[0]
  return {
    title: words.titles.replace(nameOf(s.item)),
    groups: optionsBy(model, { key: 'replace' }, ['replace'], ({ target }) => ({
      text: words.vp(vp[target]!),
    })),
    ...slots(model, {
      label: ({ verb }) => (verb === 'without' ? words.does.without : words.does.take),
      decline: without,
    }),
  }
}

/** The card of the line where a section starts. FRL-SCN-S4 */
export function stationCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  return {
    title: words.titles.station(nameOf(s.item)),
    groups: optionsBy(model, { key: 'on', rule: 'FRL-SCN-S4' }, ['on'], ({ target }) => ({
      text: frontWords().terrainShort[terrainAt(s, target + 1)]!,
    })),
    ...slots(model, { label: ({ target }) => words.place(target + 1) }),
  }
}

/** The first hand, kept or drawn anew. FRL-OPT-4 */
export function mulliganCard(model: FrontDesk): OwnCard {
  const words = cardWords()
  const keep = offersBy(model, 'keep')[0]
  const label = ({ verb }: Offer): string => words.does[verb as 'keep' | 'redraw']
  const tiles = offersBy(model, 'keep', 'redraw').map((offer) =>
    option(model, offer, keep, { name: label(offer) }),
  )
  return {
    title: words.titles.mulligan,
    groups: [{ key: 'hand', tiles }],
    ...slots(model, { label, proposal: keep }),
  }
}
