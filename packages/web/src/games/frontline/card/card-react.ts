import {
  ableSections,
  fireDraft,
  heldTitles,
  moveDraft,
  spell,
  type Draft,
} from '@estafette/frontline/plans'
import {
  LATERAL,
  membersOf,
  NONE,
  previewFire,
  resultOf,
  STAY_LOW,
  STAY_LOW_COVER,
  type FrontlineState,
  type Section,
} from '@estafette/frontline/screen'
import type { Tile, TileGroup } from '../../../screen/card.ts'
import type { FrontDesk } from '../desk.ts'
import { begin, partnerGroup, sectionRows } from './card-action.ts'
import { anyTimeGroup, anyTimeLabel, windowSlots } from './card-any-time.ts'
import {
  afterChoice,
  coverText,
  folded,
  offersBy,
  sectionText,
  type OwnCard,
} from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { positionOf, setDraft } from '../plan/draft.ts'
import { nameOf, titleOf } from '../told/names.ts'
import {
  attackUnderWay,
  firstOdds,
  standingOf,
  unanswered,
  type ExchangeStanding,
} from '../plan/odds.ts'
import { offerFor } from '../plan/reach.ts'

/** A reaction: to an attack, or to a move. FRL-REACT-1, FRL-REACT-2 */
export function reactCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  return s.attacker === NONE ? moveAnswerCard(model, s) : attackAnswerCard(model, s)
}

function attackAnswerCard(model: FrontDesk, s: FrontlineState): OwnCard {
  const words = cardWords()
  const now = unanswered(s)
  const sections = ableSections(s, model.seat.value)
  const answers = [...counterTiles(model, s), ...stayLowTiles(model, s)].toSorted(
    (a, b) => (b.chance ?? 0) - (a.chance ?? 0),
  )
  const said = new Set(answers.map(({ offer }) => offer?.choice))
  return {
    title: words.titles.attacked(nameOf(s.attacker), nameOf(s.target)),
    note: words.notes.underFire(s.fp, coverText(s, s.target)),
    chance: { value: now.deaths.none, label: words.chance.nobody },
    groups: [
      ...(answers.length > 0
        ? folded('answers', { title: words.groups.answers, rule: 'FRL-REACT-1' }, answers)
        : []),
      ...otherRows(model, sections, said),
      ...anyTimeGroup(model, s.target, (offer) => {
        const after = afterChoice(model, offer)
        return after ? outcome(whenFallenBack(after, s.target)) : {}
      }),
      ...partnerGroup(model),
    ],
    ...windowSlots(
      model,
      (offer) => anyTimeLabel(s, offer),
      offersBy(model, 'pass')[0],
      words.does.noAnswer,
    ),
  }
}

/** The chance that nobody dies. */
function outcome({ deaths }: ExchangeStanding): Pick<Tile, 'chance'> {
  return { chance: deaths.none }
}

/** The attack against a section that has fallen back and has cover. */
function whenFallenBack(after: FrontlineState, target: Section): ExchangeStanding {
  if (after.sufferer !== NONE) return standingOf(after)
  const { sufferer, left, deaths } = resultOf(after, attackUnderWay(after), target, null)
  return { sufferer, left, deaths }
}

/** A counter-attack of each section that can make one, as it is proposed. */
function counterTiles(model: FrontDesk, s: FrontlineState): readonly Tile[] {
  const words = cardWords()
  return offersBy(model, 'counter').flatMap((offer): readonly Tile[] => {
    const draft = fireDraft(s, model.seat.value, offer.target, s.attacker, 'counter')
    if (!draft) return []
    const { left, deaths, sufferer } = firstOdds(model, draft)
    const isTurned = sufferer === s.attacker
    const card = draft.isPlain ? words.plainWith(titleOf(draft.card)) : titleOf(draft.card)
    return [
      {
        key: String(offer.choice),
        unit: offer.target,
        name: words.counterBy(nameOf(offer.target)),
        text: `${card}, ${words.fp(previewFire(s, draft).fp)}, ${
          isTurned ? words.suffers(nameOf(s.attacker)) : words.left(left)
        }`,
        chance: isTurned ? 1 : deaths.none,
        offer,
        part: 'counter',
        press: () => setDraft(model, draft),
      },
    ]
  })
}

