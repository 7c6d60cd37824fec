import { ableSections, fireDraft, heldTitles, moveDraft, spell } from '@estafette/frontline/plans'
import {
  LATERAL,
  membersOf,
  NONE,
  previewFire,
  STAY_LOW,
  STAY_LOW_COVER,
  type FrontlineState,
  type Section,
} from '@estafette/frontline/screen'
import type { Tile, TileGroup } from '../../../screen/card.ts'
import type { FrontDesk } from '../desk.ts'
import { begin, partnerGroup, sectionRows } from './card-action.ts'
import { anyTimeGroup, anyTimeLabel, ownFallBack, windowSlots } from './card-any-time.ts'
import {
  afterChoice,
  coverText,
  folded,
  offersBy,
  option,
  sectionText,
  type OwnCard,
} from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { atStake, bestFirst, gainValue, lossHead, rated, type RatedTile } from './losses.ts'
import { lossWords } from './loss-words.ts'
import { positionOf, setDraft } from '../plan/draft.ts'
import { nameOf, titleOf } from '../told/names.ts'
import { lossesAfter, lossesAt, lossesBy, lossesUnanswered } from '../plan/odds.ts'
import { offerFor } from '../plan/reach.ts'

/** A reaction: to an attack, or to a move. FRL-REACT-1, FRL-REACT-2 */
export function reactCard(model: FrontDesk): OwnCard {
  const s = positionOf(model)
  return s.attacker === NONE ? moveAnswerCard(model, s) : attackAnswerCard(model, s)
}

function attackAnswerCard(model: FrontDesk, s: FrontlineState): OwnCard {
  const words = cardWords()
  const now = lossesUnanswered(s)
  const pass = offersBy(model, 'pass')[0]
  const answers = [
    ...counterTiles(model, s),
    ...stayLowTiles(model, s),
    ...ownFallBack(model, s.target).flatMap((tile): readonly RatedTile[] => {
      const after = afterChoice(model, tile.offer!)
      return after ? [rated(tile, lossesAfter(s, after, s.target), s.attacker)] : []
    }),
  ]
  const said = new Set(answers.map(({ tile }) => tile.offer?.choice))
  const nothing =
    pass && option(model, pass, undefined, { name: lossWords().nothing, part: 'nothing' })
  return {
    title: words.titles.attacked(nameOf(s.attacker), nameOf(s.target)),
    note: [words.notes.underFire(s.fp, coverText(s, s.target)), atStake(now.losses)].join(', '),
    chance: lossHead(now.losses),
    groups: [
      ...(answers.length > 0
        ? folded(
            'answers',
            {
              title: words.groups.answers,
              note: lossWords().bestFirst,
              rule: 'FRL-REACT-1',
            },
            [...bestFirst(answers), ...(nothing ? [rated(nothing, now, s.attacker).tile] : [])],
          )
        : []),
      ...otherRows(model, ableSections(s, model.seat.value), said),
      ...anyTimeGroup(model, s.target),
      ...partnerGroup(model),
    ],
    ...windowSlots(model, (offer) => anyTimeLabel(s, offer), pass, words.does.noAnswer),
  }
}

/** A counter-attack of each section that can make one, as it is proposed. */
function counterTiles(model: FrontDesk, s: FrontlineState): readonly RatedTile[] {
  const words = cardWords()
  return offersBy(model, 'counter').flatMap((offer): readonly RatedTile[] => {
    const draft = fireDraft(s, model.seat.value, offer.target, s.attacker, 'counter')
    if (!draft) return []
    const card = draft.isPlain ? words.plainWith(titleOf(draft.card)) : titleOf(draft.card)
    const tile: Tile = {
      key: String(offer.choice),
      unit: offer.target,
      name: words.counterBy(nameOf(offer.target)),
      text: `${card}, ${words.fp(previewFire(s, draft).fp)}`,
      offer,
      part: 'counter',
      press: () => setDraft(model, draft),
    }
    return [rated(tile, lossesBy(model, draft), s.attacker)]
  })
}

/** The target keeps down where it is, with the card that gives cover. FRL-ACT-SL */
function stayLowTiles(model: FrontDesk, s: FrontlineState): readonly RatedTile[] {
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
  const after = draft && spell(s, model.seat.value, draft).after
  if (!draft || !after) return []
  const tile: Tile = {
    key: String(offer.choice),
    unit: s.target,
    name: words.stayLow(nameOf(s.target)),
    text: words.stayLowText(STAY_LOW_COVER),
    offer,
    part: 'stay-low',
    press: () => setDraft(model, draft),
  }
  return [rated(tile, lossesAt(s, after), s.attacker)]
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
  const fires = offersBy(model, 'attack').flatMap((offer): readonly RatedTile[] => {
    const draft = fireDraft(s, model.seat.value, offer.target, s.mover, 'attack')
    if (!draft) return []
    const { fp, trueRange } = previewFire(s, draft)
    const { losses } = lossesBy(model, draft)
    const tile: Tile = {
      key: String(offer.choice),
      unit: offer.target,
      name: words.fireBy(nameOf(offer.target)),
      text: `${words.range(trueRange)}, ${words.fp(fp)}`,
      ...gainValue(losses),
      offer,
      part: 'attack',
      press: () => begin(model, offer),
    }
    return [{ tile, worth: losses.vp }]
  })
  const tiles = bestFirst(fires)
  const said = new Set(tiles.map(({ offer }) => offer?.choice))
  return {
    title: words.titles.moved(nameOf(s.mover)),
    note: `${sectionText(s, s.mover, membersOf(s, s.mover).length)}, ${coverText(s, s.mover)}`,
    groups: [
      ...(tiles.length > 0
        ? folded(
            'answers',
            { title: words.groups.answers, note: lossWords().destroyed, rule: 'FRL-REACT-2' },
            tiles,
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
