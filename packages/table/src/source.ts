import {
  diceFrom,
  DiceError,
  scriptedDice,
  type Dice,
  type Faces,
  type Seat,
} from '@estafette/kernel'
import { streamFaces, type Stream } from './stream.ts'

/** The dice of one choice: a cursor that goes on, what was rolled, and a look at what is left. */
export interface DiceSource {
  readonly dice: Dice
  readonly rolled: readonly number[]
  readonly owners: readonly (Seat | undefined)[] // of each face, the seat that alone sees what it gave
  readonly finish: () => void // complains about dice that nobody asked for
}

/** Dice of a stream from a cursor on; without its seed, the first die asked for is an error. */
export function streamSource(
  stream: Omit<Stream, 'seed'> & { readonly seed: string | null },
  from: number,
): DiceSource {
  const { seed, gameId, contributions } = stream
  const next =
    seed === null
      ? () => {
          throw new DiceError('dice are asked for, and the seed is not known')
        }
      : streamFaces({ seed, gameId, contributions }, from)
  return source(next, from, () => {})
}

/** Dice known already, all of which have to be used. */
export function knownSource(faces: readonly number[], from: number): DiceSource {
  const script = scriptedDice(faces)
  return source(
    (sides) => script.roll(1, sides),
    from,
    () => {
      if (script.left > 0) {
        throw new DiceError(`wrong number of dice: got ${faces.length}, expected ${script.drawn}`)
      }
    },
  )
}

function source(next: Faces, from: number, finish: () => void): DiceSource {
  const rolled: number[] = []
  const owners: (Seat | undefined)[] = []
  const noted: Faces = (sides, only) => {
    const face = next(sides)
    rolled.push(face)
    owners.push(only)
    return face
  }
  return { dice: diceFrom(noted, from), rolled, owners, finish }
}
