import { fastDice, makeChoice, verbOf, type GameEvent } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { sampleOf } from '../../../../../scripts/lanes.ts'
import { DOUBLE_TIME, MOVE_OUT, OBSCURED, ON_POINT, PATHFINDER, TREES } from '../data/codes.ts'
import { frontline } from '../game.ts'
import { ADVANCE, LATERAL, RETREAT, stepsOf } from '../movement.ts'
import { isSection } from '../sections.ts'
import { NONE, type FrontlineState } from '../state.ts'
import { STEP } from '../steps.ts'
import { keeping } from '../usefulness.ts'
import { VERB } from '../verbs.ts'
import type { CardUse, MoveDraft } from './drafts.ts'
import { ADDED, heldTitles } from './hand.ts'
import {
  costOf,
  destinationOf,
  destinationsOf,
  drivenBy,
  moveDraft,
  movedTo,
  ridersOf,
  toggled,
  WAYS,
  wayTo,
} from './moves.ts'
import { whyNoMove } from './refusals.ts'
import { canCarryOut, spell } from './spell.ts'
import {
  expectMany,
  legalIn,
  movingWith,
  planningSamples,
  targetsBy,
  type Sample,
} from '../../test/plan-samples.ts'

const samples = planningSamples()
const ways = [
  [ADVANCE, VERB.advance],
  [RETREAT, VERB.retreat],
  [LATERAL, VERB.lateral],
] as const

/** Every way that the rules let a section go, with every card that leads there. */
function declarations({ s: from, seat }: Sample, section: number) {
  const s = frontline.clone(from)
  frontline.play(s, seat, makeChoice(VERB.move, section), fastDice(1))
  return legalIn(s, seat).flatMap((choice) => {
    const next = frontline.clone(s)
    frontline.play(next, seat, choice, fastDice(1))
    const use: CardUse = { card: next.card, isPlain: verbOf(choice) !== VERB.play }
    return ways.flatMap(([way, verb]) => {
      if (targetsBy(next, seat, frontline.verbs[verb]!.name as 'advance').length === 0) return []
      return [{ ...use, way, steps: stepsOf(use.card, use.isPlain) }]
    })
  })
}

const rare = [...movingWith(PATHFINDER), ...movingWith(ON_POINT)].map((sample) => ({
  ...sample,
  s: amongTrees(sample.s),
}))

/** The same position with trees all over the line. */
function amongTrees(s: FrontlineState): FrontlineState {
  const next = frontline.clone(s)
  next.terrain.fill(TREES)
  return next
}

function* movers(
  positions: readonly Sample[] = [...samples, ...rare],
): Generator<Sample & { readonly section: number }> {
  for (const sample of positions) {
    for (const section of targetsBy(sample.s, sample.seat, 'move')) yield { ...sample, section }
  }
}

test('FRL-MOVE-8 where a section can go is where the rules let it, by the cheapest plain move or Double Time', () => {
  let moves = 0
  let doubles = 0
  for (const { s, seat, section } of movers()) {
    const all = declarations({ s, seat }, section)
    for (const { way, steps } of WAYS) {
      const uses = all.filter((one) => one.way === way && one.steps === steps)
      const fit = uses.filter(({ isPlain }) => isPlain === (steps === 1))
      const best = fit.toSorted((a, b) => (keeping[a.card] ?? -1) - (keeping[b.card] ?? -1))[0]
      const draft = moveDraft(s, seat, section, { way, steps })
      expect(draft && { card: draft.card, isPlain: draft.isPlain }).toEqual(
        best ? { card: best.card, isPlain: best.isPlain } : null,
      )
      if (draft && steps > 1) expect(draft.card).toBe(DOUBLE_TIME)
      moves += Number(steps === 1 && draft !== null)
      doubles += Number(steps > 1 && draft !== null)
      for (const use of uses) {
        expect(moveDraft(s, seat, section, { way, steps }, use)).toMatchObject({
          card: use.card,
          isPicked: true,
        })
        expect(whyNoMove(s, seat, section, way, use)).toBeNull()
      }
    }
    const reached = new Set(
      all.filter(({ way }) => way !== LATERAL).map(({ way, steps }) => way * steps),
    )
    const found = destinationsOf(s, seat, section)
    expect(found.size).toBe(reached.size)
    for (const [place, draft] of found) {
      const { way, steps } = wayTo(s, section, place)
      expect([...reached]).toContain(way * steps)
      expect(draft.way).toBe(way)
      expect(destinationOf(s, draft)).toBe(place)
    }
  }
  console.log({ moves, doubles })
  expectMany(moves, 40)
})

/** Goes on until the move is over, paying for trees; what was drawn and paid, and where it ended. */
function carriedOut({ s: from, seat }: Sample, draft: MoveDraft) {
  const s = frontline.clone(from)
  const dice = fastDice(3)
  let draws = 0
  let pays = 0
  let place = from.place[draft.section]!
  const tell = (event: GameEvent): void => {
    if (event.type === 'drew' && event.rule === 'FRL-TER-10') draws++
    if (event.type === 'moved') place = Number(event['to']) + 1
  }
  for (const choice of spell(from, seat, draft).choices) frontline.play(s, seat, choice, dice, tell)
  while (s.step === STEP.trees || s.step === STEP['flank-discard']) {
    const choices = legalIn(s, s.decider)
    const ignore = choices.find((choice) => verbOf(choice) === VERB.ignore)
    if (s.step === STEP.trees && ignore === undefined) pays++
    frontline.play(s, s.decider, ignore ?? choices[0]!, dice, tell)
  }
  return { draws, pays, place }
}

