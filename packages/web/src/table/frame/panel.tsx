import { useEffect } from 'preact/hooks'
import { later } from '../../shell/later.tsx'
import { Tabs } from '../../shell/tabs.tsx'
import { Log } from '../log/log.tsx'
import { panelTabs, type PanelTab, type TableState } from '../../screen/table-state.ts'
import type { TableModel } from '../model.ts'
import type { PanelPart } from './panel-part.ts'
import { WideButton } from '../wide/wide.tsx'
import { words } from '../words.ts'

const TablesPanel = later(async () => (await import('./tables-panel.tsx')).TablesPanel)

const Notes = later(async () => (await import('../notes/notes.tsx')).Notes)

const Ticker = later(async () => (await import('./ticker.tsx')).Ticker)

/** Whether a game has something to show under a tab. */
function has({ screen, session }: TableModel, key: PanelTab): boolean {
  if (key === 'notes') return session.sitters.length > 0 // in a replay nobody is at the table
  if (key === 'chat' || key === 'moments' || key === 'dice' || key === 'losses') return false
  if (key === 'hand') return screen.field?.Hand !== undefined && isNarrow()
  if (key === 'units') return screen.Units !== undefined
  return key === 'tables' ? (screen.Tables ?? screen.victory) !== undefined : true
}

/** Whether the row under the field has no room for a hand. */
function isNarrow(): boolean {
  return globalThis.matchMedia?.('(max-width: 43.74em)').matches ?? false
}

/** Whether the panel is a drawer over the map, with its tabs under it. */
function isDrawer(): boolean {
  const tablet = '(43.75em <= width < 68.75em) and (height >= 36em)'
  return globalThis.matchMedia?.(tablet).matches ?? false
}

/** The panel beside the map. */
export function Panel({ model, tab }: { readonly model: TableModel; readonly tab?: PanelPart }) {
  const { screen, page } = model
  const shown = panelTabs.filter((key) => key === tab?.key || has(model, key))
  useEffect(() => {
    if (!shown.includes(page.tab.value)) page.tab.value = 'log' // one that is gone: a hand, say
  })
  const labels: Partial<Record<PanelTab, string>> = words()
  const tabs = shown.map((key) => ({
    key,
    label: labels[key] ?? '',
    ...(key === tab?.key && tab),
    isElsewhere: key === page.wide.value,
  }))
  return (
    <Tabs
      label={words().panel}
      tabs={tabs}
      chosen={page.tab}
      scrolled={page.scrolled}
      pressed={(isOpenTab) => {
        page.isEndingFirst.value = false
        togglePanel(page, isOpenTab)
      }}
      before={
        isDrawer() && (
          <div class="tabs-lead">
            <Ticker model={model} />
          </div>
        )
      }
      beside={
        <>
          {screen.Phases && <screen.Phases state={model.state.value} />}
          <WideButton page={page} />
        </>
      }
    >
      {(key) => {
        switch (key) {
          case 'units':
            return screen.Units ? <screen.Units model={model} /> : null
          case 'hand':
            return screen.field?.Hand ? (
              <screen.field.Hand feed={screen.field.feed(model, null)} />
            ) : null
          case 'notes':
            return <Notes model={model} />
          case 'chat':
          case 'moments':
            return tab?.inside
          case 'log':
            return <Log model={model} />
          default:
            return <TablesPanel model={model} />
        }
      }}
    </Tabs>
  )
}

/** A press on the tab that is open closes the panel where it lies over the map. */
function togglePanel({ isPanelOpen }: TableState, isOpenTab: boolean): void {
  isPanelOpen.value = !(isPanelOpen.value && isOpenTab)
}
