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
  type MoveWay,
} from '@estafette/frontline/plans'
import {
  ADVANCE,
  canGo,
  coverOf,
  DOUBLE_TIME,
  hasAbility,
  LATERAL,
  membersOf,
  MOVE_OUT,
  NONE,
  OBSCURED,
  PATHFINDER,
  sideOf,
  STAY_LOW,
  STAY_LOW_COVER,
  STEP,
  stepsOf,
  terrainAt,
  vpLostBy,
  vpNeeded,
  type CardTitle,
  type FrontlineState,
} from '@estafette/frontline/screen'
import type { CardFact, Tile, TileGroup } from '../../../screen/card.ts'
import type { FrontDesk } from '../desk.ts'
import { cancelAct, closedAct, namesOf, type OwnCard } from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { about, answerOf, dangerOfMove, saferCards } from '../plan/danger.ts'
import { dangerWords } from '../plan/danger-words.ts'
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
  const danger = dangerOfMove(model, draft)
  const name = nameOf(draft.section)
  const men = membersOf(s, draft.section).length - staying.length
  const ground = [words.men(men), words.cover[coverOf[terrainAt(s, to)]!]!].join(', ')
  return {
    title: draft.way === LATERAL ? dangerWords().aside(name, to) : dangerWords().to(name, to),
    note: staying.length > 0 ? `${ground}. ${words.notes.stays(namesOf(staying))}` : ground,
    facts: factsOf(s, draft),
    ...(danger && { danger }),
    groups: [
      ...saferGroup(model, draft),
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

/** What a move takes, what its section may still do, and what its side has lost. */
function factsOf(s: FrontlineState, draft: MoveDraft): readonly CardFact[] {
  const words = dangerWords()
  const side = sideOf(s, draft.section)
  const isAgain = draft.with.includes(MOVE_OUT)
  return [
    {
      value: pillOf(s, draft),
      text: draft.card === NONE ? words.withNoCard : titleOf(draft.card),
    },
    {
      value: isAgain ? words.actsAgain : words.acted,
      text: isAgain ? words.byMoveOut : words.mayAnswer,
    },
    { value: words.lostOf(vpLostBy(s, side), vpNeeded(s, side)), text: words.lostSoFar },
  ]
}

const SAFER = 2 // cards that are offered to make a move safer

/** Cards in hand that change the move so that less can be lost. */
function saferGroup(model: FrontDesk, draft: MoveDraft): readonly TileGroup[] {
  const answer = answerOf(model, draft)
  const words = dangerWords()
  const tiles = saferCards(model, draft).flatMap(({ card, vp, left, draft: next }) =>
    next === null
      ? []
      : [
          {
            key: `safer${card}`,
            name: words.withCard(titleOf(card)),
            text: left < 0 ? words.noAnswer : words.leaves(left, about(vp)),
            part: 'safer',
            press: () => amend(model, next),
          },
        ],
  )
  if (!answer || tiles.length === 0) return []
  const note = words.saferNote(answer.plain.fp)
  return [{ key: 'safer', title: words.safer, note, tiles: tiles.slice(0, SAFER) }]
}

function wayGroup(model: FrontDesk, s: FrontlineState, draft: MoveDraft): TileGroup {
  const words = cardWords()
  const isDouble = stepsOf(draft.card, draft.isPlain) > 1
  const tile = ({ way, steps }: MoveWay): Tile | null => {
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
      ...dangerTile(model, next),
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

/** How bad the card is that a move leads to. */
export function dangerTile(model: FrontDesk, draft: MoveDraft): Pick<Tile, 'danger'> {
  if (positionOf(model).step !== STEP.action) return {}
  const danger = dangerOfMove(model, draft)
  return { danger: danger && { grade: danger.grade, figure: dangerWords().figure(danger.figure) } }
}

/** Cards that are played for a move, then any as a plain move. */
function cardGroups(model: FrontDesk, s: FrontlineState, draft: MoveDraft): readonly TileGroup[] {
  const words = cardWords()
  const held = heldTitles(s, model.seat.value)
  const printed = held.filter((card) => DRIVING.includes(card))
  const tile = (card: CardTitle, isPlain: boolean): Tile => {
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

function textOf(card: CardTitle): string {
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
