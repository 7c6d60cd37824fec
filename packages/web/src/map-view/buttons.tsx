import { useSignal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { IconButton } from '../shell/button.tsx'
import { shortcutOf } from '../shell/keys.ts'
import { useDismiss } from '../shell/use-dismiss.ts'
import { later } from '../shell/later.tsx'
import type { LayerProps as Props } from './layer-list.tsx'
import { mapWords } from './words.ts'

const LayerList = later(async () => (await import('./layer-list.tsx')).LayerList)

/** The buttons over the upper right corner of the map. */
export function MapButtons(props: Props) {
  const { zoomIn, zoomOut, fit, hide, signs } = props
  const open = useSignal(false)
  const box = useRef<HTMLDivElement>(null)
  const text = mapWords()
  useDismiss(box, open)
  return (
    <div class="map-buttons" ref={box}>
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
      {open.value && <LayerList {...props} />}
    </div>
  )
}
