import { brainContract } from '@estafette/kernel/brain-contract'
import { arras } from '../game.ts'
import { brain } from './index.ts'

brainContract(arras, brain, { games: process.env['LONG'] ? 4 : 1 })
