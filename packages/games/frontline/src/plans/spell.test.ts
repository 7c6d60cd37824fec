import { hashState, LEGAL } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { sampleOf } from '../../../../../scripts/lanes.ts'
import { AIMED, GRENADE, HOLD, RAPID, RIFLE } from '../data/codes.ts'
import { frontline } from '../game.ts'
import { previewFire } from '../preview.ts'
import { membersOf } from '../sections.ts'
import { NONE } from '../state.ts'
import { STEP, stepNames } from '../steps.ts'
import { fires, moves } from '../step-groups.ts'
import type { Doing, Draft, FireDraft, MoveDraft, PrepareDraft } from './drafts.ts'
import { fireDraft, withMode } from './fire.ts'
import { ADDED, extraFor, heldTitles } from './hand.ts'
import { drivenBy, moveDraft, movedTo, ridersOf, toggled, WAYS } from './moves.ts'
import { doingsOf, prepareDraft } from './preparing.ts'
import { ableSections, canDo, firingVerb, targetsOf } from './reach.ts'
import { spell } from './spell.ts'
import {
  expectMany,
  planningSamples,
  playRow,
  type Played,
  type Sample,
} from '../../test/plan-samples.ts'

const samples = planningSamples()

/** Fire as proposed, and everything that can be changed of it by one press, legal or not. */
function fireDrafts({ s, seat }: Sample, section: number): readonly FireDraft[] {
  const verb = firingVerb(s, seat, section)
  if (!verb) return []
  return targetsOf(s, seat, section).flatMap((target) => {
    const draft = fireDraft(s, seat, section, target, verb)!
    const extra = extraFor(s, seat, draft)
    const men = membersOf(s, section)
    return [
      draft,
      { ...draft, isShifted: !draft.isShifted },
      ...heldTitles(s, seat).flatMap((card) => [
        { ...draft, card, isPlain: true },
        { ...draft, card, isPlain: false },
      ]),
      ...men.flatMap((x) =>
        [HOLD, AIMED, RAPID, GRENADE, RIFLE].map((mode) => withMode(draft, x, mode)),
      ),
      ...(extra === NONE
        ? []
        : membersOf(s, target).map((victim) => ({ ...draft, extra, victim }))),
    ]
  })
}

/** Moves as proposed, and everything that can be changed of them by one press, legal or not. */
function moveDrafts({ s, seat }: Sample, section: number): readonly MoveDraft[] {
  if (!canDo(s, seat, 'move', section)) return []
  return WAYS.flatMap((way) => {
    const draft = moveDraft(s, seat, section, way)
    if (!draft) return []
    const held = heldTitles(s, seat)
    return [
      draft,
      ...held.map((card) => drivenBy(s, seat, draft, { card, isPlain: false })),
      ...held.map((card) => drivenBy(s, seat, draft, { card, isPlain: true })),
      ...ADDED.filter((card) => held.includes(card)).map((card) => toggled(draft, card)),
      ...ADDED.filter((card) => held.includes(card)).flatMap((card) =>
        WAYS.flatMap((other) => movedTo(s, seat, toggled(draft, card), other) ?? []),
      ),
      ...ridersOf(s, seat, draft).map((rider) => ({ ...draft, rider })),
    ]
  })
}

/** A section that prepares as proposed, and with every man doing something else. */
function prepareDrafts({ s, seat }: Sample, section: number): readonly PrepareDraft[] {
  if (!canDo(s, seat, 'prepare', section)) return []
  const draft = prepareDraft(s, seat, section)
  const others = [...draft.doings.keys()].flatMap((x) =>
    doingsOf(s, seat, draft, x).map((doing) => ({
      ...draft,
      doings: new Map<number, Doing>(draft.doings).set(x, doing),
    })),
  )
  return [draft, ...others]
}

function draftsOf(sample: Sample): readonly Draft[] {
  return ableSections(sample.s, sample.seat).flatMap((section) => [
    ...fireDrafts(sample, section),
    ...moveDrafts(sample, section),
    ...prepareDrafts(sample, section),
  ])
}

