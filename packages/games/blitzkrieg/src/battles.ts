import * as boards from './data/battles.ts'
import { makeBattle } from './game.ts'

/** Blitzkrieg Checked: Gembloux, 14–15 May 1940. */
export const checked = makeBattle(boards.checked)

/** Blitzkrieg Unleashed: Sedan, 13–14 May 1940. */
export const unleashed = makeBattle(boards.unleashed)

/** Blitzkrieg Challenged: Dinant, 12–15 May 1940. */
export const challenged = makeBattle(boards.challenged)

/** Blitzkrieg Stalled: Arras, 21–22 May 1940. */
export const stalled = makeBattle(boards.stalled)

/** Blitzkrieg Met: Stonne, 15–16 May 1940. */
export const met = makeBattle(boards.met)

/** Blitzkrieg Undone: Hannut, 12–13 May 1940. */
export const undone = makeBattle(boards.undone)

/** The six battles in the order of the series. */
export const battles = [checked, unleashed, challenged, stalled, met, undone]

/** The training battle: invented, no part of the published series, and on no shelf. */
export const training = makeBattle(boards.training)

/** Everything that can be played: the series, then the training battle. */
export const everyBattle = [...battles, training]
