import { standardBoard } from '@estafette/celles/screen'
import { hexOutlines } from '../map/outlines.ts'
import { cellOf, cornersOf } from './map/grid.ts'
import { shapes } from './map/print.ts'

const { hexCount: HEX_COUNT, neighbours } = standardBoard

export const { outlines, insides, border, outside } = hexOutlines({
  shapes,
  corners: Array.from({ length: HEX_COUNT }, (_, hex) => cornersOf(cellOf(hex))),
  neighbours,
})
