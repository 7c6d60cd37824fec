import { arras } from '@estafette/arras'
import type { ArrasState } from '@estafette/arras/screen'
import { voiceOf } from '../../../i18n/voice.ts'
import type { Tile } from '../../../screen/card.ts'
import type { ArrasDesk } from '../desk.ts'
import {
  declining,
  forward,
  intendedOf,
  offersBy,
  question,
  type WordedCard,
} from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { groupsOf, membersOf } from '../panels/groups.ts'

/** Groups of the free set-up, those already placed or held back closed. */
export function setUpGroupCard(model: ArrasDesk, s: ArrasState): WordedCard {
  const words = cardWords()
  const offers = offersBy(model, 'group')
  const groups = groupsOf(s)
  const open = new Set(offers.map(({ target }) => target))
  const closed = groups
    .filter(({ index }) => !open.has(index))
    .map(({ index, heldBack }): Tile => ({
      key: `group${index}`,
      name: groupName(index),
      closed: heldBack ? words.heldBack : words.placed,
    }))
  const ours = groups.filter(({ heldBack }) => !heldBack).length
  return question(model, {
    key: 'groups',
    title: words.setUpGroup,
    note: words.setUpNote(ours - offers.length, ours),
    offers,
    closed,
    proposed: offers[0],
    tile: ({ target }) => {
      const units = membersOf(s, target)
      return {
        name: groupName(target),
        text: words.units(units.length),
        ...(units[0] !== undefined && { unit: units[0] }),
      }
    },
    label: ({ target }) => words.placeGroup(groupName(target)),
  })
}

function groupName(index: number): string {
  return voiceOf(arras).thing('group', index)
}

/** The sealed bid for the sides. */
export function bidCard(model: ArrasDesk, s: ArrasState): WordedCard {
  const words = cardWords()
  const offers = offersBy(model, 'bid')
  const printed = s.threshold
  const chosen = intendedOf(model)
  const offer = chosen ?? offers.find(({ target }) => target === printed) ?? offers[0]
  if (!offer) return {}
  return {
    title: words.bid,
    note: words.bidNote,
    number: {
      offers,
      chosen: offer.target,
      label: words.bid,
      mark: { value: printed, text: words.bidPrinted(printed) },
    },
    groups: [],
    primary: chosen
      ? forward(model, words.sealForGood(offer.target), offer, 'check')
      : forward(model, words.seal(offer.target), offer, 'next'),
    decline: chosen
      ? { label: words.clear, shortcut: 'Esc', press: () => model.back() }
      : declining(model, '', undefined),
  }
}
