import { VictoryPanel } from '../end/victory.tsx'
import { victoryWords } from '../end/victory-words.ts'
import type { TableModel } from '../model.ts'
import { words } from '../words.ts'

/** The tables of the game, the phases of its turn with their rules; how it can end is one of them, and the first for who asked for that. */
export function TablesPanel({ model }: { readonly model: TableModel }) {
  const { screen, page } = model
  const ending = screen.victory && <VictoryPanel model={model} />
  const tables = screen.Tables && <screen.Tables model={model} />
  if (page.isEndingFirst.value || !tables) {
    return (
      <>
        {ending}
        {tables}
      </>
    )
  }
  return (
    <>
      {tables}
      {screen.Phases && (
        <details class="aid" data-aid="phases">
          <summary>{words().phases}</summary>
          <screen.Phases state={model.state.value} />
        </details>
      )}
      {ending && (
        <details class="aid" data-aid="ending">
          <summary>{victoryWords().title}</summary>
          {ending}
        </details>
      )}
    </>
  )
}
