import { voiceOf } from '../../i18n/voice.ts'
import { cancelAct, closedAct, intended, option, type OwnCard } from '../../panels/question.ts'
import type { CardAct, Tile, TileGroup } from '../../screen/card.ts'
import type { Offer } from '../../session/offers.ts'
import { shortcutOf } from '../../shell/keys.ts'
import { setUpState, type SetUpDesk } from './desk.ts'
import { nextUp, takeNext } from './in-hand.ts'
import { codeOf, COMPUTER, dayText, HISTORY, meantPuts, MINE, type Work } from './work.ts'
import { setUpWords } from './words.ts'

const GOOD = 4 // places with their reasons
const MOST_EMPTY = 3 // places named that stand empty
const MOST_MINE = 1 // set-ups of one's own that are tiles, the others folded away
const MOST_NAMES = 3

/** The card of a decision of the set-up. */
export function setUpCard(model: SetUpDesk, work: Work): OwnCard {
  const now = model.intention.value
  if (now?.kind === 'row' && work.proposalOf(now.choices)) return rowCard(model, work)
  // Who is placed next is asked by the game; all at once can be chosen there as well.
  if (work.part.what(model.state.value) === null) return whoCard(model, work)
  return placeCard(model, work)
}

/** Somebody is to be chosen before they are placed. */
function whoCard(model: SetUpDesk, work: Work): OwnCard {
  const own = model.screen.decisions?.card?.(model) ?? {}
  return { ...own, groups: [...(own.groups ?? []), ...restGroups(model, work)] }
}

/** Where what is in hand is placed: good places, the others folded, and all at once. */
function placeCard(model: SetUpDesk, work: Work): OwnCard {
  const { part } = work
  const words = setUpWords()
  const s = model.state.value
  const good = work.good(model).slice(0, GOOD)
  const proposal = work.proposed(model)
  const tiles = good.map((offer) =>
    option(model, offer, proposal, {
      name: placeName(model, offer.target, offer.kind),
      text: part.reason(s, offer.target),
    }),
  )
  const said = new Set(good.map(({ choice }) => choice))
  const others = model.offers.value.all.filter(
    ({ choice }) => !said.has(choice) && part.put(s, choice) !== null,
  )
  return {
    title: part.title(s),
    note: part.note(s),
    groups: [
      {
        key: 'place',
        title: words.good,
        note: words.goodNote,
        rule: part.rule(s),
        tiles,
      },
      ...restGroups(model, work),
      ...otherGroup(model, others, proposal),
      ...unitGroup(model),
    ],
    ...placeSlots(model, work, proposal, work.offered(model) !== undefined),
  }
}

function placeName({ session, screen }: SetUpDesk, place: number, kind: string): string {
  return voiceOf(session.game)
    .thing(kind === 'none' ? (screen.map?.kind ?? '') : kind, place)
    .replace(/ \((.*)\)$/, ' $1')
}

/** Every other way to place it, drawn when somebody asks. */
function otherGroup(
  model: SetUpDesk,
  others: readonly Offer[],
  proposal: Offer | undefined,
): readonly TileGroup[] {
  if (others.length === 0) return []
  const voice = voiceOf(model.session.game)
  const tiles = others.map((offer) =>
    option(model, offer, proposal, { name: voice.choice(offer.choice) }),
  )
  // What is meant on the map is on no tile of these: they stay folded.
  const closed = tiles.map((tile) => ({ ...tile, isChosen: false }))
  return [{ key: 'other', folded: setUpWords().other(others.length), tiles: closed }]
}

/** Those who could be taken up, for whoever has no row of counters in front of them. */
function unitGroup(model: SetUpDesk): readonly TileGroup[] {
  const kind = model.screen.counters?.kind
  const offers = model.offers.value.all.filter((offer) => offer.kind === kind)
  if (offers.length === 0) return []
  const voice = voiceOf(model.session.game)
  const tiles = offers.map((offer): Tile => ({
    key: String(offer.choice),
    name: voice.choice(offer.choice),
    offer,
    press: () => model.choose(offer),
  }))
  return [{ key: 'units', folded: setUpWords().others(offers.length), tiles }]
}

/** Slot A places what is meant, C takes somebody else in hand. */
function placeSlots(
  model: SetUpDesk,
  work: Work,
  proposal: Offer | undefined,
  isTaken: boolean,
): Pick<OwnCard, 'primary' | 'decline' | 'caution'> {
  const words = setUpWords()
  const meant = intended(model)
  const offer = meant ?? proposal
  const decline =
    meant && !work.part.put(model.state.value, meant.choice) ? cancel(model) : other(model, work)
  if (!offer) return { decline }
  const isLast = work.endsWith(model, offer.choice)
  const label = isLast
    ? words.finish
    : work.part.put(model.state.value, offer.choice)
      ? words.placeAt(codeOf(model, offer.choice))
      : voiceOf(model.session.game).choice(offer.choice)
  const press = (): void => {
    if (!meant) model.intention.value = { kind: 'offer', offer }
    model.confirm()
  }
  return {
    caution: cautionOf(model, work, offer, isLast),
    primary: {
      label,
      icon: 'check',
      shortcut: 'Enter',
      offer,
      press,
      ...((meant !== null || (isLast && isTaken)) && { confirms: true }),
    },
    decline,
  }
}

