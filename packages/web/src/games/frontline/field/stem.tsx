import { rem } from './arrow.tsx'

const ROOM = 14 // between a lane and the line
const INSIDE = 8 // how far from the end of a tray a stem may begin

/** What joins a tray and its card: straight where they stand over each other. */
export function Stem(props: {
  readonly left: number
  readonly right: number
  readonly to: number // the middle of the card
  readonly level: number // 0 to 2: stems of neighbouring cards do not run into each other
}) {
  const { left, right, to, level } = props
  const begin = Math.min(right - INSIDE, Math.max(left + INSIDE, to))
  const across = Math.abs(begin - to)
  if (across < 1) {
    return <i class="frl-stem" style={`left:${rem(begin - 1.5)};height:${rem(ROOM)}`} />
  }
  const away = 2 + 4 * level // of the crossing from the tray
  return (
    <>
      <i class="frl-stem" style={`left:${rem(begin - 1.5)};height:${rem(away)}`} />
      <i
        class="frl-stem is-across"
        style={`--away:${rem(away)};left:${rem(Math.min(begin, to) - 1.5)};width:${rem(across + 3)}`}
      />
      <i
        class="frl-stem is-card"
        style={`--away:${rem(away)};left:${rem(to - 1.5)};height:${rem(ROOM - away)}`}
      />
    </>
  )
}
