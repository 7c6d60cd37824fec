import {
  CLEAR,
  entryCost,
  FOOT,
  HALF_POINTS,
  OTHER,
  roadCost,
  ROUGH,
  terrainPoints,
  TERRAINS,
  TOWN,
  VILLAGE,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import { Columns } from '../../../panels/tables.tsx'
import { tableWords } from './table-words.ts'
import { blitzWords, points, signed } from '../words.ts'

/** What the ground costs and what it gives. */
export function TerrainTable({ s }: { readonly s: BlitzState }) {
  const words = tableWords()
  const { terrain } = blitzWords()
  const game = s.board.id
  const ground = TERRAINS.map((name, code) => ({
    text: terrain[name],
    values: [
      points(entryCost(code, 0, FOOT)),
      points(entryCost(code, 0, OTHER)),
      code === ROUGH ? words.perUnit : signed(terrainPoints(code, 1)),
    ],
  }))
  return (
    <>
      <Columns
        title={words.terrain}
        game={game}
        rule="BLZ-TER-1"
        heads={words.terrainHeads}
        rows={ground}
      />
      <p class="aid-note">{words.terrainNote}</p>
    </>
  )
}

/** What roads, water, slopes and zones cost. */
export function MovementTable({ s }: { readonly s: BlitzState }) {
  const words = tableWords()
  return (
    <>
      <Columns
        title={words.movement}
        game={s.board.id}
        rule="BLZ-MOV-2"
        heads={words.movementHeads}
        rows={movementRows()}
      />
      <p class="aid-note">{words.movementNote}</p>
    </>
  )
}

/** Costs beside the terrain, on foot and otherwise. BLZ-MOV-3 .. BLZ-MOV-8, BLZ-ZOC-9, BLZ-MOV-30 */
function movementRows() {
  const { movementRows: texts, allPoints, never } = tableWords()
  const one = points(HALF_POINTS)
  const road = points(roadCost(CLEAR))
  const both = (value: string): readonly string[] => [value, value]
  return [
    { text: texts.road, values: both(road) },
    {
      text: texts.roadTown,
      values: both(`${points(roadCost(VILLAGE))} / ${points(roadCost(TOWN))}`),
    },
    {
      text: texts.rail,
      values: [points(entryCost(CLEAR, 1, FOOT)), points(entryCost(CLEAR, 1, OTHER))],
    },
    { text: texts.stream, values: both(`+${one}`) },
    { text: texts.level, values: [`+${one}`, `+${points(2 * HALF_POINTS)}`] },
    { text: texts.river, values: [allPoints, never] },
    { text: texts.zoc, values: both(`+${one}`) },
    { text: texts.exit, values: both(`${one} / ${road}`) },
  ]
}
