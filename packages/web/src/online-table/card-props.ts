import type { Signal } from '@preact/signals'
import type { Standing } from '@estafette/protocol'
import type { TableLine } from '../online/line.ts'
import type { TableModel } from '../table/model.ts'
import type { TableActs } from './acts.ts'

/** The question that is being put, if any. */
export type TableQuestion = 'resign' | 'take-back' | 'people' | null

/** What the cards of a table far away are made from. */
export interface OnlineCardProps {
  readonly model: TableModel
  readonly line: TableLine
  readonly standing: Standing
  readonly acts: TableActs
  readonly question: Signal<TableQuestion>
}
