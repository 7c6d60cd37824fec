import type { FrontlineState } from '@estafette/frontline/screen'

/** Facts in the top bar. */
export function Status({ state: s }: { readonly state: FrontlineState }) {
  return <span>{s.turn}</span>
}
