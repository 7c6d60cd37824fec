import {
  cheapestFirst,
  dearestFirst,
  isDisrupted,
  isRefit,
  leftToPlace,
  preferred,
  restOf,
  STEP,
  type BlitzState,
  type FinishingRow,
} from '@estafette/blitzkrieg/screen'
import type { Tile, TileGroup } from '../../../screen/card.ts'
import type { BlitzDesk } from '../desk.ts'
import { oncePer } from '../../../screen/once.ts'
import type { Offer } from '../../../session/offers.ts'
import {
  battleOf,
  cancelAct,
  combatUnits,
  folded,
  groundOf,
  hexId,
  hexName,
  intended,
  namesOf,
  offersBy,
  option,
  positionOf,
  proposed,
  roomText,
  rolls,
  slots,
  unitName,
  unitTitle,
  whereIs,
  type OwnCard,
} from './card-tools.ts'
import { cardWords } from './card-words.ts'

const restsIn = oncePer<BlitzState, { rest?: FinishingRow }>(() => ({}))

/** All that is left to place, worked out once for a position, which nobody may change. */
function restFor(model: BlitzDesk): FinishingRow {
  const s = positionOf(model)
  return (restsIn(s).rest ??= restOf(battleOf(model), s))
}

/** Where the next unit is set up: its zone, what is left to place, and all of it with one press. BLZ-COM-4 */
export function placeCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const { rule } = s.board.zones[s.zone]!
  const riding = preferred(s, offersBy(model, 'place-riding'))
  const alone = preferred(s, offersBy(model, 'place'))
  const left = leftToPlace(s)
  const proposal = proposed(model, [...riding, ...alone])
  const tilesOf = (offers: readonly Offer[]): Tile[] =>
    offers.map((offer) =>
      option(model, offer, proposal, {
        name: hexName(model, offer.target),
        text: `${groundOf(s, offer.target)}, ${roomText(s, s.decider, offer.target)}`,
      }),
    )
  return {
    title: words.place(unitTitle(model, s.placing)),
    note: words.placeNote(zoneNumber(s), zonesOf(s), left),
    groups: [
      restGroup(model, words.placeRest, words.placeRestText(left)),
      ...(riding.length > 0
        ? folded('ride', { title: words.groups.riding, rule }, tilesOf(riding))
        : []),
      ...aloneGroups(riding.length > 0, rule, tilesOf(alone)),
    ],
    ...(restSlots(model, words.placeRest) ??
      slots(model, {
        label: ({ verb, target }) =>
          verb === 'leave-out' ? words.does['leave-out'] : words.placeAt(hexId(s, target)),
        proposal,
        decline: offersBy(model, 'leave-out')[0],
      })),
  }
}

/** The hexes for a unit without a transport, folded away where it can have one. */
function aloneGroups(isFolded: boolean, rule: string, tiles: readonly Tile[]): TileGroup[] {
  const words = cardWords()
  if (tiles.length === 0) return []
  if (isFolded) return [{ key: 'place', folded: words.alone(tiles.length), tiles }]
  return folded('place', { title: words.groups.where, rule }, tiles)
}

/** The zones of a side, and which of them is filled. */
function zonesOf({ board, decider }: BlitzState): number {
  return board.zones.filter(({ side }) => side === decider).length
}

function zoneNumber({ board, decider, zone }: BlitzState): number {
  return board.zones.slice(0, zone + 1).filter(({ side }) => side === decider).length
}

/** One press for all that is left; it is worked out when it is pressed. */
function restGroup(model: BlitzDesk, name: string, text: string): TileGroup {
  const press = (): void => {
    const { choices } = restFor(model)
    model.intention.value = { kind: 'row', choices }
  }
  const isChosen = model.intention.value?.kind === 'row'
  return { key: 'rest', tiles: [{ key: 'rest', name, text, isChosen, press, part: 'rest' }] }
}

/** The slots while all that is left is meant, null while it is not. */
function restSlots(
  model: BlitzDesk,
  label: string,
): Pick<OwnCard, 'primary' | 'decline' | 'caution'> | null {
  if (model.intention.value?.kind !== 'row') return null
  const { ends } = restFor(model)
  return {
    ...(ends && { caution: cardWords().restCaution }),
    primary: {
      label,
      icon: 'check',
      shortcut: 'Enter',
      confirms: true,
      press: () => model.confirm(),
    },
    decline: cancelAct(model),
  }
}

/** Which hexes are entrenched. BLZ-ENT-1 */
export function entrenchCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const offers = preferred(s, offersBy(model, 'entrench'))
  const proposal = proposed(model, offers)
  const done = offersBy(model, 'done')[0]
  const tiles = offers.map((offer) =>
    option(model, offer, proposal, {
      name: hexName(model, offer.target),
      text: namesOf(model, combatUnits(s, s.decider, offer.target)),
    }),
  )
  return {
    title: words.titles.entrench,
    note: words.entrenchNote(s.markers),
    groups: [
      restGroup(model, words.entrenchRest, words.entrenchRestText),
      ...folded('entrench', { title: words.groups.where, rule: 'BLZ-ENT-1' }, tiles),
    ],
    ...(intended(model)?.verb === 'done' && { caution: words.entrenchCaution }),
    ...(restSlots(model, words.entrenchRest) ??
      slots(model, {
        label: ({ verb, target }) =>
          verb === 'done' ? words.does.noEntrench : words.entrenchAt(hexId(s, target)),
        proposal,
        decline: done,
      })),
  }
}

/** Whom the bombardment before the battle has disrupted. STO-SET-2 */
export function disruptCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const offers = dearestFirst(s, offersBy(model, 'disrupt'))
  return unitsCard(model, offers, {
    title: words.titles.setupDisrupt,
    note: words.disruptNote(s.left),
    rule: 'STO-SET-2',
  })
}

/** Who takes a refit marker, before the battle or on their way to it. STO-SET-2, DIN-REI-6, DIN-REI-7 */
export function refitCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const isSetUp = s.step === STEP['setup-refit']
  const offers = cheapestFirst(s, offersBy(model, 'refit'))
  return unitsCard(model, offers, {
    title: words.titles.refit,
    note: isSetUp ? words.refitNote(s.refits) : words.notes.refitPick,
    rule: isSetUp ? 'STO-SET-2' : 'DIN-REI-6',
  })
}

/** Units, one of which has to be chosen. */
function unitsCard(
  model: BlitzDesk,
  offers: readonly Offer[],
  head: { readonly title: string; readonly note: string; readonly rule: string },
): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const proposal = proposed(model, offers)
  const tiles = offers.map((offer) =>
    option(model, offer, proposal, {
      name: unitName(model, offer.target),
      text: stateText(s, offer.target),
      unit: offer.target,
    }),
  )
  const isLast = proposal === undefined && offers.every((offer) => rolls(model, offer))
  return {
    title: head.title,
    note: head.note,
    groups: folded('units', { title: words.groups.who, rule: head.rule }, tiles),
    ...(isLast && { caution: words.diceNext }),
    ...slots(model, { label: ({ verb }) => words.does[verb as 'disrupt' | 'refit'], proposal }),
  }
}

/** Where a unit is and what it shows already. */
function stateText(s: BlitzState, unit: number): string {
  const words = cardWords()
  return [
    whereIs(s, unit),
    isDisrupted(s, unit) ? words.disrupted : '',
    isRefit(s, unit) ? words.refit : '',
  ]
    .filter(Boolean)
    .join(', ')
}
