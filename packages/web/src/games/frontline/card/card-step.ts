import {
  modesSoFar,
  commandOf,
  ownerOf,
  placeOf,
  cardBonus,
  contribution,
  effectiveRange,
  foeOf,
  GRENADE,
  isCountering,
  previewFire,
  RAPID,
  RIFLE,
  STAY_LOW,
  DOUBLE_TIME,
  topOfPile,
  type FirePlan,
  type FrontlineState,
} from '@estafette/frontline/screen'
import type { FrontDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import {
  coverText,
  manText,
  namesOf,
  offersBy,
  optionsBy,
  slots,
  type OwnCard,
} from './card-tools.ts'
import { windowSlots } from './card-any-time.ts'
import { leastMissed } from './card-turn.ts'
import { cardWords } from './card-words.ts'
import { positionOf } from '../plan/draft.ts'
import { nameOf, titleOf } from '../told/names.ts'
import { planWords } from '../plan/plan-words.ts'

// A declaration choice by choice, for a game that was left in the midst of one, and what follows.

/** The section that is fired at. */
export function targetCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  return {
    title: words.titles.target(nameOf(s.actor)),
    groups: optionsBy(model, { key: 'at', rule: 'FRL-FP-12' }, ['at'], ({ target }) => ({
      text: `${words.range(Math.abs(placeOf(s, target) - placeOf(s, s.actor)))}, ${coverText(s, target)}`,
    })),
    ...slots(model, { label: ({ target }) => words.titles.fire(nameOf(target)) }),
  }
}

export function shiftCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const range = Math.abs(placeOf(s, s.actor) - placeOf(s, foeOf(s)))
  const say = ({ verb }: Offer): string =>
    verb === 'closer' ? words.counts(range - 1) : words.trueRange(range)
  return {
    title: words.titles.shift,
    groups: optionsBy(model, { key: 'shift', rule: 'FRL-FP-2' }, ['closer', 'as-is'], (offer) => ({
      name: say(offer),
    })),
    ...slots(model, { label: say }),
  }
}

export function attackCardCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const range = effectiveRange(s)
  return {
    title: words.titles.attackCard,
    note: words.range(range),
    groups: [
      ...optionsBy(model, { key: 'play', title: words.groups.card }, ['play'], ({ target }) => ({
        text: words.bonus(cardBonus(target, false, range)),
      })),
      ...optionsBy(
        model,
        { key: 'plain', folded: words.groups.plain(offersBy(model, 'plain').length) },
        ['plain'],
        () => ({ text: words.plainCard }),
      ),
    ],
    ...slots(model, { label: ({ target }) => titleOf(target) }),
  }
}

const modeOf: Readonly<Record<string, number>> = {
  hold: 0,
  aim: 1,
  rapid: RAPID,
  grenade: GRENADE,
  'rifle-grenade': RIFLE,
}

export function modeCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const range = effectiveRange(s)
  const say = ({ verb }: Offer): string => words.modes[modeOf[verb]!]!
  return {
    title: words.titles.mode(nameOf(s.man)),
    note: `${words.range(range)}, ${words.fp(previewFire(s, planSoFar(s)).fp)}`,
    groups: optionsBy(model, { key: 'mode', rule: 'FRL-FP-3' }, Object.keys(modeOf), (offer) => ({
      name: say(offer),
      value: String(contribution(s.man, modeOf[offer.verb]!, range, foeOf(s))),
    })),
    ...slots(model, { label: say }),
  }
}

/** The fire that is being declared, as far as it is. */
export function planSoFar(s: FrontlineState): FirePlan {
  return {
    section: s.actor,
    target: foeOf(s),
    isCounter: isCountering(s),
    isShifted: s.shift === 1,
    card: s.card,
    isPlain: s.plain === 1,
    modes: modesSoFar(s),
    victim: -1,
  }
}

export function sniperPayCard(model: FrontDesk): OwnCard {
  const words = cardWords()
  const unpaid = offersBy(model, 'unpaid')[0]
  return {
    title: words.titles.sniperPay,
    note: words.notes.sniper,
    groups: optionsBy(
      model,
      { key: 'pay', title: words.groups.pay, rule: 'FRL-SNI-4' },
      ['pay'],
      () => ({}),
    ),
    ...slots(model, {
      label: ({ verb, target }) => (verb === 'unpaid' ? words.does.unpaid : titleOf(target)),
      decline: unpaid,
    }),
  }
}

/** The man a sniper fires at, named by whoever may. */
export function sniperNameCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const isOwn = ownerOf(s, s.actor) === model.seat.value
  return {
    title: isOwn ? words.titles.sniperName : words.titles.targetChoice,
    groups: optionsBy(model, { key: 'name', rule: 'FRL-SNI-4' }, ['name'], ({ target }) => ({
      text: manText(s, target),
    })),
    ...slots(model, { label: () => words.does.name }),
  }
}

