import { contract } from '@estafette/kernel/contract'
import { met, unleashed } from './battles.ts'
import { chapters } from './rules/index.ts'

// One battle with a river and one without; all of them in the long tests.
for (const game of [unleashed, met]) contract({ ...game, chapters }, { games: 1 })
