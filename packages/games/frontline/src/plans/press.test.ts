import { fastDice, LEGAL, verbOf, type Rebuff } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { sampleOf } from '../../../../../scripts/lanes.ts'
import { seed } from '../../../../../scripts/seed.mjs'
import { ACTION_TYPES, LINE, MODES } from '../data/codes.ts'
import { FORCES } from '../data/forces.ts'
import { frontline } from '../game.ts'
import { isSection, membersOf } from '../sections.ts'
import { isOnLine, sideOf } from '../soldiers.ts'
import { NONE, SLOTS, type FrontlineState } from '../state.ts'
import { bestShooter, bestTarget, fireDraft } from './fire.ts'
import { destinationsOf, destinationOf } from './moves.ts'
import { prepareDraft } from './preparing.ts'
import { pressed, type Pressed, type Sketch } from './press.ts'
import { ableSections, canDo, firingVerb, isPlanning, targetsOf } from './reach.ts'
import { spell } from './spell.ts'
import {
  allSamples,
  expectMany,
  planningSamples,
  targetsBy,
  type Sample,
} from '../../test/plan-samples.ts'

const samples = planningSamples()
const none: Sketch = { section: NONE, draft: null }

/** Everything that can be pressed. */
function thingsOf(s: FrontlineState): readonly Pressed[] {
  const onLine = [...s.owner.keys()].filter((x) => s.owner[x]! >= 0 && isOnLine(s, x))
  return [
    ...onLine.filter((x) => isSection(s, x)).map((head) => ({ kind: 'section', head }) as const),
    ...onLine.map((soldier) => ({ kind: 'soldier', soldier }) as const),
    ...onLine.flatMap((soldier) =>
      MODES.map((_, mode) => ({ kind: 'soldier', soldier, mode }) as const),
    ),
    ...Array.from({ length: LINE }, (_, at) => ({ kind: 'ground', place: at + 1 }) as const),
    ...Array.from({ length: ACTION_TYPES }, (_, card) => card).flatMap((card) => [
      { kind: 'card', card, plain: false } as const,
      { kind: 'card', card, plain: true } as const,
    ]),
    ...onLine.flatMap((x) => [
      { kind: 'counter', slot: x * SLOTS } as const,
      { kind: 'counter', slot: x * SLOTS + 1 } as const,
    ]),
    ...(['attack', 'move', 'prepare', 'conceal'] as const).map(
      (verb) => ({ kind: 'action', verb }) as const,
    ),
    { kind: 'shift' },
    { kind: 'extra' },
  ]
}

const isTrue = (why: Rebuff): boolean =>
  why.verdict !== LEGAL && frontline.reasons[why.verdict] !== undefined

/** What is wrong with what a press comes to, '' for nothing. */
function faultOf({ s, seat }: Sample, before: Sketch, thing: Pressed): [string, Sketch] {
  const { sketch, rebuff, choice } = pressed(s, seat, before, thing)
  const { section, draft } = sketch
  const said = `${JSON.stringify(thing)} in ${frontline.decision(s, seat).step}`
  if (choice !== null && frontline.verdict(s, seat, choice) !== LEGAL)
    return [`illegal: ${said}`, sketch]
  if (rebuff && (!isTrue(rebuff) || choice !== null)) return [`no reason: ${said}`, sketch]
  if (section !== NONE && (!isSection(s, section) || s.owner[section] !== seat)) {
    return [`another's section: ${said}`, sketch]
  }
  if (draft && draft.section !== section) return [`of another section: ${said}`, sketch]
  const why = draft && spell(s, seat, draft).refused
  return [why ? `${frontline.reasons[why.verdict]!.key}: ${said}` : '', sketch]
}

test('whatever is pressed, one after another: what is put together can be carried out, what is chosen is legal', () => {
  const luck = fastDice(seed)
  const seen = { drafts: 0, presses: 0 }
  for (const sample of sampleOf([...samples, ...allSamples()], 60)) {
    const things = thingsOf(sample.s)
    let sketch = none
    for (let n = 0; n < 12; n++) {
      const [fault, next] = faultOf(sample, sketch, things[luck.below(things.length)]!)
      expect(fault).toBe('')
      sketch = next
      seen.presses++
      if (sketch.draft) seen.drafts++
    }
  }
  console.log(seen)
  expectMany(seen.drafts, 20)
})