/** What stands empty once the last one is placed; before that, that all can be taken back. */
function cautionOf(model: SetUpDesk, work: Work, offer: Offer, isLast: boolean): string {
  const words = setUpWords()
  if (!isLast) return words.back
  const put = work.part.put(model.state.value, offer.choice)
  return [words.ends, nobodyIn(work.empty(model, put ? [put] : []))].filter(Boolean).join(' ')
}

function nobodyIn(names: readonly string[]): string {
  const words = setUpWords()
  if (names.length === 0) return ''
  return words.nobody(
    words.names(names.slice(0, MOST_EMPTY), Math.max(0, names.length - MOST_EMPTY)),
  )
}

/** Somebody else is taken in hand; closed where the rules say who is next. */
function other(model: SetUpDesk, work: Work): CardAct {
  const words = setUpWords()
  const label = words.otherUnit
  if (nextUp(model, work.part) === null)
    return { ...closedAct(label, words.noOther), shortcut: shortcutOf('otherUnit') }
  return { label, shortcut: shortcutOf('otherUnit'), press: () => takeNext(model, work.part) }
}

function cancel(model: SetUpDesk): CardAct {
  return cancelAct(model, setUpWords().cancel)
}

/** All that is left at once, from each source; chosen, it is shown on the map first. */
function restGroups(model: SetUpDesk, work: Work): readonly TileGroup[] {
  const words = setUpWords()
  const day = model.screen.battle?.(model.state.value).date ?? ''
  const history: readonly Tile[] = work.proposal(model, HISTORY)
    ? [sourceTile(model, work, HISTORY, words.byHistory, words.byHistoryText(day))]
    : []
  const mine = work.mine(model).map((kept): Tile => {
    const key = MINE + kept.name
    const missing = work.proposal(model, key)?.missing ?? []
    const tile = sourceTile(model, work, key, words.mine(kept.name), words.saved(dayText(kept.day)))
    return missing.length === 0 ? tile : { ...tile, closed: words.misfit(someOf(missing)) }
  })
  const [shown, more] = [mine.slice(0, MOST_MINE), mine.slice(MOST_MINE)]
  return [
    {
      key: 'rest',
      title: words.rest,
      note: words.restNote,
      tiles: [
        ...history,
        sourceTile(model, work, COMPUTER, words.byComputer, words.byComputerText),
        ...shown,
      ],
    },
    ...(more.length > 0 ? [{ key: 'mine', folded: words.moreMine(more.length), tiles: more }] : []),
  ]
}

function someOf(names: readonly string[]): string {
  return setUpWords().names(names.slice(0, MOST_NAMES), Math.max(0, names.length - MOST_NAMES))
}

function sourceTile(model: SetUpDesk, work: Work, key: string, name: string, text: string): Tile {
  const now = model.intention.value
  const isChosen = now?.kind === 'row' && work.proposalOf(now.choices)?.key === key
  return {
    key,
    name,
    text,
    isChosen,
    part: `source-${key.trim()}`,
    press() {
      const made = work.proposal(model, key)
      if (made && made.row.length > 0) model.intention.value = { kind: 'row', choices: made.row }
    },
  }
}

/** All that is left as a source has it, shown on the map: A places it. */
function rowCard(model: SetUpDesk, work: Work): OwnCard {
  const words = setUpWords()
  const now = model.intention.value
  const row = now?.kind === 'row' ? now.choices : []
  const { key, made } = work.proposalOf(row)!
  const puts = meantPuts(model, work)
  const units = puts.flatMap((put) => put.units).length
  const sum = work.part.sum(model.state.value, puts)
  const empty = nobodyIn(work.empty(model, puts))
  const isTurn = work.part.takesTurns === true && puts.length > 1
  return {
    title: work.part.title(model.state.value),
    note: [sum, empty].filter(Boolean).join(' '),
    groups: restGroups(model, work),
    caution: made.ends ? words.ends : isTurn ? words.turns(puts.length) : words.back,
    primary: {
      label: made.ends
        ? words.finish
        : isTurn
          ? words.placeOne
          : words.placeAll(units > 0 ? units : puts.length),
      icon: 'check',
      shortcut: 'Enter',
      confirms: true,
      press() {
        model.page.of(setUpState).source.value = key
        model.confirm()
      },
    },
    decline: cancelAct(model, words.cancel),
  }
}
