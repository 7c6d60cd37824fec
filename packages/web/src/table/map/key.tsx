import { useSignal, type ReadonlySignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { voiceOf } from '../../i18n/voice.ts'
import type { Area, KeyProps, Seeing } from '../../map-view/feed.ts'
import { keyWords } from '../../map-view/key-words.ts'
import { MapKey, type KeyLine } from '../../map-view/map-key.tsx'
import type { KeyPart } from '../../screen/key.ts'
import type { MapPart } from '../../screen/map.ts'
import { isShown, showPlaces } from '../../screen/table-state.ts'
import { tellMissing } from '../../shell/trouble.ts'
import type { TableModel } from '../model.ts'
import { keyLines } from './key-lines.tsx'

interface Props extends KeyProps {
  readonly model: TableModel
  readonly map: MapPart
  readonly areas: ReadonlySignal<readonly Area[]>
  readonly sight: ReadonlySignal<Seeing>
}

/** The key to the map of this table; what the game says of its signs is fetched with it. */
export function Key(props: Props) {
  const { model, map, areas, level, overlays, camera, sight, open } = props
  const part = useSignal<KeyPart | null>(null)
  const said = useSignal('')
  useEffect(() => {
    map.key().then((key) => (part.value = key), tellMissing)
    return () => {
      if (said.peek() !== '') model.page.lit.value = []
    }
  }, [])
  if (!part.value) return null
  const ring = (line: KeyLine): void => {
    const { places } = line
    showPlaces(model.page, places)
    said.value = isShown(model.page, places) ? sentenceOf(model, line) : keyWords().hidden
  }
  return (
    <MapKey
      map={map}
      groups={keyLines(model, map, part.value, areas.value, level)}
      overlays={overlays}
      camera={camera}
      sight={sight}
      open={open}
      byKeyboard={model.byKeyboard.peek()}
      isRinged={({ places }) => isShown(model.page, places)}
      ring={ring}
      said={said.value}
    />
  )
}

/** What is ringed, and where. */
function sentenceOf({ session, screen }: TableModel, { text, count, places }: KeyLine): string {
  const voice = voiceOf(session.game)
  const names = places.map((place) => voice.thing(screen.map?.kind ?? '', place))
  const what = count === null ? text : `${text} ${count}`
  return `${what}${keyWords().colon}${names.join(', ')}.`
}
