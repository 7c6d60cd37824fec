import type { ComponentType } from 'preact'
import type { Desk } from './desk.ts'

/** A battlefield that is no map: it is drawn in the map's place, and takes the keys of a map. */
export interface FieldPart {
  readonly Field: ComponentType<{ readonly model: Desk }>
  /** In the row under it: a hand of cards, say. */
  readonly Dock?: ComponentType<{ readonly model: Desk }>
  /** All that the row has no room for on a narrow screen: a tab of the panel there. */
  readonly Hand?: ComponentType<{ readonly model: Desk }>
  /** What a key means on the field; whether it meant anything. */
  key?(model: Desk, event: KeyboardEvent): boolean
}
