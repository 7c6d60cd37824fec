import { makeChoice, type Consideration } from '@estafette/kernel'
import { explanationsSuite, isNear, type Explained } from '@estafette/words/explanations'
import { describe, expect, test } from 'vitest'
import { gamesOfTheDay, isLong } from '../../../../../scripts/lanes.ts'
import { battles } from '../battles.ts'
import { attackChance, bombardChance, fightChances, previewAttack } from '../preview.ts'
import { ATTACKING, opponent, TARGET, type BlitzState } from '../state.ts'
import { STEP } from '../steps.ts'
import { VERB } from '../verbs.ts'
import { brains } from './index.ts'
import { makeObjectives } from './objectives.ts'
import { begin, choosing } from './testing.ts'

/** The chance of the attack that is named, with one more unit. */
function namedChance(s: BlitzState, more: readonly number[]): number {
  const units = Array.from(s.marks.keys()).filter((unit) => s.marks[unit]! & ATTACKING)
  const hexes = Array.from(s.ground.keys()).filter((hex) => s.ground[hex]! & TARGET)
  const preview = previewAttack(s, [...units, ...more], hexes)
  return preview?.isEnough ? attackChance(preview) : 0
}

describe.each(gamesOfTheDay(battles))('$id', (game) => {
  /** What a consideration claims, held against the rules; null where it claims no number. */
  function isTrue({ s }: Explained<BlitzState>, reason: Consideration): boolean | null {
    const hex = reason['hex'] as number
    switch (reason.key) {
      case 'bombard':
        return isNear(reason['chance'], bombardChance(s, opponent(s.phasing), hex))
      case 'join':
        return isNear(reason['after'], namedChance(s, [reason['unit'] as number]))
      case 'fight': {
        const results = fightChances(game, s, makeChoice(VERB.fight), true)
        return isNear(reason['chance'], attackChance({ results }))
      }
      case 'worth-ground':
        return makeObjectives(s.board, s.decider).worth[hex]! > 0
      default:
        return null
    }
  }

  const told = explanationsSuite<BlitzState>({
    game,
    brain: brains[game.id]!,
    games: isLong ? 2 : 1,
    begin: (_seed, dice) => begin(game, dice),
    choose: choosing(game),
    isTrue,
  })

  test('moves on the map are explained before they begin', () => {
    const moves = told.filter(({ s }) => s.step === STEP.move)
    expect(moves.length).toBeGreaterThan(50)
    const keys = new Set(moves.map(({ reasons }) => reasons[0]!.key))
    for (const key of keys) expect(['go', 'done']).toContain(key)
  })
})
