import './boards.css'
import { Notice } from '../../shell/notice.tsx'
import { Page } from '../../shell/page.tsx'
import { arrasRows, blitzkriegRows, cellesRows, frontlineRows, sayBoards } from './words.ts'

/** What of the boards is printed, what follows from the rules, and what was reconstructed. */
export function BoardsPage() {
  return (
    <Page title={sayBoards('title')}>
      <div class="column boards">
        <h1>{sayBoards('title')}</h1>
        <p class="lead">{sayBoards('intro')}</p>
        <Notice kind="info">{sayBoards('honest')}</Notice>
        <dl class="provenances">
          {(['rulebook', 'derived', 'reconstructed'] as const).map((word) => (
            <div key={word}>
              <dt>
                <span class={`provenance is-${word}`}>{sayBoards(word)}</span>
              </dt>
              <dd>{sayBoards(`${word}.text`)}</dd>
            </div>
          ))}
        </dl>
        <h2>{sayBoards('arras.title')}</h2>
        <p>{sayBoards('arras.intro')}</p>
        <BoardTable
          title={sayBoards('arras.title')}
          rows={arrasRows.map(({ key, from }) => ({
            what: sayBoards(`arras.${key}`),
            note: sayBoards(`arras.${key}.note`),
            from,
          }))}
        />
        <h2>{sayBoards('how.title')}</h2>
        <p>{sayBoards('how.geography')}</p>
        <p>{sayBoards('how.constraints')}</p>
        <p>{sayBoards('how.factors')}</p>
        <p>{sayBoards('how.trial')}</p>
        <h2>{sayBoards('celles.title')}</h2>
        <p>{sayBoards('celles.intro')}</p>
        <BoardTable
          title={sayBoards('celles.title')}
          rows={cellesRows.map(({ key, from }) => ({
            what: sayBoards(`celles.${key}`),
            note: sayBoards(`celles.${key}.note`),
            from,
          }))}
        />
        <h2>{sayBoards('blitzkrieg.title')}</h2>
        <p>{sayBoards('blitzkrieg.intro')}</p>
        <BoardTable
          title={sayBoards('blitzkrieg.title')}
          rows={blitzkriegRows.map(({ key, from }) => ({
            what: sayBoards(`blitzkrieg.${key}`),
            note: sayBoards(`blitzkrieg.${key}.note`),
            from,
          }))}
        />
        <h2>{sayBoards('frontline.title')}</h2>
        <p>{sayBoards('frontline.intro')}</p>
        <BoardTable
          title={sayBoards('frontline.title')}
          rows={frontlineRows.map(({ key, from }) => ({
            what: sayBoards(`frontline.${key}`),
            note: sayBoards(`frontline.${key}.note`),
            from,
          }))}
        />
        <h2>{sayBoards('ornament.title')}</h2>
        <p>{sayBoards('ornament.text')}</p>
        <h2>{sayBoards('pack.title')}</h2>
        <p>{sayBoards('pack.text')}</p>
      </div>
    </Page>
  )
}

interface Row {
  readonly what: string
  readonly note: string
  readonly from: 'rulebook' | 'derived' | 'reconstructed'
}

/** What a board is made of, and where each part is from. */
function BoardTable({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  return (
    <div class="table-scroll" tabIndex={0} role="region" aria-label={title}>
      <table class="board-table">
        <thead>
          <tr>
            <th scope="col">{sayBoards('table.what')}</th>
            <th scope="col">{sayBoards('table.from')}</th>
            <th scope="col">{sayBoards('table.note')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, note, from }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>
                <span class={`provenance is-${from}`}>{sayBoards(from)}</span>
              </td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
