import { patchworkOver, type Patchwork } from '../../../map/draw/patchwork.ts'
import { surface } from './source.ts'

/** An empty patchwork over the playing surface. */
export function patchwork(digits = 0): Patchwork {
  return patchworkOver(surface, digits)
}
