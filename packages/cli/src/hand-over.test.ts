import { describe, expect, test } from 'vitest'
import type { Io } from './io.ts'
import { ran } from './testing.ts'

const isTerminal = { input: true, output: true, error: true }
const atTerminal: Partial<Io> = { isTerminal, env: { LANG: 'C', NO_COLOR: '1' } }
const CLEAR = '\u001B[2J\u001B[3J\u001B[H'

/** Two people at one screen play the toy, with the same dice every time. */
async function screens(answers: readonly string[]): Promise<readonly string[]> {
  const argv = ['play', 'toy', '--scenario', 'lane', '--seats', 'human,human', '--seed', '1']
  const { out } = await ran([...argv, '--option', 'weather=fair'], answers, atTerminal)
  return out.split(CLEAR)
}

describe('two people at one screen', () => {
  test('the screen is cleared and waits before the other person sees it', async () => {
    const [first = '', second = '', ...more] = await screens(['bid 2', 'hm', '', 'bid 1'])
    expect(more).toEqual([])
    expect(first).toContain('seat 1: Bid: 2')
    expect(second.startsWith('Hand over the screen. seat 2: press Enter. ')).toBe(true)
    expect(second.match(/press Enter/g)).toHaveLength(2) // anything but Enter asks again
    expect(second).toContain('seat 1: a secret choice')
    expect(second).not.toMatch(/^(\d+ )?seat 1: Bid/m)
  })

  test('nothing is shown to the other person without Enter', async () => {
    const [, second = ''] = await screens(['bid 2'])
    expect(second.trimEnd()).toBe('Hand over the screen. seat 2: press Enter.')
    const [, after = ''] = await screens(['bid 2', 'quit'])
    expect(after.trimEnd()).toBe('Hand over the screen. seat 2: press Enter.')
  })

  test('the log of the second person does not tell what the first has chosen in secret', async () => {
    const [, second = ''] = await screens(['bid 2', '', 'log all', 'board'])
    expect(second).toContain('1 seat 1: a secret choice')
    // Beside the bids that the second person may make themselves.
    expect(second.replace(/^ +\d+ {2}.*$/gm, '')).not.toContain('Bid: 2')
  })

  test('where both see the same, nobody waits', async () => {
    const shown = await screens(['bid 2', '', 'bid 1', 'walk k0'])
    expect(shown).toHaveLength(2)
    expect(shown[1]).toContain('walks from place 0 to place 1')
  })

  test('in French, too', async () => {
    const [, second = ''] = await screens(['lang fr', 'bid 2', ''])
    expect(second).toContain('Passez l’écran. place 2\u00A0: appuyez sur Entrée.')
  })
})
