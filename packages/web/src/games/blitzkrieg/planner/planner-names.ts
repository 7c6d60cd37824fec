import type { BlitzState } from '@estafette/blitzkrieg/screen'
import { voiceOf } from '../../../i18n/voice.ts'
import type { BlitzDesk } from '../desk.ts'

/** A column of the table as it is printed. */
export function columnText(s: BlitzState, column: number): string {
  return s.board.crtColumns[column]!
}

/** A hex as briefly as can be: its name, with its number where others share it, else its number. */
export function hexText({ board }: BlitzState, hex: number): string {
  const { hexNames, hexIds } = board
  const name = hexNames[hex]
  if (!name) return hexIds[hex]!
  return hexNames.indexOf(name) === hexNames.lastIndexOf(name) ? name : `${name} ${hexIds[hex]}`
}

/** A unit without its formation. */
export function unitText({ session }: BlitzDesk, unit: number): string {
  return voiceOf(session.game)
    .thing('unit', unit)
    .replace(/ \(.*\)$/, '')
}
