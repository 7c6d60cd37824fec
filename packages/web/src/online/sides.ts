import { sayIfKnown } from '../i18n/index.ts'

/** A side in words wherever its game is not at hand, '' where it is not settled. */
export function sideName(side: string): string {
  return side === '' ? '' : (sayIfKnown(`side.${side}`) ?? side)
}

/** How dice, labels and counters of a side look: cut, or round. */
export function sideLook(side: string): 'german' | 'allied' {
  return side === 'german' || side === 'axis' ? 'german' : 'allied'
}
