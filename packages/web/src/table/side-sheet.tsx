import { useSignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../i18n/index.ts'
import { IconButton } from '../shell/button.tsx'
import { commandOf, isWriting } from '../shell/keys.ts'
import { besideTable, sheetViews, sideSheet, type SideContent } from '../shell/side-sheet.ts'
import { happenedWords } from './happened-words.ts'
import type { TableModel } from './model.ts'
import './side-sheet.css'

/** What is read beside the table: the table stays, and so does everything that can be taken back. */
export function SideSheet({ model }: { readonly model: TableModel }) {
  const open = sideSheet.value
  useDoors(model)
  if (!open) return null
  return <Sheet key={open.kind} model={model} content={open} />
}

function Sheet({ model, content }: { readonly model: TableModel; readonly content: SideContent }) {
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => {
    const before = document.activeElement
    sheet.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
    return () => {
      // Whoever went on working elsewhere in the meantime stays there.
      const isLost = document.activeElement === document.body || !document.activeElement
      if (isLost && before instanceof HTMLElement && before.isConnected) {
        before.focus({ preventScroll: true })
      }
    }
  }, [])
  return (
    <aside class="side-sheet" data-part="sheet" aria-label={titleOf(content)} ref={sheet}>
      <header>
        <h2 tabIndex={-1}>{titleOf(content)}</h2>
        <IconButton
          icon="close"
          label={happenedWords().close}
          shortcut="Esc"
          onClick={() => (sideSheet.value = null)}
        />
      </header>
      <div class="side-body" tabIndex={0} role="group" aria-label={titleOf(content)}>
        {content.kind === 'rules' && (
          <Fetched
            load={() => sheetViews.value?.rules()}
            props={{ game: model.session.game.id, rule: content.rule }}
          />
        )}
        {content.kind === 'help' && <Fetched load={() => sheetViews.value?.help()} props={{}} />}
      </div>
    </aside>
  )
}

function titleOf({ kind }: SideContent): string {
  return say(kind === 'rules' ? 'nav.rules' : 'nav.help')
}

/** A view whose code comes when it is asked for. */
function Fetched<P extends object>(props: {
  readonly load: () => Promise<FunctionComponent<P>> | undefined
  readonly props: P
}) {
  const view = useSignal<{ readonly View: FunctionComponent<P> } | null>(null)
  useEffect(() => {
    void props.load()?.then((View) => (view.value = { View }))
  }, [])
  if (!view.value) return <p aria-busy="true">…</p>
  const { View } = view.value
  return <View {...props.props} />
}

/** Links to rules and help, and their keys, open the sheet instead of leaving the table. */
function useDoors(model: TableModel): void {
  const { id } = model.session.game
  useEffect(() => {
    const stop = new AbortController()
    const how = { capture: true, signal: stop.signal } as const
    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a[href]') : null
        const isForBrowser = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey
        if (!(link instanceof HTMLAnchorElement) || isForBrowser) return
        const content = link.origin === location.origin ? besideTable(link.pathname, id) : null
        if (!content) return
        event.preventDefault()
        sideSheet.value = content
      },
      how,
    )
    document.addEventListener(
      'keydown',
      (event) => {
        if (document.querySelector('dialog[open]')) return
        if (event.key === 'Escape' && sideSheet.peek()) {
          event.preventDefault()
          event.stopPropagation()
          sideSheet.value = null
        } else if (!isWriting(event.target) && commandOf(event, ['anywhere']) === 'help') {
          event.preventDefault()
          sideSheet.value = { kind: 'help' }
        }
      },
      how,
    )
    return () => {
      stop.abort()
      sideSheet.value = null
    }
  }, [id])
}
