import type { FactsOf } from '@estafette/kernel'
import type { options as en } from './en/options.ts'

export const options: FactsOf<typeof en> = {
  'CEL-17.0.1': { source: '17.0', tag: 'completed' },
}
