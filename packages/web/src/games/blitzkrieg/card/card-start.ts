import {
  buildersOf,
  pontoonsInStore,
  placeOf,
  arrivalChance,
  entryHexesOf,
  facesOf,
  likeliestFirst,
  rollerOf,
  waitingIn,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import { voiceOf } from '../../../i18n/voice.ts'
import type { Tile, TileGroup } from '../../../screen/card.ts'
import { asksAgainFor } from '../../../screen/confirmation.ts'
import type { BlitzDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import {
  afterChoice,
  folded,
  groundOf,
  hexId,
  intended,
  offersBy,
  option,
  positionOf,
  slots,
  unitName,
  whereIs,
  type OwnCard,
} from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { blitzWords } from '../words.ts'

const FEW = 3 // entry hexes that are named; more are counted

/** Who rolls for their arrival: the die that is needed, its chance, and where they come. BLZ-REI-9 */
export function arrivalCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const offers = likeliestFirst(s, offersBy(model, 'roll', 'roll-group'))
  const [proposal] = offers // the likeliest
  const tiles = offers.map((offer) => option(model, offer, proposal, arrivalTile(model, offer)))
  return {
    title: words.titles.arrival,
    note: words.arrivalNote(offers.length),
    groups: folded('arrivals', { title: words.groups.arrivals, rule: 'BLZ-REI-9' }, tiles),
    ...slots(model, {
      label: ({ verb }) => (verb === 'done' ? words.does.noRoll : words.does.roll),
      proposal,
      decline: offersBy(model, 'done')[0],
    }),
    ...(offers.length > 1 && !intended(model) && allAtOnce(model, offers)),
  }
}

/** All dice of arrival one after another at one press: nobody loses anything by rolling. */
function allAtOnce(
  model: BlitzDesk,
  offers: readonly Offer[],
): Pick<OwnCard, 'primary' | 'caution'> {
  const words = cardWords()
  const choices = offers.map(({ choice }) => choice)
  const isMeant = model.intention.value?.kind === 'row'
  const asks = asksAgainFor(model, choices)
  return {
    caution: words.diceNext,
    primary: {
      label: isMeant ? words.does.rollThem : words.does.rollAll(offers.length),
      icon: 'die',
      shortcut: 'Enter',
      ...(isMeant && { confirms: true }),
      press() {
        if (!isMeant) model.intention.value = { kind: 'row', choices, goesOn: true }
        if (isMeant || !asks) model.confirm()
      },
    },
  }
}

function arrivalTile(
  model: BlitzDesk,
  offer: Offer,
): Omit<Tile, 'key' | 'offer' | 'press' | 'isChosen'> {
  const s = positionOf(model)
  const words = cardWords()
  const unit = rollerOf(s, offer.choice)
  const isGroup = offer.verb === 'roll-group'
  const count = isGroup ? waitingIn(s, offer.target).length : 1
  return {
    name: isGroup
      ? voiceOf(model.session.game).thing('group', offer.target)
      : unitName(model, unit),
    text: [
      words.needs(facesOf(s, s.board.unitReinforcement[unit]!).at(-1) ?? 0),
      isGroup ? blitzWords().units(count) : '',
      entryText(s, unit),
    ]
      .filter(Boolean)
      .join(', '),
    chance: arrivalChance(s, unit),
    unit,
  }
}

/** Where a unit enters. */
function entryText(s: BlitzState, unit: number): string {
  const words = cardWords()
  const hexes = entryHexesOf(s, unit)
  if (hexes.length === 0) return ''
  return hexes.length > FEW
    ? words.entries(hexId(s, hexes[0]!), hexId(s, hexes.at(-1)!))
    : words.entersAt(hexes.map((hex) => hexId(s, hex)).join(', '))
}

/** Bridges that are begun or taken up. BLZ-PON-4, BLZ-PON-7 */
export function pontoonCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const begun = offersBy(model, 'bridge')
  const lifted = offersBy(model, 'lift')
  const groups: TileGroup[] = []
  if (begun.length > 0) {
    const tiles = begun.map((offer) =>
      option(model, offer, undefined, {
        name: spanName(model, offer.target),
        text: buildersText(model, offer),
      }),
    )
    groups.push(...folded('bridge', { title: words.groups.bridge, rule: 'BLZ-PON-4' }, tiles))
  }
  if (lifted.length > 0) {
    const tiles = lifted.map((offer) =>
      option(model, offer, undefined, {
        name: spanName(model, offer.target),
        text: words.liftText,
      }),
    )
    groups.push(...folded('lift', { title: words.groups.lift, rule: 'BLZ-PON-7' }, tiles))
  }
  const store = pontoonsInStore(s)
  return {
    title: words.titles.pontoon,
    note: words.pontoonNote(store),
    groups,
    ...slots(model, {
      label: ({ verb }) => words.does[verb === 'done' ? 'noBridge' : (verb as 'bridge' | 'lift')],
      decline: offersBy(model, 'done')[0],
    }),
  }
}

function spanName({ session }: BlitzDesk, span: number): string {
  return voiceOf(session.game).thing('hexside', span)
}

/** The two units that would build, which have to stay where they are. BLZ-PON-5 */
function buildersText(model: BlitzDesk, offer: Offer): string {
  const after = afterChoice(model, offer)
  if (!after) return ''
  const [one, other] = buildersOf(after, offer.target)
  return cardWords().builders(unitName(model, one), unitName(model, other))
}

/** Who digs a trench. ARS-OPT-3 */
export function digCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const tiles = offersBy(model, 'dig').map((offer) =>
    option(model, offer, undefined, {
      name: unitName(model, offer.target),
      text: `${whereIs(s, offer.target)}, ${groundOf(s, placeOf(s, offer.target))}`,
      unit: offer.target,
    }),
  )
  return {
    title: words.titles.dig,
    note: words.notes.dig,
    groups:
      tiles.length > 0 ? folded('dig', { title: words.groups.who, rule: 'ARS-OPT-3' }, tiles) : [],
    ...slots(model, {
      label: ({ verb }) => words.does[verb === 'done' ? 'noDig' : 'dig'],
      decline: offersBy(model, 'done')[0],
    }),
  }
}
