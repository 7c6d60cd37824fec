import { fastDice, verbOf, type Choice, type GameEvent } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { ACTION_TYPES, ATTACK, OBSCURED, POUR_IT_ON } from '../data/codes.ts'
import { FORCES } from '../data/forces.ts'
import { frontline } from '../game.ts'
import { mayHold } from '../preview.ts'
import { hasActed, isSection } from '../sections.ts'
import { isFaceDown, sideOf } from '../soldiers.ts'
import { NONE, SLOTS, type FrontlineState } from '../state.ts'
import { STEP } from '../steps.ts'
import { VERB } from '../verbs.ts'
import { answerTo, lossesBehind, threatsTo, worstThreats } from './danger.ts'
import { destinationOf, moveDraft, WAYS } from './moves.ts'
import { spell } from './spell.ts'
import type { MoveDraft } from './drafts.ts'
import { expectMany, legalIn, planningSamples, type Sample } from '../../test/plan-samples.ts'

const samples = planningSamples().filter(({ s }) => s.step === STEP.action)

/**
 * The same position with nothing face down at the enemy, who holds both cards for an attack, unless
 * all of a kind are seen elsewhere.
 */
function opened({ s, seat }: Sample): FrontlineState {
  const next = frontline.clone(s)
  const side = frontline.sideOf(s, seat)
  for (let other = 0; other < frontline.seatsIn(s); other++) {
    if (frontline.sideOf(s, other) === side || s.handSize[other] === 0) continue
    const hand = other * ACTION_TYPES
    next.hands.fill(0, hand, hand + ACTION_TYPES)
    const held = [ATTACK, POUR_IT_ON].filter((card) => mayHold(s, seat, other, card))
    for (const card of held) next.hands[hand + card] = 1
    next.handSize[other] = held.length
  }
  for (let slot = 0; slot < next.counters.length; slot++) {
    const owner = next.owner[Math.floor(slot / SLOTS)]!
    if (owner < 0 || frontline.sideOf(s, owner) === side) continue
    if (isFaceDown(next.counters[slot]!)) next.counters[slot] = 0
  }
  return next
}

/** Every move of a sample, as it is proposed. */
function movesIn(s: FrontlineState, seat: number): readonly MoveDraft[] {
  return Array.from({ length: FORCES }, (_, section) => section)
    .filter((section) => isSection(s, section) && s.owner[section] === seat)
    .flatMap((section) => WAYS.map((way) => moveDraft(s, seat, section, way)))
    .filter((draft) => draft !== null)
}

/** The position in which the enemy may answer a move; null where none may. */
function afterMove(from: FrontlineState, seat: number, draft: MoveDraft): FrontlineState | null {
  const s = frontline.clone(from)
  const dice = fastDice(5)
  for (const choice of spell(s, seat, draft).choices) frontline.play(s, seat, choice, dice)
  for (let n = 0; n < 20 && s.step !== STEP.react; n++) {
    // What trees cost, and whoever has to succeed: the first that can be done.
    const who = frontline.toAct(s)
    if (who < 0 || s.mover === NONE) return null
    const choices = legalIn(s, who)
    frontline.play(
      s,
      who,
      choices.find((choice) => verbOf(choice) === VERB.pass) ?? choices[0]!,
      dice,
    )
  }
  return s.step === STEP.react && s.attacker === NONE ? s : null
}

/** Whoever is to act lets it go by, or does the first thing that can be done. */
function passIn(s: FrontlineState): void {
  const seat = frontline.toAct(s)
  const choices = legalIn(s, seat)
  const pass = choices.find((choice) => verbOf(choice) === VERB.pass)
  frontline.play(s, seat, pass ?? choices[0]!, fastDice(5))
}

interface Shot {
  readonly section: number
  readonly target: number
  readonly isPlain: boolean
  readonly fp: number
  readonly left: number // after the cover that comes off by itself
}

const declaring: readonly number[] = [
  STEP.target,
  STEP.shift,
  STEP['attack-card'],
  STEP.fire,
  STEP['sniper-pay'],
]

