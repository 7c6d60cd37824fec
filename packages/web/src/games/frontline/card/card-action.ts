import {
  ableSections,
  DEEDS,
  destinationOf,
  fireDraft,
  firingVerb,
  isDeed,
  moveDraft,
  sectionAfter,
  targetsOf,
  WAYS,
} from '@estafette/frontline/plans'
import {
  ownerOf,
  ADVANCE,
  hasActed,
  isSection,
  LATERAL,
  mateOf,
  membersOf,
  NONE,
  previewFire,
  RETREAT,
  STEP,
  VERB,
  type FrontlineState,
  type Section,
} from '@estafette/frontline/screen'
import { tryOn } from '@estafette/kernel'
import type { CardAct, Tile, TileGroup } from '../../../screen/card.ts'
import type { FrontDesk } from '../desk.ts'
import type { Offer } from '../../../session/offers.ts'
import { anyTimeGroup, anyTimeLabel } from './card-any-time.ts'
import {
  act,
  cancelAct,
  closedAct,
  coverText,
  intended,
  sectionText,
  slots,
  waitingAct,
  type OwnCard,
} from './card-tools.ts'
import { dangerTile } from './card-move.ts'
import { cardWords } from './card-words.ts'
import { choose, chosenSection, dropDraft, gameOf, positionOf, setDraft } from '../plan/draft.ts'
import { nameOf } from '../told/names.ts'
import { firstOdds } from '../plan/odds.ts'
import { pillOf } from '../field/plan-marks.ts'
import { press } from '../plan/plan.ts'
import { offerFor } from '../plan/reach.ts'

/** The next action: a section, then what it does. FRL-TURN-2 */
export function actionCard(model: FrontDesk): OwnCard {
  const chosen = chosenSection(model)
  return chosen === NONE ? overviewCard(model) : sectionCard(model, chosen)
}

function overviewCard(model: FrontDesk): OwnCard {
  const words = cardWords()
  const able = ableSections(positionOf(model), model.seat.value)
  const ends = intended(model)?.verb === 'end-turn'
  return {
    title: ends ? endLabel(model) : words.titles.action,
    note: ends ? idleNote(model) : words.notes.action,
    groups: [
      ...sectionRows(model, able, { key: 'sections', title: words.groups.sections }),
      ...anyTimeGroup(model),
      ...partnerGroup(model),
    ],
    primary: nextAct(model),
    decline: endAct(model),
    ...meantSlots(model),
  }
}

/** Slots once something is meant, to end the turn or whatever the list has: A does it. */
function meantSlots(model: FrontDesk): Partial<Pick<OwnCard, 'primary' | 'decline'>> {
  if (!intended(model)) return {}
  const { does } = cardWords()
  return slots(model, {
    label: (offer) => {
      if (offer.verb === 'end-turn') return endLabel(model)
      return offer.verb === 'hand-on' ? does.handOn : anyTimeLabel(positionOf(model), offer)
    },
  })
}

/** Whether leaving off gives the word back to the commander, so that the turn goes on. FRL-TEAM-4 */
function givesBack(model: FrontDesk): boolean {
  const s = positionOf(model)
  const trial = tryOn(gameOf(model), s)
  trial.attempt(VERB['end-turn'])
  return trial.state.turn === s.turn && trial.state.turnSeat !== model.seat.value
}

/** What leaving off means: the end of the turn, or for a partner that the commander goes on. */
function endLabel(model: FrontDesk): string {
  const { does } = cardWords()
  return givesBack(model) ? does.giveBack : does.endTurn
}

/** Whose sections have not acted, before the turn of the side ends. */
function idleNote(model: FrontDesk): string {
  const s = positionOf(model)
  const { notes } = cardWords()
  const seat = model.seat.value
  const idle = (owner: number): string =>
    [...s.owner.keys()]
      .filter((x) => ownerOf(s, x) === owner && isSection(s, x) && !hasActed(s, x))
      .map((x) => nameOf(x))
      .join(', ')
  const [own, mate] = [idle(seat), mateOf(s, seat)]
  const theirs = mate === NONE || givesBack(model) ? '' : idle(mate)
  const parts = [own && notes.idle(own), theirs && notes.partnerIdle(theirs)]
  return parts.filter(Boolean).join(' ') || notes.allActed
}

/** What ends the turn. */
function endAct(model: FrontDesk): CardAct {
  const words = cardWords()
  const end = offerFor(model, 'end-turn')
  return end ? act(model, end, endLabel(model)) : closedAct(words.does.endTurn, '')
}

/** Hands the word to one's partner. FRL-TEAM-4 */
export function partnerGroup(model: FrontDesk): readonly TileGroup[] {
  const offer = offerFor(model, 'hand-on')
  if (!offer) return []
  const { does, groups } = cardWords()
  const tile: Tile = { key: 'hand-on', name: does.handOn, offer, press: () => model.choose(offer) }
  return [{ key: 'partner', title: groups.partner, rule: 'FRL-TEAM-4', tiles: [tile] }]
}

