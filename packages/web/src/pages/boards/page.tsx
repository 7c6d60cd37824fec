import './boards.css'
import { allOrigins } from '../../games/origins.ts'
import type { Origins } from '../../screen/origins.ts'
import { Notice } from '../../shell/notice.tsx'
import { Page } from '../../shell/page.tsx'
import { sayBoards } from './words.ts'

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
        {allOrigins.map((origins) => (
          <BoardOrigins key={origins.words('en').title} {...origins} />
        ))}
        <h2>{sayBoards('ornament.title')}</h2>
        <p>{sayBoards('ornament.text')}</p>
        <h2>{sayBoards('pack.title')}</h2>
        <p>{sayBoards('pack.text')}</p>
      </div>
    </Page>
  )
}

/** Of one series: what its boards are made of, and where each part is from. */
function BoardOrigins({ parts, words }: Origins) {
  const { title, intro, parts: told, how } = words()
  return (
    <>
      <h2>{title}</h2>
      <p>{intro}</p>
      <div class="table-scroll card" tabIndex={0} role="region" aria-label={title}>
        <table class="board-table">
          <thead>
            <tr>
              <th scope="col">{sayBoards('table.what')}</th>
              <th scope="col">{sayBoards('table.from')}</th>
              <th scope="col">{sayBoards('table.note')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(([part, from]) => (
              <tr key={part}>
                <th scope="row">{told[part]!.what}</th>
                <td>
                  <span class={`provenance is-${from}`}>{sayBoards(from)}</span>
                </td>
                <td>{told[part]!.note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {how && (
        <>
          <h2>{how.title}</h2>
          {how.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </>
      )}
    </>
  )
}