/** What the rules told otherwise than a draft says. */
function faultsIn({ s }: Sample, draft: Draft, { after, events, isEnded }: Played): string[] {
  const faults: string[] = []
  const told = (type: string) => events.filter((event) => event.type === type)
  const hold = (what: string, is: unknown, said: unknown): void => {
    const [one, other] = [JSON.stringify(is), JSON.stringify(said)]
    if (one !== other) faults.push(`${draft.kind}: ${what} ${one} instead of ${other}`)
  }
  if (draft.kind === 'fire') {
    const [event] = told(draft.verb === 'attack' ? 'attacked' : 'countered')
    const { fp, range } = previewFire(s, draft)
    for (const [key, said] of [
      ['unit', draft.section],
      ['target', draft.target],
      ['card', draft.card],
      ['plain', draft.isPlain],
      ['range', range],
      ['fp', fp],
    ] as const) {
      hold(key, event?.[key], said)
    }
    const firing = told('fires').map(({ unit, mode }) => [unit, mode])
    hold(
      'modes',
      firing,
      [...draft.modes].toSorted(([a], [b]) => a - b),
    )
    if (draft.extra !== NONE) hold('victim', told('sniper-aims')[0]?.['victim'], draft.victim)
  } else if (draft.kind === 'move') {
    const [event] = told('move-declared')
    hold('unit', event?.['unit'], draft.section)
    hold('card', event?.['card'], draft.card)
    hold('plain', event?.['plain'], draft.isPlain)
    hold(
      'with',
      event?.['with'],
      ADDED.filter((card) => draft.with.includes(card)),
    )
    if (draft.rider !== NONE) hold('rider', after.place[draft.rider], after.place[draft.section])
  } else {
    const isAsked = told('reloaded').length > 0 || told('card-drawn').length === 0
    const reloads = [...draft.doings].filter(([, doing]) => doing === 'reload' || doing === 'serve')
    const done = told('reloaded').map(({ by }) => Number(by))
    // Planning draws before anybody is asked, and ends the row. FRL-PREP-4
    const men = (all: readonly number[]): readonly number[] => all.toSorted((a, b) => a - b)
    if (isAsked) hold('reloaded', men(done), men(reloads.map(([x]) => x)))
  }
  const isDeclaring = fires.has(after.step) || moves.has(after.step) || after.step === STEP.prepare
  if (isDeclaring && !isEnded) faults.push(`${draft.kind}: left in ${stepNames[after.step]}`)
  return faults
}

/** What is put together of a position: all that is proposed, and some of what can be changed of it. */
const someOf = (drafts: readonly Draft[]): readonly Draft[] => sampleOf(drafts, 16)

test('whatever is put together is a row that is legal to its end, does what it says, and leaves nothing over', () => {
  const seen = { fire: 0, move: 0, prepare: 0, refused: 0 }
  for (const sample of samples) {
    const before = hashState(sample.s)
    const faults = someOf(draftsOf(sample)).flatMap((draft) => {
      const { choices, refused, after } = spell(sample.s, sample.seat, draft)
      const played = playRow(sample, choices)
      seen[refused ? 'refused' : draft.kind]++
      if (refused) return refused.verdict === LEGAL ? ['a legal choice is refused'] : []
      const isAlike = !after || hashState(after).join() === hashState(played.after).join()
      return [...faultsIn(sample, draft, played), ...(isAlike ? [] : ['another position'])]
    })
    expect(faults).toEqual([])
    expect(hashState(sample.s)).toEqual(before)
  }
  console.log(seen)
  expectMany(seen.fire, 10)
  expectMany(seen.move, 30)
  expectMany(seen.prepare, 20)
  expectMany(seen.refused, 20)
})

test('a draft is spelled on what the seat knows as it is on the whole position', () => {
  let compared = 0
  for (const sample of samples) {
    const { s, seat } = sample
    const known = frontline.view(s, seat).known
    for (const draft of sampleOf(draftsOf(sample), 6)) {
      const [one, other] = [spell(s, seat, draft), spell(known, seat, draft)]
      expect(other.choices).toEqual(one.choices)
      expect(other.refused).toEqual(one.refused)
      compared++
    }
  }
  expectMany(compared, 50)
})
