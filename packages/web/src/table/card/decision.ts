import { capital } from '@estafette/words'
import { tryChoice, type Plan } from '@estafette/kernel'
import { voiceOf } from '../../i18n/voice.ts'
import { confirmText } from '../../screen/plans.ts'
import { restAct } from '../../panels/question.ts'
import type { Card, CardAct, Tile, TileGroup } from '../../screen/card.ts'
import type { Offer } from '../../session/offers.ts'
import { nextText, seatName } from '../../session/who.ts'
import { shortcutOf } from '../../shell/keys.ts'
import { sideSheet } from '../../shell/side-sheet.ts'
import { asksAgain, confirmationOf } from '../../screen/confirmation.ts'
import type { TableModel } from '../model.ts'
import { endText } from './end-of-game.ts'
import { goTo, stillOpen } from './end-check.ts'
import { overActs } from '../end/outcome.tsx'
import { setUpOf } from '../set-up/door.ts'
import { promptText } from './prompt.ts'
import { words } from '../words.ts'

const MOST = 6 // tiles of a long list; all of it is one press away

/** The card of the present decision: what the game words itself, and whatever else there is. */
export function cardOf(model: TableModel): Card {
  const plain = plainCard(model)
  if (model.seat.value < 0 || model.session.outcome()) return withEnd(model, plain)
  const own = setUpOf(model)?.card(model) ?? model.screen.decisions?.card?.(model)
  const card = withCare(model, { ...plain, ...own, ...cautions(model, plain, own) })
  const whole = { ...card, groups: withMissing(model, card) }
  return withEnd(model, own ? withRule(whole) : whole)
}

/** What a game says itself of a choice that is put again stands beside who decides next, or dice. */
function cautions(
  { intention }: TableModel,
  plain: Card,
  own: Partial<Card> | null | undefined,
): Pick<Card, 'caution'> {
  if (intention.value?.kind !== 'offer' || own?.caution === undefined) return {}
  return { caution: [own.caution, plain.caution].filter(Boolean).join(' ') }
}

/**
 * What cannot be called back takes a choice and then slot A: it is never proposed there, and no tile
 * of it is chosen unasked. A pass that would stand in slot A alone has slot C.
 */
function withCare(model: TableModel, card: Card): Card {
  if (model.intention.value) return card
  const { primary, decline } = card
  const isFinal = (offer: Offer | undefined): boolean =>
    offer !== undefined && asksAgain(model, offer)
  const groups = card.groups.map((group) => ({
    ...group,
    tiles: group.tiles.map((tile) =>
      tile.isChosen && isFinal(tile.offer) ? { ...tile, isChosen: false } : tile,
    ),
  }))
  const { offer } = primary
  if (!offer || primary.confirms || !isFinal(offer)) return { ...card, groups }
  const isLone = model.offers.value.all.length === 1
  const goesToC = decline.isEmpty && (offer.kind === 'none' || card.number !== undefined)
  return {
    ...card,
    groups,
    primary: isLone && goesToC ? restAct() : choosing(),
    ...(goesToC && { decline: { label: primary.label, offer, press: primary.press } }),
  }
}

/** Slot A while nothing is chosen. */
function choosing(): CardAct {
  return closedAct(words().choose, words().chooseAbove)
}

/** Where nothing can be declined, C opens the rule that asks for the decision. */
function withRule(card: Card): Card {
  const rule = card.groups.find((group) => group.rule !== undefined)?.rule
  if (!card.decline.isEmpty || rule === undefined) return card
  const press = (): void => {
    sideSheet.value = { kind: 'rules', rule }
  }
  return { ...card, decline: { label: words().explain, icon: 'book', explains: true, press } }
}

/** Says of what can be chosen now that it would end the game, and for whom, before it is done. */
function withEnd(model: TableModel, card: Card): Card {
  const now = model.intention.value
  const plain = model.offers.value.all.filter(({ kind }) => kind === 'none').slice(0, MOST)
  const offers = now ? (now.kind === 'offer' ? [now.offer] : []) : plain
  const ends = offers.map((offer) => endText(model, offer)).filter(Boolean)
  return ends.length === 0
    ? card
    : { ...card, isEnd: true, caution: [...ends, card.caution].filter(Boolean).join(' ') }
}

