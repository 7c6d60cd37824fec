import type { Desk } from '../../screen/desk.ts'

/** The hand of the viewer, in the row under the field. */
export function Dock({ model }: { readonly model: Desk }) {
  return <section class="dock frl-dock" data-seat={model.seat.value} />
}
