import { toy, type ToyState } from '@estafette/kernel/toy'
import { voiceOf } from '../../i18n/voice.ts'
import type { Desk } from '../../screen/desk.ts'
import type { GameScreen } from '../../screen/screen.ts'
import { Chip } from '../../shell/chip.tsx'
import { toyFeed, ToyField, ToyHand, type ToyFeed } from './field.tsx'
import { toyWords } from './words.ts'
import '../../panels/panels.css'

const voice = () => voiceOf(toy)

function Status({ state: s }: { readonly state: ToyState }) {
  const words = toyWords()
  return (
    <div class="toy-status">
      <div class="fact">
        <small>{words.round}</small>
        <b>{s.round}</b>
      </div>
      <div class="fact">
        <small>{words.oats}</small>
        <b>{[...s.oats].join(' · ')}</b>
      </div>
    </div>
  )
}

/** Where the riders are, in words. */
function Now({ model }: { readonly model: Desk<ToyState> }) {
  const s = model.state.value
  const perTeam = s.riders.length / 2
  return (
    <section class="aids">
      <h2>{toyWords().riders}</h2>
      <ul class="aid-list">
        {[...s.riders].map((place, rider) => {
          const side = toy.sideOf(s, rider < perTeam ? 0 : 1)
          return (
            <li key={rider}>
              {side >= 0 && <Chip>{voice().side(toy.sides[side]!)}</Chip>}{' '}
              {voice().thing('place', place)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The screen of the toy game: a core and a field. */
export const toyScreen: GameScreen<ToyState, ToyFeed> = {
  game: toy,
  Status,
  decisions: { Body: Now },
  field: { places: 'place', cards: 'card', feed: toyFeed, Field: ToyField, Dock: ToyHand },
}
