const TEXT = 0x81 // a whole message of text, from a server and therefore not masked
const IN_TWO = 126 // the length follows in two bytes
const IN_EIGHT = 127

/**
 * A message of text as a socket carries it (RFC 6455, 5.2), head and body in one piece: the library
 * hands them to the system one by one, which is a twentieth of what a light command costs.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length < IN_TWO ? 2 : length < 2 ** 16 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = IN_TWO
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = IN_EIGHT
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}
