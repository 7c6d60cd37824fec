import type { Wish } from '@estafette/protocol'
import { signal } from '@preact/signals'
import { openSearch, type Ended, type OpponentSearch } from '../../online/search.ts'
import { navigate } from '../../shell/navigation.ts'
import { post } from '../../shell/notice.tsx'
import { nowWords } from './now-words.ts'

/** A search for anyone, as the page shows it. */
export interface ShownSearch {
  readonly wish: Wish
  readonly since: number // milliseconds since 1970, by the clock of this browser
  readonly ended: Ended | null // why it is over, null while it goes on
  readonly isMeanwhile: boolean // it goes on while another page is shown
}

/** The search of this page; null where nobody is looked for. */
export const looking = signal<ShownSearch | null>(null)

let search: OpponentSearch | null = null
let unpost = (): void => {}

/** Looks for anyone from now on; whoever is found is met at the table at once. */
export function lookFor(wish: Wish): void {
  search?.stop()
  looking.value = { wish, since: Date.now(), ended: null, isMeanwhile: false }
  search = openSearch(wish, {
    found(table) {
      forgetSearch()
      post({ kind: 'good', text: () => nowWords().found })
      navigate({ page: 'online', what: 't', id: table })
    },
    ended(why) {
      unpost()
      if (looking.peek()?.isMeanwhile) post({ kind: 'warn', text: () => nowWords().ended[why] })
      search = null
      looking.value = looking.peek() && { ...looking.peek()!, ended: why }
    },
  })
}

/** Looks for something else, and keeps the place in the row. */
export function lookWider(wish: Wish): void {
  const before = looking.peek()
  if (!before || before.ended !== null) return
  search?.want(wish)
  looking.value = { ...before, wish }
}

/** Looks no more. */
export function lookNoMore(): void {
  search?.stop()
  forgetSearch()
}

/** Goes on looking while the person is on another page, which says so. */
export function lookMeanwhile(): void {
  const before = looking.peek()
  if (!before || before.ended !== null) return
  looking.value = { ...before, isMeanwhile: true }
  unpost()
  unpost = post({
    kind: 'info',
    text: () => nowWords().meanwhileText,
    action: { label: () => nowWords().stop, run: lookNoMore },
  })
}

/** The page that shows the search is there again, or gone: then the search ends with it. */
export function showSearch(isShown: boolean): void {
  const before = looking.peek()
  if (!before) return
  if (isShown) {
    unpost()
    looking.value = { ...before, isMeanwhile: false }
  } else if (!before.isMeanwhile) lookNoMore()
}

function forgetSearch(): void {
  unpost()
  search = null
  looking.value = null
}
