import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { later } from '../../shell/later.tsx'
import { Tabs } from '../../shell/tabs.tsx'
import { Log } from '../log/log.tsx'
import { panelTabs, type PanelTab, type TableState } from '../../screen/table-state.ts'
import type { TableModel } from '../model.ts'
import { words } from '../words.ts'

const VictoryPanel = later(async () => (await import('../end/victory.tsx')).VictoryPanel)

const Notes = later(async () => (await import('../notes/notes.tsx')).Notes)

/** What a table far away shows under a tab of its own. */
export interface PanelPart {
  readonly label: string
  readonly unread: number
  readonly inside: ComponentChildren
}

/** Whether a game has something to show under a tab. */
function has({ screen, session }: TableModel, key: PanelTab): boolean {
  if (key === 'notes') return session.sitters.length > 0 // in a replay nobody is at the table
  if (key === 'chat') return false
  if (key === 'hand') return screen.field?.Hand !== undefined && isNarrow()
  if (key === 'units') return screen.Units !== undefined
  return key === 'tables' ? (screen.Tables ?? screen.victory) !== undefined : true
}

/** Whether the row under the field has no room for a hand. */
function isNarrow(): boolean {
  return globalThis.matchMedia?.('(max-width: 43.74em)').matches ?? false
}

/** The panel beside the map. */
export function Panel({ model, tab }: { readonly model: TableModel; readonly tab?: PanelPart }) {
  const { screen, page } = model
  const shown = panelTabs.filter((key) => (tab && key === 'chat') || has(model, key))
  useEffect(() => {
    if (!shown.includes(page.tab.value)) page.tab.value = 'log' // one that is gone: a hand, say
  })
  const tabs = shown.map((key) =>
    key === 'chat' ? { key, label: '', ...tab } : { key, label: words()[key] },
  )
  return (
    <Tabs
      label={words().panel}
      tabs={tabs}
      chosen={page.tab}
      pressed={(isOpenTab) => togglePanel(page, isOpenTab)}
      beside={screen.Phases && <screen.Phases state={model.state.value} />}
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
            return tab?.inside
          case 'log':
            return <Log model={model} />
          default:
            return (
              <>
                <VictoryPanel model={model} />
                {screen.Tables && <screen.Tables model={model} />}
              </>
            )
        }
      }}
    </Tabs>
  )
}

/** A press on the tab that is open closes the panel where it lies over the map. */
function togglePanel({ isPanelOpen }: TableState, isOpenTab: boolean): void {
  isPanelOpen.value = !(isPanelOpen.value && isOpenTab)
}
