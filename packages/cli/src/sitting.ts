import type { OwnChance, Player } from '@estafette/bots'
import { SPECTATOR, type Viewer } from '@estafette/kernel'
import { take, type Refusal, type Table, type Taken } from '@estafette/table'
import { speaker, type Speaker } from '@estafette/words'
import type { Context } from './command.ts'

/** Takes a choice of a seat at a table, with whatever dice there are. */
export type Enter = (table: Table, seat: unknown, choice: unknown) => Taken | Refusal

/** A game played at the terminal. */
export interface Sitting {
  readonly players: readonly (Player | null)[] // by seat, null for a person
  readonly mind: OwnChance
  readonly enter: Enter
  readonly told: Map<Viewer, number> // of how many entries each has been told; none: not of the opening
  context: Context // changes with the language
  voice: Speaker
  table: Table
  viewer: Viewer // who is at the screen
  asked: number // entries there were when the person at the screen was last asked
  shown: string // what was last asked, so that it is not listed again and again
  status: string // what was last said of the position before a question
  saved: number // entries there were when the game was last saved or begun
  isOver: boolean // whether the person has left
}

/** Sits down at a table, with players by seat and null for a person. */
export function makeSession(
  context: Context,
  table: Table,
  players: readonly (Player | null)[],
  mind: OwnChance,
  enter: Enter = take,
): Sitting {
  return {
    players,
    mind,
    enter,
    told: new Map(),
    context,
    voice: speaker(table.game, context.language),
    table,
    viewer: SPECTATOR,
    asked: 0,
    shown: '',
    status: '',
    saved: table.entries.length,
    isOver: false,
  }
}

/** Says something to whoever is at the screen. */
export function out(session: Sitting, text: string): void {
  session.context.io.out(text)
}
