import { cornerOfSide } from '../../counters/marker.tsx'
import { counterOutline } from '../../counters/shapes.ts'
import { badgeOf } from './formations.ts'

const LOOKS = ['german', 'allied'] as const

/** The chit of a formation, in the shape of its side. */
export function ChitPicture(props: {
  readonly formation: string // its code
  readonly side: number
  readonly word: string // under its name
  readonly size?: number
}) {
  const { formation, side, word, size = 64 } = props
  const { name, bar } = badgeOf(formation)
  const look = LOOKS[side]!
  const body = counterOutline(cornerOfSide(look))
  return (
    <svg class={`chit is-${look}`} width={size} height={size} viewBox="-1 -1 66 66" aria-hidden>
      <path class="chit-body" d={body} />
      <path class="chit-rim" d={counterOutline(cornerOfSide(look), -4.5)} />
      <g class={`ctr-bar-${bar.tone}`}>
        <rect class="ctr-bar" x="12" y="12" width="40" height="7" />
      </g>
      <text class="chit-name" x="32" y="39">
        {name}
      </text>
      <text class="chit-word" x="32" y="53">
        {word}
      </text>
    </svg>
  )
}
