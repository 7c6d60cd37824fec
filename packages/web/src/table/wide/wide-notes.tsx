import { Notes } from '../notes/notes.tsx'
import type { TableModel } from '../model.ts'
import { wideWords } from './words.ts'
import '../../map-view/legend.css'

/** Notes at the left; what the signs mean and where the rules of the phases are at the right. */
export function WideNotes({ model }: { readonly model: TableModel }) {
  const { screen, state } = model
  const signs = screen.plans?.words().legend ?? []
  return (
    <div
      class="wide-body wide-notes"
      tabIndex={0}
      role="group"
      aria-label={wideWords().titles.notes}
    >
      <Notes model={model} isWide />
      <div>
        {signs.length > 0 && (
          <>
            <h3>{wideWords().key}</h3>
            <ul class="legend">
              {signs.map(({ mark, text }) => (
                <li key={mark} class={`is-${mark}`}>
                  {text}
                </li>
              ))}
            </ul>
          </>
        )}
        {screen.Phases && (
          <>
            <h3>{wideWords().rules}</h3>
            <screen.Phases state={state.value} />
          </>
        )}
      </div>
    </div>
  )
}
