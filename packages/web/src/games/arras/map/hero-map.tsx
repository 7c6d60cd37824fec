import './styles.ts'
import { arras } from '@estafette/arras'
import { openTable, stateOf } from '@estafette/table'
import { Stack } from '../../../counters/stack.tsx'
import { arrasPrint } from './print.ts'
import { arrasScreen } from '../screen.tsx'
import type { HeroMap } from '../../../screen/manifest.ts'
import { drawn } from '../../../shell/trusted.ts'

/** The battle as it begins: the real map with the real counters on it. */
function opening() {
  const opened = openTable(arras, {
    start: { setup: { scenario: arras.scenarios[0]!, options: {} } },
    gameId: 'picture',
    seed: '0'.repeat(64),
  })
  if (!opened.ok) return []
  const state = stateOf(opened.value) as ReturnType<typeof arras.clone>
  return arrasScreen.map.piles(state).map(({ place, side, at, units }) => ({
    key: `${place}-${side}`,
    at,
    faces: units.map((unit) => arrasScreen.counters.face(state, unit)),
  }))
}

const stacks = opening()
const SIZE = 64

function Defs() {
  return <defs dangerouslySetInnerHTML={{ __html: drawn(arrasPrint.drawing.defs) }} />
}

function Map() {
  const { drawing, ground } = arrasPrint
  const names = drawn(drawing.names + drawing.identifiers)
  return (
    <g>
      <g class="printed-map arras-map" dangerouslySetInnerHTML={{ __html: drawn(ground) }} />
      <g class="printed-map arras-map names" dangerouslySetInnerHTML={{ __html: names }} />
      {stacks.map(({ key, at, faces }) => (
        <Stack key={key} faces={faces} x={at.x} y={at.y} size={SIZE} />
      ))}
    </g>
  )
}

/** The printed map with the battle on it. */
export const heroMap: HeroMap = { Defs, Map }
