import type { FireDraft, Harm, MoveDraft } from '@estafette/frontline/plans'
import {
  flanksOf,
  modeNow,
  onPile,
  coverNow,
  copies,
  HIT_THE_DIRT,
  isSection,
  membersOf,
  nation,
  NONE,
  previewFire,
  RAPID,
  sideOf,
  STEP,
  type CardTitle,
  type FirePlan,
  type FirePreview,
  type FrontlineState,
  type Section,
  type Soldier,
} from '@estafette/frontline/screen'
import type { FrontCore } from '../desk.ts'
import { about, answerOf as answerToMove } from '../plan/danger.ts'
import { dangerWords } from '../plan/danger-words.ts'
import { takenOff } from '../plan/covers.ts'
import { draftOf, positionOf } from '../plan/draft.ts'
import { fireWords } from '../panels/fire-words.ts'
import { nameOf, titleOf } from '../told/names.ts'
import { firstOdds, oddsOf, type OddsRow } from '../plan/odds.ts'

/** One term on the track. */
export interface Segment {
  readonly key: string
  readonly name: string
  readonly note: string
  readonly fp: number // as it is written
  readonly width: number // as it counts: half of it where a counter-attack is halved
  readonly tone:
    | 'us'
    | 'uk'
    | 'de'
    | 'ground'
    | 'lasting'
    | 'card'
    | 'left'
    | 'cover'
    | 'sum'
    | 'unknown'
  readonly isRapid?: boolean
}

/** Something that would be left, under the track. */
export interface Rest {
  readonly key: string
  readonly at: number // on the track
  readonly text: string
  readonly isSure: boolean // any card does it, not a certain one alone
}

/** The firepower of the moment: that which is planned, or that which is answered. */
export interface FirepowerTrack {
  readonly title: string
  readonly note: string
  readonly total: number
  readonly segments: readonly Segment[]
  readonly answer: { readonly segments: readonly Segment[]; readonly text: string } | null
  readonly rests: readonly Rest[]
  readonly foot: string
  readonly scale: number // the last number on it
  readonly side: number // whose fire it is
  readonly isThreat?: boolean // it would be an answer itself
}

const SCALE = 60

/** The track of the moment, null where nobody fires or is about to. */
export function trackOf(model: FrontCore): FirepowerTrack | null {
  const s = positionOf(model)
  const draft = draftOf(model)?.draft
  if (draft?.kind === 'fire' && draft.verb === 'attack') return planned(model, s, draft)
  if (draft?.kind === 'move' && s.attacker === NONE) return answering(model, s, draft)
  if (s.attacker === NONE || s.fp <= 0 || s.step === STEP.over) return null
  const counter = draft?.kind === 'fire' ? draft : null
  return underWay(model, s, counter)
}

/** What could answer a move that is planned; what a card may add is not known. */
function answering(model: FrontCore, s: FrontlineState, draft: MoveDraft): FirepowerTrack | null {
  const answer = answerToMove(model, draft)
  if (!answer) return null
  const words = dangerWords()
  const { section, fire, plain, worst, place } = answer
  const bonus = worst.fp - plain.fp
  const card: readonly Segment[] =
    bonus > 0
      ? [
          {
            key: 'card',
            name: words.aCardShort,
            note: '',
            fp: bonus,
            width: bonus,
            tone: 'unknown',
          },
        ]
      : []
  const rest = ({ fp, losses }: Harm, isSure: boolean): Rest => ({
    key: String(fp),
    at: fp,
    text: words.rest(fp, about(losses.vp)),
    isSure,
  })
  return {
    title: words.bandTitle(place),
    note: words.bandNote,
    total: worst.fp,
    segments: [...segmentsOf(s, section, NONE, fire), ...card],
    answer: null,
    rests: [rest(plain, true), ...(bonus > 0 ? [rest(worst, false)] : [])],
    foot: '',
    scale: scaleFor(worst.fp),
    side: sideOf(s, section),
    isThreat: true,
  }
}

/** Fire that is planned, with what would be left of it. */
function planned(model: FrontCore, s: FrontlineState, draft: FireDraft): FirepowerTrack {
  const words = fireWords()
  const preview = previewFire(s, draft)
  const { range, trueRange, fp } = preview
  const rows = oddsOf(model, draft)
  return {
    title: words.title,
    note: range === trueRange ? words.range(range) : words.counts(trueRange, range),
    total: fp,
    segments: segmentsOf(s, draft.section, draft.card, preview),
    answer: null,
    rests: rows.map((row) => restOf(row, fp)),
    foot: footOf(s, draft.target),
    scale: scaleFor(fp),
    side: sideOf(s, draft.section),
  }
}

function restOf({ key, answer, result }: OddsRow, fp: number): Rest {
  const words = fireWords()
  if (!answer) return { key, at: fp, text: words.unanswered(fp), isSure: true }
  const left = fp - answer.fp
  const text =
    left < 0
      ? answer.card === NONE
        ? words.turned(nameOf(result.sufferer), -left)
        : words.turnedBy(nameOf(result.sufferer), -left, titleOf(answer.card))
      : answer.card === NONE
        ? words.anyCard(left, answer.fp)
        : words.withCard(left, titleOf(answer.card), answer.fp)
  return { key, at: Math.max(0, left), text, isSure: answer.card === NONE }
}

