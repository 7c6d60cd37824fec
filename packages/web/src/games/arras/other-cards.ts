import { arras } from '@estafette/arras'
import {
  advantageVerdict,
  ALLIED,
  arrasPlans,
  ASSAULTING,
  at,
  bombardmentOdds,
  defenceFactor,
  GERMAN,
  isContested,
  isSpent,
  NONE,
  STEP,
  targetVerdict,
  victoryParts,
  type ArrasState,
} from '@estafette/arras/screen'
import { LEGAL, tryChoice, type Plan } from '@estafette/kernel'
import { voiceOf } from '../../i18n/voice.ts'
import type { Tile, TileGroup } from '../../screen/card.ts'
import type { Desk } from '../../screen/desk.ts'
import type { Offer } from '../../session/offers.ts'
import {
  declining,
  forward,
  intendedOf,
  offersBy,
  placeName,
  question,
  shortName,
  unitName,
  type Worded,
} from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { chanceOf, spellPlan } from './fights.ts'

const MOST_REFRESHED = 2 // places to refresh that are not folded away
const MOST = 5 // stacks on the card, fewer beside special actions; the map has all

/** Where units of a place could do best. */
interface Prospect {
  readonly place: number
  readonly units: readonly number[]
  readonly target: number // of the best assault, NONE without one
  readonly chance: number
  readonly moves: number
}

const prospects = new WeakMap<ArrasState, readonly Prospect[]>()

/** What each stack that can act could do, the best assault first; worked out once a position. */
function prospectsOf(s: ArrasState): readonly Prospect[] {
  const known = prospects.get(s)
  if (known) return known
  const found: Prospect[] = []
  for (let place = 0; place < s.board.locationCount; place++) {
    const units = arrasPlans.usable(s, place)
    if (units.length === 0) continue
    const plans = arrasPlans.plansFor(s, units)
    let best: { target: number; chance: number } = { target: NONE, chance: -1 }
    for (const plan of plans) {
      const chance = chanceOf(s, plan)
      if (chance !== null && chance > best.chance) best = { target: plan.place, chance }
    }
    const moves = plans.filter(({ kind }) => kind === 'move').length
    found.push({ place, units, ...best, moves })
  }
  found.sort((a, b) => b.chance - a.chance || b.units.length - a.units.length)
  prospects.set(s, found)
  return found
}

/** An impulse, or an activation that goes on. */
export function impulseCard(model: Desk, s: ArrasState): Worded | null {
  const words = cardWords()
  const selection = model.selection.value
  const now = intendedOf(model)
  if (now) {
    const title = now.verb === 'refresh' ? words.refresh(placeName(now.target)) : words.passTitle
    if (now.verb === 'pass' || now.verb === 'done') return null
    return { title: now.verb === 'prolong' ? words.prolong : title }
  }
  const special = [...bombardGroup(model, s), ...advantageGroup(model, s)]
  if (selection) {
    return {
      title: words.whereTo(placeName(selection.place)),
      note: words.units(selection.units.length),
      groups: [...targetGroups(model, s), ...special].filter(({ tiles }) => tiles.length > 0),
    }
  }
  if (s.step === STEP.action)
    return { title: words.goOn(placeName(s.active)), note: words.stackNote }
  const all = prospectsOf(s)
  const [pass] = offersBy(model, 'pass')
  const isFull = special.some(({ tiles, folded }) => tiles.length > 2 && folded === undefined)
  const isAny = special.some(({ tiles }) => tiles.length > 0)
  const most = isFull ? MOST - 2 : isAny ? MOST - 1 : MOST
  const more = all.length - most
  return {
    title: words.chooseStack,
    note: more > 0 ? words.moreStacks(more) : words.stackNote,
    groups: [
      {
        key: 'stacks',
        tiles: all.slice(0, most).map((prospect) => stackTile(model, prospect)),
      },
      ...special,
    ].filter(({ tiles }) => tiles.length > 0),
    decline: declining(model, words.pass, pass),
  }
}

