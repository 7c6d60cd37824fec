import type { Signal } from '@preact/signals'
import type { Overlay } from './feed.ts'
import { layers, toggle, type Layer } from './layers.ts'
import { mapWords } from './words.ts'
import './layer-list.css'

/** What the buttons over the map do and show. */
export interface LayerProps {
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  readonly fit: () => void
  readonly hide: (on: boolean) => void
  readonly hidden: Signal<ReadonlySet<Layer>>
  readonly overlays: readonly Overlay[]
  readonly shown: Signal<ReadonlySet<string>>
  readonly signs: Signal<boolean> // whether the key is open
}

/** What can be taken off the map, and laid over it. */
export function LayerList(props: LayerProps) {
  const { hidden, overlays, shown } = props
  return (
    <fieldset class="layer-list">
      <legend>{mapWords().layers}</legend>
      {layers.map((layer) => (
        <label key={layer} class="line">
          <input
            type="checkbox"
            checked={!hidden.value.has(layer)}
            onChange={() => toggle(hidden, layer)}
          />
          {mapWords().layer[layer]}
        </label>
      ))}
      {overlays.map(({ key, name, letter }) => (
        <label key={key} class="line">
          <input
            type="checkbox"
            data-overlay={key}
            checked={shown.value.has(key)}
            onChange={() => toggle(shown, key)}
          />
          {name}
          {letter !== undefined && <kbd>{letter.toUpperCase()}</kbd>}
        </label>
      ))}
    </fieldset>
  )
}
