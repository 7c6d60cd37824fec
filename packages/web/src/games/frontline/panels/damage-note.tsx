import { signal, type Signal } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { DEAD, MORALE_HIT, PIN } from '@estafette/frontline/screen'
import type { FrontDesk } from '../desk.ts'
import type { StateKey } from '../../../screen/table-state.ts'
import { Icon } from '../../../shell/icons.tsx'
import { pace } from '../../../store/settings.ts'
import { damageWords } from './damage-words.ts'
import { draftOf } from '../plan/draft.ts'
import { lastDraw, sumOf, type DamageDraw, type Draw } from './draws.ts'
import { damageName, nameOf } from '../told/names.ts'
import './damage-note.css'

/** The draw that somebody has closed the note of. */
const closedDraw: StateKey<Signal<string>> = { begin: () => signal('') }

const FEW = 5 // counters whose sum is seen at a glance
const STEP = 460 // milliseconds from one counter to the next: it turns, then goes to its man

/** The draw that is shown now: the last one, until it is closed or something else is planned. */
export function drawOf(model: FrontDesk): { readonly drawn: DamageDraw; close(): void } | null {
  const drawn = lastDraw(model.session)
  const closed = model.page.of(closedDraw)
  if (!drawn || drawn.key === closed.value || draftOf(model)) return null
  return { drawn, close: () => (closed.value = drawn.key) }
}

/** Damage counters one by one, each beside the man it hit and with what it cost; the table tells them aloud. */
export function DamageNote(props: { readonly draw: DamageDraw; readonly close: () => void }) {
  const { draw, close } = props
  const words = damageWords()
  const seen = useRef({ key: draw.key, count: 0 })
  if (seen.current.key !== draw.key) seen.current = { key: draw.key, count: 0 }
  const before = seen.current.count
  seen.current.count = draw.draws.length
  const step = STEP * pace.value
  const left = draw.draws.at(-1)!
  return (
    <section
      class="frl-draw"
      data-part="draw"
      aria-label={words.title(nameOf(draw.sufferer), draw.firepower)}
    >
      <header>
        <h3>{words.title(nameOf(draw.sufferer), draw.firepower)}</h3>
        <span>{words.left(left.isTooDear ? 0 : left.left)}</span>
        <button type="button" class="centred" onClick={close} aria-label={words.close}>
          <Icon name="close" size={18} />
        </button>
      </header>
      {draw.draws.length > FEW && (
        <p class="frl-draw-sum" data-part="draw-sum">
          {words.sum(draw.draws.length, sumOf(draw))}
        </p>
      )}
      <ol>
        {draw.draws.map((one, at) => (
          <li
            key={one.key}
            class={classOf(one)}
            style={`--wait:${Math.max(0, at - before) * step}ms;--pace:${step}ms`}
          >
            <i class="line" aria-hidden="true">
              <Sign damage={one.damage} />
              <b>{words.costs(one.cost)}</b>
            </i>
            <span aria-hidden="true">
              {nameOf(one.unit)}
              <small>
                {one.isTooDear
                  ? words.left(one.left)
                  : one.came
                    ? words.came[one.came]
                    : words.nothing}
              </small>
            </span>
            <span class="sr-only">{said(one)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function classOf({ damage, isTooDear, came }: Draw): string {
  const kind =
    damage === DEAD ? 'dead' : damage === PIN ? 'pin' : damage === MORALE_HIT ? 'morale' : 'wound'
  return `is-${kind}${isTooDear ? ' is-struck' : ''}${came === 'died' ? ' is-death' : ''}`
}

/** A counter in a sentence. */
function said({ unit, damage, cost, left, isTooDear, came }: Draw): string {
  const words = damageWords()
  const counter = damageName(damage)
  if (isTooDear) return words.tooDear(counter, cost, left)
  if (!came) return words.noEffect(counter, nameOf(unit), cost)
  return words.paid(counter, nameOf(unit), cost, left)
}

/** The sign of a counter: an arrow down, a broken circle, a cross, a skull's cross. */
function Sign({ damage }: { readonly damage: number }) {
  const path =
    damage === PIN
      ? 'M12 4v11M7 10.5l5 5 5-5M5 20h14'
      : damage === MORALE_HIT
        ? 'M12 4a8 8 0 100 16 8 8 0 000-16zM12 8v5M12 16v.01'
        : damage === DEAD
          ? 'M6 6l12 12M18 6L6 18'
          : 'M12 5v14M5 12h14'
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      stroke-width="2.6"
    >
      <path d={path} />
    </svg>
  )
}