/** Every way in which a seat can fire at those who moved, declared to the end. */
function shotsAt(from: FrontlineState): readonly Shot[] {
  const found: Shot[] = []
  const seat = frontline.toAct(from)
  const open: { s: FrontlineState; choice: Choice }[] = legalIn(from, seat)
    .filter((choice) => [VERB.attack, VERB['hand-on']].includes(verbOf(choice)))
    .map((choice) => ({ s: from, choice }))
  for (let next = open.pop(); next; next = open.pop()) {
    const s = frontline.clone(next.s)
    const events: GameEvent[] = []
    frontline.play(
      s,
      frontline.toAct(s),
      next.choice,
      fastDice(1),
      (event) => void events.push(event),
    )
    const fired = events.find(({ type }) => type === 'attacked')
    if (fired) {
      const section = Number(fired['unit'])
      const target = Number(fired['target'])
      const fp = Number(fired['fp'])
      found.push({ section, target, isPlain: fired['plain'] === true, fp, left: leftOf(s, events) })
      continue
    }
    if (verbOf(next.choice) === VERB['hand-on']) {
      // A partner answers, once everybody else has let it go by.
      for (let n = 0; n < 8 && s.step === STEP['any-time']; n++) passIn(s)
      found.push(...shotsAt(s))
      continue
    }
    if (!declaring.includes(s.step)) continue
    for (const choice of legalIn(s, frontline.toAct(s))) {
      if (verbOf(choice) !== VERB.pay) open.push({ s, choice })
    }
  }
  return found
}

/** What is left of fire once nobody answers it and nobody plays cover. */
function leftOf(from: FrontlineState, told: readonly GameEvent[]): number {
  const s = frontline.clone(from)
  const events = [...told]
  const fire = events.findIndex(({ type }) => type === 'attacked')
  for (let n = 0; n < 12; n++) {
    const other = events.findIndex(({ type }, at) => at > fire && type === 'attacked')
    const last = events
      .slice(0, other < 0 ? undefined : other)
      .findLast(({ type }) => type === 'covered' || type === 'compared')
    const isOver = other >= 0 || s.step === STEP.cover || last?.type === 'covered'
    if (last && isOver) return Number(last['left'])
    const seat = frontline.toAct(s)
    if (seat < 0 || isOver) return Number(last?.['left'] ?? 0)
    const choices = legalIn(s, seat)
    const pass = choices.find((choice) => verbOf(choice) === VERB.pass)
    frontline.play(s, seat, pass ?? choices[0]!, fastDice(1), (event) => void events.push(event))
  }
  return Number(
    events.findLast(({ type }) => type === 'covered' || type === 'compared')?.['left'] ?? 0,
  )
}

test('FRL-REACT-7 the danger of a move is the best fire that can answer it', () => {
  let compared = 0
  let answered = 0
  let slowest = 0
  for (const sample of samples) {
    const { seat } = sample
    const s = opened(sample)
    const { known } = frontline.view(s, seat)
    for (const draft of movesIn(s, seat)) {
      const started = performance.now()
      const told = answerTo(known, seat, draft)
      slowest = Math.max(slowest, performance.now() - started)
      const after = afterMove(s, seat, draft)
      if (!after || after.place[draft.section] !== destinationOf(s, draft)) continue
      const shots = shotsAt(after).filter(({ fp }) => fp > 0)
      compared++
      const own = (isPlain: boolean): number =>
        Math.max(
          0,
          ...shots
            .filter((shot) => shot.section === told?.section && shot.isPlain === isPlain)
            .map(({ fp }) => fp),
        )
      if (!told) {
        expect(shots).toEqual([])
        continue
      }
      answered++
      expect(told.plain.fp).toBe(own(true))
      expect(told.worst.fp).toBe(Math.max(told.plain.fp, own(false)))
      const best = shots.find(
        ({ section, isPlain, fp }) => section === told.section && isPlain && fp === told.plain.fp,
      )!
      expect(told.plain.left).toBe(best.left)
    }
  }
  console.log(`${compared} moves, ${answered} answered, at most ${slowest.toFixed(1)} ms`)
  expectMany(answered, 100)
})

