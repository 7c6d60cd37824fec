import { frontline } from '@estafette/frontline'
import { pressed } from '@estafette/frontline/plans'
import { NONE, STEP, type FrontlineState } from '@estafette/frontline/screen'
import { fastDice, type Choice } from '@estafette/kernel'
import { signal } from '@preact/signals'
import { beforeEach, expect, test } from 'vitest'
import { sitAt } from '../../../../test/sitting.ts'
import type { GameScreen } from '../../../screen/screen.ts'
import { openPrivate, privateNotes } from '../../../store/private.ts'
import { sceneOf } from '../field/feed.ts'
import type { FrontDesk } from '../desk.ts'
import { draftOf } from '../plan/draft.ts'
import { frontAhead } from './check.ts'
import { aheadMarks } from './drawing.ts'
import { words } from './words.en.ts'

const screen = { game: frontline } as unknown as GameScreen

beforeEach(() => openPrivate('test', null))

/** Positions of battles played at random in which somebody chooses an action. */
function actions(count: number): readonly FrontlineState[] {
  const made = frontline.create({ scenario: 's05', options: {} })
  if (!made.ok) throw new Error(made.reason)
  const s = made.value
  const dice = fastDice(4)
  frontline.start(s, dice)
  const found: FrontlineState[] = []
  while (found.length < count && frontline.toAct(s) >= 0) {
    if (s.step === STEP.action) found.push(frontline.clone(s))
    const choices = frontline.choices(s, s.decider, s.legal)
    frontline.play(s, s.decider, s.legal[dice.below(choices)]! as Choice, dice)
  }
  return found
}

/** Draws a plan by presses: a section, perhaps a use of a card, and the end. */
function draw(
  model: FrontDesk,
  own: number,
  end: Parameters<ReturnType<typeof sceneOf>['press']>[0],
) {
  frontAhead.begin(model)
  sceneOf(model).press({ kind: 'group', unit: own })
  sceneOf(model).press(end)
  return privateNotes.value.ahead!.at(-1)!
}

/** Own sections and what a plan of theirs can end with. */
function endsOf(model: FrontDesk, own: number) {
  frontAhead.begin(model)
  sceneOf(model).press({ kind: 'group', unit: own })
  const { groups, places } = aheadMarks(model)!
  frontAhead.leave(model)
  const foes = [...groups].flatMap(([unit, { isTarget }]) => (isTarget ? [unit] : []))
  const grounds = [...places].flatMap(([place, { isTarget }]) => (isTarget ? [place] : []))
  return { foes, grounds }
}

test('a plan drawn on the field is held by the rules: what its presses mean, or their reason', () => {
  const found = { can: 0, cannot: 0, waits: 0 }
  for (const s of actions(24).filter((_, at) => at % 4 === 0)) {
    const seat = s.decider
    const { model, taken } = sitAt(screen, s, seat)
    const other = sitAt(screen, frontline.disguise(s, seat, fastDice(5)), seat)
    frontAhead.begin(model)
    const own = [...aheadMarks(model)!.groups.keys()]
    frontAhead.leave(model)
    for (const head of own.slice(0, 3)) {
      const { foes, grounds } = endsOf(model, head)
      const ends = [
        ...foes.slice(0, 2).map((unit) => ({ kind: 'group', unit }) as const),
        ...grounds.slice(0, 3).map((place) => ({ kind: 'place', place }) as const),
      ]
      for (const end of ends) {
        const plan = draw(model, head, end)
        const standing = frontAhead.check(model, plan)
        found[standing.kind]++
        const meant = pressed(
          s,
          seat,
          { section: head, draft: null },
          end.kind === 'group'
            ? { kind: 'section', head: end.unit }
            : { kind: 'ground', place: end.place + 1 },
        )
        expect(standing.kind).toBe(meant.sketch.draft ? 'can' : 'cannot')
        if (standing.kind === 'can') {
          standing.take()
          expect(draftOf(model)!.draft).toEqual(meant.sketch.draft)
          expect(draftOf(model)!.row.length).toBeGreaterThan(0)
          model.intention.value = null
        } else if (standing.kind === 'cannot' && meant.rebuff) {
          expect(standing.why).toEqual(meant.rebuff)
        }
        // What the enemy holds changes nothing.
        expect(frontAhead.check(other.model, plan).kind).toBe(standing.kind)
      }
    }
    expect(taken).toEqual([])
  }
  expect(found.can).toBeGreaterThan(8)
  expect(found.cannot).toBeGreaterThan(8)
})

test('a card is kept for a plan; once it, the section or the target is gone the plan says so', () => {
  let looked = 0
  for (const s of actions(24).filter((_, at) => at % 3 === 0)) {
    const seat = s.decider
    const { model } = sitAt(screen, s, seat)
    frontAhead.begin(model)
    const [card] = [...aheadMarks(model)!.hand.keys()]
    const [head] = [...aheadMarks(model)!.groups.keys()]
    if (card === undefined || head === undefined) continue
    sceneOf(model).press({ kind: 'group', unit: head })
    sceneOf(model).press({ kind: 'use', card, use: 'plain' })
    expect(sceneOf(model).hand.get(card)!.uses.plain.state).toBe('chosen')
    const foe = [...aheadMarks(model)!.groups].find(([, { isTarget }]) => isTarget)?.[0]
    if (foe === undefined) continue
    sceneOf(model).press({ kind: 'group', unit: foe })
    const plan = privateNotes.value.ahead!.at(-1)!
    expect(plan).toMatchObject({ foe, card, use: 'plain' })
    expect(frontAhead.tell(s, plan).what).toContain(', with ')
    const standing = frontAhead.check(model, plan)
    if (standing.kind === 'can') {
      standing.take()
      expect(draftOf(model)!.draft).toMatchObject({
        section: head,
        target: foe,
        card,
        isPlain: true,
      })
    }
    const after = (change: (state: FrontlineState) => void) => {
      const changed = frontline.clone(s)
      change(changed)
      return frontAhead.check(sitAt(screen, changed, seat).model, plan)
    }
    const gone = (x: number) => (state: FrontlineState) => {
      for (let man = 0; man < state.head.length; man++) {
        if (state.head[man] === x) [state.place[man], state.head[man]] = [NONE, NONE]
      }
    }
    expect(after(gone(foe))).toEqual({ kind: 'cannot', why: words.noTarget })
    expect(after(gone(head))).toEqual({ kind: 'cannot', why: words.gone })
    expect(after((state) => state.hands.fill(0))).toEqual({ kind: 'cannot', why: words.spent })
    expect(after((state) => (state.step = STEP.organise)).kind).toBe('waits')
    looked++
  }
  expect(looked).toBeGreaterThan(3)
})

test('a plan that is being drawn is nobody else’s at the screen, and Escape leaves it', () => {
  const [s] = actions(1)
  const sat = sitAt(screen, s!, s!.decider).model
  const viewer = signal(s!.decider)
  const model: FrontDesk = { ...sat, session: { ...sat.session, viewer } }
  frontAhead.begin(model)
  expect(frontAhead.asks(model)).toBe(words.who)
  viewer.value = 1 - s!.decider
  expect(frontAhead.asks(model)).toBe('')
  expect(aheadMarks(model)).toBeNull()
  viewer.value = s!.decider
  const escape = { key: 'Escape', code: 'Escape' } as KeyboardEvent
  expect(sceneOf(model).key!(escape)).toBe(true)
  expect(frontAhead.asks(model)).toBe('')
  expect(sceneOf(model).key!(escape)).toBe(false)
})
