import { TERRAINS } from '@estafette/frontline/screen'

// Six grounds seen from above, on a field of 112 by 92.

/** A bush or a tree: shadow, crown, light. */
type Bush = readonly [x: number, y: number, radius: number]

function Bushes({ list }: { readonly list: readonly Bush[] }) {
  return (
    <>
      {list.map(([x, y, r]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x + 2.2} cy={y + 3} r={r} fill="#2e4420" opacity=".45" />
          <circle cx={x} cy={y} r={r} fill="#6e8f4c" />
          <circle cx={x - r * 0.26} cy={y - r * 0.3} r={r * 0.55} fill="#8dae66" />
        </g>
      ))}
    </>
  )
}

/** The same spread for the same number, between 0 and 1. */
function spread(index: number): number {
  const value = Math.sin(index * 12.9898) * 43758.5453
  return value - Math.floor(value)
}

/** Bushes side by side from one end to the other. */
function hedge(from: readonly [number, number], to: readonly [number, number], seed: number) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const count = Math.round(length / 7.6)
  return Array.from({ length: count }, (_, at): Bush => {
    const part = at / Math.max(1, count - 1)
    const x = from[0] + (to[0] - from[0]) * part + spread(seed + at) * 3 - 1.5
    const y = from[1] + (to[1] - from[1]) * part + spread(seed + at + 50) * 3 - 1.5
    return [round(x), round(y), round(4.4 + 2 * spread(seed + at + 90))]
  })
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

const hedges: readonly Bush[] = [
  ...hedge([1, 26], [112, 17], 1),
  ...hedge([1, 82], [112, 90], 31),
  ...hedge([35, 1], [31, 92], 61),
  ...hedge([84, 1], [88, 92], 91),
]

const wood: readonly Bush[] = [
  [14, 14, 10],
  [36, 24, 12],
  [20, 44, 9],
  [62, 12, 10],
  [84, 26, 13],
  [104, 10, 9],
  [54, 46, 10],
  [76, 54, 9],
  [102, 52, 11],
  [12, 74, 11],
  [40, 78, 10],
  [66, 82, 12],
  [94, 82, 10],
]

/** A line round a hill, as wide as it is told; the ground is never quite round. */
function contour(rx: number, ry: number): string {
  const points = Array.from({ length: 36 }, (_, at) => {
    const angle = (at / 36) * 2 * Math.PI
    const wobble = 1 + 0.06 * Math.sin(3 * angle) + 0.04 * Math.cos(5 * angle + 1)
    return `${round(56 + rx * wobble * Math.cos(angle))} ${round(44 + ry * wobble * Math.sin(angle))}`
  })
  return `M${points.join('L')}Z`
}

/** Strokes down a slope, right round it. */
function hachures(rx: number, ry: number): string {
  return Array.from({ length: 64 }, (_, at) => {
    const angle = (at / 64) * 2 * Math.PI
    const wobble = 1 + 0.06 * Math.sin(3 * angle) + 0.04 * Math.cos(5 * angle + 1)
    const x = round(56 + rx * wobble * Math.cos(angle))
    const y = round(44 + ry * wobble * Math.sin(angle))
    return `M${x} ${y}l${round(6.6 * Math.cos(angle))} ${round(6.6 * Math.sin(angle))}`
  }).join('')
}

function OpenGround() {
  const furrows = Array.from({ length: 29 }, (_, at) => `M${at * 6 - 30}-30V150`).join('')
  return (
    <>
      <rect width="112" height="112" fill="#e4d49a" />
      <g transform="rotate(-24 56 56)">
        <rect x="-30" y="-30" width="80" height="180" fill="#dcc47c" />
        <rect x="50" y="-30" width="46" height="180" fill="#e9ddae" />
        <path d={furrows} stroke="#b99b4e" stroke-opacity=".3" stroke-width="1.2" />
      </g>
      <path d="M-5 76Q50 58 118 66" stroke="#f4ebd0" stroke-width="6" fill="none" />
      <path
        d="M-5 76Q50 58 118 66"
        stroke="#b7a470"
        stroke-width=".9"
        stroke-dasharray="5 4"
        fill="none"
      />
      <Bushes
        list={[
          [92, 12, 5],
          [101, 18, 4],
          [16, 86, 4.5],
        ]}
      />
    </>
  )
}

const COURSE = 'M18-6C30 22 66 26 62 52S30 84 52 118'

function Stream() {
  return (
    <>
      <rect width="112" height="112" fill="#c9d39a" />
      <path d="M0 0H60L0 40Z" fill="#d8ddaa" />
      <path d="M112 60V112H70Z" fill="#bcc98a" />
      <path d={COURSE} fill="none" stroke="#b4d08e" stroke-width="46" />
      <path d={COURSE} fill="none" stroke="#9cc48e" stroke-width="34" />
      <path d={COURSE} fill="none" stroke="#1c4e6d" stroke-width="22" />
      <path d={COURSE} fill="none" stroke="#4f93b4" stroke-width="18.5" />
      <path d={COURSE} fill="none" stroke="#8cc0d6" stroke-width="7" stroke-dasharray="22 9" />
      <Bushes
        list={[
          [86, 14, 6],
          [97, 20, 5],
          [92, 46, 5.5],
          [16, 50, 6],
          [24, 60, 5],
          [88, 82, 6.5],
          [100, 74, 5],
        ]}
      />
    </>
  )
}

