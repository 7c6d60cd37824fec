import { expect, test } from 'vitest'
import type { Rest } from '../field/track.ts'
import { restSpots, startOf, widthOf } from './rest-spots.ts'

const texts = ['8 sans réponse', 'Walker subit 4 avec Tir de couverture', '2 contre toute réponse']

test('texts under the track lie over none other, wherever they belong', () => {
  const scale = 60
  for (let first = 0; first <= scale; first += 4) {
    for (let second = 0; second <= scale; second += 4) {
      const rests = texts.map((text, at): Rest => {
        return { key: text, at: [first, second, (first + second) / 2][at]!, text, isSure: at > 0 }
      })
      const spots = restSpots(rests, scale)
      const faults = spots.flatMap((one, at) =>
        spots
          .slice(at + 1)
          .filter(
            (other) =>
              other.row === one.row &&
              startOf(one) < startOf(other) + widthOf(other) &&
              startOf(other) < startOf(one) + widthOf(one),
          )
          .map((other) => `${one.text} over ${other.text} at ${first}, ${second}`),
      )
      expect(faults).toEqual([])
      for (const one of spots) {
        expect(startOf(one)).toBeGreaterThanOrEqual(0)
        expect(startOf(one) + widthOf(one)).toBeLessThanOrEqual(1 + 1e-9)
      }
      expect(Math.max(...spots.map(({ row }) => row))).toBeLessThan(2)
    }
  }
})
