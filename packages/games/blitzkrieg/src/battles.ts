import { everyBoard, unlessBroken } from './data/battles.ts'
import { makeBattle } from './game.ts'

export { leftOut, type LeftOut } from './data/battles.ts'

/** Everything that can be played: the series in its order, then what is on no shelf. */
export const everyBattle = everyBoard.flatMap((board) =>
  unlessBroken(board.id, () => makeBattle(board)),
)

const isListed = (id: string): boolean =>
  everyBoard.find((board) => board.id === id)!.source.scenario.series !== undefined

/** The battles of the series, in its order. */
export const battles = everyBattle.filter(({ id }) => isListed(id))

/** Battles that are found by their ids and stand on no shelf. */
export const otherBattles = everyBattle.filter(({ id }) => !isListed(id))

const battleOf = (id: string) => everyBattle.find((battle) => battle.id === id)!

/** Blitzkrieg Checked: Gembloux, 14–15 May 1940. */
export const checked = battleOf('checked')

/** Blitzkrieg Unleashed: Sedan, 13–14 May 1940. */
export const unleashed = battleOf('unleashed')

/** Blitzkrieg Challenged: Dinant, 12–15 May 1940. */
export const challenged = battleOf('challenged')

/** Blitzkrieg Stalled: Arras, 21–22 May 1940. */
export const stalled = battleOf('stalled')

/** Blitzkrieg Met: Stonne, 15–16 May 1940. */
export const met = battleOf('met')

/** Blitzkrieg Undone: Hannut, 12–13 May 1940. */
export const undone = battleOf('undone')

/** The training battle: invented, no part of the published series, and on no shelf. */
export const training = battleOf('training')