test('a press on an own section chooses it, once more lets it go; one that cannot act says why', () => {
  let refused = 0
  for (const { s, seat } of samples) {
    const able = ableSections(s, seat)
    for (let head = 0; head < FORCES; head++) {
      if (!isSection(s, head) || s.owner[head] !== seat) continue
      const { sketch, rebuff } = pressed(s, seat, none, { kind: 'section', head })
      expect(sketch.section).toBe(able.includes(head) ? head : NONE)
      expect(rebuff === null).toBe(able.includes(head))
      refused += Number(rebuff !== null)
      const again = pressed(s, seat, { section: head, draft: null }, { kind: 'section', head })
      expect(again.sketch).toEqual(none)
    }
  }
  expectMany(refused, 3)
})

test('sections that can act are those with an action in the list of legal choices', () => {
  for (const { s, seat } of samples) {
    expect(isPlanning(s, seat)).toBe(true)
    const deeds = ['attack', 'counter', 'move', 'prepare', 'conceal'] as const
    const listed = new Set(deeds.flatMap((deed) => targetsBy(s, seat, deed)))
    expect(new Set(ableSections(s, seat))).toEqual(listed)
    for (const deed of deeds) {
      for (let x = 0; x < FORCES; x++) {
        if (canDo(s, seat, deed, x) !== targetsBy(s, seat, deed).includes(x)) {
          expect(`${deed} ${x}`).toBe('as listed')
        }
        if (s.owner[x] !== seat) x++
      }
    }
  }
})

test('a press on an enemy is fire of the chosen section, else of the best, or why not', () => {
  const seen = { fires: 0, refused: 0 }
  for (const { s, seat } of samples) {
    const able = ableSections(s, seat)
    for (const section of [NONE, ...able]) {
      for (let head = 0; head < FORCES; head++) {
        if (!isSection(s, head) || sideOf(s, head) === frontline.sideOf(s, seat)) continue
        const sketch = { section, draft: null }
        const meant = pressed(s, seat, sketch, { kind: 'section', head })
        const shooter = section === NONE ? bestShooter(s, seat, able, head) : section
        if (shooter !== NONE && targetsOf(s, seat, shooter).includes(head)) {
          const verb = firingVerb(s, seat, shooter)!
          expect(meant.sketch.draft).toEqual(fireDraft(s, seat, shooter, head, verb))
          seen.fires++
        } else if (able.length > 0) {
          expect(meant.rebuff).not.toBeNull()
          expect(meant.sketch).toBe(sketch)
          seen.refused++
        }
      }
    }
  }
  expectMany(seen.fires, 10)
  expectMany(seen.refused, 10)
})

test('a press on a card of the line is the move there, on an action what is proposed, or why not', () => {
  let moves = 0
  for (const { s, seat } of samples) {
    for (const section of ableSections(s, seat)) {
      const sketch = { section, draft: null }
      const there = canDo(s, seat, 'move', section) ? destinationsOf(s, seat, section) : new Map()
      for (let place = 1; place <= LINE; place++) {
        const { sketch: next, rebuff } = pressed(s, seat, sketch, { kind: 'ground', place })
        if (there.has(place)) {
          expect(next.draft).toEqual(there.get(place))
          moves++
        } else if (next.draft) expect(place).toBe(s.place[section]) // aside
        else if (Math.abs(place - s.place[section]!) <= 2) expect(rebuff).not.toBeNull()
        if (next.draft?.kind === 'move') expect(destinationOf(s, next.draft)).toBeDefined()
      }
      const action = (verb: 'attack' | 'move' | 'prepare' | 'conceal') =>
        pressed(s, seat, sketch, { kind: 'action', verb })
      const best = bestTarget(s, seat, section)
      if (best === NONE) expect(action('attack').rebuff).not.toBeNull()
      else expect(action('attack').sketch.draft).toMatchObject({ kind: 'fire', target: best })
      if (canDo(s, seat, 'prepare', section)) {
        expect(action('prepare').sketch.draft).toEqual(prepareDraft(s, seat, section))
      }
      expect(action('move').sketch.draft !== null).toBe(canDo(s, seat, 'move', section))
      expect(action('conceal').choice !== null).toBe(canDo(s, seat, 'conceal', section))
    }
  }
  expectMany(moves, 20)
})

test('a question about somebody or something is answered by a press on it', () => {
  let answers = 0
  for (const { s, seat } of allSamples()) {
    if (isPlanning(s, seat)) continue
    for (let x = 0; x < FORCES; x++) {
      const { choice } = pressed(s, seat, none, { kind: 'soldier', soldier: x })
      if (choice === null) continue
      expect(frontline.verdict(s, seat, choice)).toBe(LEGAL)
      const asked = s.head[x]! >= 0 ? membersOf(s, s.head[x]!) : [x]
      expect([...asked, x]).toContain(choice & 0xffff)
      expect(frontline.verbs[verbOf(choice)]!.target).toBe('soldier')
      answers++
    }
  }
  expectMany(answers, 10)
})
