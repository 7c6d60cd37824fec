import './landing.css'
import '../../pictures/pictures.css'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { ComponentChildren } from 'preact'
import { gameIds } from '@estafette/registry/shelf'
import { taught } from '../../games/index.ts'
import { say } from '../../i18n/index.ts'
import { Icon, type IconName } from '../../shell/icons.tsx'
import { Link } from '../../shell/link.tsx'
import { Page } from '../../shell/page.tsx'
import { tellMissing } from '../../shell/trouble.ts'
import { self } from '../../store/self.ts'
import { Battles } from './battles.tsx'
import { HeroMap } from './hero-map.tsx'
import { Grounds } from '../../pictures/patterns.tsx'
import { play, warmUp } from './play.ts'
import { SavedGames, YourTurn } from './saved.tsx'

/** The first page: ways to begin, what waits, the battles, and every game kept in this browser. */
export function LandingPage() {
  const isBusy = useSignal(false)
  useEffect(warmUp, [])
  const begin = (seats: 'computer' | 'hotseat'): void => {
    isBusy.value = true
    void play(seats).finally(() => (isBusy.value = false))
  }
  const known = self.value
  const waits = known !== null && known.waits > 0
  return (
    <Page title={say('landing.title')}>
      <Grounds />
      <section class={waits ? 'hero is-awaited' : 'hero'} aria-labelledby="hero-title">
        <HeroMap />
        <div class="hero-text">
          <h1 id="hero-title">
            {waits ? say('landing.yourMove', { name: known.name }) : say('landing.heading')}
          </h1>
          <p class="hero-lead">{say('landing.text')}</p>
        </div>
        <div class="hero-ways">
          <nav class="hero-doors" aria-label={say('landing.begin')}>
            <button
              type="button"
              class="hero-door is-gold"
              disabled={isBusy.value}
              onClick={() => begin('computer')}
            >
              <Door icon="play" name={say('landing.play')}>
                {say('landing.playText')}
              </Door>
            </button>
            <Link to={{ page: 'learn', game: taught[0] ?? gameIds[0]! }} class="hero-door">
              <Door icon="learn" name={say('landing.learnFirst')}>
                {say('landing.learnText')}
              </Door>
            </Link>
            <Link to={{ page: 'online', what: 'host' }} class="hero-door">
              <Door icon="link" name={say('landing.invite')}>
                {say('landing.inviteText')}
              </Door>
            </Link>
          </nav>
          <p class="hero-fine flow">
            <button type="button" disabled={isBusy.value} onClick={() => begin('hotseat')}>
              {say('landing.hotseat')}
            </button>
            {known === null && (
              <Link to={{ page: 'online', what: 'account' }}>{say('landing.before')}</Link>
            )}
          </p>
        </div>
        <YourTurn />
      </section>
      <Battles />
      <SavedGames onLoad={() => void load()} />
      <footer class="landing-foot flow">
        <span>{say('landing.verified')}</span>
        <span>{say('landing.free')}</span>
        <span>{say('landing.offline')}</span>
      </footer>
    </Page>
  )
}

/** Opens a record of the person's own: fetched by the few who have one. */
function load(): Promise<void> {
  return import('./open-record.ts').then(({ openRecord }) => openRecord(), tellMissing)
}

/** What is on a door: a sign, a verb, and a line of what follows. */
function Door(props: {
  readonly icon: IconName
  readonly name: string
  readonly children: ComponentChildren
}) {
  const { icon, name, children } = props
  return (
    <>
      <span class="hero-door-name line">
        <Icon name={icon} size={22} />
        <b>{name}</b>
      </span>
      <span class="hero-door-text">{children}</span>
    </>
  )
}
