import { signal } from '@preact/signals'
import type { State } from '@estafette/kernel'
import { useMemo } from 'preact/hooks'
import type { MapFeed } from '../map-view/feed.ts'
import { MapView } from '../map-view/map-view.tsx'
import type { CounterPart } from '../screen/counters.ts'
import type { MapPart } from '../screen/map.ts'
import type { GameScreen } from '../screen/screen.ts'
import { language } from '../store/settings.ts'

interface Props {
  readonly screen: GameScreen
  readonly state: State
  readonly label: string
}

/** A position to look around in: nothing can be chosen, and nothing is marked. */
export function StillMap({ screen, state, label }: Props) {
  const { map, counters, field } = screen
  const feed = useMemo(
    () => (map && counters ? stillFeed(map, counters, state) : null),
    [screen, state],
  )
  if (feed) return <MapView feed={feed} label={label} />
  return field?.Picture ? <field.Picture state={state} /> : null
}

/** Feeds a map with a position that nobody acts in. */
function stillFeed(map: MapPart, counters: CounterPart, state: State): MapFeed {
  const none = signal([])
  const focus = signal(-1)
  const goTo = (place: number): void => void (focus.value = place)
  const nothing = (): void => {}
  return {
    map,
    piles: signal(map.piles(state)),
    facesOf: (units) => units.map((unit) => counters.face(state, unit)),
    marksOf: () => ({}),
    states: none,
    placeSigns: signal(map.placeSigns?.(state) ?? []),
    areas: none,
    path: signal(null),
    aim: signal(null),
    isFresh: signal(false),
    pills: none,
    points: String,
    afterMove: '',
    chanceOf: () => null,
    able: none,
    opensOn: () => [],
    sight: signal({ must: [], wish: [], zooms: false, isAsked: false }),
    asked: signal(-1),
    meant: () => [],
    focus,
    byKeyboard: signal(true),
    Drawn: ({ layer, overlays }) =>
      layer === 'ground' ? (
        <>
          <map.Over state={state} />
          {map.Overlay && <map.Overlay state={state} shown={overlays} />}
        </>
      ) : null,
    About: ({ place }) => <p>{map.describe(state, place, language.value)}</p>,
    Key: () => null,
    describe: (place, inFull) => map.describe(state, place, language.value, !inFull),
    acts: {
      tap: ({ place }) => goTo(place),
      goTo,
      point: nothing,
      next: nothing,
      nextTarget: nothing,
      choose: nothing,
      back: nothing,
      undo: nothing,
      undoAll: nothing,
      uses: nothing,
    },
  }
}
