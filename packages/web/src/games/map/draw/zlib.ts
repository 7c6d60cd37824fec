const LITERALS = 286
const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
// First length and extra bits of the codes 257 to 285.
const RUN_CODES = [
  ...[3, 4, 5, 6, 7, 8, 9, 10].map((first) => [first, 0] as const),
  ...[11, 13, 15, 17].map((first) => [first, 1] as const),
  ...[19, 23, 27, 31].map((first) => [first, 2] as const),
  ...[35, 43, 51, 59].map((first) => [first, 3] as const),
  ...[67, 83, 99, 115].map((first) => [first, 4] as const),
  ...[131, 163, 195, 227].map((first) => [first, 5] as const),
]

/**
 * Packs bytes in the zlib format with Huffman codes and runs of one byte, which is nearly all there
 * is to gain on filtered smooth images.
 */
export function zlib(data: Uint8Array): number[] {
  const symbols: { code: number; extra: number; bits: number }[] = []
  for (let i = 0; i < data.length;) {
    let run = 0
    if (i > 0) while (run < 257 && i + run < data.length && data[i + run] === data[i - 1]) run++
    if (run < 4) {
      symbols.push({ code: data[i]!, extra: 0, bits: 0 })
      i++
      continue
    }
    const index = RUN_CODES.findLastIndex(([first]) => first <= run)
    const [first, bits] = RUN_CODES[index]!
    symbols.push({ code: 257 + index, extra: run - first, bits })
    i += run
  }
  symbols.push({ code: 256, extra: 0, bits: 0 })
  const lengths = codeLengths(count(symbols, LITERALS), 15)
  const codes = canonical(lengths)
  const sink = bitSink()
  sink.put(1, 1)
  sink.put(2, 2)
  writeLengths(sink, lengths)
  for (const { code, extra, bits } of symbols) {
    sink.put(codes[code]!, lengths[code]!)
    if (code <= 256) continue
    sink.put(extra, bits)
    sink.put(0, 1) // the only distance there is: one
  }
  return [0x78, 0x01, ...sink.bytes(), ...big(adler(data))]
}

function writeLengths(sink: BitSink, lengths: readonly number[]): void {
  const all = [...lengths, 1]
  const packed: { code: number; extra: number; bits: number }[] = []
  for (let i = 0; i < all.length;) {
    let run = 1
    while (i + run < all.length && all[i + run] === all[i]) run++
    if (all[i] === 0 && run >= 3) {
      const taken = Math.min(run, 138)
      packed.push(
        taken < 11
          ? { code: 17, extra: taken - 3, bits: 3 }
          : { code: 18, extra: taken - 11, bits: 7 },
      )
      i += taken
    } else {
      packed.push({ code: all[i]!, extra: 0, bits: 0 })
      i++
    }
  }
  const shape = codeLengths(count(packed, 19), 7)
  const codes = canonical(shape)
  sink.put(LITERALS - 257, 5)
  sink.put(0, 5)
  sink.put(LENGTH_ORDER.length - 4, 4)
  for (const index of LENGTH_ORDER) sink.put(shape[index]!, 3)
  for (const { code, extra, bits } of packed) {
    sink.put(codes[code]!, shape[code]!)
    sink.put(extra, bits)
  }
}

function count(symbols: readonly { code: number }[], size: number): number[] {
  const counts = Array.from({ length: size }, () => 0)
  for (const { code } of symbols) counts[code]!++
  return counts
}

/** Lengths of Huffman codes, none above the limit: flattens the counts until they fit. */
function codeLengths(counts: readonly number[], limit: number): number[] {
  const lengths = counts.map(() => 0)
  let nodes = counts.flatMap((weight, code) => (weight > 0 ? [{ weight, codes: [code] }] : []))
  if (nodes.length === 1) lengths[nodes[0]!.codes[0]!] = 1
  while (nodes.length > 1) {
    nodes.sort((a, b) => a.weight - b.weight || a.codes[0]! - b.codes[0]!)
    const [a, b, ...rest] = nodes as [(typeof nodes)[0], (typeof nodes)[0], ...typeof nodes]
    const codes = [...a.codes, ...b.codes]
    for (const code of codes) lengths[code]!++
    nodes = [...rest, { weight: a.weight + b.weight, codes }]
  }
  if (Math.max(...lengths) <= limit) return lengths
  return codeLengths(
    counts.map((weight) => (weight > 0 ? (weight >> 1) + 1 : 0)),
    limit,
  )
}

/** Canonical codes for lengths, bits reversed as the format wants them. */
function canonical(lengths: readonly number[]): number[] {
  const codes = lengths.map(() => 0)
  let next = 0
  for (let size = 1; size <= 15; size++) {
    next <<= 1
    lengths.forEach((length, code) => {
      if (length !== size) return
      codes[code] = reversed(next, size)
      next++
    })
  }
  return codes
}

function reversed(value: number, size: number): number {
  let out = 0
  for (let i = 0; i < size; i++) out |= ((value >> i) & 1) << (size - 1 - i)
  return out
}

interface BitSink {
  put(value: number, size: number): void
  bytes(): number[]
}

function bitSink(): BitSink {
  const out: number[] = []
  let hold = 0
  let held = 0
  return {
    put(value, size) {
      hold |= value << held
      held += size
      for (; held >= 8; held -= 8, hold >>>= 8) out.push(hold & 255)
    },
    bytes: () => (held > 0 ? [...out, hold & 255] : out),
  }
}

function adler(bytes: Uint8Array): number {
  let [a, b] = [1, 0]
  for (const byte of bytes) {
    a = (a + byte) % 65521
    b = (b + a) % 65521
  }
  return (b << 16) | a
}

/** A number as four bytes, the highest first. */
export function big(value: number): number[] {
  return [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
}
