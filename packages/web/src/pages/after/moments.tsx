import { Icon } from '../../shell/icons.tsx'
import { Link } from '../../shell/link.tsx'
import type { Finished } from './finished.ts'
import { momentDetail, momentScore, momentTitle } from '../../story/moments.ts'
import type { Summary } from '../../story/summary.ts'
import { afterWords } from './words.ts'

/** What turned the game, each a way into the replay. */
export function TurningPoints({ finished, summary }: { finished: Finished; summary: Summary }) {
  const text = afterWords()
  return (
    <section class="after-turning" aria-labelledby="after-turning">
      <h2 id="after-turning">{text.turning}</h2>
      <ol>
        {summary.moments.map((moment, index) => (
          <li key={moment.number}>
            <Link
              class={moment.isGreatest ? 'after-moment line is-greatest' : 'after-moment line'}
              to={{ page: 'replay', id: finished.id, moment: moment.number }}
            >
              <span class="after-number">{index + 1}</span>
              <span class="after-what">
                <b>{momentTitle(finished, moment)}</b>
                <small>{momentDetail(finished, moment)}</small>
                {moment.isGreatest && <small class="after-most">{text.greatest}</small>}
              </span>
              <span class="after-score">{momentScore(finished, moment)}</span>
              <Icon name="play" size={18} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
