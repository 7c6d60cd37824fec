import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './vignette.en.ts'
import './vignette.css'

const words = spoken(
  import.meta.glob<typeof en>('./vignette.??.ts', { eager: true, import: 'words' }),
)

interface Terrain {
  readonly name: keyof typeof en
  readonly ground: string
  readonly drawing: string
  readonly ink: string
}

const hedges: Terrain = {
  name: 'hedges',
  ground: '#c3cf8d',
  drawing: 'M6 74h92M30 6v110',
  ink: '#6e8f4c',
}
const open: Terrain = {
  name: 'open',
  ground: '#e4d49a',
  drawing: 'M10 6l30 110M26 6l30 110M42 6l30 110M58 6l30 110M74 6l24 88',
  ink: '#d3bd78',
}
const ruins: Terrain = {
  name: 'ruins',
  ground: '#cfc4b0',
  drawing: 'M16 16h30v24H16zM58 12h30v30H58zM16 78h30v30H16zM58 82h34v26H58z',
  ink: '#4c4038',
}

const row: readonly (readonly [Terrain, number, number, number])[] = [
  [hedges, 20, 58, -10],
  [open, 112, 49, -5],
  [ruins, 204, 40, 0],
  [open, 296, 49, 5],
  [hedges, 388, 58, 10],
]

const soldiers: readonly (readonly [string, string, number, 'us' | 'german'])[] = [
  ['Walker', '4\u00a0 10', 58, 'us'],
  ['Smith', '4\u00a0 10', 150, 'us'],
  ['Richter', '6\u00a0 24', 268, 'german'],
  ['Kessler', '6\u00a0 24', 360, 'german'],
]

/** Terrain cards in a row and four soldiers on the cloth. */
export function Vignette() {
  return (
    <svg class="vignette" viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice">
      <path fill="#3d4a42" d="M0 0h480v300H0z" />
      <ellipse cx="240" cy="130" rx="300" ry="170" fill="#55645a" opacity=".6" />
      {row.map(([terrain, x, y, turn], index) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn} 52 75)`}>
          <rect class="card-shade" x="2" y="4" width="104" height="150" rx="9" />
          <rect width="104" height="150" rx="9" fill="#fbf7ea" />
          <rect x="6" y="6" width="92" height="110" rx="5" fill={terrain.ground} />
          <path
            d={terrain.drawing}
            fill={terrain === ruins ? terrain.ink : 'none'}
            stroke={terrain.ink}
            stroke-width={terrain === hedges ? 13 : 2}
            stroke-linecap="round"
            stroke-dasharray={terrain === hedges ? '1 10' : undefined}
          />
          <circle class="card-disc" cx="20" cy="20" r="12" />
          <text class="card-number" x="20" y="26">
            {index + 3}
          </text>
          <text class="card-name" x="10" y="138">
            {words()[terrain.name]}
          </text>
        </g>
      ))}
      {soldiers.map(([name, values, x, nation]) => (
        <g key={name} transform={`translate(${x} 208)`} class={`soldier is-${nation}`}>
          <path d={nation === 'us' ? 'M5 0h64l5 5v80H0V5z' : 'M8 0h58l8 8v78H0V8z'} />
          <text class="soldier-name" x="8" y="18">
            {name}
          </text>
          <path class="rifle" d="M8 34l8-6h30l16-2v4l-16 2-6 4H26l-10 6z" />
          <text class="soldier-values" x="37" y="70">
            {values}
          </text>
        </g>
      ))}
    </svg>
  )
}
