/** The names of the gaps of an ICU message, those inside plurals and selections included. */
export function gapsOf(message: string): string[] {
  const found = new Set<string>()
  let at = 0

  /** Reads up to the brace that closes this message. */
  const readMessage = (): void => {
    while (at < message.length) {
      const character = message[at++]
      if (character === '}') return
      if (character === '{') readArgument()
      if (character === "'") skipQuoted()
    }
  }
  const readArgument = (): void => {
    const start = at
    while (at < message.length && message[at] !== ',' && message[at] !== '}') at++
    found.add(message.slice(start, at).trim())
    while (at < message.length) {
      const character = message[at++]
      if (character === '}') return
      if (character === '{') readMessage()
    }
  }
  /** An apostrophe quotes only where a brace or a number sign follows. */
  const skipQuoted = (): void => {
    if (!/[{}#]/.test(message[at] ?? '')) return
    const end = message.indexOf("'", at)
    at = end < 0 ? message.length : end + 1
  }

  readMessage()
  return [...found]
}
