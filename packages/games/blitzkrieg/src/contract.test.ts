import { contract } from '@estafette/kernel/contract'
import { gamesOfTheDay, isLong } from '../../../../scripts/lanes.ts'
import { seed } from '../../../../scripts/seed.mjs'
import { everyBattle } from './battles.ts'
import { chapters } from './rules/index.ts'

for (const game of gamesOfTheDay(everyBattle)) {
  contract(
    { ...game, chapters },
    isLong ? { games: 1, seed } : { games: 1, setups: 4, sparing: 3, seed },
  )
}
