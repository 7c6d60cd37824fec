import type { JSX } from 'preact'
import { SYMBOL_FRAME, SYMBOLS, type SymbolKind, type SymbolPaths } from './symbols.ts'

export interface SymbolBoxProps {
  readonly kind: SymbolKind
  readonly x: number
  readonly y: number
  readonly width: number
}

/** A unit symbol in its frame, `width` wide with its upper left corner at (x, y). */
export function SymbolBox({ kind, x, y, width }: SymbolBoxProps): JSX.Element {
  const scale = width / SYMBOL_FRAME.width
  const { lines, solid, wheels }: SymbolPaths = SYMBOLS[kind]
  const left = round(x - SYMBOL_FRAME.x * scale)
  const top = round(y - SYMBOL_FRAME.y * scale)
  return (
    <g transform={`translate(${left} ${top}) scale(${Math.round(scale * 1e4) / 1e4})`}>
      <rect class="ctr-box" {...SYMBOL_FRAME} />
      {lines && <path class="ctr-lines" d={lines} />}
      {solid && <path class="ctr-solid" d={solid} />}
      {wheels && <path class="ctr-wheels" d={wheels} />}
    </g>
  )
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
