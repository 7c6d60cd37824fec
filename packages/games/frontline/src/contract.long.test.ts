import { contract } from '@estafette/kernel/contract'
import { frontline } from './index.ts'
import { chapters } from './rules/index.ts'

contract({ ...frontline, chapters }, { games: process.env['LONG'] ? 16 : 2 })
