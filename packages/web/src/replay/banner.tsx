import type { ComponentChildren } from 'preact'
import { SPECTATOR } from '@estafette/kernel'
import type { Eyes } from '../session/replay.ts'
import { Icon } from '../shell/icons.tsx'
import { AlarmLine } from '../table/end/alarm.tsx'
import { actorOf, sitterText } from './captions.ts'
import type { ReplayView } from './viewing.ts'
import { replayWords } from './words.ts'

/** What is seen, and by whose eyes: nothing of it moves the map. */
export function Banner(props: {
  readonly viewing: ReplayView
  readonly children?: ComponentChildren
}) {
  const { viewing, children } = props
  const { film, model, called } = viewing
  const text = replayWords()
  const isOver = film.isOver.value
  const [first, ...others] = called.map((name, seat) => sitterText(model, seat, name))
  return (
    <>
      <div class="viewing line">
        <Icon name="eye" />{' '}
        <p class="trim">
          <b>{text.title}.</b> {text.played(first ?? '', others.join(', '))}
          {!isOver && ` ${text.notLive}`}
        </p>
        {isOver ? <Sides viewing={viewing} /> : <span class="viewing-as">{eyesText(viewing)}</span>}
        {children}
      </div>
      <AlarmLine model={model} />
    </>
  )
}

/** By whose eyes one looks while the game goes on. */
function eyesText({ film, model }: ReplayView): string {
  const eyes = film.reel.eyes.value
  if (eyes === 'all' || eyes === SPECTATOR) return replayWords().asWatcher
  return replayWords().asView(nameOf(model, eyes))
}

function nameOf(model: ReplayView['model'], seat: number): string {
  const { game } = model.session
  const side = game.sideOf(model.session.known(), seat)
  return actorOf(model, { seat, side })?.name ?? ''
}

/** Both sides, or one of them as it was seen: once the game is over nothing is secret. */
function Sides({ viewing: { film, model, called } }: { readonly viewing: ReplayView }) {
  const { eyes } = film.reel
  const text = replayWords()
  const all: readonly { readonly whose: Eyes; readonly label: string }[] = [
    { whose: 'all', label: text.both },
    ...called.map((_, seat) => ({ whose: seat, label: text.as(nameOf(model, seat)) })),
  ]
  return (
    <div class="viewing-sides line">
      <span aria-hidden="true">{text.see}</span>
      <div class="viewing-strip" role="group" aria-label={text.see}>
        {all.map(({ whose, label }) => (
          <button
            key={whose}
            type="button"
            aria-pressed={eyes.value === whose}
            onClick={() => (eyes.value = whose)}
          >
            {label}
          </button>
        ))}
      </div>
      <select
        aria-label={text.see}
        value={String(eyes.value)}
        onChange={({ currentTarget: { value } }) => {
          eyes.value = value === 'all' ? 'all' : Number(value)
        }}
      >
        {all.map(({ whose, label }) => (
          <option key={whose} value={String(whose)}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
