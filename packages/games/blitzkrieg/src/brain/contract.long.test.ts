import { brainContract } from '@estafette/kernel/brain-contract'
import { met, stalled, unleashed } from '../battles.ts'
import { brains } from './index.ts'

brainContract(met, brains['met']!, { games: 2 })
brainContract(stalled, brains['stalled']!, { games: 1 })
brainContract(unleashed, brains['unleashed']!, { games: 1 })
