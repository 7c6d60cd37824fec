import { gameIds } from '@estafette/registry/shelf'
import { say, sayIfKnown, type MessageKey } from '../../i18n/index.ts'
import { taught } from '../../learn/lessons.ts'
import { Icon } from '../../shell/icons.tsx'
import { Link } from '../../shell/link.tsx'
import { Page } from '../../shell/page.tsx'
import './choose.css'

type What = 'new' | 'learn' | 'rules'

const titles: Readonly<Record<What, MessageKey>> = {
  new: 'choose.new',
  learn: 'choose.learn',
  rules: 'choose.rules',
}

/** All games, to play, learn or read the rules of one. */
export function ChoosePage({ what }: { readonly what: What }) {
  const games = what === 'learn' ? gameIds.filter((id) => taught.includes(id)) : gameIds
  return (
    <Page title={say(titles[what])}>
      <div class="column">
        <h1>{say(titles[what])}</h1>
        <ul class="choose-list">
          {games.map((game) => (
            <li key={game}>
              <Link to={{ page: what, game }} class="choose-game">
                <b>{sayIfKnown(`game.${game}.title`) ?? game}</b>
                <span>{sayIfKnown(`game.${game}.date`) ?? ''}</span>
                <small>{sayIfKnown(`game.${game}.text`) ?? ''}</small>
                <Icon name="forward" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Page>
  )
}
