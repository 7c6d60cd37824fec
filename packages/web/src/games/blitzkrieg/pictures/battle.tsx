import '../map/styles.ts'
import './battle.css'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { Stack } from '../../../counters/stack.tsx'
import type { CounterFace } from '../../../counters/model.ts'
import { seriesPrint } from '../../../counters/series-art.tsx'
import { drawn } from '../../../shell/trusted.ts'
import { fetchSmallMap } from './fetch.ts'
import type { SmallMap } from './small-map.ts'

/** The picture of a battle once it has arrived; until then its place shows bare paper. */
function useSmallMap(id: string): SmallMap | undefined {
  const [arrived, setArrived] = useState<{ readonly id: string; readonly map: SmallMap }>()
  useEffect(() => {
    let isShown = true
    fetchSmallMap(id)?.then(
      (map) => isShown && setArrived({ id, map }),
      () => {}, // the next one who looks asks again
    )
    return () => void (isShown = false)
  }, [id])
  return arrived?.id === id ? arrived.map : undefined
}

const DRAWN = 'blitz-small-' // what ids begin with as they were drawn
const SIZE = 44 // of a counter, larger than at the table: the picture is small

interface Props {
  readonly id: string
  readonly where: string // begins every id of the drawing, which may stand on the page twice
}

/** The heart of a battle's map with some of its units. */
export function BattlePicture({ id, where }: Props) {
  const map = useSmallMap(id)
  return (
    <svg
      class="series-picture"
      aria-hidden="true"
      viewBox={map?.box.join(' ')}
      preserveAspectRatio="xMidYMid slice"
    >
      {map && <Scene key={id} map={map} where={where} />}
    </svg>
  )
}

function Scene({ map, where }: { readonly map: SmallMap; readonly where: string }) {
  const { look, name, stacks } = map
  const classes = `printed-map blitz-map series-map is-${look}`
  const [defs, ground] = useMemo(
    () =>
      [map.defs, map.ground].map((markup) => ({
        __html: drawn(markup.replaceAll(DRAWN, `${where}-`)),
      })),
    [map, where],
  )
  return (
    <>
      <defs class={classes} dangerouslySetInnerHTML={defs!} />
      <g class={classes} dangerouslySetInnerHTML={ground!} />
      <text class="series-name" x={name.at[0]} y={name.at[1]}>
        {name.text.toUpperCase()}
      </text>
      {stacks.map(({ at: [x, y], faces }) => (
        <Stack key={`${x} ${y}`} faces={faces.map(printed)} x={x} y={y} size={SIZE} />
      ))}
    </>
  )
}

function printed(face: Omit<CounterFace, 'print'>): CounterFace {
  return { ...face, print: seriesPrint }
}
