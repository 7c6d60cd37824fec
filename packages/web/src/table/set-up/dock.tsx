import { useSignal } from '@preact/signals'
import { Counter, CounterPicture } from '../../counters/counter.tsx'
import { language } from '../../store/settings.ts'
import type { SetUpDesk } from './desk.ts'
import { numbersBefore, takeInHand, wayTo } from './in-hand.ts'
import type { Work } from './work.ts'
import { setUpWords } from './words.ts'

const WIDTH = 52 // of a counter, in pixels
const MOST = 8 // that wait and are shown at once

/** The row under the map: what is in hand, those who come next, and those who are placed. */
export function SetUpDock({ model, work }: { readonly model: SetUpDesk; readonly work: Work }) {
  const { part } = work
  const s = model.state.value
  const words = setUpWords()
  const isOpen = useSignal(false)
  const { units } = part.hand(s)
  const waiting = part.waiting(s)
  const count = waiting.reduce((sum, group) => sum + group.units.length, 0)
  const hidden = isOpen.value ? 0 : Math.max(0, count - MOST)
  let room = isOpen.value ? count : MOST
  const shown = waiting.flatMap((group) => {
    const some = group.units.slice(0, room)
    room -= some.length
    return some.length > 0 ? [{ ...group, units: some }] : []
  })
  const placed = part.placed(s).filter((one) => one.units.length > 0)
  const backs = numbersBefore(
    model,
    placed.map(({ units: [unit] }) => unit!),
  )
  const isFree = waiting.some((group) => group.units.some((unit) => wayTo(model, part, unit)))
  return (
    <section class="dock is-set-up" data-part="tray" aria-label={words.inHand}>
      <header class="stack">
        <h2>{words.inHand}</h2>
        <span class="dock-count">
          {words.toPlace(part.left(s))}
          {isFree && <span class="set-up-order">, {words.anyOrder}</span>}
        </span>
      </header>
      <div class="dock-row line">
        {units[0] !== undefined && (
          <ul class="dock-units">
            <li class="dock-in-hand" data-part="in-hand">
              <Unit model={model} unit={units[0]} />
            </li>
          </ul>
        )}
        {shown.map(({ title, units: group }) => (
          <ul key={title} class="dock-units set-up-group" aria-label={title}>
            {group.map((unit) => (
              <li key={unit}>
                <Unit
                  model={model}
                  unit={unit}
                  press={wayTo(model, part, unit) ? () => takeInHand(model, part, unit) : undefined}
                  say={words.takeUp}
                  closed={words.inOrder}
                />
              </li>
            ))}
          </ul>
        ))}
        {hidden > 0 && (
          <button
            type="button"
            class="link set-up-more"
            aria-label={words.moreSaid(hidden)}
            onClick={() => (isOpen.value = true)}
          >
            {words.more(hidden)}
          </button>
        )}
        {placed.length > 0 && (
          <ul class="dock-units set-up-group is-placed" aria-label={words.placed}>
            {placed.toReversed().map((put) => (
              <li key={put.units[0]}>
                <Placed
                  model={model}
                  unit={put.units[0]!}
                  at={put.at}
                  back={backs.get(put.units[0]!)}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** Somebody who is placed: a press takes everything back to where they were in hand. */
function Placed(props: {
  readonly model: SetUpDesk
  readonly unit: number
  readonly at: string
  readonly back: number | undefined // in the log, before it was placed
}) {
  const { model, unit, at, back } = props
  return (
    <Unit
      model={model}
      unit={unit}
      note={at}
      press={back === undefined ? undefined : () => model.undoTo(back)}
      say={setUpWords().takeBack}
    />
  )
}

function Unit(props: {
  readonly model: SetUpDesk
  readonly unit: number
  readonly note?: string
  readonly press?: (() => void) | undefined
  readonly say?: (name: string) => string
  readonly closed?: string
}) {
  const { model, unit, note, press, say, closed } = props
  const { counters } = model.screen
  if (!counters) return null
  const s = model.state.value
  const face = counters.face(s, unit)
  const label = counters.describe(s, unit, language.value)
  const inside = (
    <>
      <CounterPicture width={WIDTH}>
        <Counter face={face} x={32} y={32} size={64} level="table" />
      </CounterPicture>
      <small class="dock-name" aria-hidden="true">
        {face.name}
      </small>
      {note !== undefined && <small aria-hidden="true">{note}</small>}
    </>
  )
  if (!press) {
    return (
      <span
        class="dock-unit"
        role="img"
        aria-label={label}
        data-tip={closed === undefined ? label : `${label} ${closed}.`}
      >
        {inside}
      </span>
    )
  }
  return (
    <button type="button" class="dock-unit" data-unit={unit} data-tip={label} onClick={press}>
      {inside}
      <span class="sr-only">{say?.(label) ?? label}</span>
    </button>
  )
}
