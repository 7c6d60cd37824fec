import { formingRow, usualSections } from '@estafette/frontline/plans'
import { frontline } from '@estafette/frontline'
import { laidOut, LINE, STEP } from '@estafette/frontline/screen'
import { fastDice } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { firstFocus, FOCUS, focusOn, spotsOf } from './focus.ts'
import {
  fieldWidth,
  groundCentres,
  groundSize,
  sizes,
  spreadTrays,
  tokenWidth,
  trayWidth,
  type TrayShape,
} from './layout.ts'
import { groupsOf } from './scene.ts'

const DESK = 986 // the field of a window 1366 wide
const TRIES = 400

/** A lane of sections somewhere on the line, none larger than seven. */
function randomLane(seed: number): readonly TrayShape[] {
  const dice = fastDice(seed)
  const lane = Array.from({ length: 1 + dice.below(7) }, () => ({
    place: 1 + dice.below(LINE),
    pieces: 1 + dice.below(7),
  }))
  return lane.sort((a, b) => a.place - b.place)
}

/** The sections of a side of a battle as they are usually formed. */
function laneOf(id: string, side: number): readonly TrayShape[] {
  const made = frontline.create({ scenario: id, options: {} })
  if (!made.ok) throw new Error(made.reason)
  const s = made.value
  frontline.start(s, fastDice(1))
  while (s.step === STEP.form) {
    for (const choice of formingRow(s, usualSections(s, s.decider), true)) {
      frontline.play(s, s.decider, choice, fastDice(1))
    }
  }
  return groupsOf(s, side).map(({ place, men }) => ({ place, pieces: men.length }))
}

test.each(laidOut)(
  '$id: each side fits one lane of a desk, its tokens 52 wide at least',
  ({ id }) => {
    const size = sizes.desk
    const lanes = [laneOf(id, 0), laneOf(id, 1)]
    expect(lanes.every((lane) => lane.length > 0)).toBe(true)
    const token = tokenWidth(DESK, lanes, size)
    expect(token).toBeGreaterThanOrEqual(52)
    expect(fieldWidth(DESK, lanes, token, size)).toBe(DESK)
  },
)

test('tokens are as wide as the larger side allows, and never wider than they are meant', () => {
  const size = sizes.wide
  const few = [{ place: 2, pieces: 3 }]
  const many = Array.from({ length: 8 }, (_, at) => ({ place: at + 1, pieces: 2 }))
  expect(tokenWidth(1400, [few, few], size)).toBe(72)
  const shared = tokenWidth(1240, [few, many], size)
  expect(shared).toBeLessThan(72)
  expect(tokenWidth(1240, [many, few], size)).toBe(shared)
})

test('trays stand in the order of their cards, none over another and none outside', () => {
  for (let seed = 1; seed <= TRIES; seed++) {
    const lane = randomLane(seed)
    const size = sizes.desk
    const token = tokenWidth(DESK, [lane], size)
    const width = fieldWidth(DESK, [lane], token, size)
    const centres = groundCentres(width, groundSize(width, size).width)
    const trays = lane.map(({ place, pieces }) => ({
      centre: centres[place - 1]!,
      width: trayWidth(pieces, token, size),
    }))
    const lefts = spreadTrays(trays, width)
    let right = 0
    for (const [at, left] of lefts.entries()) {
      expect(left).toBeGreaterThan(right)
      right = left + trays[at]!.width
    }
    expect(right).toBeLessThanOrEqual(width)
  }
})

test('a tray that has room stands over the middle of its card', () => {
  const trays = [
    { centre: 300, width: 100 },
    { centre: 700, width: 120 },
  ]
  expect(spreadTrays(trays, DESK)).toEqual([250, 640])
})

test('two trays at one card share the way that they are moved', () => {
  const [first, second] = spreadTrays(
    [
      { centre: 500, width: 100 },
      { centre: 500, width: 100 },
    ],
    DESK,
  )
  expect(500 - (first! + 50)).toBe(second! + 50 - 500)
})

test.each([320, 492, 700, 820, DESK, 1500])('nine cards fit a field %i wide', (width) => {
  for (const size of Object.values(sizes)) {
    const ground = groundSize(width, size)
    const centres = groundCentres(width, ground.width)
    expect(centres[0]! - ground.width / 2).toBeGreaterThanOrEqual(0)
    expect(centres.at(-1)! + ground.width / 2).toBeLessThanOrEqual(width)
    expect(centres[1]! - centres[0]!).toBeGreaterThan(ground.width)
  }
})

test('a focus moves by the shortest step that shows what must be seen', () => {
  expect(focusOn(3, [5])).toBe(3)
  expect(focusOn(3, [2])).toBe(2)
  expect(focusOn(3, [9])).toBe(5)
  expect(focusOn(1, [3, 6])).toBe(2)
  expect(focusOn(4, [])).toBe(4)
})

test('both ends of an aim are in focus, whatever lies between them', () => {
  for (let from = 1; from <= LINE; from++) {
    for (let to = 1; to <= LINE; to++) {
      for (let first = 1; first <= LINE - FOCUS + 1; first++) {
        const spots = spotsOf(focusOn(first, [from, to]), [from, to])
        const places = spots.flatMap((spot) => ('place' in spot ? [spot.place] : []))
        expect(spots).toHaveLength(FOCUS)
        expect(places).toContain(from)
        expect(places).toContain(to)
        const folded = spots.reduce((sum, spot) => sum + ('folded' in spot ? spot.folded : 0), 0)
        if (folded > 0) expect(folded + 4).toBe(Math.abs(from - to) + 1)
      }
    }
  }
})

test('the focus begins with all one’s own where they fit and looks towards the enemy', () => {
  expect(firstFocus([2, 2], [8])).toBe(1)
  expect(firstFocus([2, 4], [8])).toBe(2)
  expect(firstFocus([1, 7], [9])).toBe(5)
  expect(firstFocus([8, 6], [2])).toBe(4)
  expect(firstFocus([9, 3], [1])).toBe(1)
  expect(firstFocus([8], [2])).toBe(5)
  expect(firstFocus([6], [2])).toBe(3)
  expect(firstFocus([], [])).toBe(3)
})
