import { LEAVING_RIDING, WHY, type ExitPlan, type ExitPlans } from '@estafette/blitzkrieg/screen'
import { voiceOf } from '../../../i18n/voice.ts'
import type { Tile, TileGroup } from '../../../screen/card.ts'
import type { BlitzDesk } from '../desk.ts'
import { hexName, positionOf, stackName, type OwnCard } from './card-tools.ts'
import { cardWords } from './card-words.ts'
import { blitzWords, points } from '../words.ts'

/** The ways off the map of a stack in hand, or what bars the edge that it comes to. BLZ-MOV-28 */
export function exitGroups(
  model: BlitzDesk,
  { exitsFor, whyNoExit }: ExitPlans,
  units: readonly number[],
): TileGroup[] {
  const s = positionOf(model)
  const name = cardWords().does.exit
  const tiles = exitsFor(s, units).map((plan): Tile => ({
    key: `exit${plan.due}`,
    name,
    text: exitNotes(model, plan).join(', '),
    value: blitzWords().mp(points(plan.cost)),
    press: () => model.intend(plan),
  }))
  if (tiles.length > 0) return [{ key: 'exit', rule: 'BLZ-MOV-28', tiles }]
  const refused = whyNoExit(s, units)
  const isNear = refused?.verdict === WHY['too-costly'] || refused?.verdict === WHY.halted
  if (!refused || !isNear) return []
  const closed = voiceOf(model.session.game).reason(refused.verdict, refused.gaps)
  return [{ key: 'exit', rule: 'BLZ-MOV-28', tiles: [{ key: 'exit', name, closed }] }]
}

/** Where the map is left, how, and whether the unit comes back. BLZ-MOV-31, BLZ-MOV-32 */
function exitNotes(model: BlitzDesk, { place, manner, due }: ExitPlan): string[] {
  const words = cardWords()
  return [
    hexName(model, place),
    manner === LEAVING_RIDING ? words.riding : '',
    due > 0 ? words.exitsUntil(due) : words.exits[1],
  ].filter(Boolean)
}

/** A way off the map that is meant. */
export function exitPlanCard(model: BlitzDesk, plan: ExitPlan): OwnCard {
  const words = cardWords()
  const cost = words.costNote(points(plan.cost), points(plan.left))
  return {
    title: words.leavesBy(stackName(model, plan.units), hexName(model, plan.place)),
    note: [cost, ...exitNotes(model, plan).slice(1)].join(', '),
    groups: [],
  }
}
