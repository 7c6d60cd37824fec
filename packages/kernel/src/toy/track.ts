/** One battle of the series: where the riders ride, and for how long. */
export interface Track {
  readonly id: string
  readonly scenarios: readonly string[]
  readonly places: readonly string[] // codes, the start first
  readonly home: readonly number[] // by scenario: the place where a rider is home
  readonly rounds: readonly number[] // by scenario
}

function places(letter: string, last: number): string[] {
  return Array.from({ length: last + 1 }, (_, place) => `${letter}${place}`)
}

export const plain: Track = {
  id: 'toy',
  scenarios: ['lane', 'road'],
  places: places('k', 8),
  home: [5, 8],
  rounds: [9, 13],
}

export const hills: Track = {
  id: 'toy-hills',
  scenarios: ['climb'],
  places: places('h', 11),
  home: [11],
  rounds: [15],
}
