import { arrasScreen } from '../src/games/arras/screen.tsx'
import type { GameScreen } from '../src/screen/screen.ts'
import { stateTests, type Beginning } from './states.ts'

const first: Beginning = ['from the first impulse of Arras', { seed: 61 }, 110]

stateTests(
  arrasScreen as unknown as GameScreen,
  [
    first,
    ['from a free set-up of Arras', { seed: 62, setup: { scenario: 'free' } }, 70],
    ['in the middle of a game of Arras', { seed: 63, moves: 260 }, 120],
  ],
  first,
)
