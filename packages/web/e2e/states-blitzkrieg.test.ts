import { blitzScreen } from '../src/games/blitzkrieg/screen.tsx'
import type { GameScreen } from '../src/screen/screen.ts'
import { stateTests, type Beginning } from './states.ts'

const screen = (await blitzScreen('met')) as unknown as GameScreen

const middle: Beginning = [
  'in the middle of the battle of Stonne',
  { seed: 67, player: 'greedy', moves: 300 },
  120,
]

stateTests(screen, [['from the set-up of Stonne', { seed: 66 }, 60], middle], middle)
