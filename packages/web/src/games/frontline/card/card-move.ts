import {
  ADDED,
  changedWith,
  destinationOf,
  DRIVING,
  heldTitles,
  movedTo,
  ridersOf,
  spell,
  WAYS,
  type MoveDraft,
  type Way,
} from '@estafette/frontline/plans'
import {
  ADVANCE,
  canGo,
  DOUBLE_TIME,
  hasAbility,
  LATERAL,
  membersOf,
  MOVE_OUT,
  NONE,
  OBSCURED,
  PATHFINDER,
  STAY_LOW,
  STAY_LOW_COVER,
  stepsOf,
  type Card,
  type FrontlineState,
} from '@estafette/frontline/screen'
import type { Tile, TileGroup } from '../../../screen/card.ts'
import type { FrontDesk } from '../desk.ts'
import { cancelAct, closedAct, namesOf, type OwnCard } from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { draftOf, positionOf, setDraft } from '../plan/draft.ts'
import { nameOf, reasonText, titleOf } from '../told/names.ts'
import { pillOf } from '../field/plan-marks.ts'
import { amend } from '../plan/plan.ts'
import { planWords } from '../plan/plan-words.ts'

/** A move that is put together: where to, with which card, and what goes with it. FRL-MOVE-1 */
export function moveCard(model: FrontDesk, draft: MoveDraft): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const staying = membersOf(s, draft.section).filter((x) => !canGo(s, x, draft.way))
  const refused = draftOf(model)?.spelled.refused
  const to = destinationOf(s, draft)
  const label = draft.way === LATERAL ? words.moveAside : words.moveTo(to)
  return {
    title: words.titles.move(nameOf(draft.section)),
    note: staying.length > 0 ? words.notes.stays(namesOf(staying)) : words.notes.noStay,
    groups: [
      wayGroup(model, s, draft),
      ...cardGroups(model, s, draft),
      ...addedGroup(model, s, draft),
    ],
    ...(draft.card !== NONE && {
      caution: words.spends([draft.card, ...draft.with].map(titleOf).join(', ')),
    }),
    primary: refused
      ? closedAct(label, reasonText(refused.verdict, refused.gaps))
      : {
          label,
          icon: 'check',
          shortcut: 'Enter',
          confirms: true,
          press: () => model.confirm(),
        },
    decline: cancelAct(model, words.does.otherAction),
  }
}

function wayGroup(model: FrontDesk, s: FrontlineState, draft: MoveDraft): TileGroup {
  const words = cardWords()
  const isDouble = stepsOf(draft.card, draft.isPlain) > 1
  const tile = ({ way, steps }: Way): Tile | null => {
    const isChosen = draft.way === way && (way === LATERAL || isDouble === steps > 1)
    const next = isChosen ? draft : movedTo(s, model.seat.value, draft, { way, steps })
    if (!next) return null
    const to = destinationOf(s, next)
    const name =
      way === LATERAL ? words.lateral : way === ADVANCE ? words.advance(to) : words.retreat(to)
    return {
      key: `way${way}${steps}`,
      name,
      ...(way === LATERAL ? {} : { text: pillOf(s, next) }),
      isChosen,
      part: 'way',
      press: () => setDraft(model, next),
    }
  }
  return {
    key: 'way',
    title: words.groups.way,
    rule: 'FRL-MOVE-1',
    tiles: WAYS.map(tile).filter((one) => one !== null),
  }
}

/** Cards that are played for a move, then any as a plain move. */
function cardGroups(model: FrontDesk, s: FrontlineState, draft: MoveDraft): readonly TileGroup[] {
  const words = cardWords()
  const held = heldTitles(s, model.seat.value)
  const printed = held.filter((card) => DRIVING.includes(card))
  const tile = (card: Card, isPlain: boolean): Tile => {
    const next = { ...draft, card, isPlain, isPicked: true }
    const { refused } = spell(s, model.seat.value, next)
    return {
      key: `${isPlain ? 'plain' : 'play'}${card}`,
      name: card === NONE ? words.free : titleOf(card),
      text: isPlain ? words.plainCard : textOf(card),
      isChosen: draft.card === card && draft.isPlain === isPlain,
      ...(refused && { closed: reasonText(refused.verdict, refused.gaps) }),
      part: card === STAY_LOW && !isPlain ? 'stay-low' : 'card',
      press: () => amend(model, next),
    }
  }
  const free = hasAbility(s, draft.section, PATHFINDER) ? [tile(NONE, true)] : []
  const special = [...free, ...printed.map((card) => tile(card, false))]
  const plain = { key: 'plain', tiles: held.map((card) => tile(card, true)) }
  const title = { title: words.groups.card, note: words.notes.card, rule: 'FRL-ACT-4' }
  if (special.length === 0) return [{ ...plain, ...title }]
  return [
    { key: 'card', ...title, tiles: special },
    { ...plain, folded: words.groups.plain(held.length) },
  ]
}

function textOf(card: Card): string {
  const words = planWords()
  if (card === STAY_LOW) return words.coverOf(STAY_LOW_COVER)
  return card === DOUBLE_TIME ? words.use.twoCards : words.use.flank
}

/** What goes with the move. FRL-ACT-MO, FRL-ACT-OBS, FRL-ACT-KEY-1 */
function addedGroup(model: FrontDesk, s: FrontlineState, draft: MoveDraft): readonly TileGroup[] {
  const words = cardWords()
  const held = heldTitles(s, model.seat.value)
  const tiles = held
    .filter((card) => ADDED.includes(card))
    .map((card): Tile => {
      const next = changedWith(s, model.seat.value, draft, card)
      const isChosen = draft.with.includes(card)
      const { refused } = spell(s, model.seat.value, next)
      const { use } = planWords()
      return {
        key: `with${card}`,
        name: titleOf(card),
        text: card === MOVE_OUT ? use.actAgain : card === OBSCURED ? use.noAnswer : use.key,
        isChosen,
        ...(refused && !isChosen && { closed: reasonText(refused.verdict, refused.gaps) }),
        part: 'with',
        press: () => amend(model, next),
      }
    })
  const riders = riderTiles(model, s, draft)
  return [
    ...(tiles.length > 0 ? [{ key: 'with', title: words.groups.added, tiles }] : []),
    ...(riders.length > 0
      ? [{ key: 'rider', title: words.groups.rider, rule: 'FRL-OPT-3', tiles: riders }]
      : []),
  ]
}

/** Sections that a vehicle can take along. FRL-OPT-3 */
function riderTiles(model: FrontDesk, s: FrontlineState, draft: MoveDraft): readonly Tile[] {
  return ridersOf(s, model.seat.value, draft).map((head) => {
    const isChosen = draft.rider === head
    return {
      key: `carry${head}`,
      name: nameOf(head),
      isChosen,
      press: () => amend(model, { ...draft, rider: isChosen ? NONE : head }),
    }
  })
}
