import { shelf } from '@estafette/registry/shelf'
import type { Origins } from '../screen/origins.ts'

const found = import.meta.glob<Origins>('./*/origins.ts', { eager: true, import: 'origins' })

/** Where the boards, counters and cards of the series are from, in the order of the shelf. */
export const allOrigins: readonly Origins[] = shelf.flatMap(
  ({ id }) => found[`./${id}/origins.ts`] ?? [],
)
