import {
  actionsRolled,
  placeOf,
  stepsIn,
  airOdds,
  allowance,
  drawnFormation,
  EXTRA_MOVE_CHIT,
  is84th,
  isDue,
  isOnMap,
  movementLeft,
  mustWithdraw,
  NONE,
  REPLACEMENT_CHIT,
  standardBoard,
  startsStrategic,
  STEP,
  type CellesState,
} from '@estafette/celles/screen'
import { tryChoice } from '@estafette/kernel'
import { voiceOf } from '../../../i18n/voice.ts'
import type { Tile, TileGroup } from '../../../screen/card.ts'
import type { CellesDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import {
  folded,
  offersBy,
  option,
  proposed,
  rolls,
  sentence,
  slots,
  unitName,
  type OwnCard,
} from '../../../panels/question.ts'
import { byStrength, hexId, hexName, positionOf } from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { cellesWords, percent, points } from '../words.ts'

const { formationUnits } = standardBoard

/** Who plays first this turn. CEL-6.0.1 */
export function firstCard(model: CellesDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const offers = offersBy(model, 'first')
  const proposal = proposed(model, offers)
  return {
    title: words.titles.initiative,
    note: words.notes.initiative,
    groups: [
      {
        key: 'first',
        title: cellesWords().firstPlayer,
        rule: 'CEL-6.0.1',
        tiles: offers.map((offer) =>
          option(model, offer, proposal, {
            name: cellesWords().side[offer.target]!,
            text: words.actionsOf(actionsRolled(s, offer.target)),
          }),
        ),
      },
    ],
    ...slots(model, { label: ({ target }) => words.firstIs[target]!, proposal }),
  }
}

/** The chit that was drawn, and the tactical chits that may be played before it is used. CEL-13.5 */
export function tacticsCard(model: CellesDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const voice = voiceOf(model.session.game)
  const done = offersBy(model, 'done')[0]
  const goesOn = done !== undefined && !rolls(model, done)
  const tiles = offersBy(model, 'play').map((offer) =>
    option(model, offer, undefined, {
      name: voice.thing('tactic', offer.target),
      text: words.tactics[offer.target]!,
    }),
  )
  return {
    title: drawnTitle(model, s),
    note: goesOn ? words.notes.tactics : words.notes.barred,
    groups: [{ key: 'tactics', title: words.groups.tactics, rule: 'CEL-13.5', tiles }],
    ...slots(model, {
      label: ({ verb, target }) =>
        verb === 'play'
          ? words.playTactic[target]!
          : goesOn
            ? words.does['goOn']!
            : words.does['playNone']!,
      ...(goesOn ? { proposal: done } : { decline: done }),
    }),
  }
}

function drawnTitle(model: CellesDesk, s: CellesState): string {
  const words = cardWords()
  const drawn = drawnFormation(s)
  if (drawn === NONE) return words.titles.noChit
  return words.drawn(voiceOf(model.session.game).thing('formation', drawn))
}

/** The formation of the chit, or one unit of another. CEL-7.0.2 */
export function activationCard(model: CellesDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const voice = voiceOf(model.session.game)
  const [formation] = offersBy(model, 'formation')
  const singles = offersBy(model, 'single').toSorted(byStrength(s))
  const done = offersBy(model, 'done')[0]
  const proposal = formation && proposed(model, [formation])
  const groups: TileGroup[] = []
  if (formation) {
    const group = membersOf(s, formation.target)
    const [unit] = group.units
    groups.push({
      key: 'formation',
      tiles: [
        option(model, formation, proposal, {
          name: words.activate(voice.thing('formation', formation.target)),
          text: formationText(s, formation.target),
          ...(unit !== undefined && { unit }),
        }),
      ],
    })
  }
  if (singles.length > 0) {
    groups.push({
      key: 'single',
      ...(formation ? { folded: words.instead(singles.length) } : { title: words.groups.who }),
      rule: 'CEL-7.0.2',
      tiles: singles.map((offer) => option(model, offer, proposal, unitTile(model, s, offer))),
    })
  }
  return {
    title: drawnTitle(model, s),
    note: formation ? activationNote(s, formation.target) : words.noChitNote,
    groups,
    ...slots(model, {
      label: ({ verb, target }) =>
        verb === 'formation'
          ? words.activate(voice.thing('formation', target))
          : words.does[verb === 'done' ? 'none' : verb]!,
      proposal,
      decline: done,
    }),
  }
}

/** Units of a formation that its chit sets going, and how many of them enter. CEL-7.0.3 */
export function membersOf(
  s: CellesState,
  formation: number,
): { units: number[]; entering: number } {
  const here = formationUnits[formation]!.filter((unit) => isOnMap(s, unit))
  const due = formationUnits[formation]!.filter((unit) => isDue(s, unit))
  return { units: [...here, ...due], entering: due.length }
}

/** The units of the formation that was drawn, while it is asked whether they act. CEL-7.0.2 */
export function drawnUnits(s: CellesState): readonly number[] {
  const drawn = s.step === STEP.activation ? drawnFormation(s) : NONE
  if (drawn === NONE || mustWithdraw(s, drawn)) return []
  return membersOf(s, drawn).units
}

function activationNote(s: CellesState, formation: number): string {
  const { units, entering } = membersOf(s, formation)
  return cardWords().mayAct(units.length, entering)
}

function formationText(s: CellesState, formation: number): string {
  const words = cardWords()
  if (mustWithdraw(s, formation)) return words.withdraws
  const { units } = membersOf(s, formation)
  if (units.length === 0) return words.noneCanAct
  return is84th(s, units[0]!) ? words.upToThree(units.length) : words.oneByOne(units.length)
}

/** A unit with its points and where it stands. */
function unitTile(model: CellesDesk, s: CellesState, { target: unit }: Offer) {
  const words = cardWords()
  const isHere = isOnMap(s, unit)
  const mp = cellesWords().mp(points(allowance(s, unit, isHere && startsStrategic(s, unit))))
  const withdraws = mustWithdraw(s, standardBoard.unitFormation[unit]!)
  return {
    name: unitName(model, unit),
    text: withdraws
      ? words.withdraws
      : isHere
        ? `${mp}, ${words.at(hexId(placeOf(s, unit)))}`
        : words.entersNow,
    unit,
  }
}

/** Who joins by Extra Move. CEL-13.2 */
export function extraCard(model: CellesDesk): OwnCard {
  const s = positionOf(model)
  const offers = offersBy(model, 'extra').toSorted(byStrength(s))
  return {
    title: cardWords().titles.extra,
    note: sentence(cardWords().tactics[EXTRA_MOVE_CHIT]!),
    ...listCard(model, offers, 'CEL-13.2'),
  }
}

/** Units to choose one of, the first ones at once, the others one press away. */
function listCard(model: CellesDesk, offers: readonly Offer[], rule: string): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const proposal = proposed(model, offers)
  const tiles = offers.map((offer) => option(model, offer, proposal, unitTile(model, s, offer)))
  return {
    groups: folded('units', { title: words.groups.who, rule }, tiles),
    ...slots(model, { label: ({ verb }) => words.does[verb]!, proposal }),
  }
}

