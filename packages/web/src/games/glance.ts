import type { Game, GameEvent, State } from '@estafette/kernel'
import { PROTOCOL, type Standing } from '@estafette/protocol'
import { fetchGame } from '@estafette/registry/shelf'
import { voiceOf } from '../i18n/voice.ts'
import { send } from '../online/http.ts'
import { stateIn } from '../online/shown.ts'
import { isOfSort, numbersIn, shapeOf } from '../screen/events.ts'
import type { GameScreen } from '../screen/screen.ts'
import { loadScreen } from './index.ts'

/** A game far away, as somebody who comes back to it sees it first. */
export interface Glance {
  readonly game: Game
  readonly screen: GameScreen
  readonly state: State
  readonly last: GameEvent | null // that others did
  readonly place: number // where that was, -1 for nowhere
  readonly asked: Standing['offers'][number] | null // by somebody else, and not answered
}

/** Looks at a table as its viewer may; null where it cannot be had. */
export async function glanceAt(table: string): Promise<Glance | null> {
  const told = await send({ v: PROTOCOL, call: 'open', table })
  if (!told.ok || told.value.told !== 'table') return null
  const { standing } = told.value
  const [game, screen] = await Promise.all([fetchGame(standing.game), loadScreen(standing.game)])
  if (!game || !screen || standing.view === null) return null
  const last = lastOf(game, standing)
  return {
    game,
    screen,
    state: stateIn(game, standing.view),
    last,
    place: last ? placeIn(game, screen, last) : -1,
    asked: standing.offers.find(({ seat }) => seat !== standing.viewer) ?? null,
  }
}

/** What happened last, in one sentence; '' where others have done nothing yet. */
export function lastText({ game, last }: Glance): string {
  return last ? voiceOf(game).event(last) : ''
}

/**
 * The last that others did and the viewer heard of: of one choice rather what moved, fought or was
 * lost than what merely followed from it.
 */
export function lastOf(
  game: Game,
  { log, viewer }: Pick<Standing, 'log' | 'viewer'>,
): GameEvent | null {
  for (const { seat, events } of log.toReversed()) {
    if (seat < 0 || seat === viewer) continue
    const told = events.filter((event) => !shapeOf(game, event).silent)
    const acted = told.findLast(
      (event) =>
        isOfSort(game, event, 'fight') ||
        isOfSort(game, event, 'move') ||
        shapeOf(game, event).loses !== undefined,
    )
    const last = acted ?? told.findLast((event) => shapeOf(game, event).worth) ?? told.at(-1)
    if (last) return last
  }
  return null
}

/** Where an event took place, as far as it says so. */
function placeIn(game: Game, screen: GameScreen, event: GameEvent): number {
  const kind = screen.map?.kind
  const { goes, at } = shapeOf(game, event)
  const fields = [goes?.to, at, ...Object.keys(event)].filter((field) => field !== undefined)
  const field = fields.find((one) => one in event && (game.fields[one] ?? one) === kind)
  return (field !== undefined && numbersIn(event[field])[0]) || -1
}
