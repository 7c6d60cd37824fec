import { useSignal } from '@preact/signals'
import { seriesOf } from '@estafette/registry/shelf'
import type { Viewer } from '@estafette/kernel'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { placeOf } from '../i18n/places.ts'
import { voiceOf } from '../i18n/voice.ts'
import { StillMap } from '../panels/still-map.tsx'
import { aboutOf } from './index.ts'
import { openingOf, type Opening, type OpeningSetup } from './opening.ts'
import './opening-map.css'

interface Props extends OpeningSetup {
  readonly game: string
  readonly viewer: Viewer
  readonly label: string // what is said of the map
  readonly children?: ComponentChildren // under it
}

/** The position that a game begins with, to look around in; under it the battle in a sentence. */
export function OpeningMap({ game, scenario, options, viewer, label, children }: Props) {
  const opening = useSignal<Opening | null>(null)
  useEffect(() => {
    let isGone = false
    void openingOf(game, { scenario, options }, viewer).then(
      (found) => (opening.value = isGone ? opening.value : found),
      () => {}, // the picture stays
    )
    return () => {
      isGone = true
    }
  }, [game, scenario, viewer])
  const found = opening.value
  return (
    <div class="opening-map" data-battle={game}>
      <div class="opening-map-view">
        {found ? (
          <StillMap screen={found.screen} state={found.state} label={label} />
        ) : (
          <img src={`/battles/${game}.webp`} alt="" width={1200} height={630} />
        )}
      </div>
      <div class="opening-map-foot">
        <p class="opening-map-name">{nameOfBattle(game, found)}</p>
        <p>{storyOf(game, scenario, found)}</p>
        {children}
      </div>
    </div>
  )
}

/** A battle and when it was. */
function nameOfBattle(game: string, opening: Opening | null): string {
  const battle = opening?.screen.battle?.(opening.state)
  const date = battle?.date ?? (seriesOf(game) === game ? aboutOf(game)?.date : '')
  return [battle?.name ?? placeOf(game), date].filter(Boolean).join(', ')
}

/** What it is about: the words of its series where that is this battle alone, else its own. */
function storyOf(game: string, scenario: string, opening: Opening | null): string {
  const about = aboutOf(seriesOf(game) ?? game)?.text ?? ''
  if (seriesOf(game) === game && !opening?.screen.battle) return about
  const own = opening ? voiceOf(opening.game).scenario(scenario).text : ''
  return own === '' ? about : own
}
