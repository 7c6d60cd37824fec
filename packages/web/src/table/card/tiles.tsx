import { tongues } from '@estafette/kernel'
import { useSignal } from '@preact/signals'
import type { ComponentChild } from 'preact'
import { Counter, CounterPicture } from '../../counters/counter.tsx'
import { RuleLink } from '../../panels/rule-link.tsx'
import type { Tile, TileGroup } from '../../screen/card.ts'
import { Icon } from '../../shell/icons.tsx'
import { later } from '../../shell/later.tsx'
import { language } from '../../store/settings.ts'
import { asksAgain, markOf } from '../../screen/confirmation.ts'
import type { TableModel } from '../model.ts'

const TileDanger = later(async () => (await import('./danger.tsx')).TileDanger)

/** Options that belong together, each a tile. */
export function Tiles({ model, group }: { readonly model: TableModel; readonly group: TileGroup }) {
  const { title, note, rule, folded, byUnit, tiles } = group
  // A counter, words and a number want the whole width.
  const isWide = tiles.some(
    ({ unit, chance, value }) => unit !== undefined && (chance ?? value) !== undefined,
  )
  const list = byUnit ? (
    <UnitRows model={model} tiles={tiles} />
  ) : (
    <ul class={isWide ? 'is-wide' : undefined}>
      {tiles.map((tile) => (
        <li key={tile.key}>
          <TileButton model={model} tile={tile} />
        </li>
      ))}
    </ul>
  )
  if (folded !== undefined) return <Folded group={group}>{list}</Folded>
  return (
    <section class="tiles" data-group={group.key} aria-label={title}>
      {title !== undefined && (
        <h3>
          {title} {note !== undefined && <small class="faint">{note}</small>}
          {rule !== undefined && <RuleLink game={model.session.game.id} rule={rule} />}
        </h3>
      )}
      {list}
    </section>
  )
}

/** Tiles that are folded away are drawn when somebody opens them: there may be hundreds. */
function Folded(props: { readonly group: TileGroup; readonly children: ComponentChild }) {
  const { key, folded, tiles } = props.group
  const isUnfolded = useSignal(false)
  const isOpen = isUnfolded.value || tiles.some(({ isChosen }) => isChosen)
  return (
    <details
      class="tiles"
      data-group={key}
      open={isOpen}
      onToggle={(event) => (isUnfolded.value = event.currentTarget.open)}
    >
      <summary>{folded}</summary>
      {isOpen && props.children}
    </details>
  )
}

/** A row for each unit: its counter, its name, and what can happen to it. */
function UnitRows({
  model,
  tiles,
}: {
  readonly model: TableModel
  readonly tiles: readonly Tile[]
}) {
  const rows = new Map<number, Tile[]>()
  for (const tile of tiles) {
    const { unit = -1 } = tile
    rows.set(unit, [...(rows.get(unit) ?? []), tile])
  }
  return (
    <ul class="unit-rows">
      {[...rows].map(([unit, fates]) => (
        <li key={unit} class="unit-row line">
          <TileCounter model={model} unit={unit} />
          <b aria-hidden="true">{fates[0]!.name}</b>
          <span class="unit-fates flow">
            {fates.map((tile) => (
              <TileButton key={tile.key} model={model} tile={tile} isFate />
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

function TileCounter({ model, unit }: { readonly model: TableModel; readonly unit: number }) {
  const face = model.screen.counters?.face(model.state.value, unit)
  return face ? (
    <CounterPicture width={40}>
      <Counter face={face} x={32} y={32} size={64} level="table" />
    </CounterPicture>
  ) : null
}

/** What a press on a tile does: it chooses; what cannot be called back waits for slot A. */
export function pressTile(model: TableModel, { offer, press, closed }: Tile): void {
  if (closed !== undefined) return
  if (press) press()
  else if (offer) model.choose(offer)
}

function TileButton(props: {
  readonly model: TableModel
  readonly tile: Tile
  readonly isFate?: boolean // its unit stands beside it
}) {
  const { model, tile, isFate = false } = props
  const { name, text, unit, offer, isChosen, closed, danger } = tile
  const icon = offer && asksAgain(model, offer) ? markOf(model, offer) : null
  return (
    <button
      type="button"
      class={isChosen ? 'tile framed line is-chosen' : 'tile framed line'}
      data-choice={offer?.choice}
      data-part={tile.part}
      data-unit={unit}
      aria-pressed={isChosen}
      aria-disabled={closed !== undefined}
      onClick={() => pressTile(model, tile)}
    >
      {unit !== undefined && !isFate && <TileCounter model={model} unit={unit} />}
      <span class="tile-words">
        <b class={isFate ? 'sr-only' : undefined}>{name}</b>{' '}
        {(closed ?? text) !== undefined && <small class="quiet">{closed ?? text}</small>}
        {danger !== undefined && <TileDanger danger={danger} />}
      </span>
      <TileValue tile={tile} />
      {icon && tile.chance === undefined && tile.value === undefined && (
        <Icon name={icon} size={18} />
      )}
      {isChosen && (
        <span class="tile-check centred">
          <Icon name="check" size={14} />
        </span>
      )}
    </button>
  )
}

/** The chance with this option chosen, or what it costs. */
function TileValue({ tile: { chance, value, tone } }: { readonly tile: Tile }) {
  if (chance === undefined && value === undefined) return null
  const feeling = tone ?? (chance === undefined ? '' : toneOf(chance))
  const isText = chance === undefined && /\p{L}{2}/u.test(value ?? '') // not a number alone
  return (
    <span class={`tile-value ${isText ? 'is-text' : ''} ${feeling}`}>
      {chance === undefined ? value : percentText(chance)}
    </span>
  )
}

function toneOf(chance: number): string {
  if (chance >= 0.5) return 'good'
  return chance < 0.2 ? 'bad' : ''
}

/** A chance with one decimal, as the reader writes numbers; none where it is a whole per cent. */
export function percentText(chance: number): string {
  const isWhole = Math.abs(chance * 100 - Math.round(chance * 100)) < 1e-9
  const digits = isWhole ? 0 : 1
  const number = (chance * 100).toLocaleString(language.value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return number + tongues[language.value].percent
}
