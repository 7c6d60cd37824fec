import { useId } from 'preact/hooks'
import { honeycomb } from '../../pictures/honeycomb.ts'
import { later } from '../../shell/later.tsx'
import './vignette.css'

const BattlePicture = later(async () => (await import('./pictures/battle.tsx')).BattlePicture)

const hexes = honeycomb(26)
const thrust = 'M480 176C400 168 330 196 250 184C190 174 150 150 112 118'
const second = 'M480 206C400 204 340 226 270 214'
const french = 'M150 262C176 240 190 226 196 210'
const british = 'M210 60C206 96 204 120 200 140'

/** The heart of a battle's map; of the series the sickle cut, arrows on a hex map. */
export function Vignette({ battle }: { readonly battle?: string }) {
  const id = useId()
  return battle === undefined ? <SickleCut /> : <BattlePicture id={battle} where={id} />
}

function SickleCut() {
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
      <path class="blitz-hexes" d={hexes} />
      <g class="arrows">
        <path class="case wide" d={thrust} />
        <path class="wehrmacht wide" d={thrust} />
        <path class="wehrmacht head" d="M88 96l44 8-26 38z" />
        <path class="case" d={second} />
        <path class="wehrmacht" d={second} />
        <path class="wehrmacht head" d="M250 210l26-14v36z" />
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
