import type { SideLook } from '@estafette/kernel'

/** How dice and markers look that are nobody's. */
export const houseLook: SideLook = { colour: 'blue', shape: 'round' }

/** The classes that give something the colours and corners of a side; sides.css says which. */
export function lookClass(look: SideLook | undefined): string {
  return look ? `side side-${look.colour} side-${look.shape}` : 'side-none'
}