test('FRL-GEN-6 hands and counters that nobody sees change nothing of the danger of a move', () => {
  let looked = 0
  for (const { s, seat } of samples) {
    const { known } = frontline.view(s, seat)
    for (let n = 1; n <= 3; n++) {
      const other = frontline.disguise(s, seat, fastDice(n))
      for (const draft of movesIn(s, seat)) {
        const told = answerTo(known, seat, draft)
        // Handed the whole position, it still tells nothing that is not seen.
        expect(answerTo(other, seat, draft)).toEqual(told)
        expect(answerTo(frontline.view(other, seat).known, seat, draft)).toEqual(told)
        if (told) looked++
      }
    }
  }
  expectMany(looked, 100)
})

test('FRL-REACT-8 nobody answers what is obscured, and cover lowers what is lost', () => {
  let looked = 0
  for (const { s, seat } of samples) {
    for (const draft of movesIn(s, seat)) {
      const told = answerTo(s, seat, draft)
      if (!told || told.plain.losses.vp < 0.1) continue
      looked++
      expect(answerTo(s, seat, { ...draft, with: [OBSCURED] })).toBeNull()
      const before = told.plain.losses.vp
      expect(lossesBehind(s, seat, draft, told, 4).vp).toBeLessThanOrEqual(before)
      expect(lossesBehind(s, seat, draft, told, 99).vp).toBe(0)
      expect(told.worst.losses.vp).toBeGreaterThanOrEqual(before)
    }
  }
  expectMany(looked, 30)
})

/** The seat across that looks at what another can do to its side. */
function acrossOf(s: FrontlineState, seat: number): number {
  const seats = Array.from({ length: frontline.seatsIn(s) }, (_, other) => other)
  return seats.find((other) => frontline.sideOf(s, other) !== frontline.sideOf(s, seat))!
}

test('FRL-GEN-6 what can fire at whom is what may be declared now, and nothing hidden changes it', () => {
  let compared = 0
  let slowest = 0
  for (const sample of samples) {
    // The other side looks: whoever acts may fire at it now.
    const viewer = acrossOf(sample.s, sample.seat)
    const s = opened({ s: sample.s, seat: viewer })
    const { known } = frontline.view(s, viewer)
    const side = frontline.sideOf(s, viewer)
    const started = performance.now()
    const threats = threatsTo(known, viewer, side)
    slowest = Math.max(slowest, performance.now() - started)
    const mayFire = (section: number): boolean =>
      s.owner[section] === sample.seat && !hasActed(s, section)
    // What a partner fires is declared later.
    const shots = shotsAt(s).filter(({ fp, section }) => fp > 0 && mayFire(section))
    const pairs = (all: readonly { section: number; target: number }[]) =>
      new Set(all.map(({ section, target }) => `${section} ${target}`))
    const own = threats.filter(({ section }) => mayFire(section))
    expect(pairs(own)).toEqual(pairs(shots))
    for (const { section, target, plain, worst } of own) {
      const most = (isPlain: boolean): number =>
        Math.max(
          0,
          ...shots
            .filter((one) => one.section === section && one.target === target)
            .filter((one) => one.isPlain === isPlain)
            .map(({ fp }) => fp),
        )
      compared++
      expect(plain.fp).toBe(most(true))
      expect(worst.fp).toBe(Math.max(plain.fp, most(false)))
      expect(sideOf(s, target)).toBe(side)
    }
    for (const by of ['section', 'target'] as const) {
      for (const [head, worst] of worstThreats(threats, by)) {
        const vp = threats.filter((one) => one[by] === head).map(({ plain }) => plain.losses.vp)
        expect(worst.plain.losses.vp).toBe(Math.max(...vp))
      }
    }
    const spent = frontline.clone(s)
    spent.hands.fill(0, sample.seat * ACTION_TYPES, (sample.seat + 1) * ACTION_TYPES)
    spent.handSize[sample.seat] = 0
    expect(shotsAt(spent).filter(({ section }) => s.owner[section] === sample.seat)).toEqual([])
    expect(
      threatsTo(spent, viewer, side).filter(({ section }) => s.owner[section] === sample.seat),
    ).toEqual([])
    // With what lies face down left as it is.
    const told = threatsTo(frontline.view(sample.s, viewer).known, viewer, side)
    for (let n = 1; n <= 2; n++) {
      const other = frontline.disguise(sample.s, viewer, fastDice(n))
      expect(threatsTo(other, viewer, side)).toEqual(told)
    }
  }
  console.log(`${compared} threats, at most ${slowest.toFixed(1)} ms`)
  expectMany(compared, 100)
})
