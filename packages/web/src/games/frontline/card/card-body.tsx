import type { FrontDesk } from '../desk.ts'
import { FireOdds } from '../panels/fire-odds.tsx'
import '../hand/cards.css'

/** What is neither a tile nor a line of a card: the chances of what is planned. */
export function Body({ model }: { readonly model: FrontDesk }) {
  return <FireOdds model={model} />
}
