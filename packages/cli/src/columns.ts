/** How many columns a text takes: what matters here is letters with accents, not wide scripts. */
export function widthOf(text: string): number {
  // oxlint-disable-next-line no-control-regex -- colours take no room
  return [...text.normalize('NFC').replace(/\u001B\[\d+m/g, '')].length
}

/** Rows in columns, each as wide as its widest cell; columns in `right` are flushed right. */
export function columns(
  rows: readonly (readonly string[])[],
  right: readonly number[] = [],
): string {
  const widths: number[] = []
  for (const row of rows) {
    row.forEach((cell, at) => (widths[at] = Math.max(widths[at] ?? 0, widthOf(cell))))
  }
  return rows
    .map((row) =>
      row
        .map((cell, at) => {
          const space = ' '.repeat(widths[at]! - widthOf(cell))
          return right.includes(at) ? space + cell : cell + space
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** A text in lines no longer than `width`. */
export function wrap(text: string, width: number): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/[ \n]+/)) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line)
      line = word
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return [...lines, line].join('\n')
}

/** A text after a prefix, its further lines set in as far as the prefix goes. */
export function hang(prefix: string, text: string, width: number): string {
  const indent = widthOf(prefix)
  return (
    prefix + wrap(text, Math.max(20, width - indent)).replaceAll('\n', `\n${' '.repeat(indent)}`)
  )
}

/** A text after a prefix, its further lines set in by a fixed number of columns. */
export function hangBy(indent: number, prefix: string, text: string, width: number): string {
  const lines = wrap(`${prefix.trimStart().replaceAll(' ', '\u0000')}${text}`, width - indent)
    .replaceAll('\u0000', ' ')
    .split('\n')
  const lead = prefix.length - prefix.trimStart().length
  return lines.map((line, at) => ' '.repeat(at === 0 ? lead : indent) + line).join('\n')
}