/** Who is brought to full strength or rebuilt. CEL-13.3 */
export function replacementCard(model: CellesDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const upgrades = offersBy(model, 'upgrade').toSorted(byStrength(s))
  const rebuilds = offersBy(model, 'rebuild').toSorted(byStrength(s))
  const proposal = proposed(model, [...upgrades, ...rebuilds])
  const tilesOf = (offers: readonly Offer[]): Tile[] =>
    offers.map((offer) =>
      option(model, offer, proposal, {
        name: unitName(model, offer.target),
        ...(offer.verb === 'upgrade' && { text: words.at(hexId(placeOf(s, offer.target))) }),
        unit: offer.target,
      }),
    )
  return {
    title: words.titles.replacement,
    note: sentence(words.tactics[REPLACEMENT_CHIT]!),
    groups: [
      ...(upgrades.length > 0
        ? folded('upgrade', { title: words.groups.upgrade, rule: 'CEL-13.3a' }, tilesOf(upgrades))
        : []),
      ...(rebuilds.length > 0
        ? folded('rebuild', { title: words.groups.rebuild, rule: 'CEL-13.3b' }, tilesOf(rebuilds))
        : []),
    ],
    ...slots(model, { label: ({ verb }) => words.does[verb]!, proposal }),
  }
}

/** Which German unit is attacked from the air. CEL-13.4 */
export function airCard(model: CellesDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const offers = offersBy(model, 'strike')
    .toSorted(byStrength(s))
    .toSorted((a, b) => airOdds(s, b.target).step - airOdds(s, a.target).step)
  const tiles = offers.map((offer) => {
    const { step, disrupted } = airOdds(s, offer.target)
    return option(model, offer, undefined, {
      name: unitName(model, offer.target),
      text: `${hexId(placeOf(s, offer.target))}, ${words.disruptedElse(percent(disrupted))}`,
      chance: step,
      unit: offer.target,
    })
  })
  return {
    title: words.titles.air,
    note: words.notes.air,
    groups: folded('targets', { title: words.groups.targets, rule: 'CEL-13.4a' }, tiles),
    ...slots(model, {
      label: ({ verb }) => words.does[verb]!,
      decline: offersBy(model, 'spare')[0],
    }),
  }
}

