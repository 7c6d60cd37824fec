import { useSignal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../../i18n/index.ts'
import { IconButton } from '../../shell/button.tsx'
import { useLentFocus } from '../../shell/lent-focus.ts'
import { sheetViews, sideSheet, type SideContent } from '../../shell/side-sheet.ts'
import { happenedWords } from '../log/happened-words.ts'
import type { TableModel } from '../model.ts'
import { RuleHere } from '../log/rule-here.tsx'
import './side-sheet.css'

/** The sheet with what is open in it. The focus goes there, and back. */
export function SheetView({
  model,
  content,
}: {
  readonly model: TableModel
  readonly content: SideContent
}) {
  const sheet = useRef<HTMLElement>(null)
  useLentFocus(sheet)
  return (
    <aside class="side-sheet stack" data-part="sheet" aria-label={titleOf(content)} ref={sheet}>
      <header class="line">
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
            props={{
              game: model.session.game.id,
              rule: content.rule,
              here: (rule: string) => <RuleHere model={model} rule={rule} />,
            }}
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
