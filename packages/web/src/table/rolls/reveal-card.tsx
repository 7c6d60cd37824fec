import { voiceOf } from '../../i18n/voice.ts'
import type { Card } from '../../screen/card.ts'
import { sideClass } from '../../screen/screen.ts'
import { personAt } from '../../session/who.ts'
import { happenedWords } from '../log/happened-words.ts'
import type { TableModel } from '../model.ts'
import type { Revealed } from '../../screen/reveals.ts'
import { openTab } from '../../screen/table-state.ts'
import { Slots } from '../card/slots.tsx'
import './reveal.css'

/** Envelopes that are turned together, and stay until somebody goes on. */
export function RevealCard(props: { readonly model: TableModel; readonly shown: Revealed }) {
  const { model, shown } = props
  const { session, screen, state, page } = model
  const { game } = session
  const { reveal, number } = shown
  const words = happenedWords()
  const card: Card = {
    key: `reveal ${number}`,
    when: '',
    title: reveal.title,
    groups: [],
    primary: {
      label: reveal.goOn ?? words.toTable,
      icon: 'next',
      shortcut: 'Enter',
      press: () => (page.seenReveal.value = number),
    },
    decline: {
      label: words.showInLog,
      icon: 'list',
      press: () => openTab(page, 'log'),
    },
  }
  return (
    <section class="decision stack" data-part="reveal" aria-label={reveal.title}>
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
              <li key={seat} class={`envelope ${sideClass(screen.game.id, side)}`}>
                <span class="envelope-back over" aria-hidden="true" />
                <span class="envelope-face over">
                  <b>{value}</b>
                  <small>
                    {personAt(session, seat).name}
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
