import scenarios from '../../../../../games/frontline/data/scenarios.json' with { type: 'json' }
import { expect, test } from 'vitest'
import {
  battles,
  filters,
  firstBattle,
  history,
  isIn,
  sorted,
  sortings,
  type BattleFacts,
} from './battles.ts'

test('the list has the nineteen battles with the VP of their sources', () => {
  expect(history.map(({ number }) => number)).toEqual(
    Array.from({ length: 19 }, (_, index) => index + 1),
  )
  for (const [index, battle] of history.entries()) {
    const { id, vp, vpToWin } = scenarios.scenarios[index]!
    expect({ id: battle.id, vp: battle.vp }).toEqual({ id, vp: [vp.allies, vp.axis] })
    expect(battle.needed).toEqual([vpToWin.allies, vpToWin.axis])
  }
  expect(firstBattle.id).toBe('training')
})

test('every filter finds some battles and leaves some out', () => {
  const counts = filters.map((filter) => history.filter((battle) => isIn(battle, filter)).length)
  expect(Object.fromEntries(filters.map((filter, at) => [filter, counts[at]]))).toEqual({
    all: 19,
    us: 11,
    uk: 8,
    foot: 8,
    night: 4,
    objective: 9,
    easy: 2,
  })
})

const weigh = {
  size: ({ vp }: BattleFacts) => vp[0] + vp[1],
  complexity: ({ complexity }: BattleFacts) => complexity,
}

test('a list can be sorted by date, size and complexity, equal battles by date', () => {
  const sizes = sorted(history, 'size').map(({ vp }) => vp[0] + vp[1])
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  const levels = sorted(history, 'complexity').map(({ complexity }) => complexity)
  expect(levels).toEqual(levels.toSorted((a, b) => a - b))
  const dates = new Map(scenarios.scenarios.map(({ id, date }) => [id, date]))
  for (const by of sortings) {
    const rows = sorted(history, by)
    for (const [at, battle] of rows.entries()) {
      const next = rows[at + 1]
      const isEqual = next && (by === 'date' || weigh[by](battle) === weigh[by](next))
      if (isEqual) expect(dates.get(battle.id)! <= dates.get(next.id)!).toBe(true)
    }
  }
})

test('every battle of history stands in two campaigns, one of them the whole way', () => {
  for (const { campaigns } of history) expect(campaigns).toHaveLength(2)
  expect(battles[0]!.campaigns).toEqual([])
})
