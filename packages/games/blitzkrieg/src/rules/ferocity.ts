import type { FactsOf } from '@estafette/kernel'
import type { ferocity as en } from './en/ferocity.ts'

export const ferocity: FactsOf<typeof en> = {
  'BLZ-MOR-1': { source: 'Special, 9', tag: 'stated' },
  'BLZ-MOR-2': { source: 'Special, 9', tag: 'completed' },
  'BLZ-MOR-3': { source: 'Special, 9', tag: 'completed' },
  'BLZ-MOR-4': { source: 'Special, 9', tag: 'stated' },
  'BLZ-MOR-5': { source: 'Events; orders of battle', tag: 'conflict' },
}
