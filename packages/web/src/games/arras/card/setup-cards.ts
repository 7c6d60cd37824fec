import { arras } from '@estafette/arras'
import { unitsIn, GERMAN, NONE, type ArrasState } from '@estafette/arras/screen'
import { voiceOf } from '../../../i18n/voice.ts'
import type { Tile } from '../../../screen/card.ts'
import type { ArrasDesk } from '../desk.ts'
import {
  declining,
  forward,
  intendedOf,
  offersBy,
  placeName,
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

/** Where a group is placed: open places, closed ones with the reason, and where it stood. */
export function setUpPlaceCard(model: ArrasDesk, s: ArrasState): WordedCard {
  const words = cardWords()
  const offers = offersBy(model, 'place')
  const group = groupsOf(s).find(({ index }) => index === s.group)
  const open = new Set(offers.map(({ target }) => target))
  const historical = offers.find(({ target }) => target === group?.historical)
  const meant = intendedOf(model) ?? historical
  const places = s.board.setupLocations[s.decider === GERMAN ? 1 : 0]
  const closed = places
    .filter((place) => !open.has(place))
    .map((place): Tile => ({
      key: `closed${place}`,
      name: placeName(place),
      closed:
        unitsIn(s, s.decider, place) > 0
          ? words.occupied
          : group && group.fixed !== NONE
            ? words.elsewhere
            : words.noRoom,
    }))
  return question(model, {
    key: 'places',
    title: words.setUpPlace(groupName(s.group)),
    note: words.setUpPlaceNote(membersOf(s, s.group).length),
    offers,
    closed,
    proposed: historical ?? offers[0],
    tile: ({ target }) => ({
      name: placeName(target),
      ...(target === historical?.target && { text: words.whereWas }),
    }),
    label: ({ target }) => words.placeIn(placeName(target)),
    decline:
      historical && meant?.choice !== historical.choice
        ? declining(model, words.asInHistory, historical)
        : {
            label: words.asInHistory,
            closed: historical ? words.whereWas : words.occupied,
            press: () => {},
          },
  })
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
