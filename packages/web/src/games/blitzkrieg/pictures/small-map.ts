import type { CounterFace } from '../../../counters/model.ts'

/** A small picture of a battle, as scripts/maps/blitzkrieg-small.ts draws it. */
export interface SmallMap {
  readonly look: string
  readonly box: readonly [left: number, top: number, width: number, height: number]
  readonly defs: string
  readonly ground: string
  readonly name: { readonly text: string; readonly at: readonly [x: number, y: number] }
  readonly stacks: readonly {
    readonly at: readonly [x: number, y: number]
    readonly faces: readonly Omit<CounterFace, 'print'>[] // the top one first
  }[]
}
