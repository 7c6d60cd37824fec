import { useRef } from 'preact/hooks'
import type { PanelTab } from '../../screen/table-state.ts'
import { IconButton } from '../../shell/button.tsx'
import { useLentFocus } from '../../shell/lent-focus.ts'
import { VictoryPanel } from '../end/victory.tsx'
import type { PanelPart } from '../frame/panel-part.ts'
import { happenedWords } from '../log/happened-words.ts'
import type { TableModel } from '../model.ts'
import { WideLog } from './wide-log.tsx'
import { WideNotes } from './wide-notes.tsx'
import { pinned, toggleWide } from './toggle.ts'
import { wideWords } from './words.ts'
import './wide.css'

/** A tab with the whole map area to itself. */
export function WideView(props: {
  readonly model: TableModel
  readonly shown: PanelTab
  readonly part?: PanelPart | undefined
}) {
  const { model, shown, part } = props
  const { page } = model
  const isPinned = page.of(pinned)
  const sheet = useRef<HTMLElement>(null)
  useLentFocus(sheet)
  const title = shown === part?.key ? part.label : wideWords().titles[shown]
  return (
    <section class={`wide is-${shown}`} data-part="wide-view" aria-label={title} ref={sheet}>
      <header>
        <h2 tabIndex={-1}>{title}</h2>
        <button
          type="button"
          class="icon-button wide-pin"
          aria-label={wideWords().pin}
          data-tip={isPinned.value ? wideWords().unpin : wideWords().pin}
          aria-pressed={isPinned.value}
          onClick={() => (isPinned.value = !isPinned.value)}
        >
          <svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M9 3h6l-1 7 4 3v2H6v-2l4-3zM12 15v6" />
          </svg>
        </button>
        <IconButton
          icon="close"
          label={happenedWords().close}
          shortcut="Esc"
          onClick={() => toggleWide(page)}
        />
      </header>
      <Inside model={model} shown={shown} part={part} />
    </section>
  )
}

function Inside({ model, shown, part }: Parameters<typeof WideView>[0]) {
  const { screen } = model
  if (shown === part?.key) return <div class="wide-body">{part.inside}</div>
  switch (shown) {
    case 'log':
      return <WideLog model={model} />
    case 'units':
      return screen.Units ? <screen.Units model={model} isWide /> : null
    case 'tables':
      return (
        <div class="wide-body" tabIndex={0} role="group" aria-label={wideWords().titles.tables}>
          <div class="wide-tables">
            {screen.Tables && <screen.Tables model={model} isWide />}
            <VictoryPanel model={model} />
          </div>
        </div>
      )
    case 'notes':
      return <WideNotes model={model} />
    case 'hand':
      return screen.field?.Hand ? (
        <div class="wide-body">
          <screen.field.Hand feed={screen.field.feed(model, null)} />
        </div>
      ) : null
    default:
      return null
  }
}
