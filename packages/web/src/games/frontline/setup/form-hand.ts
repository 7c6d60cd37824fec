import {
  canLead,
  canServe,
  fitsUnder,
  ownSoldiers,
  roomIn,
  usualSections,
  type Arrangement,
} from '@estafette/frontline/plans'
import {
  ability,
  commandOf,
  vp,
  type FrontlineState,
  type Section,
  type Soldier,
} from '@estafette/frontline/screen'
import type { Seat } from '@estafette/kernel'
import { signal, type Signal } from '@preact/signals'
import type { Tile, TileGroup } from '../../../screen/card.ts'
import type { StateKey } from '../../../screen/table-state.ts'
import type { FrontDesk } from '../desk.ts'
import { weaponName } from '../hand/card-faces.ts'
import { positionOf } from '../plan/draft.ts'
import { nameOf } from '../told/names.ts'
import { frontWords } from '../words.ts'
import { meantSections } from './form-meant.ts'
import { formWords } from './form-words.ts'

const NEXT = 4 // who are shown after the man in hand

/** Who was pressed, to serve elsewhere. */
const pickedMan: StateKey<Signal<Soldier>> = { begin: () => signal(-1) }

/** Who was pressed, -1 for nobody. */
export function pickedBy(model: FrontDesk): Soldier {
  const x = model.page.of(pickedMan).value
  return ownSoldiers(positionOf(model), model.seat.value).includes(x) ? x : -1
}

/** Takes a man in hand; -1 puts him back. */
export function pick(model: FrontDesk, x: Soldier): void {
  model.page.of(pickedMan).value = x
}

/** Means a man to serve under another, himself to be alone. */
export function join(model: FrontDesk, now: Arrangement, x: Soldier, head: Section): void {
  meantSections(model).value = { ...now, heads: new Map([...now.heads, [x, head]]) }
  pick(model, -1)
}

/** Leaders whom a man fits under: the usual one first, then those with most room. */
function leadersFor(
  s: FrontlineState,
  now: Arrangement,
  x: Soldier,
  usual: Arrangement,
): readonly Section[] {
  const isUsual = (head: Section): number => Number(usual.heads.get(x) === head)
  return [...now.heads.keys()]
    .filter((head) => fitsUnder(s, now, x, head))
    .toSorted((a, b) => isUsual(b) - isUsual(a) || roomIn(s, now, b) - roomIn(s, now, a))
}

/** Who stands alone and could serve, in the order of what they are worth. */
export function nextMen(s: FrontlineState, seat: Seat, now: Arrangement): readonly Soldier[] {
  return ownSoldiers(s, seat)
    .filter((x) => now.heads.get(x) === x && canServe(x) && !canLead(s, x))
    .filter((x) => [...now.heads.keys()].some((head) => fitsUnder(s, now, x, head)))
    .toSorted((a, b) => vp[b]! - vp[a]! || a - b)
}

/** The man in hand with the leaders he fits under, and those who come after him. */
export function handGroups(model: FrontDesk, now: Arrangement): readonly TileGroup[] {
  const s = positionOf(model)
  const seat = model.seat.value
  const words = formWords()
  const next = nextMen(s, seat, now)
  const picked = pickedBy(model)
  const man = picked < 0 ? next[0] : picked
  if (man === undefined) return []
  const usual = usualSections(s, seat)
  const under = (head: Section): Tile => ({
    key: String(head),
    name: words.here(nameOf(head)),
    text: [
      words.places(commandOf(s, head) - roomIn(s, now, head), commandOf(s, head)),
      ...(usual.heads.get(man) === head ? [words.asUsual] : []),
    ].join(', '),
    unit: head,
    part: 'under',
    press: () => join(model, now, man, head),
  })
  const after = next.filter((x) => x !== man)
  const tiles = leadersFor(s, now, man, usual).map(under)
  return [
    ...(tiles.length > 0
      ? [{ key: 'hand', title: words.inHand(nameOf(man)), note: factsOf(man), tiles }]
      : []),
    ...(after.length > 0
      ? [
          {
            key: 'next',
            title: words.next(after.length),
            tiles: after.slice(0, NEXT).map((x) => ({
              key: String(x),
              name: nameOf(x),
              text: factsOf(x),
              unit: x,
              part: 'next',
              press: () => pick(model, x),
            })),
          },
        ]
      : []),
  ]
}

/** What a man carries, and what he is good at. */
function factsOf(x: Soldier): string {
  const skill = frontWords().abilities[ability[x]!]!
  return [weaponName(x), skill].filter((part) => part !== '').join(', ')
}
