import { brainContract } from '@estafette/kernel/brain-contract'
import { celles } from '../game.ts'
import { brain } from './index.ts'

brainContract(celles, brain, { games: 4 })
