import type { Language } from '@estafette/kernel'
import { language } from '../store/settings.ts'
import { CounterSketch } from './counter-sketch.tsx'

/** A honeycomb over the whole of a picture: `wide` is the radius of a hex. */
function honeycomb(wide: number): string {
  const high = (wide * Math.sqrt(3)) / 2
  const parts: string[] = []
  for (let column = 0; column * wide * 1.5 < 520; column++) {
    for (let row = -1; row * 2 * high < 320; row++) {
      const x = Math.round(column * wide * 1.5)
      const y = Math.round((row * 2 + (column % 2)) * high)
      const half = Math.round(wide / 2)
      const h = Math.round(high)
      parts.push(`M${x} ${y}l${half} ${-h}h${wide}l${half} ${h}`)
    }
  }
  return parts.join('')
}

const fine = honeycomb(26)
const coarse = honeycomb(40)

/** Snow, firs and the road to the Meuse. */
export function CellesVignette() {
  return (
    <svg class="vignette" viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice">
      <path fill="#eceeea" d="M0 0h480v300H0z" />
      <path
        fill="#fff"
        d="M30 40q60-30 110 0t-30 40-80-40zM250 190q70-30 130 10t-60 30-70-40zM330 30q50-20 90 6t-40 20-50-26z"
      />
      <g fill="url(#ground-fir)" stroke="#6d8a7b" stroke-width="1.5">
        <path d="M190-10q60 30 100 14t90 22 110-20v-30H190zM80 100q50-24 84 10t96-4 60 46-70 50-60 40-84-30-40-60 14-52z" />
        <path d="M330 120q60-14 96 16t70 6v170H360q-40-20-20-70t-40-70 30-52zM-10 210q50-10 70 30t40 70H-10z" />
      </g>
      <path class="celles-river-bank" d="M-6 46q40 20 44 60t-12 80 18 120" />
      <path class="celles-river" d="M-6 46q40 20 44 60t-12 80 18 120" />
      <path class="celles-stream" d="M40 250q70-20 130 0t130-10 190 20" />
      <path class="celles-hexes" d={coarse} />
      <path
        class="celles-minor-case"
        d="M300-10q-10 70 40 120t30 110-30 90M120 310q30-80 90-110t140 10 140-20"
      />
      <path
        class="celles-minor"
        d="M300-10q-10 70 40 120t30 110-30 90M120 310q30-80 90-110t140 10 140-20"
      />
      <path class="celles-main-case" d="M36 96q60 0 110 40t110-10 80-70 150-34" />
      <path class="celles-main" d="M36 96q60 0 110 40t110-10 80-70 150-34" />
      <g class="vignette-names">
        <text x="56" y="128">
          DINANT
        </text>
        <text x="300" y="70">
          CINEY
        </text>
        <text x="150" y="262">
          CELLES
        </text>
      </g>
      <CounterSketch x={70} y={76} nation="british" arm="armour" factors="8-6-9" size={44} />
      <CounterSketch x={186} y={136} nation="british" arm="armour" factors="8-6-9" size={44} />
      <CounterSketch
        x={232}
        y={218}
        nation="german"
        arm="recon"
        factors="7-5-9"
        size={44}
        count={2}
      />
      <CounterSketch x={318} y={252} nation="german" arm="motorised" factors="11-8-9" size={44} />
      <CounterSketch x={362} y={190} nation="us" arm="recon" factors="6-5-9" size={44} />
    </svg>
  )
}

const thrust = 'M480 176C400 168 330 196 250 184C190 174 150 150 112 118'
const second = 'M480 206C400 204 340 226 270 214'
const french = 'M150 262C176 240 190 226 196 210'
const british = 'M210 60C206 96 204 120 200 140'

/** The sickle cut, arrows on a hex map. */
export function BlitzkriegVignette() {
  return (
    <svg class="vignette" viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice">
      <path fill="#e2dab2" d="M0 0h480v300H0z" />
      <path fill="url(#ground-fields)" opacity=".75" d="M0 0h480v300H0z" />
      <path
        class="sea"
        d="M-10-10H190C172 18 150 30 128 44C104 58 92 92 74 112C62 126 66 160 40 176C24 186 6 190-10 196z"
      />
      <path
        class="meuse-bank"
        d="M430-10C420 40 372 70 352 104C336 132 352 160 330 190C312 216 318 260 296 310"
      />
      <path
        class="meuse"
        d="M430-10C420 40 372 70 352 104C336 132 352 160 330 190C312 216 318 260 296 310"
      />
      <path class="somme" d="M70 190C120 200 170 210 230 206C270 204 300 214 322 206" />
      <path
        fill="url(#ground-wood)"
        stroke="#4f6e38"
        d="M372 128C400 110 450 116 486 130V260C440 270 392 250 374 214C362 188 356 148 372 128z"
      />
      <path class="blitz-hexes" d={fine} />
      <g class="arrows">
        <path class="case wide" d={thrust} />
        <path class="german wide" d={thrust} />
        <path class="german head" d="M88 96l44 8-26 38z" />
        <path class="case" d={second} />
        <path class="german" d={second} />
        <path class="german head" d="M250 210l26-14v36z" />
        <path class="case" d={french} />
        <path class="french" d={french} />
        <path class="french head" d="M202 188l-20 22 28 4z" />
        <path class="case" d={british} />
        <path class="british" d={british} />
        <path class="british head" d="M196 160l-10-24 26 2z" />
      </g>
      <g class="vignette-names">
        <text x="330" y="166">
          SEDAN
        </text>
        <text x="118" y="200">
          AMIENS
        </text>
        <text x="222" y="142">
          ARRAS
        </text>
        <text x="336" y="70">
          DINANT
        </text>
      </g>
    </svg>
  )
}

interface Terrain {
  readonly name: Readonly<Record<Language, string>>
  readonly ground: string
  readonly drawing: string
  readonly ink: string
}

const hedges: Terrain = {
  name: { en: 'Undergrowth', fr: 'Broussailles' },
  ground: '#c3cf8d',
  drawing: 'M6 74h92M30 6v110',
  ink: '#6e8f4c',
}
const open: Terrain = {
  name: { en: 'Open ground', fr: 'Terrain ouvert' },
  ground: '#e4d49a',
  drawing: 'M10 6l30 110M26 6l30 110M42 6l30 110M58 6l30 110M74 6l24 88',
  ink: '#d3bd78',
}
const ruins: Terrain = {
  name: { en: 'Burned-out', fr: 'Bâtiments en ruine' },
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
export function FrontlineVignette() {
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
            {terrain.name[language.value]}
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
