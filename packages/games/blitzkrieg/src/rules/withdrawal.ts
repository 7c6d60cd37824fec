import type { FactsOf } from '@estafette/kernel'
import type { withdrawal as en } from './en/withdrawal.ts'

export const withdrawal: FactsOf<typeof en> = {
  'BLZ-PCR-1': { source: 'Special, 3', tag: 'stated' },
  'BLZ-PCR-2': { source: 'Special, 3', tag: 'completed' },
  'BLZ-PCR-3': { source: 'Special, 3', tag: 'completed' },
  'BLZ-PCR-4': { source: '', tag: 'completed' },
}
