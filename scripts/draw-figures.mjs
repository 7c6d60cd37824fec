// Draws packages/web/src/counters/figures.ts: the outlines of the figures on counters, taken from
// Barlow Condensed Bold. Text is by far the slowest part of a counter when the map is zoomed,
// because every step of the zoom lays it out again; outlines are not laid out.
//
//   node scripts/draw-figures.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openFont } from './font.mjs'

/** Where the drawings are kept. */
export const FIGURES_FILE = fileURLToPath(
  new URL('../packages/web/src/counters/figures.ts', import.meta.url),
)

const EM = 250 // a quarter of a pixel where counters are largest, and a third less to fetch

const styles = {
  upright: { file: 'barlow-condensed-latin-700-normal.woff', characters: '0123456789-•DR' },
  italic: { file: 'barlow-condensed-latin-700-italic.woff', characters: '0123456789' },
}

/** The text of the file; the same fonts always give the same text. */
export function drawFigures() {
  return `// Written by scripts/draw-figures.mjs from Barlow Condensed Bold (SIL Open Font License). Do not edit.

/** Units of the outlines to the font size. */
export const EM = ${EM}

/** A figure: its width, and its outline from the origin. */
export interface Figure {
  readonly width: number
  readonly path: string // relative throughout, so it can be put anywhere
}

/** Figures by character. */
${Object.entries(styles)
  .map(([name, style]) => drawStyle(name.toUpperCase(), style))
  .join('\n')}`
}

/**
 * @param {string} name
 * @param {{ file: string, characters: string }} style
 */
function drawStyle(name, { file, characters }) {
  const directory = new URL('../node_modules/@fontsource/barlow-condensed/files/', import.meta.url)
  const font = openFont(readFileSync(new URL(file, directory)), EM)
  const entries = Array.from(characters, (character) => {
    const key = /\w/.test(character) ? character : `'${character}'`
    return `  ${key}: {\n    width: ${font.width(character)},\n    path: '${font.path(character)}',\n  },`
  })
  return `export const ${name}: Readonly<Record<string, Figure>> = {\n${entries.join('\n')}\n}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FIGURES_FILE, drawFigures())
