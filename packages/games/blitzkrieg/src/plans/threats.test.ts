import { fastDice, type Choice, type Game } from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { battles } from '../battles.ts'
import { firstUnit, opponent, type BlitzState } from '../state.ts'
import { isOnMap } from '../units.ts'
import { isInEnemyZoc } from '../zoc.ts'
import { dangerTo, reachOf, supplyOf } from './threats.ts'

/** A battle that has been played at random for some decisions. */
function played(game: Game<BlitzState>, decisions: number): BlitzState {
  const made = game.create({ scenario: 'battle', options: {} })
  if (!made.ok) throw new Error('the battle cannot be set up')
  const s = made.value
  const dice = fastDice(7)
  game.start(s, dice)
  const out = new Int32Array(2048)
  for (let n = 0; n < decisions; n++) {
    const seat = game.toAct(s)
    if (seat < 0) break
    const count = game.choices(s, seat, out)
    game.play(s, seat, out[(n * 7919) % count]! as Choice, dice)
  }
  return s
}

describe.each(battles.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  const s = played(game, 400)

  test('whoever can be attacked now is in danger', () => {
    for (const side of [0, 1]) {
      const points = dangerTo(s, side)
      for (let unit = firstUnit(s, opponent(side)); unit < s.board.unitCount; unit++) {
        if (!isOnMap(s, unit) || s.board.attack[unit]! <= 0) continue
        const hex = s.place[unit]!
        if (s.units[opponent(side) * s.board.hexCount + hex] === 0) continue
        for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
          const to = s.board.neighbours[slot]!
          if (to >= 0) expect(points[to]).toBeGreaterThanOrEqual(s.board.attack[unit]!)
        }
      }
    }
  })

  test('reach and supply are hexes of the map, and sources without an enemy are supplied', () => {
    for (const side of [0, 1]) {
      for (const hex of reachOf(s, side)) expect(hex < s.board.hexCount).toBe(true)
      const { supplied } = supplyOf(s, side)
      for (const hex of s.board.supplyHexes[side]!) {
        const isFree = s.units[opponent(side) * s.board.hexCount + hex] === 0
        if (isFree && !isInEnemyZoc(s, side, hex)) expect(supplied).toContain(hex)
      }
    }
  })
})
