import { isRecord } from '../../store/storage.ts'
import type { Pushed } from '@estafette/protocol'

/** Reads what a server pushed; null where it is nothing that can be shown. */
export function pushedFrom(data: unknown): Pushed | null {
  if (!isRecord(data)) return null
  const { title, text, path, tag } = data
  if (typeof title !== 'string' || typeof text !== 'string') return null
  const isOwn = typeof path === 'string' && /^\/(?!\/)/.test(path) // leads nowhere else
  return { title, text, path: isOwn ? path : '/lobby', tag: typeof tag === 'string' ? tag : '' }
}
