import { playRandomly, type State } from '@estafette/kernel'
import { gameIds } from '@estafette/registry/shelf'
import { gameById } from '@estafette/registry'
import { expect, test } from 'vitest'
import { inLanguages } from '../../test/sitting.ts'
import { loadScreen } from '../games/index.ts'
import { isLong } from '../../../../scripts/lanes.ts'

const EVERY = 40 // decisions between two positions that are looked at

test.each(gameIds)(
  '%s has words for every ending, score and alarm, in both languages',
  async (id) => {
    const game = gameById(id)!
    const { victory } = (await loadScreen(id))!
    const said = new Set<string>()
    const look = (state: State): readonly string[] => {
      const outlook = victory!.outlook(state)
      if (!outlook) return []
      const { title, meaning } = victory!.scale(state)
      return [
        title,
        meaning,
        ...outlook.endings.flatMap((ending) => {
          const { title, text, short } = victory!.alarm(state, ending)
          return [
            title,
            text,
            short,
            victory!.ending(state, ending),
            victory!.winner(state, ending),
          ]
        }),
        ...outlook.scores.map((score) => victory!.score(state, score)),
        ...outlook.next.map((score) => victory!.next(state, score)),
      ]
    }
    for (let seed = 1; seed <= (isLong ? 3 : 1); seed++) {
      playRandomly(game, { scenario: game.scenarios[0]!, options: {} }, seed, {
        onState(state, count) {
          if (count % EVERY !== 0) return
          for (const text of inLanguages(() => look(state))) said.add(text)
        },
      })
    }
    expect(said.size).toBeGreaterThan(30)
    expect([...said].filter((text) => text === '' || /undefined|NaN|\{/.test(text))).toEqual([])
  },
)
