import { contract } from '@estafette/kernel/contract'
import { isLong } from '../../../../scripts/lanes.ts'
import { seed } from '../../../../scripts/seed.mjs'
import { arras } from './index.ts'
import { chapters } from './rules/index.ts'

contract(
  { ...arras, chapters },
  isLong ? { games: 4, seed } : { games: 1, setups: 4, sparing: 3, seed },
)
