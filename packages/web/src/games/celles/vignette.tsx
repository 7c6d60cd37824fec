import { CounterSketch } from '../../pictures/counter-sketch.tsx'
import { honeycomb } from '../../pictures/honeycomb.ts'
import './vignette.css'

const hexes = honeycomb(40)

/** Snow, firs and the road to the Meuse. */
export function Vignette() {
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
      <path class="celles-hexes" d={hexes} />
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
        nation="wehrmacht"
        arm="recon"
        factors="7-5-9"
        size={44}
        count={2}
      />
      <CounterSketch
        x={318}
        y={252}
        nation="wehrmacht"
        arm="motorised"
        factors="11-8-9"
        size={44}
      />
      <CounterSketch x={362} y={190} nation="us" arm="recon" factors="6-5-9" size={44} />
    </svg>
  )
}
