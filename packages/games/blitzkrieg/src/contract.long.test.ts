import { contract } from '@estafette/kernel/contract'
import { battles } from './battles.ts'
import { chapters } from './rules/index.ts'

for (const game of battles) contract({ ...game, chapters }, { games: 4, seed: 100 })
