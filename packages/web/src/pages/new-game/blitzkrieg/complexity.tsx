import { saySeries } from './words.ts'

const bars = [1, 2, 3] as const

/** A level that there is a word for. */
export function levelOf(level: number): 1 | 2 | 3 {
  return bars.find((bar) => bar === level) ?? 3
}

/** How much there is to know: as many full bars of three, and the word for who does not see them. */
export function Complexity({ level }: { readonly level: number }) {
  return (
    <span
      class="choosing-bars series-bars"
      role="img"
      aria-label={saySeries(`complexity.${levelOf(level)}`)}
    >
      {bars.map((bar) => (
        <i key={bar} class={bar <= level ? 'is-full' : ''} />
      ))}
    </span>
  )
}
