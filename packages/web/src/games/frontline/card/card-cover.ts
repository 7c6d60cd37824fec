import {
  hitsOn,
  byLoss,
  coveredSection,
  DIG_IN,
  DIG_IN_COVER,
  hitTheDirtCover,
  SHOVEL,
  SHOVEL_COVER,
  STEP,
  VERB,
  vp,
  type FrontlineState,
  type Soldier,
} from '@estafette/frontline/screen'
import { makeChoice, type Choice } from '@estafette/kernel'
import type { CardAct, Tile } from '../../../screen/card.ts'
import type { FrontDesk } from '../desk.ts'
import type { StateKey } from '../../../screen/table-state.ts'
import type { Offer } from '../../../session/offers.ts'
import { anyTimeGroup, anyTimeLabel, windowSlots } from './card-any-time.ts'
import {
  afterChoice,
  cancelAct,
  coverText,
  intended,
  manText,
  offersBy,
  option,
  optionsBy,
  slots,
  waitingAct,
  type OwnCard,
} from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { positionOf } from '../plan/draft.ts'
import { equipmentName, nameOf, titleOf } from '../told/names.ts'
import { standingOf } from '../plan/odds.ts'

/** Cover while there is firepower left to take it from. FRL-COV-4, FRL-COV-6 */
export function coverCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const section = coveredSection(s)
  const now = standingOf(s)
  const tiles = offersBy(model, 'cover', 'shovel').map((offer) =>
    option(model, offer, undefined, { ...coverWords(s, offer), ...leftAfter(model, offer) }),
  )
  return {
    title: words.titles.cover(nameOf(section)),
    note: words.notes.cover(s.fp, coverText(s, section)),
    chance: { value: now.deaths.none, label: words.chance.nobody },
    groups: [
      ...(tiles.length > 0
        ? [{ key: 'cover', title: words.groups.cover, rule: 'FRL-COV-6', tiles }]
        : []),
      ...anyTimeGroup(model, section, (offer) => leftAfter(model, offer)),
    ],
    ...windowSlots(
      model,
      (offer) =>
        offer.verb === 'cover' || offer.verb === 'shovel'
          ? coverWords(s, offer).name
          : anyTimeLabel(s, offer),
      offersBy(model, 'pass')[0],
      words.does.noCover,
    ),
  }
}

function coverWords(s: FrontlineState, { verb, target }: Offer): { name: string; text: string } {
  const words = cardWords()
  if (verb === 'shovel') {
    return {
      name: `${equipmentName(SHOVEL)}, ${nameOf(target)}`,
      text: words.coverPoints(SHOVEL_COVER),
    }
  }
  if (target === DIG_IN) return { name: titleOf(target), text: words.digInText(DIG_IN_COVER) }
  const points = hitTheDirtCover(s, coveredSection(s))
  return { name: titleOf(target), text: words.coverPoints(points) }
}

/** The chance that nobody dies once something is played. */
function leftAfter(model: FrontDesk, offer: Offer): Partial<Tile> {
  const after = afterChoice(model, offer)
  if (!after) return {}
  const { left, deaths } = standingOf(after)
  return left === 0 ? { chance: 1 } : { chance: deaths.none }
}

/** Morale hits for Dig-In, one by one. FRL-ACT-DIG-1 */
export function digInCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const done = offersBy(model, 'done')[0]
  return {
    title: words.titles.digIn,
    note: words.notes.digIn(s.fp, DIG_IN_COVER),
    groups: optionsBy(
      model,
      { key: 'hits', title: words.groups.men2, rule: 'FRL-ACT-DIG-1' },
      ['hit'],
      ({ target }) => ({ text: manText(s, target) }),
    ),
    ...slots(model, {
      label: ({ verb }) => (verb === 'done' ? words.does.done : words.does.hit),
      decline: done,
    }),
  }
}

/** Whom the next damage counter is drawn against. FRL-DMG-2 */
export function recipientCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const next = usualNext(s)
  const order = byLoss(s, s.sufferer)
  const offers = offersBy(model, 'against').toSorted(
    (a, b) => order.indexOf(a.target) - order.indexOf(b.target),
  )
  const proposal = offers.find(({ target }) => target === next)
  const { deaths } = standingOf(s)
  return {
    title: words.titles.recipient,
    note: words.notes.recipient(s.fp),
    chance: { value: deaths.none, label: words.chance.nobody },
    groups: [
      {
        key: 'men',
        title: words.groups.men2,
        rule: 'FRL-DMG-2',
        tiles: offers.map((offer) =>
          option(model, offer, undefined, {
            name: nameOf(offer.target),
            text: `${manText(s, offer.target)}, ${words.vp(vp[offer.target]!)}`,
          }),
        ),
      },
    ],
    ...recipientSlots(model, proposal),
  }
}

/** Counters are drawn for good: one against whoever is chosen, or all of them as is usual. */
function recipientSlots(model: FrontDesk, usual: Offer | undefined): OwnCard {
  const { does } = cardWords()
  const now = model.intention.value
  const isSpread = now?.kind === 'row' && now.choices === model.page.of(drawingAll).row
  const act = { icon: 'die', shortcut: 'Enter', confirms: true } as const
  if (isSpread) {
    const primary = { ...act, label: does.spread, press: () => void spreadAll(model) }
    return { primary, decline: cancelAct(model) }
  }
  const meant = intended(model)
  const spread: CardAct = { label: does.spread, press: () => usual && meanSpread(model, usual) }
  if (!meant) return { primary: waitingAct(), decline: spread }
  const primary = { ...act, label: does.draw, offer: meant, press: () => model.confirm() }
  return { primary, decline: spread }
}

/** The row that stands for drawing all of them, by table, while it is meant. */
const drawingAll: StateKey<{ row: readonly Choice[] | null }> = { begin: () => ({ row: null }) }

function meanSpread(model: FrontDesk, { choice }: Offer): void {
  const row = [choice]
  model.page.of(drawingAll).row = row
  model.intention.value = { kind: 'row', choices: row }
}

/** The man a careful owner names: the cheapest of those with the fewest counters. */
export function usualNext(s: FrontlineState): Soldier | undefined {
  const men = byLoss(s, s.sufferer)
  const fewest = Math.min(...men.map((x) => hitsOn(s, x)))
  return men.find((x) => hitsOn(s, x) === fewest)
}

function take({ session }: FrontDesk, x: Soldier): Promise<unknown> {
  return session.take([makeChoice(VERB.against, x)], session.version.peek())
}

/** Names the usual man again and again, until the draw is over or somebody else decides. */
export async function spreadAll(model: FrontDesk): Promise<void> {
  model.intention.value = null
  for (;;) {
    const s = positionOf(model)
    const next = usualNext(s)
    if (s.step !== STEP.recipient || model.seat.value < 0 || next === undefined) return
    const before = model.session.version.peek()
    await take(model, next)
    if (model.session.version.peek() === before) return // refused: the person decides
  }
}
