import { useSignal } from '@preact/signals'
import { IconButton } from '../shell/button.tsx'
import { shortcutOf } from '../shell/keys.ts'
import { later } from '../shell/later.tsx'
import type { LayerProps as Props } from './layer-list.tsx'
import { mapWords } from './words.ts'

const LayerList = later(async () => (await import('./layer-list.tsx')).LayerList)

/** The buttons over the upper right corner of the map. */
export function MapButtons(props: Props) {
  const { zoomIn, zoomOut, fit, hide, signs } = props
  const open = useSignal(false)
  const text = mapWords()
  return (
    <div class="map-buttons">
      <IconButton
        icon="plus"
        label={text.zoomIn}
        shortcut={shortcutOf('zoomIn')}
        onClick={zoomIn}
      />
      <IconButton
        icon="minus"
        label={text.zoomOut}
        shortcut={shortcutOf('zoomOut')}
        onClick={zoomOut}
      />
      <IconButton icon="fit" label={text.fit} shortcut={shortcutOf('fit')} onClick={fit} />
      <IconButton
        icon="layers"
        label={text.layers}
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      />
      <IconButton
        icon="eye"
        label={text.hide}
        shortcut={shortcutOf('hideCounters')}
        onPointerDown={() => hide(true)}
        onPointerUp={() => hide(false)}
        onPointerLeave={() => hide(false)}
      />
      <IconButton
        icon="list"
        label={text.key}
        shortcut={shortcutOf('key')}
        aria-expanded={signs.value}
        onClick={() => (signs.value = !signs.value)}
      />
      {open.value && <LayerList {...props} close={() => (open.value = false)} />}
    </div>
  )
}
