import { contract } from '@estafette/kernel/contract'
import { everyBattle } from './battles.ts'
import { chapters } from './rules/index.ts'

for (const game of everyBattle) contract({ ...game, chapters }, { games: 4, seed: 100 })
