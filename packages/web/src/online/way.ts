import type { Call, ServerMessage } from '@estafette/protocol'

/** What a way tells whoever opened it. */
export interface Hears {
  /** The way stands: calls can be sent. */
  opened(): void
  told(told: ServerMessage): void
  /** The way is lost, or never stood; told once, and nothing after it. */
  lost(): void
}

/** How the messages of a page travel to a server and back. */
export interface Way {
  /** Wants to hear of a table, from the version on that is known whenever it is asked for. */
  open(table: string, version: () => number | undefined): void
  send(call: Call): void
  /** Ends it without a word to anybody. */
  close(): void
}

export type OpenWay = (hears: Hears) => Way

/** The two ways, each of which can play a whole game. */
export const wayNames = ['socket', 'plain'] as const
export type WayName = (typeof wayNames)[number]

/** A way that says nothing any more once it was closed or lost. */
export function hushed(hears: Hears): Hears & { readonly isOver: () => boolean; end(): void } {
  let isOver = false
  return {
    isOver: () => isOver,
    opened: () => !isOver && hears.opened(),
    told: (told) => !isOver && hears.told(told),
    lost() {
      if (isOver) return
      isOver = true
      hears.lost()
    },
    end() {
      isOver = true
    },
  }
}
