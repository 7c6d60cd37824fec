import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameOf, type Batch, type Save } from './simulation.ts'

/** Writes the records of a batch into its folder; nothing where it has none. */
export function saver(batch: Batch): Save {
  const { folder } = batch
  if (folder === undefined) return () => {}
  return (index, record) => writeFileSync(join(folder, `${nameOf(batch, index)}.record`), record)
}
