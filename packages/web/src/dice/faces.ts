/** A face of a die; null before it has been rolled. */
export type Face = number | null

/** Centres of the pips of each face of a six-sided die, on a square of 20. */
export const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[10, 10]],
  [
    [5.4, 14.6],
    [14.6, 5.4],
  ],
  [
    [5, 15],
    [10, 10],
    [15, 5],
  ],
  [
    [5.6, 5.6],
    [14.4, 5.6],
    [5.6, 14.4],
    [14.4, 14.4],
  ],
  [
    [5.2, 5.2],
    [14.8, 5.2],
    [10, 10],
    [5.2, 14.8],
    [14.8, 14.8],
  ],
  [
    [5.8, 4.6],
    [14.2, 4.6],
    [5.8, 10],
    [14.2, 10],
    [5.8, 15.4],
    [14.2, 15.4],
  ],
]

/** How long dice roll, and how many faces they show before they lie still. */
export const ROLL_TIME = 450
export const ROLL_FACES = 3

/** When each of the faces comes up, in milliseconds: slowing down, the last one is the result. */
export const ROLL_STEPS: readonly number[] = Array.from({ length: ROLL_FACES }, (_, index) =>
  Math.round(ROLL_TIME * (1 - (1 - index / ROLL_FACES) ** 0.7)),
)

/**
 * The face shown in a step of the roll. All faces of a roll differ from each other and from the
 * result, so that the die is seen to turn and never seems to rest too early.
 */
export function rollingFace(result: number, step: number, sides: 6 | 10): number {
  const stride = sides === 6 ? 5 : 3 // no common divisor with the number of faces
  return ((result - 1 + stride * (step + 1)) % sides) + 1
}
