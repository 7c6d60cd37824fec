import {
  cheapestFirst,
  dearestFirst,
  isDisrupted,
  isRefit,
  STEP,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import { targetOf, type Choice } from '@estafette/kernel'
import type { Tile, TileGroup } from '../../../screen/card.ts'
import type { BlitzDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import {
  cancelAct,
  folded,
  offersBy,
  option,
  positionOf,
  proposed,
  rolls,
  slots,
  unitName,
  whereIs,
  type OwnCard,
} from './card-tools.ts'
import { cardWords } from './card-words.ts'

/** Whom the bombardment before the battle has disrupted. STO-SET-2 */
export function disruptCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const offers = dearestFirst(s, offersBy(model, 'disrupt'))
  return unitsCard(model, offers, {
    title: words.titles.setupDisrupt,
    note: words.disruptNote(s.left),
    rule: 'STO-SET-2',
    left: s.left,
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
    left: isSetUp ? s.refits : 1,
  })
}

/** Units, one of which has to be chosen. */
function unitsCard(
  model: BlitzDesk,
  offers: readonly Offer[],
  head: {
    readonly title: string
    readonly note: string
    readonly rule: string
    readonly left: number // how many of them are asked for
  },
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
  const all = offers.slice(0, head.left).map(({ choice }) => choice)
  return {
    title: head.title,
    note: head.note,
    groups: [
      ...(all.length > 1 ? [allGroup(model, all)] : []),
      ...folded('units', { title: words.groups.who, rule: head.rule }, tiles),
    ],
    ...(isLast && { caution: words.diceNext }),
    ...slots(model, { label: ({ verb }) => words.does[verb as 'disrupt' | 'refit'], proposal }),
    ...(model.intention.value?.kind === 'row' && {
      primary: {
        label: words.does.allOfThem(all.length),
        icon: 'check',
        shortcut: 'Enter',
        confirms: true,
        press: () => model.confirm(),
      },
      decline: cancelAct(model),
    }),
  }
}

/** All who are asked for at once, in the order in which they are proposed. */
function allGroup(model: BlitzDesk, choices: readonly Choice[]): TileGroup {
  const words = cardWords()
  const now = model.intention.value
  const names = choices.map((choice) => unitName(model, targetOf(choice)))
  const tile: Tile = {
    key: 'all',
    name: words.allAtOnce(choices.length),
    text: names.join(', '),
    part: 'all',
    isChosen: now?.kind === 'row',
    press: () => (model.intention.value = { kind: 'row', choices, goesOn: true }),
  }
  return { key: 'all', tiles: [tile] }
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