/** Where the selected units can go: assaults first, the likeliest before the others. */
function targetGroups(model: Desk, s: ArrasState): TileGroup[] {
  const words = cardWords()
  const tileOf = (plan: Plan, more: Partial<Tile>): Tile => ({
    key: `${plan.kind}${plan.place}`,
    name: placeName(plan.place),
    ...more,
    press: () => model.intend(plan),
  })
  const plans = model.plans.value
  const attacks = plans
    .filter(({ kind }) => kind === 'attack')
    .map((plan) => ({ plan, chance: chanceOf(s, plan) ?? 0 }))
    .toSorted((a, b) => b.chance - a.chance)
    .map(({ plan, chance }) => tileOf(plan, { chance }))
  const moves = plans
    .filter(({ kind }) => kind === 'move')
    .map((plan) => tileOf(plan, { text: words.step(plan.cost, plan.left) }))
  return [
    { key: 'attack', title: words.assaults, tiles: attacks },
    { key: 'move', title: words.go, tiles: moves },
  ]
}

function stackTile(model: Desk, { place, units, target, chance, moves }: Prospect): Tile {
  const words = cardWords()
  return {
    key: `place${place}`,
    name: `${placeName(place)}, ${words.units(units.length)}`,
    text: target === NONE ? words.moves(moves) : words.best(placeName(target)),
    ...(target !== NONE && { chance }),
    ...(units[0] !== undefined && { unit: units[0] }),
    press: () => model.tapPlace(place),
  }
}

function bombardGroup(model: Desk, s: ArrasState): TileGroup[] {
  const words = cardWords()
  const tiles = offersBy(model, 'bombard').map((offer) => gunTile(s, offer, intendedOf(model)))
  return [
    { key: 'bombard', title: words.bombard, note: words.bombardNote, rule: 'ARR-7.0a', tiles },
  ]
}

/** A gun and the best that it could hit. */
function gunTile(s: ArrasState, offer: Offer, chosen: Offer | null): Tile {
  const words = cardWords()
  let best: { target: number; chance: number } | null = null
  for (let target = 0; target < s.board.locationCount; target++) {
    if (target === s.firstAim || targetVerdict(s, offer.target, target) !== LEGAL) continue
    const chance = bombardmentOdds(s, offer.target, target).success
    if (!best || chance > best.chance) best = { target, chance }
  }
  return {
    key: String(offer.choice),
    name: shortName(offer.target),
    ...(best && { text: words.best(placeName(best.target)), chance: best.chance }),
    unit: offer.target,
    offer,
    isChosen: chosen?.choice === offer.choice,
  }
}

/** Refresh and prolong; what is closed says why. Nothing where the other side holds it. */
function advantageGroup(model: Desk, s: ArrasState): TileGroup[] {
  const words = cardWords()
  const side = s.initiative
  if (s.advantage !== side) return []
  const isUsed = advantageVerdict(s, side) !== LEGAL
  const refresh = offersBy(model, 'refresh')
  const [prolong] = offersBy(model, 'prolong')
  const why = isUsed ? words.usedUp : words.noneSpent
  const closed = (key: string, name: string, reason: string): Tile => ({
    key,
    name,
    closed: reason,
  })
  const tiles: Tile[] = refresh.map((offer) => ({
    key: String(offer.choice),
    name: words.refresh(placeName(offer.target)),
    text: words.refreshNote(spentAt(s, side, offer.target)),
    offer,
  }))
  // A long list would hide everything below it.
  const isLong = tiles.length > MOST_REFRESHED
  const refreshed: TileGroup[] = isLong
    ? [{ key: 'refresh', folded: words.refreshOne(tiles.length), tiles: tiles.splice(0) }]
    : []
  if (refresh.length === 0) tiles.push(closed('refresh', words.refreshClosed, why))
  tiles.push(
    prolong
      ? { key: 'prolong', name: words.prolong, text: words.prolongNote, offer: prolong }
      : closed('prolong', words.prolong, !isUsed && s.prolongAtEnd ? words.atEnd : why),
  )
  return [{ key: 'advantage', title: words.advantage, rule: 'ARR-9.0a', tiles }, ...refreshed]
}

function spentAt(s: ArrasState, side: number, place: number): number {
  return s.present[at(side, place)]! - s.fresh[at(side, place)]!
}

