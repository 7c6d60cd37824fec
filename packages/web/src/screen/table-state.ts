import { signal, type Signal } from '@preact/signals'
import type { Consideration } from '@estafette/kernel'
import type { LogEntry, Session } from '../session/session.ts'
import type { SheetLevel } from '../shell/sheet.tsx'

/** The tabs of the panel, in their order. */
export const panelTabs = [
  'moments',
  'log',
  'dice',
  'losses',
  'hand',
  'units',
  'tables',
  'chat',
  'notes',
] as const
export type PanelTab = (typeof panelTabs)[number]

/** What has the focus, as far as Enter goes. */
export interface Where {
  readonly at: 'map' | 'slot' | 'control' | 'page' // slot A itself, anything that Enter presses, or nothing
  readonly choice?: string // that a press there would take
}

/** The key to something that a part of the page, or a game, keeps at each table, and how it begins. */
export interface StateKey<T> {
  readonly begin: (session: Session) => T
}

/**
 * All that the page remembers of a table beside the game and beside what is about to be done: what is
 * open, looked at and closed. It is made with the table and gone with it, so that two tables in one
 * page know nothing of each other.
 */
export interface TableState {
  readonly tab: Signal<PanelTab> // of the panel beside the map
  readonly scrolled: Map<PanelTab, number> // how far each tab was read, in pixels
  readonly wide: Signal<PanelTab | null> // tab that is open over the map, null for none
  readonly isEndingFirst: Signal<boolean> // before the tables: how the game can end
  readonly isPanelOpen: Signal<boolean> // over the map, on a screen that has no room beside it
  readonly sheet: Signal<SheetLevel> // how far it is pulled up on a narrow screen
  readonly list: Signal<ListOpened | null> // of every choice; null where nobody touched it
  readonly isTyping: Signal<boolean> // whether orders are being typed
  readonly where: Signal<Where> // where the keyboard is
  readonly lit: Signal<readonly number[]> // places that somebody asked for
  readonly fought: Signal<number> // place that dice were thrown about, while their note is open; -1
  readonly closedRoll: Signal<number> // number of the choice whose dice have been seen; -1
  readonly seenReveal: Signal<number> // number of the choice whose reveal has been seen; -1
  readonly reasons: Signal<ReadonlyMap<LogEntry, readonly Consideration[]>> // what the computer explained
  readonly asked: Set<LogEntry> // what it was asked to explain
  /** What a part of the page, or a game, keeps at this table. */
  of<T>(key: StateKey<T>): T
}

/** How the list of every choice was left, while the settings said that it is open or not. */
export interface ListOpened {
  readonly isOpen: boolean
  readonly setting: boolean
}

/** The state of a table at which somebody has just sat down. */
export function makeTableState(session: Session): TableState {
  const kept = new Map<StateKey<unknown>, unknown>()
  return {
    tab: signal('log'),
    scrolled: new Map([['log', FAR_DOWN]]),
    wide: signal(null),
    isEndingFirst: signal(false),
    isPanelOpen: signal(false),
    sheet: signal('middle'),
    list: signal(null),
    isTyping: signal(false),
    where: signal({ at: 'page' }),
    lit: signal([]),
    fought: signal(-1),
    closedRoll: signal(-1),
    seenReveal: signal(-1),
    reasons: signal(new Map()),
    asked: new Set(),
    of<T>(key: StateKey<T>): T {
      if (!kept.has(key)) kept.set(key, key.begin(session))
      return kept.get(key) as T
    },
  }
}

/** Where a log is read: at its end. */
export const FAR_DOWN = 1e6

/** Opens the panel at a tab, also where it lies over the map or in a sheet. */
export function openTab(page: TableState, tab: PanelTab): void {
  if (tab === 'tables') {
    page.scrolled.delete(tab)
    page.isEndingFirst.value = true
  }
  page.tab.value = tab
  page.isPanelOpen.value = true
  page.sheet.value = 'full'
}

/** Lights places, or puts them out where they are lit already. */
export function showPlaces(page: TableState, places: readonly number[]): void {
  page.lit.value = isShown(page, places) ? [] : places
}

/** Whether just these places are lit. */
export function isShown({ lit }: TableState, places: readonly number[]): boolean {
  const { value } = lit
  return (
    places.length > 0 && value.length === places.length && value.every((p) => places.includes(p))
  )
}
