import { looming, playRandomly, type Ending, type GameEvent, type Outlook } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { gamesOfTheDay, isLong } from '../../../../scripts/lanes.ts'
import { battles, checked } from './battles.ts'
import { ALLIED, GERMAN } from './data/codes.ts'
import { outlookOf } from './outlook.ts'
import { score } from './score.ts'
import { endUnit, firstUnit, NONE, type BlitzState } from './state.ts'
import { STEP } from './steps.ts'
import { disrupt, isOnMap, isTransport } from './units.ts'

const tried = gamesOfTheDay(battles)

/** The first choice to move of a turn, reached by random play. */
function begun(turn = 2): BlitzState {
  let found: BlitzState | null = null
  playRandomly(checked, { scenario: 'battle', options: {} }, 1, {
    onState(s) {
      if (s.turn < turn || s.step !== STEP.move) return false
      found = checked.clone(s)
      return true
    },
  })
  return found!
}

function ending(s: BlitzState, key: string): Ending {
  return outlookOf(s)!.endings.find((one) => one.key === key)!
}

test('BLZ-VIC-4 in the last turn the count decides, a draw included', () => {
  const s = begun()
  expect(ending(s, 'points')).toMatchObject({ chance: 0, check: 'game-end' })
  s.turn = s.lastTurn
  const { have, need } = ending(s, 'points')
  expect([have, need]).toEqual([score(s, GERMAN), score(s, ALLIED)])
  expect(ending(s, 'points').chance).toBe(1)
  s.scored[GERMAN]! += Math.max(0, need - have)
  s.scored[ALLIED]! += Math.max(0, have - need)
  expect(ending(s, 'points')).toMatchObject({ side: NONE, chance: 1 })
})

test('BLZ-VIC-6 a side is beaten when nobody of it stands or would recover', () => {
  const s = begun()
  expect(ending(s, 'allied-rout')).toMatchObject({ side: GERMAN, need: 0, chance: 0 })
  expect(ending(s, 'allied-rout').have).toBeGreaterThan(0)
  for (let unit = firstUnit(s, ALLIED); unit < endUnit(s, ALLIED); unit++) {
    if (isOnMap(s, unit) && !isTransport(s, unit)) disrupt(s, unit, 'BLZ-UNIT-5', undefined)
  }
  expect(ending(s, 'allied-rout').chance).toBe(0) // those in supply recover. BLZ-SUP-8
  expect(ending(s, 'german-rout').chance).toBe(0)
})

test('what counts adds up to the score, and what would count does not yet', () => {
  for (const game of tried) {
    playRandomly(game, { scenario: 'battle', options: {} }, 2, {
      onState(s, count) {
        if (count % 200 !== 0) return
        const outlook = outlookOf(s)
        if (!outlook) return
        for (const side of [GERMAN, ALLIED]) {
          const own = outlook.scores.filter((one) => one.side === side)
          expect(own.reduce((sum, one) => sum + one.points, 0)).toBe(score(s, side))
          const had = new Set(own.flatMap(({ key, places }) => places.map((hex) => `${key}${hex}`)))
          const both = outlook.next
            .filter((one) => one.side === side)
            .flatMap(({ key, places }) => places.filter((hex) => had.has(`${key}${hex}`)))
          expect(both).toEqual([])
        }
      },
    })
  }
})

describe('in the last turn the count is announced, and it decides', () => {
  test.each(tried.map((game) => [game.id, game] as const))('%s', (_, game) => {
    for (let seed = 1; seed <= (isLong ? 20 : 1); seed++) {
      let last: Outlook | null = null // at the last decision
      let ended = ''
      playRandomly(game, { scenario: 'battle', options: {} }, seed, {
        tell({ type }: GameEvent) {
          if (type === 'game-over' || type === 'immediate-victory') ended = type
        },
        onState(s) {
          if (s.turn >= s.lastTurn) last = outlookOf(s) ?? last
        },
      })
      expect(ended).not.toBe('')
      if (ended !== 'game-over') continue
      expect(looming(last!).map(({ key }) => key)).toContain('points')
    }
  })
})