/** A move that is planned: what it costs, who stays behind, what it changes. */
export function movePlanCard(model: Desk, plan: Plan): Worded {
  const s = model.state.value as ArrasState
  const words = cardWords()
  const { choices, stopped } = spellPlan(s, plan)
  const after = arras.clone(s)
  for (const choice of choices) {
    if (tryChoice(arras, after, arras.toAct(after), choice) === 'rolls') break
  }
  const before = victoryParts(s).vp
  const then = victoryParts(after).vp
  const isTaken = s.control[plan.place] !== s.initiative
  const notes = [
    words.moveNote(plan.units.length - stopped, plan.cost, plan.left),
    ...(stopped > 0 ? [words.cannotFollow(stopped)] : []),
    ...(isTaken ? [words.taken(placeName(plan.place))] : []),
    ...(before === then ? [] : [words.points(before, then)]),
  ]
  return { title: words.moveTo(placeName(plan.place)), note: `${notes.join('. ')}.` }
}

/** The next step of a unit that walks alone. */
export function walkCard(model: Desk, s: ArrasState, mf: number): Worded {
  const words = cardWords()
  const [halt] = offersBy(model, 'halt')
  const card = question(model, {
    title: words.walks(unitName(s.mover)),
    note: words.walkNote(mf),
    offers: offersBy(model, 'to'),
    tile: ({ target }) => ({ name: placeName(target), ...placeText(s, target) }),
    label: ({ target }) => words.moveTo(placeName(target)),
  })
  if (!halt) return card
  return { ...card, primary: forward(model, words.halt, halt, 'check') }
}

/** Who is there. */
function placeText(s: ArrasState, place: number): Pick<Tile, 'text'> {
  const words = cardWords()
  if (isContested(s, place)) return { text: words.contestedPlace }
  return { text: words.free(s.present[at(0, place)]! + s.present[at(1, place)]!) }
}

/** Who joins an assault that was begun unit by unit. */
export function groupCard(model: Desk, s: ArrasState): Worded {
  const words = cardWords()
  const [attack] = offersBy(model, 'attack')
  const joined = Array.from(s.marks).filter((mark) => mark & ASSAULTING).length
  const card = question(model, {
    title: words.joins(placeName(s.target)),
    note: words.joinsNote(joined),
    offers: offersBy(model, 'join'),
    tile: ({ target }) => ({ name: shortName(target), unit: target }),
    label: () => words.choose,
  })
  if (!attack) return card
  return { ...card, primary: forward(model, words.assaultWith(joined), attack) }
}

/** What a gun is aimed at. */
export function aimCard(model: Desk, s: ArrasState): Worded {
  const words = cardWords()
  const offers = offersBy(model, 'aim')
  const chances = new Map(
    offers.map(({ target }) => [target, bombardmentOdds(s, s.gun, target).success]),
  )
  const proposed = offers.toSorted((a, b) => chances.get(b.target)! - chances.get(a.target)!)[0]
  return question(model, {
    key: 'places',
    title: words.aim(unitName(s.gun)),
    note: words.aimNote,
    offers,
    proposed,
    tile: ({ target }) => ({ name: placeName(target), chance: chances.get(target)! }),
    label: () => words.bombard,
  })
}

export function secondGunCard(model: Desk, s: ArrasState): Worded {
  const words = cardWords()
  const [fire] = offersBy(model, 'fire')
  const chosen = intendedOf(model)
  const tiles = offersBy(model, 'bombard').map((offer) => gunTile(s, offer, chosen))
  return {
    title: words.second,
    note: words.secondNote,
    groups: [{ key: 'options', tiles }],
    chance: {
      value: bombardmentOdds(s, s.firstGun, s.firstAim).success,
      label: words.success,
    },
    ...(fire && { primary: forward(model, words.rollDice(4), fire, 'die') }),
    decline: declining(model, '', undefined),
  }
}

/** Units, one of which is to be chosen. */
export function unitsCard(
  model: Desk,
  asked: {
    readonly title: string
    readonly note: string
    readonly verb: string
    readonly label: string
    readonly text?: (unit: number) => string
    readonly end?: { readonly verb: string; readonly label: string }
  },
): Worded {
  const { title, note, verb, label, text, end } = asked
  const offers = offersBy(model, verb)
  const [last] = end ? offersBy(model, end.verb) : []
  const card = question(model, {
    title,
    note,
    offers,
    ...(!end && { proposed: offers[0] }),
    tile: ({ target }) => ({
      name: shortName(target),
      unit: target,
      ...(text && { text: text(target) }),
    }),
    label: () => label,
  })
  // What ends it is the usual answer, unless one of the units was chosen.
  if (!end || !last || intendedOf(model)?.verb === verb) return card
  return { ...card, primary: forward(model, end.label, last, 'check') }
}

