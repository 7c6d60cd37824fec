import {
  hitsOn,
  byLoss,
  coveredSection,
  DIG_IN,
  DIG_IN_COVER,
  hitTheDirtCover,
  moraleHitsOn,
  moraleOf,
  NONE,
  SHOVEL,
  SHOVEL_COVER,
  STEP,
  VERB,
  vp,
  type FrontlineState,
  type Soldier,
} from '@estafette/frontline/screen'
import { makeChoice, tryChoice, type Choice } from '@estafette/kernel'
import { percent } from '../../../i18n/numbers.ts'
import type { CardAct, Tile } from '../../../screen/card.ts'
import type { FrontDesk } from '../desk.ts'
import type { StateKey } from '../../../screen/table-state.ts'
import type { Offer } from '../../../session/offers.ts'
import { anyTimeGroup, anyTimeLabel, ownFallBack, windowSlots } from './card-any-time.ts'
import {
  act,
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
import { atStake, bestFirst, lossHead, lossValue, rated, type RatedTile } from './losses.ts'
import { lossWords } from './loss-words.ts'
import { afterAll, areMeant, coverSetsOf, isPlainCover } from '../plan/covers.ts'
import { gameOf, positionOf } from '../plan/draft.ts'
import { equipmentName, nameOf, titleOf } from '../told/names.ts'
import { lossesAt } from '../plan/odds.ts'

const MOST_COMBINATIONS = 6 // that are told of, the best ones

/** Cover while there is firepower left to take it from. FRL-COV-4, FRL-COV-6 */
export function coverCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const losses = lossWords()
  const section = coveredSection(s)
  const now = lossesAt(s, s)
  const pass = offersBy(model, 'pass')[0]
  const rate = (tile: Tile, after: FrontlineState | null): RatedTile =>
    after ? rated(tile, lossesAt(s, after), NONE) : { tile, worth: -Infinity }
  const single = [
    ...offersBy(model, 'cover', 'shovel').map((offer) =>
      rate(
        option(model, offer, undefined, coverWords(s, offer)),
        offer.target === DIG_IN && offer.verb === 'cover'
          ? dugIn(model, offer)
          : afterAll(model, [offer.choice]),
      ),
    ),
    ...ownFallBack(model, section).map((tile) => rate(tile, afterAll(model, [tile.offer!.choice]))),
  ]
  const tiles = bestFirst([...together(model, single), ...single])
  const nothing = pass && option(model, pass, undefined, { name: losses.nothing, part: 'nothing' })
  return {
    title: words.titles.cover(nameOf(section)),
    note: [words.notes.cover(s.fp, coverText(s, section)), atStake(now.losses)].join(', '),
    chance: lossHead(now.losses),
    groups: [
      ...(tiles.length > 0
        ? [
            {
              key: 'cover',
              title: words.groups.cover,
              note: losses.bestFirst,
              rule: 'FRL-COV-6',
              tiles: [...tiles, ...(nothing ? [rated(nothing, now, NONE).tile] : [])],
            },
          ]
        : []),
      ...anyTimeGroup(model, section),
    ],
    ...(combinationSlots(model, pass) ??
      windowSlots(
        model,
        (offer) =>
          offer.verb === 'cover' || offer.verb === 'shovel'
            ? coverWords(s, offer).name
            : anyTimeLabel(s, offer),
        pass,
        words.does.noCover,
      )),
  }
}

/** Slots while several covers are meant: A plays all of them as far as nobody else is asked. */
function combinationSlots(model: FrontDesk, pass: Offer | undefined): OwnCard | null {
  const now = model.intention.value
  if (now?.kind !== 'row') return null
  const primary = {
    label: lossWords().playAll(now.choices.length),
    icon: 'check',
    shortcut: 'Enter',
    confirms: true,
    press: () => model.confirm(),
  } as const
  return { primary, decline: pass ? act(model, pass, cardWords().does.noCover) : cancelAct(model) }
}

/** Several covers, each of which saves something more: options like the others. */
function together(model: FrontDesk, single: readonly RatedTile[]): readonly RatedTile[] {
  const s = positionOf(model)
  const names = new Map<Choice, string>()
  const covers = single.flatMap(({ tile: { offer, name }, worth }) => {
    if (!offer || !isPlainCover(offer.choice)) return []
    names.set(offer.choice, name)
    return [{ choice: offer.choice, worth }]
  })
  const best = covers.toSorted((one, other) => other.worth - one.worth)
  return coverSetsOf(model, best)
    .slice(0, MOST_COMBINATIONS)
    .map(({ choices, after }) => {
      const tile: Tile = {
        key: `together ${choices.join(' ')}`,
        name: counted(choices.map((choice) => names.get(choice) ?? '')),
        text: lossWords().together,
        part: 'together',
        isChosen: areMeant(model, choices),
        press: () => (model.intention.value = { kind: 'row', choices, goesOn: true }),
      }
      return rated(tile, lossesAt(s, after), NONE)
    })
}

/** Names one after another, those that come again with how often they do. */
function counted(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name) => {
      const times = names.filter((one) => one === name).length
      return times > 1 ? lossWords().times(name, times) : name
    })
    .join(' + ')
}

/** The position after Dig-In with as many Morale hits as help, on whoever has most Morale left. */
function dugIn(model: FrontDesk, offer: Offer): FrontlineState | null {
  const game = gameOf(model)
  const from = positionOf(model)
  const seat = model.seat.value
  let best = afterAll(model, [offer.choice])
  if (!best) return null
  for (let s = best; s.step === STEP['dig-in'] && s.fp > 0;) {
    const spirit = (x: Soldier): number => moraleOf(s, x) - moraleHitsOn(s, x)
    const [man] = byLoss(s, coveredSection(s)).toSorted((a, b) => spirit(b) - spirit(a))
    if (man === undefined || spirit(man) <= 0) break
    const next = game.clone(s)
    if (tryChoice(game, next, seat, makeChoice(VERB.hit, man)) !== 'done') break
    s = next
    if (lossesAt(from, s).losses.vp < lossesAt(from, best).losses.vp) best = s
  }
  return best
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
  const tiles = offers.map((offer): RatedTile => {
    const man = offer.target
    const { losses: after } = lossesAt(s, s, man)
    const text = [
      manText(s, man),
      words.vp(vp[man]!),
      lossWords().diesAt(percent(after.deaths.get(man) ?? 0)),
    ].join(', ')
    const tile = option(model, offer, undefined, { name: nameOf(man), text, ...lossValue(after) })
    return { tile, worth: -after.vp }
  })
  const { losses } = lossesAt(s, s)
  return {
    title: words.titles.recipient,
    note: [words.notes.recipient(s.fp), atStake(losses)].join(', '),
    chance: lossHead(losses),
    groups: [
      {
        key: 'men',
        title: words.groups.men2,
        rule: 'FRL-DMG-2',
        note: lossWords().bestFirst,
        tiles: bestFirst(tiles),
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
  const drawing = { icon: 'die', shortcut: 'Enter', confirms: true } as const
  if (isSpread) {
    const primary = { ...drawing, label: does.spread, press: () => void spreadAll(model) }
    return { primary, decline: cancelAct(model) }
  }
  const meant = intended(model)
  const spread: CardAct = { label: does.spread, press: () => usual && meanSpread(model, usual) }
  if (!meant) return { primary: waitingAct(), decline: spread }
  const primary = { ...drawing, label: does.draw, offer: meant, press: () => model.confirm() }
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
