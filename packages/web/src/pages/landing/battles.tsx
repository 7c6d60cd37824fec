import type { ComponentChildren } from 'preact'
import { say, type MessageKey } from '../../i18n/index.ts'
import { taught } from '../../learn/lessons.ts'
import { ButtonLink } from '../../shell/button.tsx'
import { Chip } from '../../shell/chip.tsx'
import { ArrasCard } from './hero-map.tsx'
import { BlitzkriegVignette, CellesVignette, FrontlineVignette } from './vignettes.tsx'

type GameId = 'arras' | 'celles' | 'blitzkrieg' | 'frontline'

interface Battle {
  readonly game: GameId
  readonly picture: () => ComponentChildren
  readonly tags: readonly Extract<MessageKey, `tag.${string}`>[]
  readonly playable: boolean
}

const battles: readonly Battle[] = [
  {
    game: 'arras',
    picture: () => <ArrasCard />,
    tags: ['tag.players', 'tag.areas', 'tag.90min'],
    playable: true,
  },
  {
    game: 'celles',
    picture: () => <CellesVignette />,
    tags: ['tag.players', 'tag.hexes', 'tag.2h'],
    playable: true,
  },
  {
    game: 'blitzkrieg',
    picture: () => <BlitzkriegVignette />,
    tags: ['tag.players', 'tag.hexes', 'tag.2to6h'],
    playable: false,
  },
  {
    game: 'frontline',
    picture: () => <FrontlineVignette />,
    tags: ['tag.players', 'tag.cards', 'tag.45min'],
    playable: false,
  },
]

/** The games as cards; those that cannot be played yet say so and have no buttons. */
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

function BattleCard({ game, picture, tags, playable }: Battle) {
  return (
    <article class={playable ? 'battle' : 'battle is-coming'}>
      <div class="battle-picture" aria-hidden="true">
        {picture()}
      </div>
      {!playable && <span class="battle-coming">{say('landing.coming')}</span>}
      <div class="battle-text">
        <h3>{say(`game.${game}.title`)}</h3>
        <p class="battle-date">{say(`game.${game}.date`)}</p>
        <p>{say(`game.${game}.text`)}</p>
        <div class="battle-tags">
          {tags.map((tag) => (
            <Chip key={tag}>{say(tag)}</Chip>
          ))}
        </div>
        {playable && (
          <div class="battle-actions">
            <ButtonLink look="primary" to={{ page: 'new', game }}>
              {say('landing.setUp')}
            </ButtonLink>
            {taught.includes(game) && (
              <ButtonLink to={{ page: 'learn', game }}>{say('landing.learn')}</ButtonLink>
            )}
            <ButtonLink look="ghost" to={{ page: 'rules', game }}>
              {say('landing.rules')}
            </ButtonLink>
          </div>
        )}
      </div>
    </article>
  )
}
