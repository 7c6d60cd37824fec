import {
  languages,
  type Choice,
  type Game,
  type Language,
  type Seat,
  type Setup,
  type State,
} from '@estafette/kernel'
import { gameById } from '@estafette/registry'
import { hidesSomething, legalChoices, openTable, stateOf, type Table } from '@estafette/table'
import { signal } from '@preact/signals'
import type { ComponentChild, VNode } from 'preact'
import { CounterPicture } from '../src/counters/counter.tsx'
import { loadScreen } from '../src/games/index.ts'
import type { Desk } from '../src/screen/desk.ts'
import type { GameScreen } from '../src/screen/screen.ts'
import { openSession } from '../src/session/local.ts'
import type { Session } from '../src/session/session.ts'
import { defaults, settings } from '../src/store/settings.ts'
import { makeModel, type TableModel } from '../src/table/model.ts'

/** A seat that has to decide in a position, with a table on which nothing is ever played. */
export interface Sitting<S extends State = State> {
  readonly model: TableModel & Desk<S>
  readonly taken: Choice[][] // what the page would have played
  readonly legal: readonly Choice[]
  readonly known: S // what the seat may know
}

/** Who sits where: 'here' where everybody is at this screen, 'apart' where only one is. */
export type Company = 'here' | 'apart'

/** What else is the case at a table. */
interface Circumstances<S> {
  readonly company?: Company
  readonly undoable?: number // choices that could be taken back
  readonly known?: S // what the seat may know, where that was asked for before
}

/** Sits down before a position, of which the page gets to know what the seat may know. */
export function sitAt<S extends State>(
  screen: GameScreen,
  state: S,
  seat: Seat,
  { company = 'here', undoable = 0, known: before }: Circumstances<S> = {},
): Sitting<S> {
  const { game } = screen
  const known = before ?? (game.view(state, seat).known as S)
  const taken: Choice[][] = []
  const session: Session = {
    id: 'test',
    game,
    setup: null,
    sitters: Array.from({ length: game.seats }, (_, other) =>
      company === 'here' || other === seat ? 'human' : 'remote',
    ),
    viewer: signal(seat),
    awaited: signal(-1),
    passing: signal(false),
    version: signal(0),
    log: signal([]),
    takenBack: signal([]),
    thinking: signal(false),
    trouble: signal(''),
    known: () => known,
    knownAt: () => known,
    hides: () => hidesSomething(game, state),
    deciding: () => seat,
    outcome: () => null,
    arrive: () => {},
    letPass: () => {},
    async take(choices) {
      taken.push([...choices])
      return null
    },
    undoable: () => ({ count: undoable, barrier: 'start' }),
    undo: async () => null,
    explain: async () => [],
    record: async () => '',
    resume: () => {},
    close: () => {},
  }
  const legal = legalChoices(game, state, seat)
  return { model: makeModel(session, screen) as TableModel & Desk<S>, taken, legal, known }
}

/** A table as the screen of its game knows it. */
export function deskOf<S extends State>(model: Desk): Desk<S> {
  return model as Desk<S>
}

/** A table of its own with a fixed seed. */
export function tableOf(game: Game, setup?: Setup, seed = 1): Table {
  const opened = openTable(game, {
    start: { setup: setup ?? { scenario: game.scenarios[0]!, options: {} } },
    gameId: `test-${seed}`,
    seed: seed.toString(16).padStart(64, '0'),
    local: true,
  })
  if (!opened.ok) throw new Error(opened.reason)
  return opened.value
}

/** Sits people down at a new game of the first scenario, whose table only the test can reach. */
export async function sitDown(
  id = 'arras',
  screen?: GameScreen,
): Promise<{ readonly model: TableModel; readonly table: Table }> {
  const table = tableOf(gameById(id)!)
  const people = Array.from({ length: table.game.seatsIn(stateOf(table)) }, () => 'human' as const)
  const session = openSession('test', table, people)
  return { model: makeModel(session, screen ?? (await loadScreen(id))!), table }
}

/** Lets whatever was promised come true. */
export async function settled(): Promise<void> {
  await Promise.resolve()
  await Promise.resolve()
}

/** Says something in every language, and leaves the settings as they were: files share them. */
export function inLanguages<T>(say: (language: Language) => readonly T[]): T[] {
  const before = settings.value
  try {
    return languages.flatMap((language) => {
      settings.value = { ...defaults, language }
      return say(language)
    })
  } finally {
    settings.value = before
  }
}

/** The values of an attribute in what components without hooks would draw. */
export function attributes(node: ComponentChild, name: string): string[] {
  if (node === null || node === undefined || typeof node !== 'object') return []
  if (Array.isArray(node)) return node.flatMap((child) => attributes(child, name))
  const { type, props } = node as VNode<Record<string, unknown>>
  if (typeof type === 'string' && name in props) return [String(props[name])]
  if (typeof type === 'function' && type.name === 'Later') return [] // it is fetched when it is drawn
  if ((type as unknown) === CounterPicture) return []
  const inside =
    typeof type === 'function'
      ? (type as (props: unknown) => ComponentChild)(props)
      : (props['children'] as ComponentChild)
  return attributes(inside, name)
}