/** Up to three units of the 84th. CEL-7.0.5 */
export function the84thCard(model: CellesDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const done = offersBy(model, 'done')[0]
  const isNamed = s.named > 0
  const tiles = offersBy(model, 'name').map((offer): Tile => ({
    key: String(offer.choice),
    ...unitTile(model, s, offer),
    offer,
  }))
  return {
    title: words.titles.the84th,
    note: words.mayName(Math.max(0, s.named)),
    groups: [{ key: 'units', title: words.groups.who, rule: 'CEL-7.0.5', tiles }],
    ...slots(model, {
      label: ({ verb }) => words.does[verb === 'done' ? (isNamed ? 'these' : 'nobody') : verb]!,
      ...(isNamed ? { proposal: done } : { decline: done }),
    }),
  }
}

/** Where a unit is placed: in the set-up, as a reinforcement, rebuilt. CEL-14.0.1, CEL-13.3b */
export function placeCard(model: CellesDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const unit = s.entrant
  const name = unitName(model, unit)
  const offers = offersBy(model, 'place')
  const stepsAt = (hex: number): number => stepsIn(s, s.decider, hex)
  const roomiest = offers.toSorted((a, b) => stepsAt(a.target) - stepsAt(b.target))
  const proposal = proposed(model, roomiest)
  const tiles = offers.map((offer) =>
    option(model, offer, proposal, {
      name: hexName(offer.target),
      text: words.room(stepsAt(offer.target)),
    }),
  )
  const isEntry = s.step === STEP.reinforcement
  const title = isEntry ? words.enters(name) : words.returns(name)
  const rule = isEntry ? 'CEL-14.0.1' : 'CEL-13.3b'
  return {
    title,
    note: words.notes.onMap,
    groups: folded('place', { title: words.groups.where, rule }, tiles),
    ...slots(model, { label: ({ target }) => words.placeAt(hexId(target)), proposal }),
  }
}

/** What becomes of the trucks before a unit of the 84th moves. CEL-8.3.6 */
export function trucksCard(model: CellesDesk): OwnCard {
  const { session, state, seat, offers } = model
  const words = cardWords()
  const mpAfter = ({ choice }: Offer): string => {
    const after = session.game.clone(state.value)
    tryChoice(session.game, after, seat.value, choice)
    return points(movementLeft(after))
  }
  const all = offers.value.all
  const order = ['load', 'leave', 'unload']
  const proposal = proposed(
    model,
    all.toSorted((a, b) => order.indexOf(a.verb) - order.indexOf(b.verb)),
  )
  const textOf = (offer: Offer): string => {
    if (offer.verb === 'unload') return words.trucksDrop
    return offer.verb === 'load'
      ? words.trucksWith(mpAfter(offer))
      : words.trucksLeave(mpAfter(offer))
  }
  return {
    title: words.titles.trucks,
    note: words.moves(unitName(model, positionOf(model).active)),
    groups: [
      {
        key: 'trucks',
        tiles: all.map((offer) =>
          option(model, offer, proposal, { name: words.does[offer.verb]!, text: textOf(offer) }),
        ),
      },
    ],
    ...slots(model, { label: ({ verb }) => words.does[verb]!, proposal }),
  }
}