/** The card as the choices alone make it. */
function plainCard(model: TableModel): Card {
  const base = {
    key: keyOf(model),
    when: whenText(model),
    title: promptText(model),
    groups: [],
    primary: closedAct(words().wait, words().othersDecide),
    decline: closedAct(words().nothingToDecline, words().othersDecide),
  }
  if (model.session.outcome()) return { ...base, ...overActs(model) }
  if (model.seat.value < 0) return { ...base, ...computerActs(model) }
  const now = model.intention.value
  if (now?.kind === 'plan') return { ...base, ...planCard(model, now.plan) }
  if (now?.kind === 'offer') return { ...base, ...offerCard(model, now.offer) }
  return { ...base, ...(isPlanning(model) ? planningCard(model) : openCard(model)) }
}

/** The slots while a computer in this page thinks for long: it moves now, or waits and goes on. */
export function computerActs({ session }: TableModel): Partial<Card> {
  const [hurry, hold] = [session.hurry?.value, session.hold?.value]
  const { moveNow, pause, goOn, isPaused } = words()
  if (hold?.isOn) {
    return {
      primary: { label: goOn, icon: 'next', shortcut: 'Enter', press: () => hold.set(false) },
      decline: { ...closedAct(pause, isPaused), icon: 'pause' },
      caution: isPaused,
    }
  }
  const isOpen = session.undoable().count > 0
  return {
    ...(hurry && { primary: { label: moveNow, icon: 'next', shortcut: 'Enter', press: hurry } }),
    ...(hold && {
      decline: { label: pause, icon: 'pause', shortcut: 'Esc', press: () => hold.set(true) },
      caution: [hurry && words().bestSoFar, isOpen && words().undoMeanwhile]
        .filter(Boolean)
        .join(' '),
    }),
  }
}

/** Another decision has another key: a press that was meant for the last one must not hit it. */
function keyOf({ session, seat, intention }: TableModel): string {
  return `${session.version.value} ${seat.value} ${intention.value?.kind ?? ''}`
}

/** Who decides, and when. */
function whenText(model: TableModel): string {
  const { session, state, screen } = model
  const { game } = session
  const seat = model.seat.value < 0 ? game.toAct(state.value) : model.seat.value
  const isOfSide = seat >= 0 && game.sideOf(state.value, seat) >= 0
  // Whoever reads this knows their own name.
  const { sitters } = session
  const who = isOfSide ? seatName({ game, sitters }, state.value, seat) : ''
  const when = screen.decisions?.when?.(model) ?? ''
  return capital([who, when].filter(Boolean).join(', '))
}

/** Whether places are selected now, so that units can be told to go somewhere. */
export function isPlanning({ screen, state, seat }: TableModel): boolean {
  return seat.value >= 0 && !!screen.plans?.canPlan(state.value, seat.value)
}

/** What is planned, ready to be carried out. */
function planCard(model: TableModel, plan: Plan): Partial<Card> {
  const { plans } = model.screen
  const planWords = plans?.words()
  const spelled = plans?.spell(model.state.value, plan)
  const isRolled = plan.kind === 'attack' || plan.chance !== undefined
  const ends = planWords?.endsPhase ?? words().irreversible['roll']
  const caution = isRolled ? words().irreversible['roll'] : spelled?.rolls ? ends : undefined
  return {
    ...(spelled && spelled.stopped.length > 0 && { note: words().stopped(spelled.stopped.length) }),
    ...(caution !== undefined && { caution }),
    primary: {
      label: plans ? confirmText(plans, model.state.value, plan) : words().confirm,
      icon: plan.kind === 'move' ? 'check' : 'die',
      shortcut: 'Enter',
      confirms: true,
      press: () => model.confirm(),
    },
    decline: backAct(model, plan.kind === 'attack' ? words().otherTarget : words().cancel),
  }
}

