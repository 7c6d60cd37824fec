import type { State, View, Viewer } from '@estafette/kernel'

/**
 * A view on its way to a worker, which has the same game: who looks, and the numbers of what is
 * known. Whatever a position holds beside its numbers, such as a corrected board, stays the same
 * during a game and is sent once, as a written view.
 */
export interface Parcel {
  readonly viewer: Viewer
  readonly bytes: Uint8Array<ArrayBuffer> // of its own: it can be handed over without a copy
}

/** Puts a view into a parcel. */
export function wrap({ viewer, known }: View): Parcel {
  const { buffer, byteOffset, byteLength } = known.raw
  return { viewer, bytes: new Uint8Array(buffer, byteOffset, byteLength).slice() }
}

/** Takes a view out of a parcel, onto a position of the same game. */
export function unwrap<S extends State>({ viewer, bytes }: Parcel, into: S): View<S> {
  const { buffer, byteOffset, byteLength } = into.raw
  if (bytes.byteLength !== byteLength) {
    throw new Error(`a position has ${byteLength} bytes, the parcel ${bytes.byteLength}`)
  }
  new Uint8Array(buffer, byteOffset, byteLength).set(bytes)
  into.legalCount = -1
  return { viewer, known: into }
}
