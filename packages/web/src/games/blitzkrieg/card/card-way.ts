import { dueOn, placeOf, isOnMap, movementLeft } from '@estafette/blitzkrieg/screen'
import type { Tile, TileGroup } from '../../../screen/card.ts'
import type { BlitzDesk } from '../desk.ts'
import { targetGroups } from './card-move.ts'
import {
  act,
  afterChoice,
  folded,
  groundOf,
  hexId,
  hexName,
  intended,
  noDecline,
  offersBy,
  option,
  positionOf,
  slots,
  unitName,
  unitTitle,
  waitingAct,
  whereIs,
  type OwnCard,
} from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { points } from '../words.ts'

/** The unit on its way. BLZ-MOV-33 */
export function onTheWayCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const unit = s.active
  const isEntering = !isOnMap(s, unit)
  const stop = offersBy(model, 'stop')[0]
  const others = offersBy(model, 'drop', 'exit').map((offer) =>
    option(model, offer, undefined, {
      name: words.does[offer.verb as 'drop' | 'exit'],
      text: offer.verb === 'drop' ? words.dropText : exitText(model, unit),
    }),
  )
  const head = {
    title: isEntering ? words.enters(unitTitle(model, unit)) : words.goesOn(unitTitle(model, unit)),
    note: isEntering
      ? words.notes.enter
      : words.mpHere(points(movementLeft(s)), hexId(s, placeOf(s, unit))),
    groups: [
      ...wayGroups(model, isEntering),
      ...(others.length > 0 ? [{ key: 'others', tiles: others }] : []),
    ],
  }
  if (intended(model)) {
    return {
      ...head,
      ...slots(model, {
        label: ({ verb, target }) =>
          verb === 'to' ? words.goTo(hexId(s, target)) : words.does[verb as 'stop'],
      }),
    }
  }
  // Whoever goes on says where; the usual thing is that the way was the whole move.
  return {
    ...head,
    primary: stop
      ? { ...act(model, stop, words.does.stop), icon: 'check', shortcut: 'Enter' }
      : waitingAct(words.chooseHex),
    decline: noDecline(),
  }
}

/** Where it can go: goals, or the hexes next to it or to come in by. BLZ-REI-2 */
function wayGroups(model: BlitzDesk, isEntering: boolean): readonly TileGroup[] {
  const s = positionOf(model)
  const words = cardWords()
  const goals = isEntering ? [] : targetGroups(model)
  if (goals.length > 0) return goals
  const tiles = offersBy(model, 'to').map((offer): Tile => ({
    key: String(offer.choice),
    name: hexName(model, offer.target),
    text: groundOf(s, offer.target),
    offer,
  }))
  if (tiles.length === 0) return []
  const title = isEntering ? words.groups.entry : words.groups.to
  return folded('steps', { title, rule: isEntering ? 'BLZ-REI-2' : 'BLZ-MOV-1' }, tiles)
}

/** Whether a unit that leaves the map comes back. BLZ-MOV-31, BLZ-MOV-32 */
export function exitText(model: BlitzDesk, unit: number): string {
  const words = cardWords()
  const [exit] = offersBy(model, 'exit')
  const after = exit && afterChoice(model, exit)
  if (!after) return words.exits[0]
  const isBack = placeOf(after, unit) === after.board.returning
  return isBack ? words.exitsUntil(dueOn(after, unit)) : words.exits[1]
}

/** Where a unit stands that is lost to overstacking, one after another. BLZ-STK-7 */
export function excessCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const tiles = offersBy(model, 'lose').map((offer) =>
    option(model, offer, undefined, {
      name: unitName(model, offer.target),
      text: whereIs(s, offer.target),
      value: words.eliminated,
      tone: 'bad',
      unit: offer.target,
    }),
  )
  return {
    title: words.crowded(hexName(model, s.start)),
    note: words.notes.excess,
    groups: folded('lose', { title: words.groups.who, rule: 'BLZ-STK-7' }, tiles),
    ...slots(model, { label: () => words.does.lose }),
  }
}
