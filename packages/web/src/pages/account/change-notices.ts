import type { NoticeSettings } from '@estafette/protocol'
import { ask } from '../../online/http.ts'
import { tellTrouble } from '../../online/tell.ts'
import { learnMe, me } from '../../online/who.ts'

let before: Promise<void> = Promise.resolve()

/** Changes some of what one is told; one change after another, each upon what stands by then. */
export function changeNotices(some: Partial<NoticeSettings>): Promise<void> {
  before = before.then(() => change(some))
  return before
}

async function change(some: Partial<NoticeSettings>): Promise<void> {
  const self = me.peek()
  if (!self) return
  tellTrouble(await ask('POST', '/api/notices', { ...self.notices, ...some }))
  await learnMe()
}
