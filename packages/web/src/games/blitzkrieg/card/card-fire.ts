import {
  bombardChance,
  bombardRange,
  byPrize,
  opponent,
  targetsIn,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import type { Plan } from '@estafette/kernel'
import type { CardAct, Tile } from '../../../screen/card.ts'
import { shortcutOf } from '../../../shell/keys.ts'
import type { BlitzDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import { targetText, unitOf } from './card-air.ts'
import {
  act,
  folded,
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
  whereIs,
  type OwnCard,
} from './card-tools.ts'
import { cardWords } from './card-words.ts'

/** Which gun fires: with one in hand its targets, else all that can. BLZ-ART-1 */
export function bombardCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const done = offersBy(model, 'done')[0]
  const guns = offersBy(model, 'bombard').map(({ target }) => target)
  const meant = intended(model)
  if (meant) return { title: words.titles.bombard, groups: [], ...fireSlots(model, s) }
  const chosen = model.selection.value?.units[0]
  const at = chosen === undefined ? -1 : guns.indexOf(chosen)
  const next: CardAct = {
    label: words.nextGun,
    icon: 'next',
    shortcut: shortcutOf('nextUnit'),
    press: () => take(model, guns[(at + 1) % guns.length]!),
    ...(at >= 0 && guns.length === 1 && { closed: words.lastGun }),
  }
  const ends = { decline: done ? act(model, done, words.does.noFire) : noDecline() }
  if (at >= 0) {
    return {
      title: words.fires(unitTitle(model, chosen!)),
      note: words.notes.fire,
      groups: folded('shell', { title: words.groups.targets, rule: 'BLZ-ART-2' }, planTiles(model)),
      primary: next,
      ...ends,
    }
  }
  return {
    title: words.titles.bombard,
    note: words.gunsLeft(guns.length),
    groups: folded(
      'guns',
      { title: words.groups.guns, note: words.rangeNote, rule: 'BLZ-ART-1' },
      guns.map((unit): Tile => ({
        key: `gun${unit}`,
        name: unitName(model, unit),
        text: whereIs(s, unit),
        value: String(bombardRange(s, unit)),
        unit,
        part: 'unit',
        press: () => take(model, unit),
      })),
    ),
    primary: next,
    ...ends,
  }
}

/** Takes a gun in hand and shows where it stands. */
function take(model: BlitzDesk, unit: number): void {
  const { place, board } = positionOf(model)
  if (place[unit]! < board.hexCount) model.focus.value = place[unit]!
  model.selectUnits([unit])
}

/** What the gun in hand can fire at, the best first. */
function planTiles(model: BlitzDesk): readonly Tile[] {
  const s = positionOf(model)
  return byPrize(s, model.plans.value, ({ place }) => place).map((plan) => ({
    key: `shell${plan.place}`,
    name: hexName(model, plan.place),
    ...fireTile(model, plan.place),
    press: () => model.intend(plan),
  }))
}

/** Who is in a hex, and how likely they are disrupted. BLZ-ART-2 */
export function fireTile(model: BlitzDesk, hex: number): Pick<Tile, 'text' | 'chance' | 'unit'> {
  const s = positionOf(model)
  return {
    text: targetText(model, hex),
    chance: bombardChance(s, opponent(s.phasing), hex),
    ...unitOf(targetsIn(s, hex)[0]),
  }
}

/** Fire that is planned. BLZ-ART-8 */
export function firePlanCard(model: BlitzDesk, { units, place }: Plan): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  return {
    title: words.firesAt(unitTitle(model, units[0]!), hexName(model, place)),
    note: targetText(model, place),
    chance: { value: bombardChance(s, opponent(s.phasing), place), label: words.disruptLabel },
    groups: [],
    caution: words.fireCaution,
  }
}

/** Which hex the gun that was named fires at. BLZ-ART-2, BLZ-ART-3 */
export function bombardTargetCard(model: BlitzDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const shots = byPrize(s, offersBy(model, 'shell'), ({ target }) => target)
  const tiles = shots.map((offer) =>
    option(model, offer, undefined, {
      name: hexName(model, offer.target),
      ...fireTile(model, offer.target),
    }),
  )
  return {
    title: words.fires(unitTitle(model, s.active)),
    note: words.notes.fire,
    groups: folded('shell', { title: words.groups.targets, rule: 'BLZ-ART-2' }, tiles),
    caution: words.fireCaution,
    ...fireSlots(model, s),
  }
}

function fireSlots(model: BlitzDesk, s: BlitzState): Pick<OwnCard, 'primary' | 'decline'> {
  const words = cardWords()
  return slots(model, {
    label: ({ verb, target }: Offer) => {
      if (verb === 'shell') return words.fireAt(hexId(s, target))
      return verb === 'done' ? words.does.noFire : words.does.bombard
    },
  })
}
