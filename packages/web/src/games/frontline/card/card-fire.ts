import { extraFor, heldTitles, modesOf, withMode, type FireDraft } from '@estafette/frontline/plans'
import {
  cardBonus,
  COVERING_FIRE,
  canShift,
  headFirst,
  HOLD,
  isLoaded,
  isPinned,
  isSniper,
  membersOf,
  NONE,
  POUR_IT_ON,
  ATTACK,
  previewFire,
  RAPID,
  GRENADE,
  contribution,
  hasAmmoBox,
  type CardTitle,
  type FrontlineState,
  type Soldier,
} from '@estafette/frontline/screen'
import type { Tile, TileGroup } from '../../../screen/card.ts'
import type { FrontDesk } from '../desk.ts'
import { cancelAct, closedAct, manText, type OwnCard } from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { draftOf, positionOf } from '../plan/draft.ts'
import { nameOf, reasonText, titleOf } from '../told/names.ts'
import { lossHead } from './losses.ts'
import { firstOdds, lossesBy } from '../plan/odds.ts'
import { amend, press } from '../plan/plan.ts'

/** Fire that is put together: range, men, card, and what becomes of it. FRL-FP-7 */
export function fireCard(model: FrontDesk, draft: FireDraft): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const preview = previewFire(s, draft)
  const men = membersOf(s, draft.section)
  const first = firstOdds(model, draft)
  const isCounter = draft.verb === 'counter'
  const isTurned = isCounter && first.sufferer === draft.target // the attacker suffers
  return {
    title: (isCounter ? words.titles.counter : words.titles.fire)(nameOf(draft.target)),
    note: words.notes.fired(nameOf(draft.section), draft.modes.size, men.length, preview.fp),
    chance: isCounter
      ? isTurned
        ? { value: 1, label: words.chance.nobody }
        : lossHead(lossesBy(model, draft).losses)
      : { value: 1 - first.deaths.none, label: words.chance.kills },
    groups: [
      ...rangeGroup(model, s, draft, preview.trueRange),
      menGroup(model, s, draft, preview.range),
      ...cardGroups(model, s, draft, preview.range),
      ...sniperGroup(model, s, draft),
    ],
    caution: words.spends(spentText(draft)),
    ...fireSlots(model, isCounter, preview.fp, isTurned ? 0 : first.left),
  }
}

function fireSlots(model: FrontDesk, isCounter: boolean, fp: number, left: number) {
  const words = cardWords()
  const label = isCounter ? words.counterLeft(left) : words.declare(fp)
  const refused = draftOf(model)?.spelled.refused
  return {
    primary: refused
      ? closedAct(label, reasonText(refused.verdict, refused.gaps))
      : {
          label,
          icon: 'check' as const,
          shortcut: 'Enter',
          confirms: true,
          press: () => model.confirm(),
        },
    decline: cancelAct(model, isCounter ? words.does.otherAction : words.does.otherTarget),
  }
}

/** High Ground may bring the target closer. FRL-FP-2 */
function rangeGroup(
  model: FrontDesk,
  s: FrontlineState,
  draft: FireDraft,
  trueRange: number,
): readonly TileGroup[] {
  const words = cardWords()
  if (!canShift(s, draft.section, draft.target)) return []
  const fpIf = (isShifted: boolean): number => previewFire(s, { ...draft, isShifted }).fp
  const tile = (isShifted: boolean): Tile => ({
    key: isShifted ? 'closer' : 'true',
    name: isShifted ? words.counts(trueRange - 1) : words.trueRange(trueRange),
    value: String(fpIf(isShifted)),
    isChosen: draft.isShifted === isShifted,
    part: isShifted ? 'closer' : 'range',
    press: () => draft.isShifted !== isShifted && press(model, { kind: 'shift' }),
  })
  return [
    { key: 'range', title: words.groups.range, rule: 'FRL-FP-2', tiles: [tile(true), tile(false)] },
  ]
}

/** Each man and the ways in which he can fire. FRL-FP-3 */
function menGroup(model: FrontDesk, s: FrontlineState, draft: FireDraft, range: number): TileGroup {
  const words = cardWords()
  const tiles = headFirst(s, draft.section).flatMap((x): readonly Tile[] => {
    const modes = modesOf(s, x, range)
    if (modes.length === 0) return [idleTile(s, x)]
    return [HOLD, ...modes].map((mode) => ({
      key: `man${x} ${mode}`,
      name: nameOf(x),
      text: words.modes[mode]!,
      ...(mode !== HOLD && { value: String(contribution(x, mode, range, draft.target)) }),
      unit: x,
      isChosen: (draft.modes.get(x) ?? HOLD) === mode,
      part: mode === RAPID ? 'rapid' : 'mode',
      press: () => amend(model, withMode(draft, x, mode)),
    }))
  })
  return {
    key: 'who',
    title: words.groups.who,
    note: words.notes.who(range),
    rule: 'FRL-FP-3',
    byUnit: true,
    tiles,
  }
}

