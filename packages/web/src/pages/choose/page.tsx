import { seriesOf, shelf } from '@estafette/registry/shelf'
import { aboutOf, taught } from '../../games/index.ts'
import { Icon } from '../../shell/icons.tsx'
import { Link } from '../../shell/link.tsx'
import { Page } from '../../shell/page.tsx'
import type { Route } from '../../shell/route.ts'
import { chooseWords } from './words.ts'
import './choose.css'

type What = 'new' | 'learn' | 'rules'

/** All games, to play, learn or read the rules of one; battles of a series stand as one. */
export function ChoosePage({ what }: { readonly what: What }) {
  const games = shelf.flatMap(({ id, battles }) => {
    const to = wayTo(what, id, battles)
    return to ? [{ id, to }] : []
  })
  return (
    <Page title={chooseWords()[what]}>
      <div class="column">
        <h1>{chooseWords()[what]}</h1>
        <ul class="choose-list">
          {games.map(({ id, to }) => (
            <li key={id}>
              <Link to={to} class="choose-game">
                <b>{aboutOf(id)?.title ?? id}</b>
                <span>{aboutOf(id)?.date}</span>
                <small>{aboutOf(id)?.text}</small>
                <Icon name="forward" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  )
}

/** Where a game is played, learnt or read: of a series first the battle is chosen. */
function wayTo(what: What, series: string, battles: readonly string[]): Route | undefined {
  if (what === 'new') return { page: 'new', game: series }
  const game = what === 'learn' ? taught.find((id) => seriesOf(id) === series) : battles[0]
  return game === undefined ? undefined : { page: what, game }
}
