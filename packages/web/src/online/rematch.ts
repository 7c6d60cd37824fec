import { navigate } from '../shell/navigation.ts'
import { askRematch } from './http.ts'
import { tellTrouble } from './tell.ts'

/** Plays once more against the same people; whoever comes second sits down at the same table. */
export async function playOnceMore(table: string): Promise<void> {
  const reply = await askRematch(table)
  tellTrouble(reply)
  if (reply.ok) navigate({ page: 'online', what: 't', id: reply.value.table })
}
