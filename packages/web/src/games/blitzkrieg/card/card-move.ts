import {
  BY_FIRE,
  byGoal,
  hexWorth,
  isInEnemyZoc,
  NONE,
  RIDING,
  sideOfUnit,
  type BlitzState,
  type ExitPlans,
} from '@estafette/blitzkrieg/screen'
import type { Plan } from '@estafette/kernel'
import type { CardAct, Tile, TileGroup } from '../../../screen/card.ts'
import { shortcutOf } from '../../../shell/keys.ts'
import type { BlitzDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import { endAct, endCard } from './card-end.ts'
import { exitGroups } from './card-exit.ts'
import { fireTile } from './card-fire.ts'
import { enteringGroups, stacksOf, stackTile, takeStack, unitPoints } from './card-stacks.ts'
import {
  folded,
  hexId,
  hexName,
  intended,
  offersBy,
  option,
  positionOf,
  restAct,
  slots,
  stackName,
  unitName,
  unitTitle,
  type OwnCard,
} from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { blitzWords, points } from '../words.ts'

const GOALS = 6 // hexes to go to that are on the card; all of them are on the map

/** Who moves next, or the end of the phase. BLZ-MOV-1 */
export function moveCard(model: BlitzDesk, exits: ExitPlans): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const meant = intended(model)
  if (meant?.verb === 'done') return endCard(model, meant)
  if (meant) return setOutCard(model)
  const stacks = stacksOf(model)
  const entering = enteringGroups(model)
  const end = endAct(model)
  if (stacks.length === 0 && entering.length === 0) {
    return {
      title: words.titles.allMoved,
      note: words.notes.noUnit,
      groups: othersGroups(model),
      primary: restAct(),
      decline: end,
    }
  }
  const chosen = model.selection.value
  const first = entering[0]?.tiles[0]?.offer
  if (stacks.length === 0 && first && !chosen) {
    return {
      title: words.titles.enter,
      note: words.toEnter(entering.reduce((sum, { tiles }) => sum + tiles.length, 0)),
      groups: [...entering, ...othersGroups(model), ...setOutGroups(model, [])],
      primary: {
        label: words.firstIn,
        icon: 'next',
        shortcut: 'Enter',
        press: () => model.choose(first),
      },
      decline: end,
    }
  }
  const at = chosen ? stacks.findIndex(({ place }) => place === chosen.place) : -1
  const next: CardAct = {
    label: words.nextStack,
    icon: 'next',
    shortcut: shortcutOf('nextUnit'),
    press: () => takeStack(model, stacks[(at + 1) % stacks.length]!.place),
    ...(stacks.length === 0 && { closed: words.noStack }),
    ...(stacks.length === 1 && at === 0 && { closed: words.lastStack }),
  }
  if (chosen) {
    return {
      title: words.moves(stackName(model, chosen.units)),
      note: words.mpOf(points(leastPoints(s, chosen.units))),
      groups: [
        ...targetGroups(model),
        ...exitGroups(model, exits, chosen.units),
        ...setOutGroups(model, chosen.units),
        ...entering,
        ...othersGroups(model),
      ],
      primary: next,
      decline: end,
    }
  }
  return {
    title: words.titles.move[s.exploiting]!,
    note: words.toMove(stacks.reduce((sum, { units }) => sum + units.length, 0)),
    groups: [
      ...entering,
      ...(stacks.length > 0
        ? folded(
            'stacks',
            { title: words.groups.stacks, rule: s.exploiting ? 'BLZ-MOV-16' : 'BLZ-MOV-1' },
            stacks.map((stack) => stackTile(model, stack)),
          )
        : []),
      ...othersGroups(model),
      ...setOutGroups(model, []),
    ],
    primary: next,
    decline: end,
  }
}

function leastPoints(s: BlitzState, units: readonly number[]): number {
  return Math.min(...units.map((unit) => unitPoints(s, unit)))
}

/** Somebody sets out, or Rommel is sent: put again before it is done. */
function setOutCard(model: BlitzDesk): OwnCard {
  const words = cardWords()
  const { verb, target } = intended(model)!
  return {
    title: verb === 'rommel' ? words.titles.rommel : words.moves(unitTitle(model, target)),
    note: verb === 'rommel' ? words.notes.rommel : words.notes.setOut,
    groups: [],
    ...slots(model, { label: (offer) => words.does[offer.verb as 'move'] }),
  }
}

/** What can be done in the phase that moves no unit: Rommel is sent. BLZ-ROM-2 */
function othersGroups(model: BlitzDesk): TileGroup[] {
  const s = positionOf(model)
  const words = cardWords()
  const tiles = offersBy(model, 'rommel').map((offer) =>
    option(model, offer, undefined, {
      name: words.does.rommel,
      text: s.rommel === NONE ? words.offMap : words.at(hexId(s, s.rommel)),
    }),
  )
  return tiles.length === 0
    ? []
    : [{ key: 'rommel', title: blitzWords().rommel, rule: 'BLZ-ROM-2', tiles }]
}

/** Setting out without a goal, for those who want to go hex by hex or get off on the way. */
function setOutGroups(model: BlitzDesk, units: readonly number[]): TileGroup[] {
  const words = cardWords()
  const isChosen = ({ target }: Offer): boolean => units.includes(target)
  const offers = [
    ...offersBy(model, 'move', 'ride').filter(isChosen),
    ...offersBy(model, 'ride').filter((offer) => !isChosen(offer)),
  ]
  const tiles = offers.map((offer): Tile => ({
    key: String(offer.choice),
    name: unitName(model, offer.target),
    text: words.setsOut[offer.verb as 'move' | 'ride'],
    unit: offer.target,
    offer,
  }))
  return tiles.length === 0
    ? []
    : [{ key: 'set-out', folded: words.stepByStep(tiles.length), tiles }]
}

/** The hexes worth going to; every hex is on the map. */
export function targetGroups(model: BlitzDesk): readonly TileGroup[] {
  const s = positionOf(model)
  const words = cardWords()
  const moves = model.plans.value.filter(({ kind }) => kind === 'move')
  if (moves.length === 0) return []
  const goals = byGoal(s, moves).slice(0, GOALS)
  const tiles = goals.map((plan): Tile => ({
    key: `move${plan.place}`,
    name: hexName(model, plan.place),
    ...planTile(model, plan),
    press: () => model.intend(plan),
  }))
  return [{ key: 'move', title: words.groups.goals, note: words.onTheMap(moves.length), tiles }]
}

/** What a target says: the chance of fire or an attack; the cost of a way, what the hex is worth. */
export function planTile(model: BlitzDesk, plan: Plan): Partial<Tile> {
  const s = positionOf(model)
  if (plan.kind === 'attack') {
    if (plan.manner === BY_FIRE) return fireTile(model, plan.place)
    return plan.chance === undefined ? {} : { chance: plan.chance }
  }
  const words = cardWords()
  return {
    value: words.tileCost(points(plan.cost)),
    text: [words.tileLeft(points(plan.left)), ...wayNotes(s, plan)].join(', '),
  }
}

/** How a way is gone and what it leads into. */
function wayNotes(s: BlitzState, { place, units, manner }: Plan): string[] {
  const words = cardWords()
  const side = sideOfUnit(s, units[0]!)
  const worth = hexWorth(s, side, place)
  return [
    manner === RIDING ? words.riding : '',
    isInEnemyZoc(s, side, place) ? words.zone : '',
    worth > 0 ? blitzWords().vp(points(worth)) : '',
  ].filter(Boolean)
}