/** The target keeps down where it is, with the card that gives cover. FRL-ACT-SL */
function stayLowTiles(model: FrontDesk, s: FrontlineState): readonly Tile[] {
  const words = cardWords()
  const offer = offerFor(model, 'move', s.target)
  if (!offer || !heldTitles(s, model.seat.value).includes(STAY_LOW)) return []
  const draft = moveDraft(
    s,
    model.seat.value,
    s.target,
    { way: LATERAL, steps: 1 },
    { card: STAY_LOW, isPlain: false },
  )
  if (!draft) return []
  const standing = standingAfter(model, draft)
  return [
    {
      key: String(offer.choice),
      unit: s.target,
      name: words.stayLow(nameOf(s.target)),
      text: [
        words.stayLowText(STAY_LOW_COVER),
        ...(standing ? [words.left(standing.left)] : []),
      ].join(', '),
      ...(standing && { chance: standing.deaths.none }),
      offer,
      part: 'stay-low',
      press: () => setDraft(model, draft),
    },
  ]
}

/** How an exchange stands once a draft is carried out, null where cards decide. */
function standingAfter(model: FrontDesk, draft: Draft): ExchangeStanding | null {
  const { after } = spell(positionOf(model), model.seat.value, draft)
  return after && standingOf(after)
}

/** Whatever else the sections could do, folded away where there are better answers. */
function otherRows(
  model: FrontDesk,
  sections: readonly Section[],
  said: ReadonlySet<number | undefined>,
): readonly TileGroup[] {
  const words = cardWords()
  const [group] = sectionRows(model, sections, { key: 'others' })
  const tiles = group?.tiles.filter(({ offer }) => !said.has(offer?.choice)) ?? []
  if (tiles.length === 0) return []
  const isFolded = said.size > 0
  return [
    {
      key: 'others',
      byUnit: true,
      ...(isFolded
        ? { folded: words.groups.otherAnswers(tiles.length) }
        : { title: words.groups.answers, rule: 'FRL-REACT-1' }),
      tiles,
    },
  ]
}

function moveAnswerCard(model: FrontDesk, s: FrontlineState): OwnCard {
  const words = cardWords()
  const tiles = offersBy(model, 'attack').flatMap((offer): readonly Tile[] => {
    const draft = fireDraft(s, model.seat.value, offer.target, s.mover, 'attack')
    if (!draft) return []
    const { fp, trueRange } = previewFire(s, draft)
    return [
      {
        key: String(offer.choice),
        unit: offer.target,
        name: words.fireBy(nameOf(offer.target)),
        text: `${words.range(trueRange)}, ${words.fp(fp)}`,
        chance: 1 - firstOdds(model, draft).deaths.none,
        offer,
        part: 'attack',
        press: () => begin(model, offer),
      },
    ]
  })
  const said = new Set(tiles.map(({ offer }) => offer?.choice))
  return {
    title: words.titles.moved(nameOf(s.mover)),
    note: `${sectionText(s, s.mover, membersOf(s, s.mover).length)}, ${coverText(s, s.mover)}`,
    groups: [
      ...(tiles.length > 0
        ? folded(
            'answers',
            { title: words.groups.answers, rule: 'FRL-REACT-2' },
            tiles.toSorted((a, b) => (b.chance ?? 0) - (a.chance ?? 0)),
          )
        : []),
      ...otherRows(model, ableSections(s, model.seat.value), said),
      ...anyTimeGroup(model),
      ...partnerGroup(model),
    ],
    ...windowSlots(
      model,
      (offer) => anyTimeLabel(s, offer),
      offersBy(model, 'pass')[0],
      words.does.noAnswer,
    ),
  }
}
