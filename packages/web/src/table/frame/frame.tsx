import type { ComponentChildren } from 'preact'
import { SheetHandle } from '../../shell/sheet.tsx'
import { Dock } from '../map/dock.tsx'
import type { TableModel } from '../model.ts'
import { pinned } from '../wide/toggle.ts'
import { Wide } from '../wide/wide.tsx'
import { Panel } from './panel.tsx'
import type { PanelPart } from './panel-part.ts'
import { TableTop } from './top.tsx'
import './frame.css'
import '../card/decision.css'
import '../map/dock.css'

/** Where everything stands on a table: map, dock under it, the column with log and decision. */
export function TableFrame(props: {
  readonly model: TableModel
  readonly beside?: TableModel // for what need not be drawn at once
  readonly label: string
  readonly above?: ComponentChildren // over the map
  readonly beforePanel?: ComponentChildren
  readonly tab?: PanelPart // one more in the panel
  readonly card: ComponentChildren
  readonly dock?: ComponentChildren // instead of the stacks
  readonly side?: ComponentChildren // what is read beside the map
  readonly inert?: boolean
  readonly class?: string
}) {
  const {
    model,
    beside = model,
    label,
    above,
    beforePanel,
    tab,
    card,
    dock,
    side,
    inert,
    class: more,
  } = props
  const { sheet, isPanelOpen, wide } = model.page
  const map = (
    <div class="table-map">
      <TableTop model={model} label={label} />
      {side}
    </div>
  )
  const row = hasDock(model) && (dock ?? <Dock model={beside} />)
  const panel = (
    <div class="table-panel stack">
      {beforePanel}
      <Panel model={beside} {...(tab && { tab })} />
    </div>
  )
  const classes = ['table', more, model.screen.field && 'has-field'].filter(Boolean)
  return (
    <div
      class={classes.join(' ')}
      data-sheet={sheet.value}
      data-panel={isPanelOpen.value ? 'open' : undefined}
      data-wide={wide.value ?? undefined}
      data-pinned={wide.value && model.page.of(pinned).value ? '' : undefined}
      inert={inert}
    >
      <div class="table-above">{above}</div>
      {!inert && <Wide model={beside} tab={tab} />}
      {model.screen.field ? (
        // Read as it is played: the decision, the hand, the field.
        <>
          <div class="table-side stack">
            <SheetHandle level={sheet} />
            {card}
            {panel}
          </div>
          {row}
          {map}
        </>
      ) : (
        <>
          {map}
          {row}
          <div class="table-side stack">
            <SheetHandle level={sheet} />
            {panel}
            {card}
          </div>
        </>
      )}
    </div>
  )
}

/** Whether there is something to stand in the row under the map. */
function hasDock({ screen }: TableModel): boolean {
  return !!screen.map || !!screen.field?.Dock
}
