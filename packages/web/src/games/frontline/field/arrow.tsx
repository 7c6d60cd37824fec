import { Icon } from '../../../shell/icons.tsx'
import type { ArrowMark } from './marks.ts'

/** An arrow along the line, with a number on every card it crosses and a text at its head. */
export function Arrow(props: {
  readonly arrow: ArrowMark
  readonly centres: readonly number[] // of the nine cards
  readonly width: number
  readonly ground: { readonly width: number; readonly height: number }
}) {
  const { arrow, centres, width, ground } = props
  const { from, to, text, kind } = arrow
  const [a, b] = [centres[from - 1], centres[to - 1]]
  if (a === undefined || b === undefined) return null
  const way = Math.sign(b - a)
  // A threat lies above the way of those who move, and its plate below them.
  const isThreat = kind === 'threat'
  const isAhead = kind === 'ahead' // under what is done now
  const y = ground.height * (isThreat ? 0.24 : isAhead ? 0.68 : 0.465)
  const between = Array.from({ length: Math.max(0, Math.abs(to - from) - 1) }, (_, at) => at + 1)
  const tip = b - way * ground.width * 0.34
  return (
    <div class={`frl-arrow over is-${kind}`} aria-hidden="true">
      {way !== 0 && (
        <svg class="over" viewBox={`0 0 ${width} ${ground.height}`} width="100%" height="100%">
          <path class="is-rim" d={`M${a} ${y}H${tip - way * 20}`} />
          <path class="is-edge" d={`M${a} ${y}H${tip - way * 20}`} />
          <path class="is-core" d={`M${a} ${y}H${tip - way * 20}`} />
          <path
            class="is-head"
            d={`M${tip - way * 26} ${y - 17}L${tip} ${y}L${tip - way * 26} ${y + 17}Z`}
          />
          {(isThreat || isAhead ? [] : between).map((step) => {
            const x = centres[from - 1 + step * way]!
            return (
              <g key={step}>
                <circle cx={x} cy={y} r="11.5" />
                <text x={x} y={y + 6}>
                  {step}
                </text>
              </g>
            )
          })}
        </svg>
      )}
      {text && (
        <span
          class="frl-arrow-text"
          style={
            isThreat
              ? `left:${rem(b)};top:${rem(ground.height * 0.8)}`
              : `left:${rem(b + way * ground.width * 0.08)};top:${rem(y)}`
          }
        >
          {isThreat && <Icon name="shield" size={18} />}
          {text}
        </span>
      )}
    </div>
  )
}

/** A size of the drawing in the size of the letters. */
export function rem(size: number): string {
  return `${Math.round(size * 100) / 1600}rem`
}
