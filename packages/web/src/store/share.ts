import { failure, success, type Result } from '@estafette/kernel'

/** What a link carries: a whole record, or one position, packed into its fragment. */
export type Shared =
  | { readonly kind: 'record'; readonly text: string }
  | { readonly kind: 'position'; readonly text: string }

const KEYS = { record: 'r', position: 'p' } as const
const MOST = 1_048_576 // characters of the text behind a link

/** The fragment of a link to a record or a position. The server never sees it. */
export async function makeFragment({ kind, text }: Shared): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  const code = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return `#${KEYS[kind]}=${code}`
}

/** What a fragment carries; a damaged one is refused, and a bomb is not unpacked. */
export async function readFragment(fragment: string): Promise<Result<Shared>> {
  const found = /^#(r|p)=([A-Za-z0-9_-]+)$/.exec(fragment)
  if (!found) return failure('the link carries no game. Copy it again')
  try {
    const binary = atob(found[2]!.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    const text = await unpack(bytes)
    return text === null
      ? failure('the link carries too much. Share the game as a file')
      : success({ kind: found[1] === 'r' ? 'record' : 'position', text })
  } catch {
    return failure('the link cannot be read: part of it is missing or changed. Copy it again')
  }
}

/** Bytes that are unpacked at a time: of a bomb, each becomes a thousand. */
const PIECE = 256

/** Unpacks piece by piece, and no further than a text may be; null where there is more. */
async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const unpacking = new DecompressionStream('deflate-raw')
  const [writer, reader] = [unpacking.writable.getWriter(), unpacking.readable.getReader()]
  const isOver = new AbortController()
  const feeding = feed(writer, bytes, isOver.signal)
  const decoder = new TextDecoder('utf-8')
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      text += decoder.decode(value, { stream: true })
      if (text.length > MOST) return null
    }
    await feeding
    return text + decoder.decode()
  } finally {
    isOver.abort()
    feeding.catch(() => {}) // what is left is not wanted
    await reader.cancel().catch(() => {})
  }
}

/** Hands on one piece after another, each when the one before was taken. */
async function feed(
  writer: WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>,
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<void> {
  for (let at = 0; at < bytes.length && !signal.aborted; at += PIECE) {
    await writer.write(bytes.slice(at, at + PIECE))
  }
  await writer.close()
}
