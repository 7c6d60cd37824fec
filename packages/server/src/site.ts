import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { contentTypes, extensionOf } from './types.ts'

/** How a body can be packed on its way, the best first. */
export const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/** One file of the site, with the packed forms the build left beside it. */
export interface Page {
  readonly type: string
  readonly etag: string
  readonly immutable: boolean // its name changes with its content
  readonly body: Buffer
  readonly packed: Readonly<Partial<Record<Encoding, Buffer>>>
}

/** The files by their path, which begins with a slash. Nothing that is not in here is served. */
export type Site = ReadonlyMap<string, Page>

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/** Reads a built site into memory; it is small, and so no request ever touches the disk. */
export function readSite(folder: string): Site {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  const present = new Set(names)
  const site = new Map<string, Page>()
  for (const name of names) {
    const type = contentTypes[extensionOf(name)]
    if (type === undefined) continue
    const body = readFileSync(join(folder, name))
    const packed: Partial<Record<Encoding, Buffer>> = {}
    for (const encoding of encodings) {
      const file = name + suffixes[encoding]
      if (present.has(file)) packed[encoding] = readFileSync(join(folder, file))
    }
    const path = `/${name.split(sep).join('/')}`
    site.set(path, {
      type,
      body,
      packed,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      immutable: path.startsWith('/assets/'),
    })
  }
  return site
}
