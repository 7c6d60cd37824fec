import { CounterSketch } from '../../pictures/counter-sketch.tsx'
import './vignette.css'

const borders =
  'M-6 128C60 118 110 140 168 124C196 116 206 92 236 84C280 74 330 92 372 78C412 66 450 74 486 60M168 124C176 164 158 196 170 232C180 262 160 286 164 306M236 84C232 50 252 24 246-6M372 78C380 118 352 146 366 182C378 212 430 214 486 204M366 182C330 206 296 196 262 220C232 240 236 280 226 306M170 232C206 236 232 226 262 220M262 220C300 246 330 250 344 306M60 122C52 84 74 44 62-6'
const scarpe = 'M-6 76C50 84 96 70 150 84C190 94 206 66 252 62C320 56 380 40 486 22'
const roads =
  'M-6 34C90 60 160 74 236 108C300 136 380 200 486 262M236 108C180 150 110 170-6 178M236 108C244 170 220 240 232 306M236 108C310 96 400 110 486 96'
const column = 'M96 152C150 170 176 196 204 214'
const answer = 'M440 236C388 232 350 236 312 234'

const areas: readonly (readonly [area: number, x: number, y: number, side: 'german' | 'allied'])[] =
  [
    [18, 106, 104, 'german'],
    [16, 34, 206, 'german'],
    [25, 290, 116, 'allied'],
    [10, 204, 262, 'german'],
    [5, 398, 160, 'german'],
  ]

/** British tanks go round Arras into the flank of the columns. */
export function Vignette() {
  return (
    <svg class="vignette" viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice">
      <path fill="#e2dab2" d="M0 0h480v300H0z" />
      <path fill="url(#ground-fields)" opacity=".85" d="M0 0h480v300H0z" />
      <path
        fill="url(#ground-wood)"
        stroke="#4f6e38"
        d="M128 22C152 8 190 14 196 34C202 54 162 60 144 52C126 46 116 32 128 22zM392 268C416 250 458 256 470 276C480 298 430 312 404 304C384 298 380 280 392 268z"
      />
      <path class="arras-line-bank" d={scarpe} />
      <path class="arras-line-river" d={scarpe} />
      <path class="arras-line-border" d={borders} />
      <path class="arras-line-case" d={roads} />
      <path class="arras-line-road" d={roads} />
      <path
        class="arras-town"
        d="M222 88h12v10h-12zM238 84h14v12h-14zM256 90h10v12h-10zM218 102h10v12h-10zM244 114h14v10h-14zM226 120h12v10h-12zM262 108h12v10h-12z"
      />
      <g class="arrows">
        <path class="case" d={column} />
        <path class="british" d={column} />
        <path class="british head" d="M226 228l-32-2 18-24z" />
        <path class="case" d={answer} />
        <path class="wehrmacht" d={answer} />
        <path class="wehrmacht head" d="M290 233l26-14 2 32z" />
      </g>
      {areas.map(([area, x, y, side]) => (
        <g key={area} class={`arras-area is-${side}`} transform={`translate(${x} ${y})`}>
          <circle r="11" />
          <text y="4.5">{area}</text>
        </g>
      ))}
      <g class="vignette-names">
        <text x="206" y="76">
          ARRAS
        </text>
        <text x="50" y="212">
          WARLUS
        </text>
        <text x="344" y="192">
          BEAURAINS
        </text>
      </g>
      <CounterSketch
        x={80}
        y={150}
        nation="british"
        arm="armour"
        factors="2-2-4"
        size={44}
        count={3}
      />
      <CounterSketch x={128} y={256} nation="british" arm="infantry" factors="1-4-2" size={44} />
      <CounterSketch x={262} y={246} nation="wehrmacht" arm="motorised" factors="5-7-5" size={44} />
      <CounterSketch
        x={446}
        y={240}
        nation="wehrmacht"
        arm="armour"
        factors="6-5-6"
        size={44}
        count={2}
      />
      <CounterSketch x={324} y={160} nation="wehrmacht" arm="antitank" factors="2-6-4" size={44} />
    </svg>
  )
}
