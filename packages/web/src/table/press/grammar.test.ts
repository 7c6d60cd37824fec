import { expect, test } from 'vitest'
import type { Plan } from '@estafette/kernel'
import type { Hit } from '../../map-view/feed.ts'
import { settled, sitDown } from '../../../test/sitting.ts'
import { meaningOf, type Moment } from './grammar.ts'

// Places: 1 the chosen stack, 2 another that can act (lit), 3 one that cannot, 4 enemy and target,
// 5 enemy out of reach, 6 empty and lit, 7 empty and out of reach, 8 another that can act, not lit,
// 9 lit, but what leads there cannot be taken back.
const plan = (place: number, kind: Plan['kind'] = 'move'): Plan => ({
  kind,
  place,
  units: [0],
  cost: 1,
  left: 1,
  path: [1, place],
})
const plans = [plan(2), plan(4, 'attack'), plan(6), plan(9)]
const idle: Moment = {
  own: 0,
  chosen: -1,
  aim: null,
  plans: [],
  aimAt: () => null,
  canAct: (place) => [1, 2, 8].includes(place),
  isUndoable: ({ kind, place }) => kind === 'move' && place !== 9,
}
const chosen: Moment = { ...idle, chosen: 1, plans }
const aimed: Moment = { ...chosen, aim: plans[1]! }
const hit = (place: number, side: number, more: Partial<Hit> = {}): Hit => ({
  place,
  side,
  by: 'mouse',
  isTight: () => false,
  ...more,
})
/** What a hit means in each of the three columns: nothing chosen, a stack chosen, a target aimed. */
const row = (one: Hit): readonly string[] =>
  [idle, chosen, aimed].map((now) => {
    const meaning = meaningOf(one, now)
    return 'plan' in meaning ? `${meaning.kind} ${meaning.plan.place}` : meaning.kind
  })

test('a counter is a unit: own stacks are chosen, enemies aimed at or looked at', () => {
  expect(row(hit(8, 0))).toEqual(['choose', 'choose', 'choose'])
  expect(row(hit(2, 0))).toEqual(['choose', 'choose', 'choose']) // although it is lit
  expect(row(hit(3, 0))).toEqual(['inspect', 'inspect', 'inspect'])
  expect(row(hit(4, 1))).toEqual(['inspect', 'preview 4', 'inspect'])
  expect(row(hit(5, 1))).toEqual(['inspect', 'inspect', 'inspect'])
  expect(row(hit(1, 0))).toEqual(['choose', 'giveUp', 'drop'])
})

test('the ground is a place: a mouse goes to a lit one, and hears why not of another', () => {
  expect(row(hit(6, -1))).toEqual(['inspect', 'go 6', 'go 6'])
  expect(row(hit(2, -1))).toEqual(['choose', 'go 2', 'go 2'])
  expect(row(hit(7, -1))).toEqual(['inspect', 'note', 'note'])
  expect(row(hit(8, -1))).toEqual(['choose', 'note', 'note'])
  expect(row(hit(4, -1))).toEqual(['inspect', 'preview 4', 'inspect'])
})

test('what cannot be taken back is only shown, however often it is pressed', () => {
  expect(row(hit(9, -1))).toEqual(['inspect', 'preview 9', 'preview 9'])
  expect(meaningOf(hit(9, -1), { ...chosen, aim: plans[3]! }).kind).toBe('preview')
})

test('a finger shows a move first and makes it second', () => {
  const finger = hit(6, -1, { by: 'touch' })
  expect(row(finger)).toEqual(['inspect', 'preview 6', 'preview 6'])
  expect(meaningOf(finger, { ...chosen, aim: plans[2]! }).kind).toBe('go')
})

test('where stack and ground cannot be told apart, it is asked', () => {
  const isTight = () => true
  expect(row(hit(2, 0, { isTight }))).toEqual(['choose', 'ask', 'ask'])
  expect(row(hit(2, -1, { isTight }))).toEqual(['choose', 'ask', 'ask'])
  expect(row(hit(2, -1, { by: 'keys', isTight }))).toEqual(['choose', 'ask', 'ask'])
  expect(row(hit(8, 0, { isTight }))).toEqual(['choose', 'choose', 'choose'])
  expect(row(hit(6, -1, { isTight }))).toEqual(['inspect', 'go 6', 'go 6'])
})

test('the keyboard names a place: its own stack, or what is planned there', () => {
  expect(row(hit(8, -1, { by: 'keys' }))).toEqual(['choose', 'choose', 'choose'])
  expect(row(hit(6, -1, { by: 'keys' }))).toEqual(['inspect', 'preview 6', 'preview 6'])
  expect(row(hit(1, -1, { by: 'keys' }))).toEqual(['choose', 'giveUp', 'drop'])
  expect(row(hit(7, -1, { by: 'keys' }))).toEqual(['inspect', 'note', 'note'])
})

test('Ctrl adds to a stack, Shift takes a type of it, and neither does anything to enemies', () => {
  expect(row(hit(8, 0, { adds: true }))).toEqual(['add', 'add', 'add'])
  expect(row(hit(8, 0, { takesType: true }))).toEqual(['type', 'type', 'type'])
  expect(row(hit(5, 1, { adds: true }))).toEqual(['inspect', 'inspect', 'inspect'])
})

