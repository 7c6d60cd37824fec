import { brainContract } from '@estafette/kernel/brain-contract'
import { frontline } from '../game.ts'
import { brain } from './index.ts'

brainContract(frontline, brain, { games: 4 })
