import { brainContract } from '@estafette/kernel/brain-contract'
import { met, stalled } from '../battles.ts'
import { brains } from './index.ts'

brainContract(met, brains['met']!, { games: 2 })
brainContract(stalled, brains['stalled']!, { games: 1 })
