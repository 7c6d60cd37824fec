import { makeChoice, positionFrom, type Consideration } from '@estafette/kernel'
import { voicesOf } from '@estafette/words/suite'
import { describe, expect, test } from 'vitest'
import { forceCodes } from '../data/forces.ts'
import { frontline } from '../game.ts'
import { VERB } from '../verbs.ts'
import { explain } from './explain.ts'
import { first } from './weights.ts'

const walker = forceCodes.indexOf('us-walker')
const smith = forceCodes.indexOf('us-smith')

/** What is said for a move of a section, all ground but one card being stream. */
function why(step: string, soldiers: string, mover: number, buildings = 0): Consideration[] {
  const terrain = Array.from({ length: 9 }, (_, at) =>
    at + 1 === buildings ? 'burned-out' : 'stream',
  )
  const s = positionFrom(
    frontline,
    `scenario training\n${step}\nfirst allies\nturn 1\nterrain ${terrain.join(' ')}
${soldiers}\nsoldier de-weber seat-2 9\nhand seat-1 stay-low:1 rally:1`,
  )
  return [...explain(first, s, 0, makeChoice(VERB.move, mover))]
}

const action = 'step action\nwindow action\ndecider seat-1\nturn-seat seat-1\nacting allies'
const reaction = 'step react\nwindow react\ndecider seat-1\nturn-seat seat-2\nacting axis'
const attack = 'reply to-attack\nattacker de-weber\ntarget us-walker\nfp 12'

describe('a move', () => {
  test('is explained by the card where the section stands better', () => {
    expect(why(action, 'soldier us-walker seat-1 2', walker)).toEqual([
      { key: 'move', unit: walker, ground: 2 },
    ])
  })

  test('is not explained by a card that the section may not enter', () => {
    const broken = 'soldier us-walker seat-1 2 morale:3'
    expect(why(action, broken, walker)).toEqual([])
    expect(why(reaction, 'mover de-weber\nsoldier us-walker seat-1 2', walker, 3)).toEqual([])
  })

  test('out of the fire is explained by the fire', () => {
    const both = `${attack}\nsoldier us-walker seat-1 2\nsoldier us-smith seat-1 2`
    expect(why(reaction, both, walker)).toEqual([{ key: 'dodge', unit: walker, fp: 12 }])
    expect(why(reaction, both, smith)).toEqual([{ key: 'move', unit: smith, ground: 2 }])
  })

  test.each(voicesOf(frontline))('names a card once: $language', (voice) => {
    const said = voice.consideration({ key: 'move', unit: walker, ground: 2 })
    expect(said).toBe(
      voice.language === 'fr'
        ? 'Walker est mieux dans la carte 3.'
        : 'Walker stands better in card 3.',
    )
  })
})
