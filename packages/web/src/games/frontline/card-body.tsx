import type { Desk } from '../../screen/desk.ts'
import { FireOdds } from './fire-odds.tsx'

/** What is neither a tile nor a line of a card: chances, standing orders. */
export function Body({ model }: { readonly model: Desk }) {
  return <FireOdds model={model} />
}
