import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../i18n/index.ts'
import { self } from '../store/self.ts'
import { Bar } from './bar.tsx'
import { journeys } from './navigation.ts'
import { useTurnSign } from './turn-sign.ts'

interface Props {
  readonly title: string // of the tab; the page's own h1 may say it at more length
  readonly bar?: ComponentChildren // what stands in the top bar instead of the links
  readonly aside?: ComponentChildren // of a table: what stands in it before language, theme and menu
  readonly full?: boolean // fills the window and does not scroll: a table
  readonly busy?: boolean // still being fetched
  readonly children?: ComponentChildren
}

/** A page: skip link, top bar, main landmark, title of the tab, focus on arrival. */
export function Page({ title, bar, aside, full = false, busy = false, children }: Props) {
  const main = useRef<HTMLElement>(null)
  // A table says by itself whether it waits; of the other pages all say how many do.
  const waits = full ? 0 : (self.value?.waits ?? 0)
  useTurnSign(waits > 0)
  useEffect(() => {
    const named = title === 'Estafette' ? title : `${title} · Estafette`
    document.title = waits > 0 ? `(${waits}) ${named}` : named
  }, [title, waits])
  useEffect(() => {
    if (journeys.value > 0 && !busy) focusHeading(main.current)
  }, [busy])
  return (
    <div class={full ? 'page is-full' : 'page'}>
      <a class="skip" href="#main" onClick={(event) => skip(event, main.current)}>
        {say('shell.skip')}
      </a>
      <Bar aside={aside}>{bar}</Bar>
      <main id="main" class="main" ref={main} tabIndex={-1} aria-busy={busy}>
        {children}
      </main>
    </div>
  )
}

/** Tells those who do not see it where they are: the focus goes to the heading of the page. */
function focusHeading(main: HTMLElement | null): void {
  const heading = main?.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

function skip(event: MouseEvent, main: HTMLElement | null): void {
  event.preventDefault()
  main?.focus()
}
