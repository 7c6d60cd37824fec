import { isSeen, reveal, toScreen } from '../../map-view/camera.ts'
import type { MapWindow } from '../../map-view/view.ts'
import type { SetUpDesk } from './desk.ts'
import type { MapSide } from './words.en.ts'
import { setUpWords } from './words.ts'

const COVERED = { top: 12, right: 60, bottom: 12, left: 12 } // by the buttons, above all

/** Open places that are out of sight, counted at each edge; a press shows the nearest of them. */
export function EdgeChips(props: { readonly model: SetUpDesk; readonly view: MapWindow }) {
  const { model, view } = props
  const { map } = model.screen
  if (!map) return null
  const now = view.camera.value
  const size = view.sizeOf()
  const beyond = new Map<MapSide, { readonly place: number; readonly far: number }[]>()
  for (const place of model.able.value) {
    const { label } = map.places[place]!
    if (isSeen(now, label, size)) continue
    const { x, y } = toScreen(now, label)
    const ways: readonly (readonly [MapSide, number])[] = [
      ['top', -y],
      ['bottom', y - size.height],
      ['left', -x],
      ['right', x - size.width],
    ]
    const [edge, far] = ways.toSorted((a, b) => b[1] - a[1])[0]!
    beyond.set(edge, [...(beyond.get(edge) ?? []), { place, far }])
  }
  const show = (place: number): void => {
    const at = map.places[place]!.label
    view.glide(reveal(view.camera.peek(), [at], view.sizeOf(), map.bounds, COVERED))
  }
  return (
    <div class="edge-chips" data-part="edge-chips">
      {[...beyond].map(([edge, places]) => (
        <button
          key={edge}
          type="button"
          class={`is-${edge}`}
          aria-label={setUpWords().beyond(places.length, edge)}
          onClick={() => show(places.toSorted((a, b) => a.far - b.far)[0]!.place)}
        >
          {places.length}
        </button>
      ))}
    </div>
  )
}
