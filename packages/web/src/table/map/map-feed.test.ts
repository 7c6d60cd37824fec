import { expect, test, vi } from 'vitest'
import type { Plan } from '@estafette/kernel'
import { settled, sitDown } from '../../../test/sitting.ts'
import { keyLines } from './key-lines.tsx'
import { mapFeed } from './map-feed.tsx'
import { movedUnits } from './moved-units.ts'
import { planAt } from '../press/grammar.ts'

test('what moved is marked as long as it can be taken back', async () => {
  const { model } = await sitDown()
  const { state, able } = model
  const { map, plans } = model.screen
  expect(movedUnits(model, map!).size).toBe(0)
  const place = able.value.find((one) => plans!.usable(state.value, one).length > 1)!
  model.tapPlace(place)
  model.selectUnits(model.selection.value!.units.slice(0, 1))
  const [unit] = model.selection.value!.units
  model.intend(model.plans.value.find(({ kind }) => kind === 'move')!)
  model.confirm()
  await settled()
  expect(map!.placeOf(state.value, unit!)).not.toBe(place)
  expect([...movedUnits(model, map!)]).toEqual([unit])
  model.undo()
  await settled()
  expect(movedUnits(model, map!).size).toBe(0)
})

test('a plan against several places is marked on all of them, and means any of them', async () => {
  const { model } = await sitDown()
  const { map, plans } = model.screen
  const attack: Plan = {
    kind: 'attack',
    place: 3,
    targets: [3, 5],
    units: [0],
    cost: 1,
    left: 0,
    path: [1, 3],
  }
  const screen = { ...model.screen, plans: { ...plans!, plans: () => [attack] } }
  const { model: sat } = await sitDown('arras', screen)
  const place = sat.able.value.find((one) => plans!.usable(sat.state.value, one).length > 0)!
  sat.tapPlace(place)
  const feed = mapFeed(sat, map!)
  const marked = feed.areas.value.filter(({ kind }) => kind === 'attack')
  expect(marked.map((area) => area.place)).toEqual([3, 5])
  expect(planAt([attack], 5)).toBe(attack)
  expect(planAt([attack], 4)).toBeUndefined()
  sat.tapPlace(5)
  expect(sat.intention.value).toEqual({ kind: 'plan', plan: attack })
})

test('a reach is plain in its first picture, and whole in those that follow', async () => {
  const { model } = await sitDown()
  let frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => frames.push(call))
  const picture = (): void => {
    const now = frames
    frames = []
    for (const call of now) call()
  }
  try {
    const { isFresh } = mapFeed(model, model.screen.map!)
    expect(isFresh.value).toBe(false)
    model.tapPlace(model.able.value[0]!)
    expect(isFresh.value).toBe(true)
    picture() // the one being made
    expect(isFresh.value).toBe(true)
    picture()
    expect(isFresh.value).toBe(false)
  } finally {
    vi.unstubAllGlobals()
  }
})

test('the map reports what is meant, and the table decides what that is', async () => {
  const { model } = await sitDown()
  const { acts, focus } = mapFeed(model, model.screen.map!)
  acts.next(1)
  expect(focus.value).toBe(model.able.value[0])
  acts.choose()
  expect(model.selection.value?.place).toBe(focus.value)
  acts.uses('keyboard')
  expect(model.byKeyboard.value).toBe(true)
  acts.back()
  expect(model.selection.value).toBeNull()
})

test('the stack and its targets are to be seen, both ends of what is meant above all', async () => {
  const { model } = await sitDown()
  const { sight } = mapFeed(model, model.screen.map!)
  expect(sight.value.must).toEqual([])
  const place = model.able.value[0]!
  model.tapPlace(place)
  expect(sight.value).toMatchObject({ must: [place], zooms: false, isAsked: false })
  const plan = model.plans.value.at(-1)!
  model.adjust(plan)
  expect(sight.value).toMatchObject({ must: [place, plan.place], zooms: true })
  model.focus.value = 5
  expect(sight.value.must).toEqual([place, plan.place]) // a mouse is where it points
  model.byKeyboard.value = true
  expect(sight.value).toMatchObject({ must: [5], isAsked: true })
})

test('the way that will be paid for is drawn to what the mouse or the keyboard is on', async () => {
  const { model } = await sitDown()
  const { path } = mapFeed(model, model.screen.map!)
  const from = model.able.value.find((place) => {
    model.back()
    model.tapPlace(place)
    return model.plans.value.some(({ kind, path }) => kind === 'move' && path.length > 2)
  })!
  const far = model.plans.value.find(({ kind, path }) => kind === 'move' && path.length > 2)!
  expect(path.value).toBeNull()
  model.pointed.value = far.place
  expect(path.value?.path).toEqual(far.path)
  expect([far.path[0], far.path.at(-1)]).toEqual([from, far.place])
  model.pointed.value = -1
  model.focus.value = far.place
  expect(path.value).toBeNull() // a mouse is in use
  model.byKeyboard.value = true
  expect(path.value?.path).toEqual(far.path)
})

test('the brackets go through the targets of the chosen stack, the full stop to other stacks', async () => {
  const { model } = await sitDown()
  const { acts, focus } = mapFeed(model, model.screen.map!)
  acts.nextTarget(1)
  expect(focus.value).toBe(model.able.value[0]) // nothing is chosen yet
  model.tapPlace(model.able.value[0]!)
  const targets = new Set(model.plans.value.map(({ place }) => place))
  const seen = new Set<number>()
  for (let i = 0; i < targets.size; i++) {
    acts.nextTarget(1)
    seen.add(focus.value)
  }
  expect(seen).toEqual(targets)
  acts.next(1)
  expect(model.able.value).toContain(focus.value)
})

test('the key tells the signs that are on the map, and no others', async () => {
  const { model } = await sitDown()
  const map = model.screen.map!
  const key = await map.key()
  const { areas } = mapFeed(model, map)
  const marks = () =>
    keyLines(model, map, key, areas.value, 'table')[0]!.lines.map(({ mark }) => mark)
  expect(marks()).toContain('can')
  expect(marks()).not.toContain('selected')
  model.tapPlace(model.able.value[0]!)
  const kinds = new Set(model.plans.value.map(({ kind }) => kind))
  expect(marks().includes('attack')).toBe(kinds.has('attack'))
  expect(marks().includes('go')).toBe(kinds.has('move'))
  expect(marks()).toContain('selected')
})
