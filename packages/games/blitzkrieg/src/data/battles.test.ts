import { expect, test } from 'vitest'
import { seriesIds, otherIds } from '../shelf.ts'
import { boards, everyBoard, leftOut, training, unlessBroken } from './battles.ts'
import { makeBoard } from './board.ts'
import { whyLeftOut } from './check.ts'
import { sourceOf } from './source.ts'

test('the shelf names the battles that are built, those of the series in its order', () => {
  expect(boards.map(({ id }) => id)).toEqual(seriesIds)
  expect(everyBoard.map(({ id }) => id)).toEqual([...seriesIds, ...otherIds])
  expect(leftOut).toEqual([])
})

test('a battle that cannot be built is left out and named with its file, nothing else falls', () => {
  const { map, units, scenario } = training.source
  const broken = { ...map, roadLinks: [['0105', '0305']] }
  const built = unlessBroken('broken', () => makeBoard(sourceOf('broken', broken, units, scenario)))
  expect(built).toEqual([])
  const [left, ...others] = leftOut.splice(0)
  expect(others).toEqual([])
  expect(left).toEqual({ id: 'broken', reason: '0105 and 0305 are not adjacent' })
  expect(whyLeftOut(left!, { map: broken, units, scenario })).toMatch(
    /^packages\/games\/blitzkrieg\/data\/broken\/map\.json: roadLinks\[0\]/,
  )
})
