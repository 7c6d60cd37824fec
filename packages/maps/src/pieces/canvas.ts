import type { Box } from './boxes.ts'
import { naming, type Naming } from './markup.ts'
import { patchworkOver, type Patchwork } from './patchwork.ts'

/** What every drawer of a map needs: where it draws, what it calls its shared paths. */
export interface Canvas extends Naming {
  readonly prefix: string // of every id in the drawing
  readonly surface: Box // inside the frame
  /** An empty patchwork over the surface whose writers keep the given number of decimals. */
  patchwork(digits?: number): Patchwork
}

/** The canvas of the map with this prefix. */
export function canvasOver(prefix: string, surface: Box): Canvas {
  return {
    prefix,
    surface,
    ...naming(prefix),
    patchwork: (digits = 0) => patchworkOver(surface, digits),
  }
}
