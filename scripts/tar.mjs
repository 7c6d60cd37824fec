const BLOCK = 512
const LONGEST = 100 // bytes of a name

/** @typedef {{ name: string, body: Uint8Array }} Entry */

/**
 * Plain files as a tar archive (ustar), sorted by name; all of one time and of nobody.
 * @param {readonly Entry[]} entries
 */
export function tarOf(entries) {
  const sorted = entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const parts = sorted.flatMap(({ name, body }) => [
    headerOf(name, body.length),
    body,
    Buffer.alloc((BLOCK - (body.length % BLOCK)) % BLOCK),
  ])
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)])
}

/**
 * @param {string} name
 * @param {number} size
 */
function headerOf(name, size) {
  if (Buffer.byteLength(name) > LONGEST) throw new Error(`too long a name for the archive: ${name}`)
  const header = Buffer.alloc(BLOCK)
  header.write(name, 0)
  header.write('0000644\0', 100) // mode
  header.write('0000000\0', 108) // user
  header.write('0000000\0', 116) // group
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  header.write('00000000000\0', 136) // time
  header.write(' '.repeat(8), 148) // the sum is taken over blanks
  header.write('0', 156) // a plain file
  header.write('ustar\0', 257)
  header.write('00', 263)
  const sum = header.reduce((all, byte) => all + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return header
}
