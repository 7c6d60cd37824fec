import { saySeries } from './words.ts'

const bars = [1, 2, 3] as const

/** How much there is to know: as many full bars of three, and the word for who does not see them. */
export function Complexity({ level }: { readonly level: 1 | 2 | 3 }) {
  return (
    <span class="series-bars" role="img" aria-label={saySeries(`complexity.${level}`)}>
      {bars.map((bar) => (
        <i key={bar} class={bar <= level ? 'is-full' : ''} />
      ))}
    </span>
  )
}