const canDraw = (s: FrontlineState): boolean => s.deckSize + s.pileSize > 4

test('FRL-TER-10, FRL-TER-12, FRL-AB-POINT what a move is said to draw and to pay is what it does', () => {
  const seen = { moves: 0, draws: 0, pays: 0 }
  for (const { s, seat, section } of movers()) {
    if (!canDraw(s)) continue
    for (const way of WAYS) {
      const draft = moveDraft(s, seat, section, way)
      if (!draft) continue
      const { draws, pays, steps } = costOf(s, draft)
      expect(steps).toBe(way.steps)
      expect({ draws, pays, place: destinationOf(s, draft) }).toEqual(
        carriedOut({ s, seat }, draft),
      )
      seen.moves++
      seen.draws += draws
      seen.pays += pays
    }
  }
  console.log(seen)
  expectMany(seen.moves, 40)
  expectMany(seen.draws, 1)
  expectMany(seen.pays, 1)
})

/** The same position with certain cards in the hand of a seat beside what it holds. */
function holding({ s, seat }: Sample, ...cards: readonly number[]): FrontlineState {
  const next = frontline.clone(s)
  for (const card of cards) next.hands[seat * keeping.length + card]! += 1
  next.handSize[seat]! += cards.length
  return next
}

test('a move that is turned another way keeps its card, and whatever can still go with it', () => {
  let kept = 0
  for (const { s: from, seat, section } of movers(sampleOf(samples, 5))) {
    const s = holding({ s: from, seat }, MOVE_OUT, OBSCURED)
    const first = moveDraft(s, seat, section, WAYS[4]!) ?? moveDraft(s, seat, section, WAYS[2]!)
    if (!first) continue
    for (const card of sampleOf(heldTitles(s, seat), 2)) {
      const use = { card, isPlain: true }
      const draft = ADDED.reduce(
        (one, card) => {
          const next = toggled(one, card)
          return canCarryOut(s, seat, next) ? next : one
        },
        drivenBy(s, seat, first, use),
      )
      if (!canCarryOut(s, seat, draft)) continue
      for (const way of WAYS) {
        const next = movedTo(s, seat, draft, way)
        const plain = moveDraft(s, seat, section, way)
        const same = { ...draft, way: way.way }
        const isSame =
          way.steps === stepsOf(draft.card, draft.isPlain) && canCarryOut(s, seat, same)
        expect(next === null).toBe(plain === null && !isSame)
        if (!next) continue
        expect(canCarryOut(s, seat, next)).toBe(true)
        expect({ way: next.way, place: destinationOf(s, next) }).toEqual({
          way: way.way,
          place: destinationOf(s, plain ?? same),
        })
        if (isSame) expect(next).toEqual(same)
        else expect(next.card).toBe(plain!.card)
        for (const card of draft.with.filter((one) => !next.with.includes(one))) {
          expect(canCarryOut(s, seat, toggled(next, card))).toBe(false)
        }
        kept += next.with.length
      }
    }
  }
  expectMany(kept, 10)
})

test('a move that is driven by another card goes as it did, else ahead, back or aside', () => {
  let turned = 0
  for (const { s: from, seat, section } of movers()) {
    const s = holding({ s: from, seat }, DOUBLE_TIME)
    const use = { card: DOUBLE_TIME, isPlain: false }
    for (const way of WAYS.filter(({ steps }) => steps === 1)) {
      const draft = moveDraft(s, seat, section, way)
      if (!draft) continue
      const next = drivenBy(s, seat, draft, use)
      const fit = [way.way, ADVANCE, RETREAT, LATERAL].find((one) =>
        canCarryOut(s, seat, { ...draft, ...use, way: one }),
      )
      expect(next.way).toBe(fit ?? way.way)
      expect(canCarryOut(s, seat, next)).toBe(fit !== undefined)
      turned += Number(fit !== undefined && fit !== way.way)
    }
  }
  expectMany(turned, 3)
})

test('FRL-OPT-3 those who can ride are those whom the rules let be carried', () => {
  let asked = 0
  for (const { s: from, seat, section } of movers()) {
    const s = frontline.clone(from)
    s.transport = 1
    const draft = moveDraft(s, seat, section, WAYS[0]!)
    if (!draft) continue
    const after = frontline.clone(s)
    frontline.play(after, seat, makeChoice(VERB.move, section), fastDice(1))
    const drive = draft.card === NONE ? VERB.free : VERB.plain
    frontline.play(after, seat, makeChoice(drive, Math.max(0, draft.card)), fastDice(1))
    frontline.play(after, seat, makeChoice(VERB.advance), fastDice(1))
    const riders = after.step === STEP['move-with'] ? targetsBy(after, seat, 'carry') : []
    expect(ridersOf(s, seat, draft)).toEqual(riders)
    for (const rider of riders) {
      expect(isSection(s, rider)).toBe(true)
      expect(ridersOf(s, seat, { ...draft, rider })).toContain(rider)
    }
    asked++
  }
  expectMany(asked, 10)
})
