import './boards.css'
import { Notice } from '../../shell/notice.tsx'
import { Page } from '../../shell/page.tsx'
import { arrasRows, sayBoards } from './words.ts'

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
        <div class="table-scroll" tabIndex={0} role="region" aria-label={sayBoards('arras.title')}>
          <table class="board-table">
            <thead>
              <tr>
                <th scope="col">{sayBoards('table.what')}</th>
                <th scope="col">{sayBoards('table.from')}</th>
                <th scope="col">{sayBoards('table.note')}</th>
              </tr>
            </thead>
            <tbody>
              {arrasRows.map(({ key, from }) => (
                <tr key={key}>
                  <th scope="row">{sayBoards(`arras.${key}`)}</th>
                  <td>
                    <span class={`provenance is-${from}`}>{sayBoards(from)}</span>
                  </td>
                  <td>{sayBoards(`arras.${key}.note`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <h2>{sayBoards('how.title')}</h2>
        <p>{sayBoards('how.geography')}</p>
        <p>{sayBoards('how.constraints')}</p>
        <p>{sayBoards('how.factors')}</p>
        <p>{sayBoards('how.trial')}</p>
        <h2>{sayBoards('ornament.title')}</h2>
        <p>{sayBoards('ornament.text')}</p>
        <h2>{sayBoards('pack.title')}</h2>
        <p>{sayBoards('pack.text')}</p>
        <h2>{sayBoards('others.title')}</h2>
        <p>{sayBoards('others.text')}</p>
      </div>
    </Page>
  )
}
