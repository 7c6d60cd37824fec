import {
  placeOf,
  allowance,
  attackChance,
  GERMAN,
  infiltrationChance,
  is84th,
  isInEnemyZoc,
  movementLeft,
  NONE,
  sideOfUnit,
  standardBoard,
  startsStrategic,
  type CellesState,
} from '@estafette/celles/screen'
import type { Plan } from '@estafette/kernel'
import type { CardAct, Tile, TileGroup } from '../../../screen/card.ts'
import { shortcutOf } from '../../../shell/keys.ts'
import type { CellesDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import {
  act,
  intended,
  noDecline,
  offersBy,
  restAct,
  rolls,
  slots,
  unitName,
  waitingAct,
  type OwnCard,
} from '../../../panels/question.ts'
import { hexId, hexName, positionOf } from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { headChance, oddsNote } from './card-attack.ts'
import { chanceOf, previewNamed, previewOf } from './chances.ts'
import { cellesWords, percent, points } from '../words.ts'

const { crtColumns, hexNames, meuseBank, meuseVp, victoryTowns } = standardBoard

const GOALS = 4 // hexes to go to that are on the card; all of them are on the map

/** Half MP of a unit: what is left of them, or what it will set out with. */
export function unitPoints(s: CellesState, unit: number): number {
  if (unit === s.active) return movementLeft(s)
  return allowance(s, unit, startsStrategic(s, unit))
}

/** The activated units: who moves next, or the end of the phase. CEL-8.0.1, CEL-7.0.12 */
export function activeCard(model: CellesDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const end = offersBy(model, 'end-phase')[0]
  const units = offersBy(model, 'move').map(({ target }) => target)
  const selected = model.selection.value?.units[0]
  const again = intended(model)
  if (again) return againCard(model, again, units.length)
  if (units.length === 0) {
    return {
      title: words.titles.allMoved,
      note: words.notes.noUnit,
      groups: [],
      primary: restAct(),
      decline: end ? act(model, end, words.endPhase) : noDecline(),
    }
  }
  const at = selected === undefined ? -1 : units.indexOf(selected)
  const next: CardAct = {
    label: words.nextUnit,
    icon: 'next',
    shortcut: shortcutOf('nextUnit'),
    press: () => take(model, units[(at + 1) % units.length]!),
    ...(at >= 0 && units.length === 1 && { closed: words.lastUnit }),
  }
  const ends = end && { decline: act(model, end, words.endPhase) }
  if (selected !== undefined) {
    return {
      title: words.moves(unitName(model, selected)),
      note: words.mpOf(points(unitPoints(s, selected))),
      groups: [...targetGroups(model), ...trucksGroups(model, [selected])],
      primary: next,
      ...ends,
    }
  }
  return {
    title: words.titles.active,
    note: words.toMove(units.length),
    groups: [
      {
        key: 'units',
        tiles: units.map((unit): Tile => ({
          key: `unit${unit}`,
          name: unitName(model, unit),
          text: words.at(hexId(placeOf(s, unit))),
          value: cellesWords().mp(points(unitPoints(s, unit))),
          unit,
          part: 'unit',
          press: () => take(model, unit),
        })),
      },
      ...trucksGroups(model, units),
    ],
    primary: next,
    ...ends,
  }
}

/** A choice is put again. Before the phase ends, the table lists what is still open. */
function againCard(model: CellesDesk, offer: Offer, waiting: number): OwnCard {
  const words = cardWords()
  const isEnd = offer.verb === 'end-phase'
  if (isEnd && waiting > 0) return {}
  return {
    title: isEnd ? words.titles.allMoved : words.moves(unitName(model, offer.target)),
    note: isEnd
      ? words.notes.noUnit
      : words.mpOf(points(unitPoints(positionOf(model), offer.target))),
    ...slots(model, { label: ({ verb }) => words.does[verb]! }),
  }
}

/** Takes a unit in hand and shows where it stands. */
function take(model: CellesDesk, unit: number): void {
  model.focus.value = positionOf(model).place[unit]!
  model.selectUnits([unit])
}

/** A plan leaves the trucks as they are; who wants them changed makes the unit active first. CEL-8.3.6 */
function trucksGroups(model: CellesDesk, units: readonly number[]): readonly TileGroup[] {
  const s = positionOf(model)
  const words = cardWords()
  const tiles = offersBy(model, 'move')
    .filter(({ target }) => units.includes(target) && mayChangeTrucks(s, target))
    .map((offer): Tile => ({
      key: `trucks${offer.target}`,
      name: unitName(model, offer.target),
      text: words.trucksNow,
      part: 'trucks',
      offer,
    }))
  return tiles.length === 0
    ? []
    : [{ key: 'trucks', title: words.groups.trucks, rule: 'CEL-8.3.6', tiles }]
}

function mayChangeTrucks(s: CellesState, unit: number): boolean {
  if (!is84th(s, unit)) return false
  return s.trucks === unit || (s.trucks === NONE && s.trucksFrom <= s.turn)
}

/** The unit on its way. CEL-8.0.1 */
export function actCard(model: CellesDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const stop = offersBy(model, 'stop')[0]
  const isClosed = model.plans.value.length === 0
  const head = {
    title: words.goesOn(unitName(model, s.active)),
    note: words.mpHere(points(movementLeft(s)), hexId(placeOf(s, s.active))),
  }
  const meant = intended(model)
  if (meant)
    return {
      ...head,
      ...oddsOf(model, meant),
      ...slots(model, { label: ({ verb }) => words.does[verb]! }),
    }
  const end = stop && act(model, stop, words.stop)
  return {
    ...head,
    groups: targetGroups(model),
    primary: isClosed && end ? end : waitingAct(words.chooseHex),
    decline: end ?? noDecline(),
  }
}

/** The odds of a choice of the unit on its way that is followed by a die. CEL-11.0.8, CEL-9.1.2 */
function oddsOf(model: CellesDesk, offer: Offer): Pick<OwnCard, 'note' | 'chance'> {
  const s = positionOf(model)
  const words = cardWords()
  const preview = previewNamed(s, offer)
  if (preview) {
    return { note: oddsNote(s, preview), ...headChance(attackChance(preview), words.chanceLabel) }
  }
  if (offer.verb !== 'to' || !rolls(model, offer)) return {}
  return headChance(infiltrationChance(s, s.active), words.throughLabel)
}

/** Whom the unit in hand can attack, and the hexes worth going to; every hex is on the map. */
function targetGroups(model: CellesDesk): readonly TileGroup[] {
  const s = positionOf(model)
  const words = cardWords()
  const plans = model.plans.value
  const attacks = plans.filter(({ kind }) => kind === 'attack')
  const moves = plans.filter(({ kind }) => kind === 'move')
  const goals = moves
    .toSorted((a, b) => goalOf(s, b) - goalOf(s, a) || a.place - b.place)
    .slice(0, GOALS)
  const groups: TileGroup[] = [
    {
      key: 'attack',
      title: words.groups.enemies,
      note: words.chanceLabel,
      tiles: attacks
        .map((plan) => ({ plan, chance: chanceOf(s, plan) ?? -1 }))
        .toSorted((a, b) => b.chance - a.chance || a.plan.place - b.plan.place)
        .map(({ plan }) => targetTile(model, plan)),
    },
    {
      key: 'move',
      title: words.groups.goals,
      note: words.onTheMap(moves.length),
      tiles: goals.map((plan) => targetTile(model, plan)),
    },
  ]
  return groups.filter(({ tiles }) => tiles.length > 0)
}

function targetTile(model: CellesDesk, plan: Plan): Tile {
  return {
    key: `${plan.kind}${plan.place}`,
    name: hexName(plan.place),
    ...planTile(model, plan),
    press: () => model.intend(plan),
  }
}

/**
 * How much a hex is worth going to, by this measure: a point is worth a hundred, to stand next to an
 * enemy sixty, a place with a name thirty, and of hexes alike the nearer one comes first.
 */
export function goalOf(s: CellesState, plan: Plan): number {
  const side = sideOfUnit(s, plan.units[0]!)
  const isFront = isInEnemyZoc(s, side, plan.place)
  const worth =
    pointsAt(side, plan.place) * 100 + (isFront ? 60 : 0) + (hexNames[plan.place] ? 30 : 0)
  return (plan.chance ?? 1) * worth - Math.min(plan.cost, 29) / 2
}

function pointsAt(side: number, hex: number): number {
  return townPointsAt(side, hex) + (side === GERMAN && meuseBank[hex] ? meuseVp : 0)
}

function townPointsAt(side: number, hex: number): number {
  return victoryTowns.find(({ hexes }) => hexes.includes(hex))?.vp[side === GERMAN ? 0 : 1] ?? 0
}

/** What a place is worth, for a tile or a note. CEL-16.0.1, CEL-16.0.3 */
export function worthText(side: number, hex: number): string {
  const words = cardWords()
  const town = townPointsAt(side, hex)
  return [
    town > 0 ? words.townVp(town) : '',
    side === GERMAN && meuseBank[hex] ? words.meuseVp(meuseVp) : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** What a target says: the chance of an attack, the cost of a way, what the hex is worth. */
export function planTile(model: CellesDesk, plan: Plan): Partial<Tile> {
  const s = positionOf(model)
  const words = cardWords()
  const chance = chanceOf(s, plan)
  if (plan.kind === 'attack') {
    const preview = previewOf(s, plan)
    if (!preview) return {}
    const enemies = preview.defenders.map(({ unit }) => unitName(model, unit!))
    const first = preview.defenders.find(({ unit }) => placeOf(s, unit!) === plan.place)?.unit
    return {
      text: `${cellesWords().column(crtColumns[preview.column]!)}, ${enemies.join(', ')}`,
      ...(first !== undefined && { unit: first }),
      ...(chance === null ? { value: '?' } : { chance }),
    }
  }
  const side = sideOfUnit(s, plan.units[0]!)
  const text = [
    worthText(side, plan.place),
    isInEnemyZoc(s, side, plan.place) ? words.zone : '',
    plan.chance === undefined ? '' : `${words.infiltrates} ${percent(plan.chance)}`,
  ].filter(Boolean)
  return {
    value: words.tileCost(points(plan.cost)),
    text: [words.tileLeft(points(plan.left)), ...text].join(', '),
  }
}