/** A choice that is put again: it cannot be taken back, or would give something up. */
function offerCard(model: TableModel, offer: Offer): Partial<Card> {
  const voice = voiceOf(model.session.game)
  const kind = confirmationOf(model, offer)
  const caution = cautionOf(model, offer)
  const open = stillOpen(model)
  const label = voice.choice(offer.choice)
  const confirm: CardAct = {
    label: kind === 'bid' || kind === 'final' ? words().forGood(label) : label,
    icon: kind === 'roll' ? 'die' : 'check',
    shortcut: 'Enter',
    confirms: true,
    offer,
    press: () => model.confirm(),
  }
  if (open.length > 0) {
    const tiles = open.map((thing): Tile => ({
      key: String(thing.offer.choice),
      name: thing.text,
      press: () => goTo(model, thing),
    }))
    return {
      title: words().stillOpen,
      note: words().endCheckOff,
      groups: [{ key: 'open', tiles }],
      ...(caution !== undefined && { caution }),
      primary: { ...confirm, label: words().endAnyway },
      decline: backAct(model, words().stay),
    }
  }
  return {
    groups: optionGroups(model),
    ...(caution !== undefined && { caution }),
    primary: confirm,
    decline: backAct(model, words().cancel),
  }
}

/** What cannot be taken back about a choice: dice, a seal, or who decides after it. */
function cautionOf(model: TableModel, offer: Offer): string | undefined {
  const { session, state, seat } = model
  const kind = confirmationOf(model, offer)
  if (kind !== 'phase') return kind ? words().irreversible[kind] : undefined
  const after = session.game.clone(state.value)
  tryChoice(session.game, after, seat.value, offer.choice)
  return nextText(session, after, seat.value)
}

/** Units are selected, or can be: stacks, or where the selected one can go. */
function planningCard(model: TableModel): Partial<Card> {
  const { selection, screen } = model
  const rest = offersBeside(model)
  // Slot A goes through the stacks here: what would have it declines, or is a tile.
  const { acts, main, decline = main } = split(model, rest)
  const groups = selection.value ? targetGroups(model) : stackGroups(model)
  const others = tilesOf(
    model,
    selection.value ? rest : main && main !== decline ? [main, ...acts] : acts,
  )
  const next: CardAct = {
    label: words().nextStack,
    icon: 'next',
    shortcut: shortcutOf('nextUnit'),
    press: () => selectNext(model),
    ...(model.able.value.length === 0 && { closed: words().noStack }),
  }
  return {
    title: selection.value ? promptText(model) : words().chooseStack,
    note: selection.value ? '' : (screen.note?.(model.state.value) ?? words().chooseWhere),
    groups: [...groups, ...(others.length > 0 ? [{ key: 'beside', tiles: others }] : [])],
    primary: next,
    decline: selection.value
      ? backAct(model, words().cancel)
      : decline
        ? actOf(model, decline)
        : { ...closedAct(words().nothingToDecline, words().mustAct), isEmpty: true },
  }
}

/** A question: every answer is a tile, the usual one in slot A, the one that ends it in slot C. */
function openCard(model: TableModel): Partial<Card> {
  const { all } = model.offers.value
  const { acts, main, decline } = split(model, all)
  const note = model.screen.note?.(model.state.value) ?? ''
  return {
    note,
    groups: groupsOf(model, acts),
    primary: main ? actOf(model, main) : choosing(),
    decline: decline
      ? actOf(model, decline)
      : { ...closedAct(words().nothingToDecline, words().mustAct), isEmpty: true },
  }
}

/** Which choice has slot A, which slot C; the others are tiles. */
function split(
  model: TableModel,
  offers: readonly Offer[],
): { acts: readonly Offer[]; main?: Offer; decline?: Offer } {
  const { mainVerbs, declineVerbs } = model.screen
  const isPlain = ({ kind }: Offer): boolean => kind === 'none'
  const main =
    offers.length === 1 ? offers[0] : offers.find(({ verb }) => mainVerbs?.has(verb) ?? false)
  const plain = offers.filter((offer) => isPlain(offer) && offer !== main)
  const decline =
    plain.find(({ verb }) => declineVerbs?.has(verb) ?? false) ??
    (plain.length < offers.length ? plain.at(-1) : undefined)
  const acts = offers.filter((offer) => offer !== main && offer !== decline)
  return { acts, ...(main && { main }), ...(decline && { decline }) }
}

/** What can be done while planning that no plan says. */
function offersBeside({ offers, screen }: TableModel): readonly Offer[] {
  return offers.value.all.filter(({ verb }) => !screen.plans?.verbs.has(verb))
}

