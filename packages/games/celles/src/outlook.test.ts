import { looming, playRandomly, type Ending, type GameEvent, type Outlook } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { ALLIED, GERMAN } from './data/codes.ts'
import { celles } from './game.ts'
import { outlookOf } from './outlook.ts'
import { NONE, OUT_OF_SUPPLY, endUnit, firstUnit, type CellesState } from './state.ts'
import { enter, isOnMap } from './units.ts'
import { victories } from './victory.ts'

/** The first decision of a turn, reached by random play. */
function begun(turn = 1): CellesState {
  let found: CellesState | null = null
  playRandomly(celles, { scenario: celles.scenarios[0]!, options: {} }, 1, {
    onState(s) {
      if (s.turn < turn || celles.acting(s) === 0) return false
      found = celles.clone(s)
      return true
    },
  })
  return found!
}

function ending(s: CellesState, key: string): Ending {
  return outlookOf(s)!.endings.find((one) => one.key === key)!
}

/** Puts Germans that wait beside the map on the bank of the Meuse. */
function onTheMeuse(s: CellesState, count: number): void {
  const bank = [...s.board.meuseBank.keys()].filter((hex) => s.board.meuseBank[hex] !== 0)
  for (let unit = firstUnit(s, GERMAN), left = count; unit < endUnit(s, GERMAN); unit++) {
    if (left > 0 && !isOnMap(s, unit)) enter(s, unit, bank[left-- % bank.length]!)
  }
}

test('CEL-16.0.1 CEL-16.0.2 units on the Meuse count towards the twenty that end the game', () => {
  const s = begun()
  s.vp = 17
  expect(ending(s, 'decisive')).toMatchObject({ side: GERMAN, have: 17, need: 20, chance: 0 })
  onTheMeuse(s, 3)
  expect(ending(s, 'decisive')).toMatchObject({ have: 20, chance: 1 })
  expect(ending(s, 'decisive').places).toHaveLength(3)
})

test('CEL-16.0.1 those out of supply do not', () => {
  const s = begun()
  onTheMeuse(s, 1)
  const [hex] = ending(s, 'decisive').places
  for (let unit = 0; unit < s.board.unitCount; unit++) {
    if (s.place[unit] === hex) s.flags[unit]! |= OUT_OF_SUPPLY
  }
  expect(ending(s, 'decisive').places).toEqual([])
  expect(outlookOf(s)!.next.find(({ key }) => key === 'unsupplied')?.places).toEqual([hex])
})

test('CEL-16.0.6 in the last turn the count decides, a draw included', () => {
  const s = begun()
  expect(ending(s, 'points').chance).toBe(0)
  s.turn = s.board.lastTurn
  const { have, need } = ending(s, 'points')
  expect(ending(s, 'points').chance).toBe(1)
  expect(ending(s, 'points').side).toBe(have > need ? GERMAN : have < need ? ALLIED : NONE)
  s.losses[GERMAN]! += Math.max(0, have - need)
  s.losses[ALLIED]! += Math.max(0, need - have)
  expect(ending(s, 'points')).toMatchObject({ side: NONE, chance: 1 })
})

test('every check does what was announced just before it, over whole games', () => {
  const seen = new Map<string, number>()
  const count = (what: string): unknown => seen.set(what, (seen.get(what) ?? 0) + 1)
  for (let seed = 1; seed <= (process.env['LONG'] ? 60 : 4); seed++) {
    let now: CellesState | null = null
    let atCheck: Outlook | null = null // when the last choice had been carried out
    let turn = 0
    const tell = (event: GameEvent): void => {
      if (!now || now.turn === 0) return
      if (event.type === 'game-over') {
        const victory = victories[Number(event['victory'])]!
        count(victory)
        const key = victory === 'draw' ? 'points' : victory
        expect(looming(atCheck!)).toMatchObject([{ key, side: event['side'], chance: 1 }])
      } else if (now.turn === turn + 1) {
        count('went on')
        turn = now.turn
        if (turn > 1) expect(looming(atCheck!)).toEqual([])
      } else if (!['meuse', 'final-score'].includes(event.type)) atCheck = outlookOf(now)
    }
    playRandomly(celles, { scenario: celles.scenarios[0]!, options: {} }, seed, {
      tell,
      onState: (s) => void (now = s),
      onMove: (s) => void (atCheck = outlookOf(s)),
    })
  }
  for (const what of ['went on', 'points']) {
    expect(seen.get(what) ?? 0, `${what} of ${[...seen].join('; ')}`).toBeGreaterThan(0)
  }
})