/** What cover may still do, from what lies open. */
function footOf(s: FrontlineState, target: Section): string {
  const words = fireWords()
  const cover = isSection(s, target) ? coverNow(s, target) : 0
  const out = onPile(s, HIT_THE_DIRT)
  const line = words.coverLine(4, titleOf(HIT_THE_DIRT), out, copies[HIT_THE_DIRT]!)
  return cover > 0 ? `${words.inherent(cover)} ${line}` : line
}

function scaleFor(fp: number): number {
  return fp > SCALE ? 2 * SCALE : SCALE
}

/** The terms of a section's fire. */
function segmentsOf(
  s: FrontlineState,
  section: Section,
  card: CardTitle,
  preview: FirePreview,
): readonly Segment[] {
  const words = fireWords()
  const half = preview.isHalved ? 2 : 1
  const tone = toneOf(section)
  return preview.terms.map(({ kind, unit, mode, fp }): Segment => {
    const width = fp / half
    if (kind === 'man') {
      const note = words.modes[mode]!
      return {
        key: `man${unit}`,
        name: nameOf(unit),
        note,
        fp,
        width,
        tone,
        isRapid: mode === RAPID,
      }
    }
    if (kind === 'ground') {
      return { key: kind, name: words.terms.ground, note: '', fp, width, tone: 'ground' }
    }
    if (kind === 'flanks') {
      const note = words.flanks(flanksOf(s, section))
      return { key: kind, name: words.terms.flanks, note, fp, width, tone: 'lasting' }
    }
    const note = words.terms.card
    return { key: kind, name: titleOf(card), note, fp, width, tone: 'card' }
  })
}

function toneOf(x: Soldier): 'us' | 'uk' | 'de' {
  return (['us', 'uk', 'de'] as const)[nation[x]!]!
}

/** The attack as it was declared, as far as its men are still there. */
export function declaredPlan(s: FrontlineState): FirePlan {
  const modes = new Map<Soldier, number>()
  for (const x of membersOf(s, s.attacker)) if (modeNow(s, x) > 0) modes.set(x, modeNow(s, x))
  return {
    section: s.attacker,
    target: s.target,
    isCounter: false,
    isShifted: s.attackShift === 1,
    card: s.attackCard,
    isPlain: s.attackCard === NONE,
    modes,
    victim: s.victim,
  }
}

/** An attack that was declared, and the answer that is being put together. */
function underWay(model: FrontCore, s: FrontlineState, counter: FireDraft | null): FirepowerTrack {
  const words = fireWords()
  const plan = declaredPlan(s)
  const preview = previewFire(s, plan)
  const isWhole = preview.fp === s.fp && s.sufferer === NONE
  const covered = takenOff(model)
  const name = nameOf(s.sufferer === NONE ? s.attacker : s.sufferer)
  const sum: Segment = {
    key: 'sum',
    name,
    note: s.sufferer === NONE ? words.terms.sum : words.terms.left,
    fp: s.fp - covered,
    width: s.fp - covered,
    tone: s.sufferer === NONE ? toneOf(s.attacker) : 'sum',
  }
  const segments = isWhole
    ? segmentsOf(s, plan.section, plan.card, preview)
    : [sum, coverSegment(covered)].filter(({ fp }) => fp > 0)
  const answer = counter && answerOf(model, s, counter)
  return {
    title: s.sufferer === NONE ? words.of(name, s.fp) : words.on(name, s.fp),
    note: s.sufferer === NONE ? words.fixed(preview.range) : '',
    total: s.fp,
    segments,
    answer,
    rests: [],
    foot: s.sufferer === NONE ? footOf(s, s.target) : '',
    scale: scaleFor(Math.max(s.fp, answer?.fp ?? 0)),
    side: sideOf(s, s.attacker),
  }
}

/** What the covers that are meant take off, at the right end. FRL-COV-4 */
function coverSegment(fp: number): Segment {
  return { key: 'cover', name: fireWords().terms.cover, note: '', fp, width: fp, tone: 'cover' }
}

/** The second bar: it is laid from the right end of the first, and what remains is dashed. */
function answerOf(
  model: FrontCore,
  s: FrontlineState,
  counter: FireDraft,
): { segments: readonly Segment[]; text: string; fp: number } {
  const words = fireWords()
  const preview = previewFire(s, counter)
  const left = Math.max(0, s.fp - preview.fp)
  const rest: readonly Segment[] =
    left === 0
      ? []
      : [{ key: 'left', name: words.terms.left, note: '', fp: left, width: left, tone: 'left' }]
  const result = firstOdds(model, counter)
  const isTurned = result.sufferer === s.attacker
  const text = isTurned
    ? words.turned(nameOf(s.attacker), result.left)
    : `${words.counter(preview.fp)}, ${preview.isHalved ? words.halved(preview.sum) : words.full}`
  const segments = [...rest, ...segmentsOf(s, counter.section, counter.card, preview).toReversed()]
  return { segments, text, fp: preview.fp }
}
