import { Dialog } from '../shell/dialog.tsx'
import { Button } from '../shell/button.tsx'
import { happenedWords } from '../table/log/happened-words.ts'
import { numberText } from '../story/numbers.ts'
import { scoresAt } from './plot.ts'
import { rowsOf } from './rows.ts'
import type { ReplayView } from './viewing.ts'
import { countText, replayWords } from './words.ts'

/** What the curve shows, in rows: each leads to its moment. */
export function AsTable(props: { readonly viewing: ReplayView; readonly close: () => void }) {
  const { viewing, close } = props
  const { film, playback, story } = viewing
  const marks = film.tale.value?.marks ?? []
  const words = story?.words()
  const text = replayWords()
  return (
    <Dialog
      title={text.table}
      onClose={close}
      actions={
        <Button look="primary" onClick={close}>
          {happenedWords().close}
        </Button>
      }
    >
      <div class="replay-table" tabIndex={0} role="group" aria-label={text.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.choice}</th>
              {story && words && (
                <th scope="col">
                  {story.curves.length === 1
                    ? words.curve
                    : story.curves.map((side) => words.side[side]).join(' : ')}
                </th>
              )}
              <th scope="col">{text.what}</th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(viewing).map(({ choice, what }) => (
              <tr key={`${choice} ${what}`}>
                <td>{countText(choice)}</td>
                {words && (
                  <td>
                    {scoresAt(marks, choice)
                      .map((score) => numberText(score))
                      .join(' : ')}
                  </td>
                )}
                <td>
                  <button
                    type="button"
                    class="link"
                    onClick={() => {
                      playback.go(choice)
                      close()
                    }}
                  >
                    {what}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}
