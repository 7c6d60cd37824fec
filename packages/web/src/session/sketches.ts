import { disclose, enclose } from '@estafette/table'
import { keepSketch, readSketch } from '../store/private.ts'
import { parseJson, isRecord } from '../store/storage.ts'

/**
 * What the seats of a game have thought out and not done yet, under the names that their game gives
 * it. Several people at one screen share a storage, so that all of it is kept in one envelope.
 */
export function readSketches(id: string): Readonly<Record<string, unknown>> {
  const [sealed] = [readSketch(id)].flat()
  const data = typeof sealed === 'string' ? parseJson(disclose(sealed, id)) : null
  return isRecord(data) ? data : {}
}

/** Keeps one thing that was thought out beside the others; null is nothing. */
export function keepSketches(id: string, name: string, sketch: unknown): void {
  const { [name]: _, ...others } = readSketches(id)
  const all = sketch === null ? others : { ...others, [name]: sketch }
  const isEmpty = Object.keys(all).length === 0
  keepSketch(id, isEmpty ? [] : [enclose(JSON.stringify(all), id)])
}