/** Slot A goes through the sections that can act. */
function nextAct(model: FrontDesk): CardAct {
  const words = cardWords()
  const next = sectionAfter(positionOf(model), model.seat.value, chosenSection(model), 1)
  if (next === NONE) return waitingAct(words.does.nextSection)
  return {
    label: words.does.nextSection,
    icon: 'next',
    shortcut: '.',
    press: () => {
      dropDraft(model)
      choose(model, next)
    },
  }
}

/** A row for each section with all that it can do. */
export function sectionRows(
  model: FrontDesk,
  sections: readonly Section[],
  head: Pick<TileGroup, 'key' | 'title' | 'folded'>,
): readonly TileGroup[] {
  const words = cardWords()
  const tiles = sections.flatMap((section) =>
    DEEDS.flatMap((verb): readonly Tile[] => {
      const offer = offerFor(model, verb, section)
      if (!offer) return []
      return [
        {
          key: String(offer.choice),
          name: nameOf(section),
          text: words.does[verb],
          unit: section,
          offer,
          part: verb,
          press: () => begin(model, offer),
        },
      ]
    }),
  )
  return tiles.length > 0 ? [{ ...head, byUnit: true, tiles }] : []
}

/** Begins an action of a section as it is proposed. */
export function begin(model: FrontDesk, { verb, target }: Offer): void {
  dropDraft(model)
  choose(model, target)
  if (!isDeed(verb)) return
  press(model, { kind: 'action', verb: verb === 'counter' ? 'attack' : verb })
}

/** What a chosen section can do: whom it can fire at, where it can go. */
export function sectionCard(model: FrontDesk, section: Section): OwnCard {
  const s = positionOf(model)
  const words = cardWords()
  const others = ableSections(s, model.seat.value).filter((other) => other !== section)
  return {
    title: words.titles.choosing(nameOf(section)),
    note: `${sectionText(s, section, membersOf(s, section).length)}, ${coverText(s, section)}`,
    groups: [
      ...targetGroup(model, s, section),
      ...moveGroup(model, s, section),
      ...restGroup(model, section),
      ...anyTimeGroup(model),
      ...sectionRows(model, others, { key: 'others', folded: words.groups.others }),
      ...partnerGroup(model),
    ],
    primary: nextAct(model),
    decline: s.step === STEP.action && others.length === 0 ? endAct(model) : cancelAct(model),
    ...meantSlots(model),
  }
}

/** Enemy sections with what fire as proposed would do to them. */
function targetGroup(model: FrontDesk, s: FrontlineState, section: Section): readonly TileGroup[] {
  const words = cardWords()
  const verb = firingVerb(s, model.seat.value, section)
  const offer = verb && offerFor(model, verb, section)
  if (!verb || !offer) return []
  const tiles = targetsOf(s, model.seat.value, section).flatMap((target): readonly Tile[] => {
    const draft = fireDraft(s, model.seat.value, section, target, verb)
    if (!draft) return []
    const { fp, trueRange } = previewFire(s, draft)
    return [
      {
        key: `at${target}`,
        unit: target,
        name: nameOf(target),
        text: `${words.range(trueRange)}, ${words.fp(fp)}, ${coverText(s, target)}`,
        chance: 1 - firstOdds(model, draft).deaths.none,
        offer,
        part: 'target',
        press: () => press(model, { kind: 'section', head: target }),
      },
    ]
  })
  return [
    {
      key: 'targets',
      title: words.groups.targets,
      note: words.chance.kills,
      rule: 'FRL-FP-12',
      tiles,
    },
  ]
}

/** Where a section can go by a plain move, and further with Double Time. */
function moveGroup(model: FrontDesk, s: FrontlineState, section: Section): readonly TileGroup[] {
  const words = cardWords()
  const offer = offerFor(model, 'move', section)
  if (!offer) return []
  const tiles = WAYS.flatMap(({ way, steps }): readonly Tile[] => {
    const draft = moveDraft(s, model.seat.value, section, { way, steps })
    if (!draft) return []
    const to = destinationOf(s, draft)
    const name =
      way === ADVANCE ? words.advance(to) : way === RETREAT ? words.retreat(to) : words.lateral
    return [
      {
        key: `way${way}${steps}`,
        name,
        ...(way !== LATERAL && { text: pillOf(s, draft) }),
        ...dangerTile(model, draft),
        offer,
        part: 'way',
        press: () => setDraft(model, draft),
      },
    ]
  })
  return [{ key: 'moves', title: words.groups.moves, rule: 'FRL-MOVE-1', tiles }]
}

function restGroup(model: FrontDesk, section: Section): readonly TileGroup[] {
  const words = cardWords()
  const tiles = (['prepare', 'conceal'] as const).flatMap((verb): readonly Tile[] => {
    const offer = offerFor(model, verb, section)
    if (!offer) return []
    return [
      {
        key: verb,
        name: words.does[verb],
        offer,
        part: verb,
        press: () => begin(model, offer),
      },
    ]
  })
  return tiles.length > 0 ? [{ key: 'actions', title: words.groups.actions, tiles }] : []
}
