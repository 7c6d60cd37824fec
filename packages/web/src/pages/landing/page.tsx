import './landing.css'
import '../../pictures/pictures.css'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { say } from '../../i18n/index.ts'
import { Button } from '../../shell/button.tsx'
import { Page } from '../../shell/page.tsx'
import { Battles } from './battles.tsx'
import { HeroMap } from './hero-map.tsx'
import { Grounds } from '../../pictures/patterns.tsx'
import { openRecord, play, warmUp } from './play.ts'
import { Recent, SavedGames } from './saved.tsx'

/** The first page: play now, choose a battle, go on with a game. */
export function LandingPage() {
  const isBusy = useSignal(false)
  useEffect(warmUp, [])
  const begin = (seats: 'computer' | 'hotseat'): void => {
    isBusy.value = true
    void play(seats).finally(() => (isBusy.value = false))
  }
  return (
    <Page title={say('landing.title')}>
      <Grounds />
      <section class="hero" aria-labelledby="hero-title">
        <HeroMap />
        <div class="hero-shade over" />
        <div class="hero-text">
          <h1 id="hero-title">{say('landing.heading')}</h1>
          <p>{say('landing.text')}</p>
          <div class="hero-actions flow">
            <Button
              look="gold"
              size="big"
              disabled={isBusy.value}
              onClick={() => begin('computer')}
            >
              {say('landing.play')}
            </Button>
            <Button size="big" disabled={isBusy.value} onClick={() => begin('hotseat')}>
              {say('landing.hotseat')}
            </Button>
          </div>
          <p class="hero-fine">{say('landing.fine')}</p>
        </div>
        <Recent />
      </section>
      <Battles />
      <SavedGames onLoad={() => void openRecord()} />
      <footer class="landing-foot flow">
        <span>{say('landing.verified')}</span>
        <span>{say('landing.free')}</span>
        <span>{say('landing.offline')}</span>
      </footer>
    </Page>
  )
}
