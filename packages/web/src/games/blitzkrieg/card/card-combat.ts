import {
  attackChance,
  combatResults,
  defenderChance,
  DISRUPTION,
  ELIMINATION,
  finalColumn,
  holdChance,
  isRefit,
  MANDATORY_RETREAT,
  previewAttack,
  RETREAT,
  targetsNamed,
  unitsNamed,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import type { BlitzDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import {
  afterChoice,
  combatUnits,
  folded,
  hexName,
  namesOf,
  offersBy,
  option,
  positionOf,
  proposed,
  rolls,
  slots,
  unitName,
  unitTitle,
  whereIs,
  type OwnCard,
} from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { percent } from '../words.ts'

/** Who retreats before the combat, or stays and fights. BLZ-PCR-1, BLZ-PCR-2 */
export function withdrawCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const tiles = offersBy(model, 'withdraw').map((offer) =>
    option(model, offer, undefined, {
      name: unitName(model, offer.target),
      text: whereIs(s, offer.target),
      unit: offer.target,
    }),
  )
  const stay = offersBy(model, 'done')[0]
  return {
    title: words.titles.withdraw,
    note: words.withdrawOdds(columnBefore(s)),
    groups: folded('withdraw', { title: words.groups.withdraw, rule: 'BLZ-PCR-2' }, tiles),
    ...(stay && rolls(model, stay) && { caution: words.diceNext }),
    ...slots(model, {
      label: ({ verb }) => words.does[verb === 'done' ? 'fightOn' : 'withdraw'],
      decline: stay,
    }),
  }
}

/** The column of an attack that was declared, as long as all defenders stay. */
function columnBefore(s: BlitzState): string {
  const preview = previewAttack(s, unitsNamed(s), targetsNamed(s))
  return preview ? s.board.crtColumns[preview.finalColumn]! : ''
}

/** Whether the French shift a column, and what it makes of the odds. BLZ-SHF-12, BLZ-EVT-8 */
export function passCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const tiles = offersBy(model, 'left', 'right', 'wait').map((offer) => {
    const column = finalColumn(afterChoice(model, offer) ?? s)
    return option(model, offer, undefined, {
      name: words.does[offer.verb as 'left' | 'right' | 'wait'],
      text: words.column(s.board.crtColumns[column]!),
      chance: attackChance({ results: combatResults(s, column) }),
    })
  })
  return {
    title: words.titles.pass,
    note: words.passNote(s.board.crtColumns[finalColumn(s)]!, s.shifts),
    groups: [{ key: 'pass', title: words.groups.suffers, rule: 'BLZ-EVT-8', tiles }],
    ...slots(model, {
      label: ({ verb }) => words.does[verb as 'left' | 'right' | 'wait'],
      decline: offersBy(model, 'wait')[0],
    }),
  }
}

/** Whether the defenders of a hex fight without retreat. BLZ-CBT-18 */
export function standCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const offers = offersBy(model, 'stand', 'give-way')
  const lost = percent(defenderChance(s, ELIMINATION, ELIMINATION))
  const texts: Readonly<Record<string, string>> = {
    stand: words.ifStand(
      percent(defenderChance(s, DISRUPTION, RETREAT)),
      percent(defenderChance(s, MANDATORY_RETREAT, ELIMINATION)),
    ),
    'give-way': words.ifGiveWay(percent(defenderChance(s, RETREAT, MANDATORY_RETREAT)), lost),
  }
  return {
    title: words.stand(hexName(model, s.start)),
    note: words.standNote(
      s.board.crtColumns[finalColumn(s)]!,
      namesOf(model, combatUnits(s, s.decider, s.start)),
    ),
    groups: [
      {
        key: 'stand',
        title: words.groups.hold,
        rule: 'BLZ-CBT-18',
        tiles: offers.map((offer) =>
          option(model, offer, undefined, {
            name: words.does[offer.verb as 'stand' | 'give-way'],
            text: texts[offer.verb]!,
            chance: holdChance(s, offer.verb === 'stand'),
          }),
        ),
      },
    ],
    ...(offers.some((offer) => rolls(model, offer)) && { caution: words.diceNext }),
    ...slots(model, { label: ({ verb }) => words.does[verb as 'stand' | 'give-way'] }),
  }
}

/** Whether a Moroccan unit endures what should make it retreat. BLZ-MOR-2, BLZ-MOR-3 */
export function ferocityCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const unit = s.retreater
  const offers = offersBy(model, 'give-way', 'endure')
  const proposal = proposed(model, offers)
  const textOf = ({ verb }: Offer): string => {
    if (verb === 'give-way') return words.yields(s.least, s.most)
    return isRefit(s, unit) ? words.enduresLast : words.endures
  }
  return {
    title: words.ferocity(unitTitle(model, unit)),
    note: words.notes.ferocity,
    groups: [
      {
        key: 'ferocity',
        rule: 'BLZ-MOR-2',
        tiles: offers.map((offer) =>
          option(model, offer, proposal, {
            name: words.does[offer.verb === 'endure' ? 'endure' : 'retreat'],
            text: textOf(offer),
          }),
        ),
      },
    ],
    ...slots(model, {
      label: ({ verb }) => words.does[verb === 'endure' ? 'endure' : 'retreat'],
      proposal,
    }),
  }
}
