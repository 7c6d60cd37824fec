import { playRandomly } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { clearanceOf } from './clearance.ts'
import { arras } from './game.ts'
import { MOST_CHOICES, NO_ASSAULT, RETREATING, type ArrasState } from './state.ts'
import { STEP } from './steps.ts'

/** Whether the rules let the defender keep somebody in place, by trying every way to take losses. */
function canStay(from: ArrasState): boolean {
  const seen = new Set<string>()
  const search = (s: ArrasState): boolean => {
    if (s.step !== STEP.casualties || s.target !== from.target) return keepsSome(s, from)
    const key = `${Array.from(s.place)} ${Array.from(s.flags)} ${Array.from(s.marks)}`
    if (seen.has(key)) return false
    seen.add(key)
    const out = new Int32Array(MOST_CHOICES)
    const seat = arras.toAct(s)
    const count = arras.choices(s, seat, out)
    return out.slice(0, count).some((choice) => {
      const after = arras.clone(s)
      // Dice may follow at once; then the losses are settled all the same.
      try {
        arras.play(after, seat, choice, {
          roll: stop,
          contest: stop,
          pick: stop,
          faces: [],
          drawn: 0,
        })
      } catch (error) {
        if (!(error instanceof Stop)) throw error
      }
      return search(after)
    })
  }
  return search(from)
}

class Stop extends Error {}
function stop(): never {
  throw new Stop()
}

/** Whether a defender of a place is still there and not about to leave it. */
function keepsSome(s: ArrasState, { target, initiative }: ArrasState): boolean {
  for (let unit = 0; unit < s.board.unitCount; unit++) {
    const isThere = s.place[unit] === target && s.board.unitSide[unit] !== initiative
    if (isThere && unit !== s.retreater && !(s.marks[unit]! & RETREATING)) return true
  }
  return false
}

test('ARR-6.4.2d ARR-6.4.2e a place counts as cleared where no lawful losses leave a defender there', () => {
  let cleared = 0
  let contested = 0
  for (let seed = 1; seed <= 40; seed++) {
    playRandomly(arras, { scenario: 'historical', options: {} }, seed, {
      onState(s) {
        if (arras.acting(s) === 0 || s.step !== STEP.casualties || s.taken > 0) return
        if (s.assault === NO_ASSAULT || s.present[2 * s.target + (1 - s.initiative)]! > 5) return
        const casualties = Array.from({ length: s.casualties + 1 }, (_, points) =>
          points === s.casualties ? 1 : 0,
        )
        const found = clearanceOf(s, { success: 1, casualties, meanCasualties: s.casualties })
        const stays = canStay(s)
        expect(found.contested).toBe(stays ? 1 : 0)
        expect(found.cleared).toBe(stays ? 0 : 1)
        if (stays) contested++
        else cleared++
      },
    })
  }
  expect(contested).toBeGreaterThan(30)
  expect(cleared).toBeGreaterThan(5)
})
