import type { Desk } from '../../screen/desk.ts'
import { noMarks, type FieldMarks, type Pressed } from './marks.ts'

/** What the plan of the moment puts on the field. */
export function fieldMarks(_model: Desk): FieldMarks {
  return noMarks
}

/** What a press on the field means. */
export function press(_model: Desk, _thing: Pressed): void {}