test('who only watches only looks', () => {
  for (let place = 1; place <= 9; place++) {
    for (const side of [-1, 0, 1]) {
      expect(meaningOf(hit(place, side), { ...chosen, own: -1 }).kind).toBe('inspect')
    }
  }
})

/** Two stacks of Arras of which the first can move to where the second stands. */
async function sitBefore() {
  const { model } = await sitDown()
  const { able, plans: found, selection } = model
  const usable = (place: number) => model.screen.plans!.usable(model.state.value, place)
  for (const from of able.value) {
    model.selectUnits(usable(from))
    const to = found.value.find(({ kind, place }) => kind === 'move' && usable(place).length > 0)
    if (to) return { model, usable, from, to: to.place, units: selection.value!.units }
  }
  throw new Error('no stack can join another')
}

test('no stack is a trap: with one chosen another is chosen by its counter', async () => {
  const { model, to, usable } = await sitBefore()
  model.press(hit(to, 0))
  expect(model.selection.value).toEqual({ place: to, units: usable(to) })
  expect(model.intention.value).toBeNull()
  model.press(hit(to, 0))
  expect(model.selection.value).toBeNull()
})

test('the chooser offers both, chooses the stack or goes there, and Escape closes it first', async () => {
  const { model, from, to, units } = await sitBefore()
  const tight = hit(to, 0, { isTight: () => true })
  model.press(tight)
  expect(model.asked.value).toBe(to)
  expect(model.selection.value?.place).toBe(from)
  const [choose, move] = model.meant(to)
  expect([choose!.key, move!.key]).toEqual(['choose', 'move'])
  expect(model.lookBack()).toBe(true)
  expect([model.asked.value, model.selection.value?.place]).toEqual([-1, from])
  model.press(tight)
  choose!.press()
  expect(model.selection.value?.place).toBe(to)
  expect(model.asked.value).toBe(-1)
  model.selectUnits(units)
  move!.press()
  await settled()
  expect(units.some((unit) => model.screen.map!.placeOf(model.state.value, unit) === to)).toBe(true)
})

test('looking at another stack drops nothing, and Escape goes back one level at a time', async () => {
  const { model, from, to, units } = await sitBefore()
  const enemy = model.screen.map!.piles(model.state.value).find(({ side }) => side === 1)!
  model.intend(model.plans.value.find(({ place }) => place === to)!)
  model.press(hit(enemy.place, 1))
  const seen = () => [
    model.inspected.value,
    model.intention.value !== null,
    model.selection.value?.units ?? [],
  ]
  expect(seen()).toEqual([enemy.place, true, units])
  expect(model.lookBack()).toBe(true)
  expect(seen()).toEqual([from, true, units])
  expect(model.lookBack()).toBe(false)
  model.back()
  expect(model.selection.value?.units).toEqual(units)
  model.back()
  expect(seen()).toEqual([-1, false, []])
})

test('a mouse moves at once, what is left stays in hand, and Done leaves nothing there', async () => {
  const { model, from, to, units } = await sitBefore()
  model.selectUnits(units.slice(0, 1))
  model.press(hit(to, -1))
  await settled()
  expect(model.screen.map!.placeOf(model.state.value, units[0]!)).toBe(to)
  expect(model.selection.value?.place).toBe(from) // the activation goes on
  const done = model.offers.value.all.find(({ verb }) => verb === 'done')!
  model.choose(done)
  if (model.intention.value) model.confirm()
  await settled()
  expect([model.selection.value, model.inspected.value]).toEqual([null, -1])
})

test('Ctrl takes the top unit away and adds it again, Shift keeps its type', async () => {
  const { model, from, usable } = await sitBefore()
  const all = usable(from)
  const { typeOf } = model.screen.counters!
  const chosenUnits = () => model.selection.value?.units
  model.press(hit(from, 0, { adds: true }))
  expect(chosenUnits()).toEqual(all.slice(1))
  model.press(hit(from, 0, { adds: true }))
  expect(chosenUnits()?.length).toBe(all.length)
  model.press(hit(from, 0, { takesType: true }))
  expect(chosenUnits()).toEqual(all.filter((unit) => typeOf(unit) === typeOf(all[0]!)))
})

test('where attacks are thought out together a press on an enemy means the one on them', () => {
  const planning: Moment = { ...idle, aimAt: (place) => (place === 4 ? plans[1]! : null) }
  for (const one of [hit(4, 1), hit(4, -1), hit(4, -1, { by: 'keys' })])
    expect(meaningOf(one, planning)).toEqual({ kind: 'preview', plan: plans[1] })
  expect(meaningOf(hit(5, 1), planning).kind).toBe('inspect')
  // Once a stack is chosen, what it can do decides.
  expect(meaningOf(hit(5, 1), { ...planning, chosen: 1, plans }).kind).toBe('inspect')
  expect(meaningOf(hit(4, 1), { ...planning, aim: plans[1]! }).kind).toBe('inspect')
})
