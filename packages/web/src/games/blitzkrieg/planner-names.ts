import type { BlitzState } from '@estafette/blitzkrieg/screen'
import { voiceOf } from '../../i18n/voice.ts'
import type { Desk } from '../../screen/desk.ts'

/** A column of the table as it is printed. */
export function columnText(s: BlitzState, column: number): string {
  return s.board.crtColumns[column]!
}

/** A hex as briefly as can be: its name, else its number. */
export function hexText(s: BlitzState, hex: number): string {
  return s.board.hexNames[hex] || s.board.hexIds[hex]!
}

/** A unit without its formation. */
export function unitText({ session }: Desk, unit: number): string {
  return voiceOf(session.game)
    .thing('unit', unit)
    .replace(/ \(.*\)$/, '')
}
