import { DISCARDED, IN_HAND, toy, type ToyState } from '@estafette/kernel/toy'
import { SPECTATOR, type Language, type Viewer } from '@estafette/kernel'
import { voiceOf } from '../../i18n/voice.ts'
import { FACE_DOWN, type CardFace, type CardRow } from '../../screen/cards.ts'
import type { Desk } from '../../screen/desk.ts'
import type { GameScreen } from '../../screen/screen.ts'
import { Chip } from '../../shell/chip.tsx'
import '../../panels/panels.css'
import { spoken } from '../../i18n/spoken.ts'
import type { words as en } from './screen.en.ts'

const toyWords = spoken(
  import.meta.glob<typeof en>('./screen.??.ts', { eager: true, import: 'words' }),
)

const looks = ['allied', 'german'] as const

const voice = (language?: Language) => voiceOf(toy as never, language)

/** Cards of the table by where they lie; what the viewer may not see lies face down. */
function rows(s: ToyState, viewer: Viewer, language: Language): CardRow[] {
  const words = toyWords(language)
  const cardsIn = (place: number): number[] =>
    [...s.cards.keys()].filter((card) => s.cards[card] === place)
  const backs = (count: number): number[] => Array.from({ length: count }, () => FACE_DOWN)
  const pile = cardsIn(DISCARDED)
  const seats = Array.from({ length: toy.seatsIn(s) }, (_, seat) => seat)
  const held = seats.reduce((sum, seat) => sum + s.hands[seat]!, 0)
  const others = seats.filter((seat) => seat !== viewer)
  return [
    { key: 'deck', name: words.deck, cards: backs(s.cards.length - pile.length - held) },
    { key: 'pile', name: words.pile, cards: pile },
    ...others.map((seat) => ({
      key: `hand-${seat}`,
      name: words.hand(voice(language).thing('seat', seat)),
      cards: backs(s.hands[seat]!),
      owner: seat,
    })),
    ...(viewer === SPECTATOR
      ? []
      : [{ key: 'mine', name: words.mine, cards: cardsIn(IN_HAND + viewer), owner: viewer }]),
  ]
}

function face(card: number, language: Language): CardFace {
  return { key: String(card), title: voice(language).thing('card', card), text: '' }
}

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
function Now({ model }: { readonly model: Desk }) {
  const s = model.state.value as ToyState
  const perTeam = s.riders.length / 2
  return (
    <section class="aids">
      <h2>{toyWords().riders}</h2>
      <ul class="aid-list">
        {[...s.riders].map((place, rider) => {
          const side = toy.sideOf(s, rider < perTeam ? 0 : 1)
          return (
            <li key={rider}>
              {side >= 0 && <Chip side={looks[side]!}>{voice().side(toy.sides[side]!)}</Chip>}{' '}
              {voice().thing('place', place)}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The screen of the toy game: a core and a card part. */
export const toyScreen = {
  game: toy,
  looks,
  Status,
  decisions: { Body: Now },
  cards: {
    kind: 'card',
    rows,
    face,
    describe: (_state, card, language) => voice(language).thing('card', card),
  },
} satisfies GameScreen<ToyState>
