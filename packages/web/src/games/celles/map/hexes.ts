import { standardBoard } from '@estafette/celles/screen'
import { hexOutlines } from '../../map/outlines.ts'
import { corners, shapes } from './print.ts'

export const paths = hexOutlines({
  shapes,
  corners,
  neighbours: standardBoard.neighbours,
})

export const { outlines, insides, border, outside } = paths
