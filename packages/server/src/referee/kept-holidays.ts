import type { Holiday } from '@estafette/protocol'
import type { Account } from '@estafette/store'

/** The holidays that somebody has set, in their order. */
export function holidaysOf({ settings }: Pick<Account, 'settings'>): readonly Holiday[] {
  return (JSON.parse(settings) as { readonly holidays?: readonly Holiday[] }).holidays ?? []
}