/** A man who cannot fire, and why. */
function idleTile(s: FrontlineState, x: Soldier): Tile {
  const words = cardWords()
  const closed = isPinned(s, x)
    ? words.pinnedCannot
    : isLoaded(s, x)
      ? words.outOfReach
      : words.emptyCannot
  return { key: `man${x}`, name: nameOf(x), unit: x, closed }
}

/** Cards that add something, then the plain use of any. FRL-ACT-4 */
function cardGroups(
  model: FrontDesk,
  s: FrontlineState,
  draft: FireDraft,
  range: number,
): readonly TileGroup[] {
  const words = cardWords()
  const held = heldTitles(s, model.seat.value)
  const isCounter = draft.verb === 'counter'
  const printed = held.filter(
    (card) => card === ATTACK || card === POUR_IT_ON || (isCounter && card === COVERING_FIRE),
  )
  const tile = (card: CardTitle, isPlain: boolean): Tile => ({
    key: `${isPlain ? 'plain' : 'play'}${card}`,
    name: titleOf(card),
    text: isPlain
      ? words.plainCard
      : card === COVERING_FIRE
        ? words.fullCounter
        : words.bonus(cardBonus(card, false, range)),
    value: String(previewFire(s, { ...draft, card, isPlain }).fp),
    isChosen: draft.card === card && draft.isPlain === isPlain,
    part: card === POUR_IT_ON && !isPlain ? 'pour-it-on' : 'card',
    press: () => amend(model, { ...draft, card, isPlain, isPicked: true }),
  })
  const plain = { key: 'plain', tiles: held.map((card) => tile(card, true)) }
  const title = { title: words.groups.card, note: words.notes.card, rule: 'FRL-ACT-4' }
  if (printed.length === 0) return [{ ...plain, ...title }]
  return [
    { key: 'card', ...title, tiles: printed.map((card) => tile(card, false)) },
    { ...plain, folded: words.groups.plain(held.length) },
  ]
}

/** A sniper may pay a card to name the man he fires at. FRL-SNI-4 */
function sniperGroup(model: FrontDesk, s: FrontlineState, draft: FireDraft): readonly TileGroup[] {
  const words = cardWords()
  if (!isSniper(draft.section)) return []
  const canPay = extraFor(s, model.seat.value, draft) !== NONE
  const isPaid = draft.extra !== NONE
  const men = membersOf(s, draft.target)
  const named = men.map((x): Tile => ({
    key: `name${x}`,
    name: nameOf(x),
    text: manText(s, x),
    isChosen: draft.victim === x,
    part: 'victim',
    press: () => amend(model, { ...draft, victim: x }),
  }))
  const tiles: readonly Tile[] = [
    {
      key: 'unpaid',
      name: words.letEnemy,
      isChosen: !isPaid,
      press: () => isPaid && press(model, { kind: 'extra' }),
    },
    {
      key: 'paid',
      name: words.nameHim,
      isChosen: isPaid,
      ...(canPay || isPaid ? {} : { closed: words.notes.sniper }),
      press: () => !isPaid && press(model, { kind: 'extra' }),
    },
    ...(isPaid ? named : []),
  ]
  return [{ key: 'sniper', title: words.groups.sniper, rule: 'FRL-SNI-4', tiles }]
}

/** What is gone once fire is declared: cards, ammunition, grenades. */
function spentText(draft: FireDraft): string {
  const words = cardWords()
  const firing = [...draft.modes]
  const empty = firing.filter(([x, mode]) => mode === RAPID && hasAmmoBox[x] === 1)
  const thrown = firing.filter(([, mode]) => mode >= GRENADE)
  return [
    titleOf(draft.card),
    ...(draft.extra === NONE ? [] : [titleOf(draft.extra)]),
    ...(empty.length > 0 ? [words.ammoOf(empty.map(([x]) => nameOf(x)).join(', '))] : []),
    ...thrown.map(([x]) => words.grenadeOf(nameOf(x))),
  ].join(', ')
}
