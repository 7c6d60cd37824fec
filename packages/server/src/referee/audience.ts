import { SPECTATOR, type Seat, type Viewer } from '@estafette/kernel'
import { PROTOCOL, type ChapterStep, type ServerMessage } from '@estafette/protocol'
import type { LiveTable } from './live-table.ts'
import { isOpenStep, standingFor, stepFor } from './views.ts'

/** Somebody who has a table open, and how to tell them. */
export interface Listener {
  readonly viewer: Viewer
  readonly person: string | null
  readonly send: (told: ServerMessage) => void
}

/** Those who have tables open, and what they were told last. */
export interface Audience {
  /** Tells a listener from now on; returns how to end that. */
  join(table: string, listener: Listener): () => void
  /**
   * Tells everybody at a table that it went from one version to the next, each what they may know; not
   * the page that did it, which is answered.
   */
  tell(before: LiveTable, after: LiveTable, by?: Listener['send']): void
  /** Tells everybody at a table the whole of it, and where its people play once more. */
  tellWhole(live: LiveTable, next?: string | null): void
  /** Tells everybody who may read it. */
  tellSome(
    table: string,
    told: ServerMessage,
    who: (viewer: Viewer, person: string | null) => boolean,
  ): void
  /** The steps after a version, where they are at hand. */
  recent(live: LiveTable, viewer: Viewer, from: number): ChapterStep[] | null
  /** The step to one version, where it is at hand. */
  stepTo(table: string, version: number, viewer: Viewer): ChapterStep | undefined
  /** A step for a viewer, made once however many look with the same eyes. */
  step(before: LiveTable, after: LiveTable, viewer: Viewer): ChapterStep
  /** Forgets the steps of a table. */
  forget(table: string): void
  /** Notes whether somebody who has a table open looks at it. */
  look(table: string, who: (listener: Listener) => boolean, isLooking: boolean): void
  /** The seats that have the table open and look at it. */
  here(table: string): Seat[]
  /** Whether somebody has a table open. */
  isOpen(table: string): boolean
  /** The tables that somebody has open. */
  tables(): string[]
}

/** What is known of a step, by viewer. */
interface Shown {
  readonly version: number
  readonly steps: Map<Viewer, ChapterStep>
}

const MOST_TABLES = 2000
const MOST_RECENT = 20 // steps of a table that are at hand; older ones are worked out again

/** Begins with nobody. */
export function makeAudience(): Audience {
  const listeners = new Map<string, Set<Listener>>()
  const shown = new Map<string, Shown[]>()
  const away = new WeakSet<Listener>() // pages that are out of sight

  const shownAt = (id: string, version: number): Shown => {
    const all = shown.get(id) ?? []
    shown.delete(id)
    shown.set(id, all)
    for (const other of shown.keys()) {
      if (shown.size <= MOST_TABLES) break
      shown.delete(other)
    }
    const found = all.find((one) => one.version === version)
    if (found) return found
    const made: Shown = { version, steps: new Map() }
    // In their order: somebody who comes back late asks for old ones after the new ones.
    const later = all.findIndex((one) => one.version > version)
    all.splice(later < 0 ? all.length : later, 0, made)
    if (all.length > MOST_RECENT) all.shift()
    return made
  }

  const step = (before: LiveTable, after: LiveTable, viewer: Viewer): ChapterStep => {
    const { steps } = shownAt(after.row.id, after.version)
    const known = steps.get(viewer)
    if (known) return known
    // Where nothing is hidden all are told the same, and it is made once.
    const isOpen = viewer !== SPECTATOR && isOpenStep(before, after, viewer)
    const made = isOpen ? step(before, after, SPECTATOR) : stepFor(before, after, viewer)
    steps.set(viewer, made)
    return made
  }

  const seatsOf = (table: string, counts: (listener: Listener) => boolean): Seat[] => {
    const seats = [...(listeners.get(table) ?? [])].filter(counts).map(({ viewer }) => viewer)
    return [...new Set(seats)].filter((viewer) => viewer >= 0).sort((one, other) => one - other)
  }

  const here = (table: string): Seat[] => seatsOf(table, (listener) => !away.has(listener))

  const tellSome: Audience['tellSome'] = (table, told, who) => {
    for (const { viewer, person, send } of listeners.get(table) ?? []) {
      if (who(viewer, person)) send(told)
    }
  }

  const tellWhole = (live: LiveTable, next: string | null = null): void => {
    for (const { viewer, send } of listeners.get(live.row.id) ?? []) {
      send({ v: PROTOCOL, told: 'table', standing: { ...standingFor(live, viewer), next } })
    }
  }

  const tellPresence = (table: string): void => {
    const watchers = [...(listeners.get(table) ?? [])].filter(({ viewer }) => viewer < 0).length
    const seats = seatsOf(table, () => true)
    const looking = here(table)
    const absent = seats.filter((seat) => !looking.includes(seat))
    const told = { v: PROTOCOL, told: 'here', table, seats, watchers } as const
    tellSome(table, absent.length === 0 ? told : { ...told, away: absent }, () => true)
  }

  return {
    join(table, listener) {
      const all = listeners.get(table) ?? new Set()
      listeners.set(table, all.add(listener))
      tellPresence(table)
      return () => {
        all.delete(listener)
        // Whoever leaves twice does not take those along who came since.
        if (all.size === 0 && listeners.get(table) === all) listeners.delete(table)
        tellPresence(table)
      }
    },
    tell(before, after, by) {
      const { id } = after.row
      if (!before.table) return tellWhole(after)
      const made = new Map<ChapterStep, ServerMessage>()
      for (const { viewer, send } of listeners.get(id) ?? []) {
        if (send === by) continue
        const one = step(before, after, viewer)
        const told = made.get(one) ?? { v: PROTOCOL, told: 'steps', table: id, steps: [one] }
        made.set(one, told)
        send(told)
      }
    },
    tellWhole,
    tellSome,
    recent(live, viewer, from) {
      const all = shown.get(live.row.id) ?? []
      const steps = all
        .filter(({ version }) => version > from && version <= live.version)
        .flatMap((one) => one.steps.get(viewer) ?? [])
      return steps.length === live.version - from ? steps : null
    },
    stepTo: (table, version, viewer) =>
      shown
        .get(table)
        ?.find((one) => one.version === version)
        ?.steps.get(viewer),
    step,
    forget: (table) => void shown.delete(table),
    look(table, who, isLooking) {
      let changed = false
      for (const listener of listeners.get(table) ?? []) {
        if (!who(listener) || away.has(listener) !== isLooking) continue
        if (isLooking) away.delete(listener)
        else away.add(listener)
        changed = true
      }
      if (changed) tellPresence(table)
    },
    here,
    isOpen: (table) => listeners.has(table),
    tables: () => [...listeners.keys()],
  }
}
