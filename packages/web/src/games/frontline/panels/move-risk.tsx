import { decimal, percent } from '../../../i18n/numbers.ts'
import { nameOf, titleOf } from '../told/names.ts'
import type { FrontDesk } from '../desk.ts'
import { about, answerOf, saferCards } from '../plan/danger.ts'
import { dangerWords } from '../plan/danger-words.ts'
import { draftOf } from '../plan/draft.ts'
import './move-risk.css'

const KEPT = 2 // cards worth keeping that are named

/** What an answer to a move would cost: with any card, at the worst, and who would die. */
export function MoveRisk({ model }: { readonly model: FrontDesk }) {
  const draft = draftOf(model)?.draft
  const answer = draft?.kind === 'move' ? answerOf(model, draft) : null
  if (draft?.kind !== 'move' || !answer) return null
  const words = dangerWords()
  const { plain, worst } = answer
  const rows = [
    { key: 'plain', name: words.plain(plain.fp), losses: plain.losses },
    ...(worst.fp > plain.fp
      ? [{ key: 'card', name: words.card(worst.fp), losses: worst.losses }]
      : []),
  ]
  const men = Math.round(plain.losses.vp) === 0 ? worst : plain // as the figure of the card
  const kept = saferCards(model, draft).filter((safer) => safer.draft === null)
  return (
    <>
      <table class="frl-risk" data-part="move-risk">
        <thead>
          <tr>
            <th scope="col">{words.rows}</th>
            <th scope="col">{words.lost}</th>
            <th scope="col">{words.noneDie}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, losses }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{decimal(losses.vp)}</td>
              <td>{percent(losses.none, losses.none < 0.1 ? 1 : 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul class="frl-risk-men" aria-label={words.dies}>
        {[...men.losses.deaths]
          .toSorted(([, one], [, other]) => other - one)
          .map(([x, chance]) => (
            <li key={x}>
              {nameOf(x)} <b>{percent(chance)}</b>
            </li>
          ))}
      </ul>
      {kept.slice(0, KEPT).map(({ card, left, vp }) => (
        <p key={card}>
          {words.keep(titleOf(card))}. {words.leaves(left, about(vp))}
        </p>
      ))}
    </>
  )
}
