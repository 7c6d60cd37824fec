/** What a push says: a text in the reader's language, and the page it is about. */
export interface Pushed {
  readonly title: string
  readonly text: string
  readonly path: string
  readonly tag: string
}

/** Reads what a server pushed; null where it is nothing that can be shown. */
export function pushedFrom(data: unknown): Pushed | null {
  if (typeof data !== 'object' || data === null) return null
  const { title, text, path, tag } = data as Partial<Record<keyof Pushed, unknown>>
  if (typeof title !== 'string' || typeof text !== 'string') return null
  const isOwn = typeof path === 'string' && /^\/(?!\/)/.test(path) // leads nowhere else
  return { title, text, path: isOwn ? path : '/lobby', tag: typeof tag === 'string' ? tag : '' }
}
