import { contract } from '@estafette/kernel/contract'
import { arras } from './index.ts'
import { chapters } from './rules/index.ts'

contract({ ...arras, chapters }, { games: process.env['LONG'] ? 16 : 1 })