/** Stacks that can act, to be selected by a press. */
function stackGroups(model: TableModel): readonly TileGroup[] {
  const { able, screen, state, session } = model
  const voice = voiceOf(session.game)
  const places = able.value.filter(
    (place) => (screen.plans?.usable(state.value, place).length ?? 0) > 0,
  )
  const tiles = places.slice(0, MOST).map((place): Tile => {
    const units = screen.plans?.usable(state.value, place) ?? []
    return {
      key: `place${place}`,
      name: voice.thing(screen.map?.kind ?? '', place),
      text: words().unitCount(units.length),
      ...(units[0] !== undefined && { unit: units[0] }),
      press: () => model.tapPlace(place),
    }
  })
  return tiles.length === 0 ? [] : [{ key: 'stacks', tiles }]
}

/** Where the selected units can go: fights first. */
function targetGroups(model: TableModel): readonly TileGroup[] {
  const { plans, screen, session } = model
  const voice = voiceOf(session.game)
  const tilesFor = (kind: Plan['kind']): readonly Tile[] =>
    plans.value
      .filter((plan) => plan.kind === kind)
      .slice(0, MOST)
      .map((plan): Tile => ({
        key: `${kind}${plan.place}`,
        name: voice.thing(screen.map?.kind ?? '', plan.place),
        ...screen.decisions?.planTile?.(model, plan),
        press: () => model.intend(plan),
      }))
  const groups = [
    { key: 'attack', title: words().fights, tiles: tilesFor('attack') },
    { key: 'move', title: words().moves, tiles: tilesFor('move') },
  ]
  return groups.filter(({ tiles }) => tiles.length > 0)
}

/** The options of a question while one of them is put again. */
function optionGroups(model: TableModel): readonly TileGroup[] {
  if (isPlanning(model)) return [{ key: 'beside', tiles: tilesOf(model, offersBeside(model)) }]
  return groupsOf(model, model.offers.value.all)
}

/** Choices as tiles, by what they are about. */
function groupsOf(model: TableModel, offers: readonly Offer[]): readonly TileGroup[] {
  const groups = new Map<string, Offer[]>()
  for (const offer of offers) {
    const same = groups.get(offer.kind)
    if (same) same.push(offer)
    else groups.set(offer.kind, [offer])
  }
  return [...groups].map(([key, list]) => ({ key, tiles: tilesOf(model, list) }))
}

function tilesOf(model: TableModel, offers: readonly Offer[]): readonly Tile[] {
  const { session, intention, screen } = model
  const voice = voiceOf(session.game)
  const now = intention.value
  return offers.map((offer) => ({
    key: String(offer.choice),
    name: voice.choice(offer.choice),
    ...(offer.kind === screen.counters?.kind && { unit: offer.target }),
    offer,
    isChosen: now?.kind === 'offer' && now.offer.choice === offer.choice,
  }))
}

/** What a game left out of its card is on it all the same. */
function withMissing(model: TableModel, card: Card): readonly TileGroup[] {
  const said = new Set<number>()
  for (const { tiles } of card.groups)
    for (const { offer } of tiles) if (offer) said.add(offer.choice)
  for (const { choice } of card.number?.offers ?? []) said.add(choice)
  for (const { offer } of [card.primary, card.decline]) if (offer) said.add(offer.choice)
  if (model.intention.value) return card.groups
  const all = isPlanning(model) ? offersBeside(model) : model.offers.value.all
  const missing = all.filter(({ choice }) => !said.has(choice))
  return missing.length === 0
    ? card.groups
    : [...card.groups, { key: 'missing', tiles: tilesOf(model, missing) }]
}

/** A choice in a slot. */
export function actOf(model: TableModel, offer: Offer): CardAct {
  return {
    label: voiceOf(model.session.game).choice(offer.choice),
    offer,
    ...(asksAgain(model, offer) && {
      icon: confirmationOf(model, offer) === 'roll' ? 'die' : 'next',
    }),
    press: () => model.choose(offer),
  }
}

function backAct(model: TableModel, label: string): CardAct {
  return { label, icon: 'close', shortcut: 'Esc', press: () => model.back() }
}

function closedAct(label: string, closed: string): CardAct {
  return { label, closed, press: () => {} }
}

/** Goes to the next place whose units can act and takes them in hand. */
function selectNext(model: TableModel): void {
  const { plans } = model.screen
  for (let left = model.able.value.length; left > 0; left--) {
    model.nextAble(1)
    if ((plans?.usable(model.state.value, model.focus.value).length ?? 0) > 0) break
  }
  if (model.focus.value >= 0 && model.selection.value?.place !== model.focus.value) {
    model.back()
    model.tapPlace(model.focus.value)
  }
}
