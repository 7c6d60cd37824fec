import { contract } from '@estafette/kernel/contract'
import { celles } from './index.ts'
import { chapters } from './rules/index.ts'

contract({ ...celles, chapters }, { games: process.env['LONG'] ? 16 : 2 })
