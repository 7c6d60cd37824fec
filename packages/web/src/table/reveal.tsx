import { signal } from '@preact/signals'
import { voiceOf } from '../i18n/voice.ts'
import type { Card } from '../screen/card.ts'
import type { Reveal } from '../screen/reveals.ts'
import { sideClass } from '../screen/screen.ts'
import type { Session } from '../session/session.ts'
import { happenedWords } from './happened-words.ts'
import type { TableModel } from './model.ts'
import { isPanelOpen, panelTab } from './panel.tsx'
import { Slots } from './slots.tsx'
import './reveal.css'

/** What was opened, and the number of the choice that opened it. */
export interface Revealed {
  readonly reveal: Reveal
  readonly number: number
}

const dismissed = signal('') // game and choice of the last that was looked at
const begun = new WeakMap<Session, number>() // choices that were there when a person sat down

/** What was opened since a person sat down here, until that was looked at. */
export function revealed({ session, screen, state }: TableModel): Revealed | null {
  const log = session.log.value
  const last = log.at(-1)?.number ?? 0
  const first = begun.get(session) ?? last
  if (!begun.has(session)) begun.set(session, first)
  for (const { number, events } of log.slice(first + 1)) {
    const at = events.findIndex((_, index) => screen.reveals?.read(events, index, state.value))
    const reveal = at < 0 ? null : screen.reveals?.read(events, at, state.value)
    if (reveal && dismissed.value !== `${session.id} ${number}`) return { reveal, number }
  }
  return null
}

/** Envelopes that are turned together, and stay until somebody goes on. */
export function RevealCard(props: { readonly model: TableModel; readonly shown: Revealed }) {
  const { model, shown } = props
  const { session, screen, state } = model
  const { game } = session
  const { reveal, number } = shown
  const words = happenedWords()
  const card: Card = {
    key: `reveal ${number}`,
    when: '',
    title: reveal.title,
    groups: [],
    primary: {
      label: words.toTable,
      icon: 'next',
      shortcut: 'Enter',
      press: () => (dismissed.value = `${session.id} ${number}`),
    },
    decline: {
      label: words.showInLog,
      icon: 'list',
      press() {
        panelTab.value = 'log'
        isPanelOpen.value = true
      },
    },
  }
  return (
    <section class="decision" data-part="reveal" aria-label={reveal.title}>
      <header class="decision-head">
        <div class="decision-title">
          <h2>{reveal.title}</h2>
        </div>
      </header>
      <div class="decision-body">
        <ul class="envelopes">
          {reveal.envelopes.map(({ seat, value }) => {
            const side = game.sideOf(state.value, seat)
            return (
              <li key={seat} class={`envelope ${sideClass(screen, side)}`}>
                <span class="envelope-back" aria-hidden="true" />
                <span class="envelope-face">
                  <b>{value}</b>
                  <small>
                    {words.player(seat + 1)}
                    {side >= 0 && `, ${voiceOf(game).side(game.sides[side] ?? '')}`}
                  </small>
                </span>
              </li>
            )
          })}
        </ul>
        <p role="status">{reveal.text}</p>
      </div>
      <Slots model={model} card={card} />
    </section>
  )
}
