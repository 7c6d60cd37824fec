import { placeOf, coverOf, NONE, terrainAt } from '@estafette/frontline/screen'
import type { FrontDesk } from '../desk.ts'
import { percent } from '../../../i18n/numbers.ts'
import { cardWords } from '../card/card-words.ts'
import { draftOf, positionOf } from '../plan/draft.ts'
import { nameOf, titleOf } from '../told/names.ts'
import { oddsOf, type OddsRow } from '../plan/odds.ts'
import './fire-odds.css'

/** What is left of planned fire and who dies of it: unanswered, with any card, at the worst. */
export function FireOdds({ model }: { readonly model: FrontDesk }) {
  const draft = draftOf(model)?.draft
  if (draft?.kind !== 'fire') return null
  const s = positionOf(model)
  const words = cardWords().odds
  const rows = oddsOf(model, draft)
  const isCounter = draft.verb === 'counter'
  const sufferer = isCounter ? rows[0]!.result.sufferer : draft.target
  const cover = cardWords().cover[coverOf[terrainAt(s, placeOf(s, sufferer))]!]!
  return (
    <table class="frl-odds" data-part="odds" data-against={sufferer}>
      <thead>
        <tr>
          <th scope="col">{words.against(nameOf(sufferer), cover)}</th>
          <th scope="col">{words.left}</th>
          <th scope="col">{words.none}</th>
          <th scope="col">{words.one}</th>
          <th scope="col">{words.more}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.key}
            row={row}
            own={isCounter ? s.target : draft.section}
            isCounter={isCounter}
          />
        ))}
      </tbody>
    </table>
  )
}

function Row(props: {
  readonly row: OddsRow
  readonly own: number // the section that would rather not suffer
  readonly isCounter: boolean
}) {
  const { row, own, isCounter } = props
  const words = cardWords().odds
  const { answer, result } = row
  const { none, one, more } = result.deaths
  const name =
    answer === null
      ? isCounter
        ? words.answered
        : words.unanswered
      : answer.card === NONE
        ? words.any
        : words.worst(titleOf(answer.card))
  const isTurned = result.sufferer === own
  const best = Math.max(none, one, more)
  const cell = (chance: number) => (
    <td class={chance === best ? (isTurned ? 'bad' : 'good') : undefined}>
      {chance < 0.005 ? '–' : percent(chance)}
    </td>
  )
  return (
    <tr>
      <th scope="row">
        {name}
        {isTurned && !isCounter && <small> {words.own(nameOf(own))}</small>}
      </th>
      <td>{result.left}</td>
      {cell(none)}
      {cell(one)}
      {cell(more)}
    </tr>
  )
}
