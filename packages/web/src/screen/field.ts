import type { State } from '@estafette/kernel'
import { createContext, type ComponentType } from 'preact'
import type { LogEntry } from '../session/session.ts'
import type { Desk } from './desk.ts'
import type { SideOf } from './events.ts'
import type { Step } from './steps.ts'

/** A battlefield that is no map: it is drawn in the map's place, and takes the keys of a map. */
export interface FieldPart {
  readonly places: string // kind of the targets that are places
  readonly units: string // kind of the targets that are units
  readonly Field: ComponentType<{ readonly model: Desk }>
  /** In the row under it: a hand of cards, say. */
  readonly Dock?: ComponentType<{ readonly model: Desk }>
  /** All that the row has no room for on a narrow screen: a tab of the panel there. */
  readonly Hand?: ComponentType<{ readonly model: Desk }>
  /** A position as an ornament, on the page after the game. */
  readonly Picture?: ComponentType<{ readonly state: State }>
  /** What a key means on the field; whether it meant anything. */
  key?(model: Desk, event: KeyboardEvent): boolean
  /** What was told, put together to what each side did. */
  steps?(entries: readonly LogEntry[], sideOf: SideOf): readonly Step[]
  /** What was done in a step, after the name of who did it. */
  what?(step: Step): string
}

/** The step of another's turn that is being shown, for whoever draws it; null while nothing is. */
export const ShownStep = createContext<Step | null>(null)
