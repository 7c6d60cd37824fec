import { signal } from '@preact/signals'
import type { GameScreen } from '../screen/screen.ts'
import { later } from '../shell/later.tsx'
import { Tabs } from '../shell/tabs.tsx'
import { Log } from './log.tsx'
import type { TableModel } from './model.ts'
import { words } from './words.ts'

const VictoryPanel = later(async () => (await import('./victory.tsx')).VictoryPanel)

const keys = ['log', 'units', 'tables'] as const
export type PanelTab = (typeof keys)[number]

/** The tab that is open; it stays open from game to game. */
export const panelTab = signal<PanelTab>('log')

/** Whether the panel lies over the map of a screen that has no room beside it. */
export const isPanelOpen = signal(false)

/** Whether a game has something to show under a tab. */
function has(screen: GameScreen, key: PanelTab): boolean {
  if (key === 'units') return screen.Units !== undefined
  return key === 'tables' ? (screen.Tables ?? screen.victory) !== undefined : true
}

/** The panel beside the map. */
export function Panel({ model }: { readonly model: TableModel }) {
  const { screen } = model
  const shown = keys.filter((key) => has(screen, key))
  const tabs = shown.map((key) => ({ key, label: words()[key] }))
  return (
    <Tabs
      label={words().panel}
      tabs={tabs}
      chosen={panelTab}
      pressed={togglePanel}
      beside={screen.Phases && <screen.Phases state={model.state.value} />}
    >
      {(key) => {
        switch (key) {
          case 'units':
            return screen.Units ? <screen.Units model={model} /> : null
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
function togglePanel(isOpenTab: boolean): void {
  isPanelOpen.value = !(isPanelOpen.value && isOpenTab)
}
