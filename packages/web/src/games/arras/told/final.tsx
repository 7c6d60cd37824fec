import { victoryParts, type ArrasState } from '@estafette/arras/screen'
import { VictoryParts } from '../panels/tables.tsx'
import { arrasWords } from '../words.ts'

/** How the game stands at its end: what the points came from, and what it cost. */
export function Final({ s }: { readonly s: ArrasState }) {
  const { unitSide, eliminated, removed } = s.board
  const words = arrasWords()
  const lost = [0, 1].map(
    (side) =>
      Array.from(s.place).filter(
        (place, unit) => unitSide[unit] === side && (place === eliminated || place === removed),
      ).length,
  )
  return (
    <section class="aids">
      <h2>{words.vpTitle}</h2>
      <VictoryParts parts={victoryParts(s)} />
      <h2>{words.lostTitle}</h2>
      <ul class="aid-list">
        {lost.map((count, side) => (
          <li key={side}>
            <b>{count}</b> {words.side[side]}
          </li>
        ))}
      </ul>
    </section>
  )
}
