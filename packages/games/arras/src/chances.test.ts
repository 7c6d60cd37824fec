import { chancesOf, playRandomly, targetOf, verbOf, type GameEvent } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { arras } from './game.ts'
import { previewCurrent } from './preview.ts'
import {
  IN_PLACE,
  MOST_CHOICES,
  MOVE_ASSAULT,
  NONE,
  OVERRUN_ASSAULT,
  type ArrasState,
} from './state.ts'
import { VERB } from './verbs.ts'

const enough = new Map([
  [IN_PLACE, 4],
  [MOVE_ASSAULT, 4],
  [OVERRUN_ASSAULT, 1], // seldom in random play
])

/** The margin of an assault, and how many dice each side rolled. */
function marginOf({ type, attackTotal, defenceTotal, ...event }: GameEvent): string | null {
  if (type !== 'assault-roll') return null
  const [attack, defence] = [event['attackFaces'], event['defenceFaces']] as number[][]
  return `${attack!.length} ${defence!.length} ${Math.max(0, Number(attackTotal) - Number(defenceTotal))}`
}

test('ARR-6.1a ARR-6.4a ARR-8.0a the odds that are shown are those of the rules, in every kind of assault', () => {
  const left = new Map(enough)
  const out = new Int32Array(MOST_CHOICES)
  const look = (state: ArrasState): void => {
    if (arras.acting(state) === 0 || !left.has(state.assault)) return
    const seat = arras.toAct(state)
    if (arras.decision(state, seat).step !== 'counter-support') return
    const more = left.get(state.assault)! - 1
    if (more === 0) left.delete(state.assault)
    else left.set(state.assault, more)
    const preview = previewCurrent(state)!
    const count = arras.choices(state, seat, out)
    for (const choice of out.slice(0, count)) {
      const margins = chancesOf(arras, state, seat, choice, marginOf)
      const dice = [...margins.keys()][0]!.split(' ').map(Number)
      const gun = verbOf(choice) === VERB.artillery ? targetOf(choice) : NONE
      const odds = preview.odds(dice[0]!, dice[1]!, gun)
      const failure = margins.get(`${dice[0]} ${dice[1]} 0`) ?? 0
      expect(odds.success).toBeCloseTo(1 - failure, 10)
      odds.casualties.forEach((chance, points) => {
        expect(chance).toBeCloseTo(margins.get(`${dice[0]} ${dice[1]} ${points}`) ?? 0, 10)
      })
    }
  }
  for (let seed = 1; seed < 300 && left.size > 0; seed++) {
    playRandomly(arras, { scenario: 'historical', options: {} }, seed, { onState: look })
  }
  expect([...left]).toEqual([])
})
