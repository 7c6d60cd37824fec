import '../../games/blitzkrieg/map/styles.ts'
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { Stack } from '../../counters/stack.tsx'
import { drawn } from '../../shell/trusted.ts'
import type { BattleId } from './battles.ts'
import { fetchSmallMap } from './pictures.ts'
import type { SmallMap } from './small-map.ts'

/** The pictures that have arrived; until then their places show bare paper. */
const maps = signal<Readonly<Record<string, SmallMap>>>({})

const asked = new Set<string>()

function ask(id: string): void {
  if (asked.has(id)) return
  asked.add(id)
  fetchSmallMap(id)?.then(
    (map) => (maps.value = { ...maps.value, [id]: map }),
    () => asked.delete(id), // the next one who looks asks again
  )
}

const SIZE = 44 // of a counter, larger than at the table: the picture is small

/** The heart of a battle's map with some of its units. */
export function BattlePicture({ id }: { readonly id: BattleId }) {
  useEffect(() => ask(id), [id])
  const map = maps.value[id]
  return (
    <svg
      class="series-picture"
      aria-hidden="true"
      viewBox={map?.box.join(' ')}
      preserveAspectRatio="xMidYMid slice"
    >
      {map && <Scene id={id} map={map} />}
    </svg>
  )
}

/** The same picture again, of what stands on the page already. */
export function BattlePictureAgain({ id }: { readonly id: BattleId }) {
  const map = maps.value[id]
  return (
    <svg
      class="series-picture"
      aria-hidden="true"
      viewBox={map?.box.join(' ')}
      preserveAspectRatio="xMidYMid slice"
    >
      {map && <use href={`#scene-${id}`} />}
    </svg>
  )
}

function Scene({ id, map }: { readonly id: BattleId; readonly map: SmallMap }) {
  const { look, defs, ground, name, stacks } = map
  return (
    <>
      <defs dangerouslySetInnerHTML={{ __html: drawn(defs) }} />
      <g id={`scene-${id}`}>
        <g
          class={`printed-map blitz-map series-map is-${look}`}
          dangerouslySetInnerHTML={{ __html: drawn(ground) }}
        />
        <text class="series-name" x={name.at[0]} y={name.at[1]}>
          {name.text.toUpperCase()}
        </text>
        {stacks.map(({ at: [x, y], faces }) => (
          <Stack key={`${x} ${y}`} faces={faces} x={x} y={y} size={SIZE} />
        ))}
      </g>
    </>
  )
}
