import { rem } from './arrow.tsx'

const INSIDE = 8 // how far from the end of a tray a stem may begin

/** What joins a tray and its card: straight where they stand over each other. */
export function Stem(props: {
  readonly from: number // the middle of the tray
  readonly left: number
  readonly right: number
  readonly to: number // the middle of the card
}) {
  const { left, right, to } = props
  const begin = Math.min(right - INSIDE, Math.max(left + INSIDE, to))
  const across = Math.abs(begin - to)
  if (across < 1) return <i class="frl-stem is-whole" style={`left:${rem(begin - 1.5)}`} />
  return (
    <>
      <i class="frl-stem is-tray" style={`left:${rem(begin - 1.5)}`} />
      <i
        class="frl-stem is-across"
        style={`left:${rem(Math.min(begin, to) - 1.5)};width:${rem(across + 3)}`}
      />
      <i class="frl-stem is-card" style={`left:${rem(to - 1.5)}`} />
    </>
  )
}
