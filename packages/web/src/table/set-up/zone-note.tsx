import type { SetUpDesk } from './desk.ts'
import type { Work } from './work.ts'
import { setUpWords } from './words.ts'

/** What is lit on the map: the zone by its name, and how many places of it are open. */
export function ZoneNote({ model, work }: { readonly model: SetUpDesk; readonly work: Work }) {
  const { part } = work
  const s = model.state.value
  const open = new Set(
    model.offers.value.all.flatMap(({ choice }) => part.put(s, choice)?.place ?? []),
  )
  if (open.size === 0) return null
  return (
    <p class="set-up-zone" data-part="zone">
      <b>{part.zone(s).name}</b>
      <small>{setUpWords().lit(open.size)}</small>
    </p>
  )
}
