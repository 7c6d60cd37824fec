// Draws packages/web/src/counters/symbols.ts: the inside of every unit symbol the games use, taken
// from milsymbol. It runs here and not in the page, because the library is a hundred times larger
// than the drawings the counters need.
//
//   node scripts/draw-symbols.mjs
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ms from 'milsymbol'

/** Where the drawings are kept. */
export const SYMBOLS_FILE = fileURLToPath(
  new URL('../packages/web/src/counters/symbols.ts', import.meta.url),
)

/** @typedef {{ lines: string[], solid: string[], wheels: string[] }} Parts */

const LINE = 9 // milsymbol's inner lines are 3 wide, too thin for a counter of 36 pixels
const STAFF = 24 // milsymbol's headquarters staff is 100 long, and the factors stand below the box
const WHEEL = { radius: 9, y: 147 } // on the lower edge of the box, not hanging under it

// Both sides are drawn as friends: a rectangle says 'ground unit', never whose it is.
const codes = {
  infantry: 'SFGPUCI----',
  'infantry-motorised': 'SFGPUCIM---',
  'infantry-mechanised': 'SFGPUCIZ---',
  motorcycle: '10031000311211000000',
  recon: 'SFGPUCR----',
  'recon-motorised': 'SFGPUCRVM--',
  'recon-motorcycle': '10031000311213000000',
  'recon-armoured': 'SFGPUCRVA--',
  armour: 'SFGPUCA----',
  'anti-tank': 'SFGPUCAA---',
  'anti-tank-armoured': 'SFGPUCAAA--',
  'air-defence': 'SFGPUCD----',
  artillery: 'SFGPUCF----',
  'artillery-armoured': 'SFGPUCFHE--',
  engineer: 'SFGPUCE----',
  transport: 'SFGPUST----',
  headquarters: 'SFGPUH-----',
}

// The standard has no symbol for a person, for troops that storm a place, for those of a fortress
// and for a gun that fires at aircraft and tanks alike: these are ours.
const own = {
  leader: {
    solid:
      'M100 59 L110.3 85.8 L139 87.3 L116.6 105.4 L124.1 133.2 L100 117.4 L75.9 133.2 L83.4 105.4 L61 87.3 L89.7 85.8 Z',
  },
  assault: {
    lines: 'M25 50 L175 150 M25 150 L175 50 M71 69 H129 M71 64.5 V86 M100 64.5 V86 M129 64.5 V86',
  },
  fortress: { solid: 'M50 133 V78 H75 V95 H96 V78 H104 V95 H125 V78 H150 V133 Z' },
  'anti-tank-air-defence': { lines: 'M25 150 L100 52 175 150 M46 150 a54 38 0 0 1 108 0' },
}

/** The text of the file; the same milsymbol always gives the same text. */
export function drawSymbols() {
  const drawn = Object.entries(codes).map(
    ([kind, code]) => /** @type {const} */ ([kind, drawSymbol(code)]),
  )
  const lines = [...drawn, ...Object.entries(own)].flatMap(([kind, parts]) => [
    `  ${/^\w+$/.test(kind) ? kind : `'${kind}'`}: {`,
    ...Object.entries(parts).flatMap(([part, path]) => {
      const line = `    ${part}: '${path}',`
      return line.length <= 100 ? [line] : [`    ${part}:`, `      '${path}',`]
    }),
    '  },',
  ])
  return `${HEADER}
export const SYMBOLS = {
${lines.join('\n')}
} as const satisfies Readonly<Record<string, SymbolPaths>>

/** What kind of unit a symbol stands for. */
export type SymbolKind = keyof typeof SYMBOLS
`
}

const HEADER = `// Written by scripts/draw-symbols.mjs from milsymbol ${ms.getVersion()}. Do not edit.

/** The inside of a symbol box as path data, in milsymbol's coordinates. */
export interface SymbolPaths {
  readonly lines?: string // stroked with SYMBOL_LINE
  readonly solid?: string // filled
  readonly wheels?: string // stroked, and filled like the box they stand on
}

/** The frame of every symbol, and the width of the lines inside it. */
export const SYMBOL_FRAME = { x: 25, y: 50, width: 150, height: 100 } as const
export const SYMBOL_LINE = ${LINE}

/** Unit symbols by kind. */`

/** @param {string} code */
function drawSymbol(code) {
  const symbol = new ms.Symbol(code, { size: 100, frame: true })
  if (!symbol.isValid()) throw new Error(`milsymbol does not know '${code}'`)
  /** @type {Parts} */
  const parts = { lines: [], solid: [], wheels: [] }
  const { drawInstructions } = /** @type {any} */ (symbol) // public, but missing in its types
  const [, ...inside] = drawInstructions // the first one is the frame
  for (const instruction of inside) draw(instruction, parts, { x: 0, y: 0, scale: 1 }, false)
  const filled = Object.entries(parts).filter(([, paths]) => paths.length > 0)
  return Object.fromEntries(filled.map(([part, paths]) => [part, paths.join(' ')]))
}

/**
 * @param {any} instruction
 * @param {Parts} parts
 * @param {{ x: number, y: number, scale: number }} at
 * @param {boolean} outside below the frame
 */
function draw(instruction, parts, at, outside) {
  if (Array.isArray(instruction)) {
    for (const one of instruction) draw(one, parts, at, outside)
  } else if (instruction.type === 'translate') {
    const moved = { ...at, x: at.x + instruction.x, y: at.y + instruction.y }
    draw(instruction.draw, parts, moved, outside || instruction.y >= 150)
  } else if (instruction.type === 'scale') {
    draw(instruction.draw, parts, { ...at, scale: at.scale * instruction.factor }, outside)
  } else if (instruction.type === 'circle') {
    const x = at.x + at.scale * instruction.cx
    const y = at.y + at.scale * instruction.cy
    if (outside) parts.wheels.push(circle(x, WHEEL.y, WHEEL.radius))
    else parts.solid.push(circle(x, y, at.scale * instruction.r + (at.scale < 1 ? -1 : LINE / 2)))
  } else if (instruction.type === 'path' && !outside) {
    if (at.x !== 0 || at.y !== 0 || at.scale !== 1) throw new Error('a path was moved')
    const staff = instruction.d === 'M25,150 L25,250'
    const part = instruction.stroke === false ? parts.solid : parts.lines
    part.push(staff ? `M25 150 V${150 + STAFF}` : tidy(instruction.d))
  }
}

/** @param {string} path */
function tidy(path) {
  return path
    .replace(/,/g, ' ')
    .replace(/([A-Za-z])/g, ' $1')
    .replace(/([A-Za-z]) +/g, '$1')
    .replace(/ *Z */g, ' Z ')
    .replace(/ +/g, ' ')
    .trim()
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 */
function circle(x, y, r) {
  return `M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0 Z`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(SYMBOLS_FILE, drawSymbols())
