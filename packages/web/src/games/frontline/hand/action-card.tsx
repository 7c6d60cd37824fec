import type { ComponentChildren } from 'preact'
import { actionSource, type CardTitle } from '@estafette/frontline/screen'
import { inPrint } from '../../../i18n/spoken.ts'
import { ActionPicture, ActionSymbols, kindOfAction } from '../art/action-art.tsx'
import { titleOf } from '../told/names.ts'
import type { HandMark } from '../field/marks.ts'

/** An action card at full size: picture, value, what it does as printed. */
export function ActionCard(props: {
  readonly card: CardTitle
  readonly mark?: HandMark
  readonly children?: ComponentChildren
}) {
  const { card, mark, children } = props
  const isChosen = mark?.uses.printed.state === 'chosen' || mark?.uses.plain.state === 'chosen'
  const shut = mark?.uses.printed.state === 'closed' ? mark.uses.printed : null
  return (
    <article
      class={`frl-action stack is-${kindOfAction(card)}${isChosen ? ' is-chosen' : ''}${shut ? ' is-shut' : ''}`}
    >
      <h3 class="line">
        <ActionSymbols card={card} />
        <b>{titleOf(card)}</b>
      </h3>
      <div class="frl-action-art centred">
        <ActionPicture card={card} />
        {mark?.value !== undefined && <i>{mark.value}</i>}
      </div>
      <p>{inPrint(actionSource[card]!.text)}</p>
      {children}
      {!children && shut && <footer>{shut.why ?? shut.text}</footer>}
    </article>
  )
}
