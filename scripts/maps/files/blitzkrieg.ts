import { makeSmallFile, smallIds } from '../blitzkrieg-small.ts'
import { battles, makeBattleFile, makeSheet } from '../blitzkrieg.ts'
import type { DrawnFiles } from './drawn-files.ts'

/** The maps of the battles with the styles they share, and small pictures: windows of the maps. */
export const files: DrawnFiles = function* (pack) {
  for (const battle of battles) yield [`map/data/${battle.id}.json`, makeBattleFile(battle, pack)]
  yield ['map/data/sheet.css', makeSheet()]
  for (const id of smallIds) yield [`pictures/data/${id}.json`, makeSmallFile(id, pack)]
}
