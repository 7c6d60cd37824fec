import type { ComponentChildren } from 'preact'
import type { CardAct, TileGroup } from '../screen/card.ts'
import { sideClass } from '../screen/screen.ts'
import type { TableModel } from '../table/model.ts'
import { useKeptHeight } from '../table/card/keep-height.ts'
import { Slots } from '../table/card/slots.tsx'
import { Tiles } from '../table/card/tiles.tsx'
import { words as tableWords } from '../table/words.ts'

interface Props {
  readonly model: TableModel
  readonly name: string // what it is called where the page is looked through
  readonly side?: number // whose colours it has
  readonly when?: string
  readonly title: string
  readonly note?: string
  readonly groups?: readonly TileGroup[]
  readonly primary?: CardAct // without it there are no slots at all
  readonly decline?: CardAct
  readonly back?: CardAct // in the slot of Undo
  readonly caution?: string
  readonly isOver?: boolean
  readonly children?: ComponentChildren
}

/** A card in the place of the decision: what is waited for, what is asked, how it ended. */
export function CardFrame(props: Props) {
  const { model, name, side = -1, when = '', title, note, primary, decline, back, caution } = props
  const none: CardAct = {
    label: tableWords().nothingToDecline,
    closed: tableWords().othersDecide,
    press: () => {},
  }
  return (
    <section
      ref={useKeptHeight(`${name} ${model.session.version.value}`)}
      class={`decision stack online-card ${sideClass(model.screen.game.id, side)}`}
      aria-label={tableWords().decision}
      data-part={name}
      data-over={props.isOver ? '' : undefined}
    >
      <header class="decision-head">
        <div class="decision-when flow quiet">
          <span>{when}</span>
        </div>
        <div class="decision-title">
          <div>
            <h2>{title}</h2>
            <p role="status" class="decision-note quiet">
              {note}
            </p>
          </div>
        </div>
      </header>
      <div class="decision-body" tabIndex={-1}>
        <div class="decision-parts stack">
          {props.groups?.map((group) => (
            <Tiles key={group.key} model={model} group={group} />
          ))}
          {props.children}
        </div>
      </div>
      {primary && (
        <Slots
          model={model}
          card={{
            key: `${name} ${model.session.version.value}`,
            when,
            title,
            groups: [],
            primary,
            decline: decline ?? none,
            ...(back && { back }),
            ...(caution !== undefined && { caution }),
          }}
        />
      )}
    </section>
  )
}