function Undergrowth() {
  return (
    <>
      <rect width="112" height="112" fill="#c3cf8d" />
      <rect width="34" height="26" fill="#b4c47c" />
      <rect x="34" y="26" width="52" height="58" fill="#cdd79c" />
      <rect x="86" y="84" width="30" height="30" fill="#afc077" />
      <Bushes list={hedges} />
    </>
  )
}

function HighGround() {
  return (
    <>
      <rect width="112" height="112" fill="#d3d59c" />
      <path d="M0 84L112 70V112H0Z" fill="#c6cb8c" />
      <path d={contour(45, 33)} fill="#e6dba4" />
      <path d={hachures(45, 33)} stroke="#6b4a20" stroke-width="1.7" opacity=".75" />
      <path d={contour(45, 33)} fill="none" stroke="#f4edc4" stroke-width="1.6" />
      <path d={contour(27, 19)} fill="#ddbd7e" />
      <path d={hachures(27, 19)} stroke="#6b4a20" stroke-width="1.7" opacity=".75" />
      <path d={contour(27, 19)} fill="none" stroke="#f4edc4" stroke-width="1.6" />
      <Bushes
        list={[
          [8, 10, 5],
          [104, 12, 5.5],
          [102, 84, 5],
        ]}
      />
    </>
  )
}

function Trees() {
  const grass = Array.from(
    { length: 40 },
    (_, at) => `M${round(112 * spread(at))} ${round(96 * spread(at + 200))}l3-3`,
  ).join('')
  return (
    <>
      <rect width="112" height="112" fill="#bfd093" />
      <path d={grass} stroke="#8aa15c" stroke-width="1" />
      <Bushes list={wood} />
    </>
  )
}

const ruins = [
  { x: 10, y: 10, width: 38, height: 26, turn: -5.6 },
  { x: 62, y: 6, width: 34, height: 30, turn: 4 },
  { x: 14, y: 72, width: 30, height: 28, turn: -1.8 },
  { x: 58, y: 70, width: 42, height: 28, turn: -7.7 },
]

function BurnedOut() {
  const rubble = Array.from({ length: 34 }, (_, at) => {
    const [x, y] = [round(110 * spread(at + 7)), round(94 * spread(at + 300))]
    return `M${x} ${y}h${round(2 + 2 * spread(at + 20))}v${round(1.6 + 1.6 * spread(at + 40))}h-3z`
  }).join('')
  return (
    <>
      <rect width="112" height="112" fill="#cfc4b0" />
      <path d="M-5 54Q56 49 118 58" stroke="#e9e0cc" stroke-width="15" fill="none" />
      {ruins.map(({ x, y, width, height, turn }) => (
        <g key={`${x} ${y}`} transform={`rotate(${turn} ${x + width / 2} ${y + height / 2})`}>
          <rect x={x + 2} y={y + 3} width={width} height={height} fill="#000" opacity=".25" />
          <rect x={x} y={y} width={width} height={height} fill="#6b5a4c" />
          <rect x={x + 3} y={y + 3} width={width - 6} height={height - 6} fill="#3a322c" />
          <path
            d={`M${x + width * 0.55} ${y}v${height * 0.6}H${x + width}`}
            stroke="#8a7662"
            stroke-width="3"
            fill="none"
          />
          <path d={`M${x + width * 0.2} ${y + height}l5-6l4 6z`} fill="#cfc4b0" />
        </g>
      ))}
      <path d={rubble} fill="#7d6a58" opacity=".8" />
    </>
  )
}

const grounds = [OpenGround, Stream, Undergrowth, HighGround, Trees, BurnedOut] as const

/** The six grounds, drawn once; cards of the line show them by their kind. */
export function TerrainSymbols() {
  return (
    <svg class="frl-symbols" width="0" height="0" aria-hidden="true">
      {TERRAINS.map((code, terrain) => {
        const Ground = grounds[terrain]!
        return (
          <symbol
            key={code}
            id={`frl-${code}`}
            viewBox="0 0 112 92"
            preserveAspectRatio="xMidYMid slice"
          >
            <Ground />
          </symbol>
        )
      })}
    </svg>
  )
}

/** The ground of a card of the line. */
export function TerrainArt({ terrain }: { readonly terrain: number }) {
  return (
    <svg class="frl-ground-art" aria-hidden="true">
      <use href={`#frl-${TERRAINS[terrain]}`} />
    </svg>
  )
}
