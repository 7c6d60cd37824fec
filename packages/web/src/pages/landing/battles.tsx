import { seriesOf, shelf, sizeOf } from '@estafette/registry/shelf'
import { aboutOf, screened, taught } from '../../games/index.ts'
import { vignetteOf } from '../../games/vignettes.ts'
import { gameLength } from '../../i18n/game-length.ts'
import { say } from '../../i18n/index.ts'
import type { ScreenManifest } from '../../screen/manifest.ts'
import { ButtonLink } from '../../shell/button.tsx'
import { Chip } from '../../shell/chip.tsx'
import { HeroCard, isHero } from './hero-map.tsx'

/** The games as cards. */
export function Battles() {
  return (
    <section class="battles" aria-labelledby="battles-title">
      <h2 id="battles-title">{say('landing.battles')}</h2>
      <div class="battle-grid">
        {screened.map(({ series, manifest }) => (
          <BattleCard key={series} game={series} {...manifest} />
        ))}
      </div>
    </section>
  )
}

function BattleCard({ game, ground }: ScreenManifest & { readonly game: string }) {
  const battles = shelf.find(({ id }) => id === game)?.battles ?? []
  const about = aboutOf(game)!
  const Vignette = vignetteOf(game)
  const { players, minutes } = sizeOf(game)!
  const [least, most] = players
  const tags = [
    least === most ? say('tag.players', { count: most }) : say('tag.from', { least, most }),
    say(`tag.${ground}`),
    gameLength(minutes),
  ]
  return (
    <article class="battle card stack">
      <div class="battle-picture" aria-hidden="true">
        {isHero(game) ? <HeroCard /> : Vignette && <Vignette />}
      </div>
      <div class="battle-text stack">
        <h3>{about.title}</h3>
        <p class="battle-date">{about.date}</p>
        <p>{about.text}</p>
        <div class="battle-tags flow">
          {tags.map((tag) => (
            <Chip key={tag}>{tag}</Chip>
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
    <div class="battle-actions flow">
      <ButtonLink look="primary" to={{ page: 'new', game }}>
        {say(battles.length > 1 ? 'landing.series' : 'landing.setUp')}
      </ButtonLink>
      {lesson && (
        <ButtonLink to={{ page: 'learn', game: lesson }}>{say('landing.learn')}</ButtonLink>
      )}
      <ButtonLink look="ghost" to={{ page: 'rules', game: battles[0]! }}>
        {say('landing.rules')}
      </ButtonLink>
    </div>
  )
}
