import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { FACE_DOWN, type CardPart, type CardRow } from '../screen/cards.ts'
import { offersTo } from '../session/offers.ts'
import { language } from '../store/settings.ts'
import { ChoiceButton } from './card/choices.tsx'
import type { TableModel } from './model.ts'
import { words } from './words.ts'
import './cards.css'

interface Props {
  readonly model: TableModel
  readonly part: CardPart
}

/** The cards of a game, row by row, as the viewer sees them; what can be played is a button. */
export function Cards({ model, part }: Props) {
  const box = useRef<HTMLElement>(null)
  const rows = part.rows(model.state.value, model.session.viewer.value, language.value)
  const looked = model.card.value
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(`button[data-card="${looked}"]`)?.focus()
  }, [looked])
  const keyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (event.key === 'Escape') model.back()
    else if (step !== 0) model.nextCard(step)
    else return
    event.preventDefault()
  }
  return (
    <section ref={box} class="card-table" aria-label={words().cards} onKeyDown={keyDown}>
      {rows.map((row) => (
        <Row key={row.key} model={model} part={part} row={row} />
      ))}
      <CardActs model={model} part={part} />
    </section>
  )
}

function Row({ model, part, row }: Props & { readonly row: CardRow }) {
  const playable = offersTo(model.offers.value, part.kind)
  return (
    <section class="card-row" data-row={row.key}>
      <h2>
        {row.name} <small>{row.cards.length}</small>
      </h2>
      <ul>
        {row.cards.map((card, index) => (
          <li key={card === FACE_DOWN ? `down ${index}` : card}>
            {playable.has(card) ? (
              <PlayableCard model={model} part={part} card={card} />
            ) : (
              <CardPicture part={part} card={card} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function PlayableCard({ model, part, card }: Props & { readonly card: number }) {
  const { intention, state } = model
  const now = intention.value
  const isChosen =
    model.card.value === card ||
    (now?.kind === 'offer' && now.offer.kind === part.kind && now.offer.target === card)
  return (
    <button
      type="button"
      class={isChosen ? 'card-button is-chosen' : 'card-button'}
      data-card={card}
      aria-pressed={isChosen}
      onClick={(event) => model.tapCard(card, isFinger(event))}
    >
      <CardPicture part={part} card={card} />
      <span class="sr-only">{part.describe(state.value, card, language.value)}</span>
    </button>
  )
}

/** A finger shows first and acts second. */
function isFinger(event: MouseEvent): boolean {
  return 'pointerType' in event && event.pointerType === 'touch'
}

/** What can be done with a card that has several uses. */
function CardActs({ model, part }: Props) {
  const acts = offersTo(model.offers.value, part.kind).get(model.card.value) ?? []
  if (acts.length < 2) return null
  return (
    <ul class="card-acts">
      {acts.map((offer) => (
        <li key={offer.choice}>
          <ChoiceButton model={model} offer={offer} />
        </li>
      ))}
    </ul>
  )
}

/** A card as it is drawn; one that lies face down shows only that. */
function CardPicture({ part, card }: { readonly part: CardPart; readonly card: number }) {
  if (card === FACE_DOWN) {
    return (
      <CardFrame look="is-down">
        <span class="sr-only">{words().faceDown}</span>
      </CardFrame>
    )
  }
  const { title, text, value } = part.face(card, language.value)
  return (
    <CardFrame look="is-up">
      {value !== undefined && <b>{value}</b>}
      <strong>{title}</strong>
      {text && <small>{text}</small>}
    </CardFrame>
  )
}

function CardFrame(props: { readonly look: string; readonly children: ComponentChildren }) {
  return <span class={`card ${props.look}`}>{props.children}</span>
}
