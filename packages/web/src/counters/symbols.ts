// Written by scripts/draw-symbols.mjs from milsymbol 3.0.4. Do not edit.

/** The inside of a symbol box as path data, in milsymbol's coordinates. */
export interface SymbolPaths {
  readonly lines?: string // stroked with SYMBOL_LINE
  readonly solid?: string // filled
  readonly wheels?: string // stroked, and filled like the box they stand on
}

/** The frame of every symbol, and the width of the lines inside it. */
export const SYMBOL_FRAME = { x: 25, y: 50, width: 150, height: 100 } as const
export const SYMBOL_LINE = 9

/** Unit symbols by kind. */
export const SYMBOLS = {
  infantry: {
    lines: 'M25 50 L175 150 M25 150 L175 50',
  },
  'infantry-motorised': {
    lines: 'M25 50 L175 150 M25 150 L175 50 M100 50 L100 150',
  },
  'infantry-mechanised': {
    lines:
      'M125 80 C150 80 150 120 125 120 L75 120 C50 120 50 80 75 80 Z M25 50 L175 150 M25 150 L175 50',
  },
  motorcycle: {
    lines: 'M25 50 L175 150 M25 150 L175 50',
    wheels:
      'M49 147 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0 Z M133 147 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0 Z',
  },
  recon: {
    lines: 'M25 150 L175 50',
  },
  'recon-motorised': {
    lines: 'M25 150 L175 50 M100 50 L100 150',
  },
  'recon-motorcycle': {
    lines: 'M25 150 L175 50',
    wheels:
      'M49 147 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0 Z M133 147 a9 9 0 1 0 18 0 a9 9 0 1 0 -18 0 Z',
  },
  'recon-armoured': {
    lines: 'M125 80 C150 80 150 120 125 120 L75 120 C50 120 50 80 75 80 Z M25 150 L175 50',
  },
  armour: {
    lines: 'M125 80 C150 80 150 120 125 120 L75 120 C50 120 50 80 75 80 Z',
  },
  'anti-tank': {
    lines: 'M25 150 L100 52 175 150',
  },
  'anti-tank-armoured': {
    lines: 'M125 80 C150 80 150 120 125 120 L75 120 C50 120 50 80 75 80 Z M25 150 L100 52 175 150',
  },
  'air-defence': {
    lines: 'M25 150 C25 110 175 110 175 150',
  },
  artillery: {
    solid: 'M80.5 100 a19.5 19.5 0 1 0 39 0 a19.5 19.5 0 1 0 -39 0 Z',
  },
  'artillery-armoured': {
    lines: 'M125 80 C150 80 150 120 125 120 L75 120 C50 120 50 80 75 80 Z',
    solid: 'M89 100 a11 11 0 1 0 22 0 a11 11 0 1 0 -22 0 Z',
  },
  engineer: {
    lines: 'M60 118 V83 h80 v35 M100 83 V110',
  },
  transport: {
    lines:
      'M119 100 A18.5 18.3 0 0 1 99.4 118 18.5 18.3 0 0 1 81.2 100 18.5 18.3 0 0 1 99.4 81.8 18.5 18.3 0 0 1 119 100 Z M100 81.9 V118 M82.9 91.2 117 108 M82.9 108 117 91.2',
  },
  headquarters: {
    lines: 'M25 150 V174',
  },
  leader: {
    solid:
      'M100 59 L110.3 85.8 L139 87.3 L116.6 105.4 L124.1 133.2 L100 117.4 L75.9 133.2 L83.4 105.4 L61 87.3 L89.7 85.8 Z',
  },
  assault: {
    lines: 'M25 50 L175 150 M25 150 L175 50 M71 69 H129 M71 64.5 V86 M100 64.5 V86 M129 64.5 V86',
  },
  fortress: {
    solid: 'M50 133 V78 H75 V95 H96 V78 H104 V95 H125 V78 H150 V133 Z',
  },
  'anti-tank-air-defence': {
    lines: 'M25 150 L100 52 175 150 M46 150 a54 38 0 0 1 108 0',
  },
} as const satisfies Readonly<Record<string, SymbolPaths>>

/** What kind of unit a symbol stands for. */
export type SymbolKind = keyof typeof SYMBOLS