/** Places, one of which is to be chosen. */
export function placesCard(
  model: Desk,
  s: ArrasState,
  asked: {
    readonly title: string
    readonly note: string
    readonly verb: string
    readonly label: (place: string) => string
  },
): Worded {
  const offers = offersBy(model, asked.verb)
  return question(model, {
    key: 'places',
    title: asked.title,
    note: asked.note,
    offers,
    proposed: offers[0],
    tile: ({ target }) => ({ name: placeName(target), ...placeText(s, target) }),
    label: ({ target }) => asked.label(placeName(target)),
  })
}

/** Groups of the free set-up, those already placed or held back closed. */
export function setUpGroupCard(model: Desk, s: ArrasState): Worded {
  const words = cardWords()
  const offers = offersBy(model, 'group')
  const groups = s.board.groups[s.decider === ALLIED ? 0 : 1]
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
      const group = groups.find(({ index }) => index === target)
      return {
        name: groupName(target),
        text: words.units(group?.members.length ?? 0),
        ...(group?.members[0] !== undefined && { unit: group.members[0] }),
      }
    },
    label: ({ target }) => words.placeGroup(groupName(target)),
  })
}

function groupName(index: number): string {
  return voiceOf(arras).thing('group', index)
}

/** Where a group is placed: open places, closed ones with the reason, and where it stood. */
export function setUpPlaceCard(model: Desk, s: ArrasState): Worded {
  const words = cardWords()
  const offers = offersBy(model, 'place')
  const group = s.board.groups[s.decider === ALLIED ? 0 : 1].find(({ index }) => index === s.group)
  const open = new Set(offers.map(({ target }) => target))
  const historical = offers.find(({ target }) => target === group?.historical)
  const places = s.board.setupLocations[s.decider === GERMAN ? 1 : 0]
  const closed = places
    .filter((place) => !open.has(place))
    .map((place): Tile => ({
      key: `closed${place}`,
      name: placeName(place),
      closed:
        s.present[at(s.decider, place)]! > 0
          ? words.occupied
          : group && group.fixed !== NONE
            ? words.elsewhere
            : words.noRoom,
    }))
  return question(model, {
    key: 'places',
    title: words.setUpPlace(groupName(s.group)),
    note: words.setUpPlaceNote(group?.members.length ?? 0),
    offers,
    closed,
    proposed: historical ?? offers[0],
    tile: ({ target }) => ({
      name: placeName(target),
      ...(target === historical?.target && { text: words.whereWas }),
    }),
    label: ({ target }) => words.placeIn(placeName(target)),
    decline: historical
      ? declining(model, words.asInHistory, historical)
      : { label: words.asInHistory, closed: words.occupied, press: () => {} },
  })
}

/** The sealed bid for the sides. */
export function bidCard(model: Desk, s: ArrasState): Worded {
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
    primary: forward(model, words.seal(offer.target), offer, 'check'),
    decline: chosen
      ? { label: words.clear, shortcut: 'Esc', press: () => model.back() }
      : declining(model, '', undefined),
  }
}

/** Whether the turn is prolonged at its end. */
export function prolongCard(model: Desk): Worded {
  const words = cardWords()
  const offers = offersBy(model, 'prolong', 'end-phase')
  const end = offers.find(({ verb }) => verb === 'end-phase')
  const card = question(model, {
    title: words.prolongTitle,
    note: words.prolongTitleNote,
    offers,
    tile: ({ verb }) =>
      verb === 'prolong'
        ? { name: words.prolong, text: words.prolongNote }
        : { name: words.endPhase },
    label: ({ verb }) => (verb === 'prolong' ? words.prolong : words.endPhase),
  })
  return { ...card, decline: declining(model, words.endPhase, end) }
}

/** Units that may fall back, or stay. */
export function defenceText(s: ArrasState): (unit: number) => string {
  return (unit) =>
    isSpent(s, unit) ? cardWords().spend : cardWords().defence(defenceFactor(s, unit))
}
