import { contract } from '@estafette/kernel/contract'
import { met } from './battles.ts'
import { chapters } from './rules/index.ts'

// All of the battles are in the long tests.
contract({ ...met, chapters }, { games: 1 })
