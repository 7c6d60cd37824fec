import { cellesScreen } from '../src/games/celles/screen.tsx'
import type { GameScreen } from '../src/screen/screen.ts'
import { stateTests, type Beginning } from './states.ts'

const middle: Beginning = ['in the middle of a game of Celles', { seed: 65, moves: 120 }, 140]

stateTests(
  cellesScreen as unknown as GameScreen,
  [['from the set-up of Celles', { seed: 64 }, 140], middle],
  middle,
)