export function moveCardCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const free = offersBy(model, 'free')[0]
  const plan = planWords()
  return {
    title: words.titles.moveCard(nameOf(s.actor)),
    groups: [
      ...optionsBy(model, { key: 'free' }, ['free'], () => ({ name: words.free })),
      ...optionsBy(model, { key: 'play', title: words.groups.card }, ['play'], ({ target }) => ({
        text:
          target === STAY_LOW
            ? plan.coverOf(10)
            : target === DOUBLE_TIME
              ? plan.use.twoCards
              : plan.use.flank,
      })),
      ...optionsBy(
        model,
        { key: 'plain', folded: words.groups.plain(offersBy(model, 'plain').length) },
        ['plain'],
        () => ({ text: words.plainCard }),
      ),
    ],
    ...slots(model, {
      label: ({ verb, target }) => (verb === 'free' ? words.free : titleOf(target)),
      proposal: free ?? leastMissed(offersBy(model, 'plain')),
    }),
  }
}

export function wayCard(model: FrontDesk): OwnCard {
  const words = cardWords()
  const say = ({ verb }: Offer): string => words.ways[verb as 'advance' | 'retreat' | 'lateral']
  return {
    title: words.titles.way,
    groups: optionsBy(
      model,
      { key: 'way', rule: 'FRL-MOVE-1' },
      ['advance', 'retreat', 'lateral'],
      (offer) => ({ name: say(offer) }),
    ),
    ...slots(model, { label: say }),
  }
}

export function moveWithCard(model: FrontDesk): OwnCard {
  const words = cardWords()
  const go = offersBy(model, 'go')[0]
  return {
    title: words.titles.moveWith,
    groups: [
      ...optionsBy(model, { key: 'with', title: words.groups.added }, ['with'], () => ({})),
      ...optionsBy(model, { key: 'carry', title: words.groups.rider }, ['carry'], () => ({})),
    ],
    ...slots(model, {
      label: ({ verb, target, kind }) =>
        verb === 'go' ? words.does.setOut : kind === 'card' ? titleOf(target) : nameOf(target),
      decline: go,
    }),
  }
}

/** What Scattered Trees cost. FRL-TER-12 */
export function treesCard(model: FrontDesk): OwnCard {
  const words = cardWords()
  const ignore = offersBy(model, 'ignore')[0]
  const pay = leastMissed(offersBy(model, 'pay'))
  return {
    title: words.titles.trees,
    note: words.notes.trees,
    groups: [
      ...optionsBy(
        model,
        { key: 'pay', title: words.groups.pay, rule: 'FRL-TER-12' },
        ['pay'],
        () => ({}),
        ignore ?? pay,
      ),
      ...optionsBy(
        model,
        { key: 'hit', title: words.groups.hits, rule: 'FRL-TER-12' },
        ['hit'],
        ({ target }, s) => ({ text: manText(s, target) }),
        ignore ?? pay,
      ),
    ],
    ...slots(model, {
      label: ({ verb, target }) =>
        verb === 'ignore' ? words.does.ignore : verb === 'hit' ? words.does.hit : titleOf(target),
      proposal: ignore ?? pay,
    }),
  }
}

export function flankCard(model: FrontDesk): OwnCard {
  const words = cardWords()
  return {
    title: words.titles.flank,
    groups: optionsBy(model, { key: 'drop', rule: 'FRL-ACT-FLK-2' }, ['drop'], () => ({})),
    ...slots(model, { label: () => words.does.drop }),
  }
}

/** A dead leader's section: who takes over, who stays. FRL-SEC-12 */
export function succeedCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  return {
    title: words.titles.succeed(nameOf(s.fallen)),
    note: words.notes.succeed,
    groups: optionsBy(model, { key: 'succeed', rule: 'FRL-SEC-12' }, ['succeed'], ({ target }) => ({
      text: `${words.command(commandOf(s, target))}, ${manText(s, target)}`,
    })),
    ...slots(model, { label: () => words.does.succeed }),
  }
}

export function stayCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  return {
    title: words.titles.stay,
    note: namesOf([s.item]),
    groups: optionsBy(model, { key: 'stay', rule: 'FRL-SEC-12' }, ['stay'], ({ target }) => ({
      text: manText(s, target),
    })),
    ...slots(model, { label: () => words.does.stay }),
  }
}

/** Binoculars against binoculars. FRL-EQ-BIN-2 */
export function contestCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  return {
    title: words.titles.contest,
    note: titleOf(topOfPile(s)),
    groups: optionsBy(model, { key: 'contest', rule: 'FRL-EQ-BIN-2' }, ['contest'], () => ({})),
    ...windowSlots(
      model,
      () => words.does.contest,
      offersBy(model, 'decline')[0],
      words.does.letGo,
    ),
  }
}
