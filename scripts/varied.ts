import { verbOf, type Choice } from '@estafette/kernel'

/**
 * Picks choices for a game: half of the time any, else one of the kind that was picked least, so that
 * fights and answers are not rare.
 */
export function varied(below: (count: number) => number): (legal: readonly Choice[]) => Choice {
  const done = new Map<number, number>()
  const timesOf = (choice: Choice): number => done.get(verbOf(choice)) ?? 0
  return (legal) => {
    const least = Math.min(...legal.map(timesOf))
    const some = below(2) === 0 ? legal.filter((choice) => timesOf(choice) === least) : legal
    const choice = some[below(some.length)]!
    done.set(verbOf(choice), timesOf(choice) + 1)
    return choice
  }
}
