import { seriesOf, shelf } from '@estafette/registry/shelf'
import type { ComponentChildren } from 'preact'
import { say, type MessageKey } from '../../i18n/index.ts'
import { taught } from '../../learn/lessons.ts'
import { ButtonLink } from '../../shell/button.tsx'
import { Chip } from '../../shell/chip.tsx'
import { ArrasCard } from '../../pictures/hero-map.tsx'
import { BlitzkriegVignette, CellesVignette, FrontlineVignette } from '../../pictures/vignettes.tsx'

type GameId = 'arras' | 'celles' | 'blitzkrieg' | 'frontline'

interface Battle {
  readonly game: GameId
  readonly picture: () => ComponentChildren
  readonly tags: readonly Extract<MessageKey, `tag.${string}`>[]
}

const battles: readonly Battle[] = [
  {
    game: 'arras',
    picture: () => <ArrasCard />,
    tags: ['tag.players', 'tag.areas', 'tag.90min'],
  },
  {
    game: 'celles',
    picture: () => <CellesVignette />,
    tags: ['tag.players', 'tag.hexes', 'tag.2h'],
  },
  {
    game: 'blitzkrieg',
    picture: () => <BlitzkriegVignette />,
    tags: ['tag.players', 'tag.hexes', 'tag.3to8h'],
  },
  {
    game: 'frontline',
    picture: () => <FrontlineVignette />,
    tags: ['tag.1to4', 'tag.cards', 'tag.45min'],
  },
]

/** The games as cards. */
export function Battles() {
  return (
    <section class="battles" aria-labelledby="battles-title">
      <h2 id="battles-title">{say('landing.battles')}</h2>
      <div class="battle-grid">
        {battles.map((battle) => (
          <BattleCard key={battle.game} {...battle} />
        ))}
      </div>
    </section>
  )
}

function BattleCard({ game, picture, tags }: Battle) {
  const battles = shelf.find(({ id }) => id === game)?.battles ?? []
  return (
    <article class="battle">
      <div class="battle-picture" aria-hidden="true">
        {picture()}
      </div>
      <div class="battle-text">
        <h3>{say(`game.${game}.title`)}</h3>
        <p class="battle-date">{say(`game.${game}.date`)}</p>
        <p>{say(`game.${game}.text`)}</p>
        <div class="battle-tags">
          {tags.map((tag) => (
            <Chip key={tag}>{say(tag)}</Chip>
          ))}
        </div>
        <Ways game={game} battles={battles} />
      </div>
    </article>
  )
}

/** What can be done with a game; of a series first a battle is chosen. */
function Ways({ game, battles }: { readonly game: string; readonly battles: readonly string[] }) {
  const lesson = taught.find((id) => seriesOf(id) === game)
  return (
    <div class="battle-actions">
      {battles.length > 1 ? (
        <ButtonLink look="primary" to={{ page: 'series' }}>
          {say('landing.series')}
        </ButtonLink>
      ) : (
        <ButtonLink look="primary" to={{ page: 'new', game }}>
          {say('landing.setUp')}
        </ButtonLink>
      )}
      {lesson && (
        <ButtonLink to={{ page: 'learn', game: lesson }}>{say('landing.learn')}</ButtonLink>
      )}
      <ButtonLink look="ghost" to={{ page: 'rules', game: battles[0]! }}>
        {say('landing.rules')}
      </ButtonLink>
    </div>
  )
}
