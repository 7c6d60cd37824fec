import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useSignal } from '@preact/signals'
import { SPECTATOR } from '@estafette/kernel'
import type { Standing } from '@estafette/protocol'
import { voiceOf } from '../i18n/voice.ts'
import type { TableLine } from '../online/line.ts'
import { sideClass } from '../screen/screen.ts'
import { watchingOf } from '../session/watching.ts'
import type { TableModel } from '../table/model.ts'
import { beatOf, clockView, type ClockView } from './clock-view.ts'
import { useNow } from './tools.ts'
import { words } from './words.ts'

interface Props {
  readonly model: TableModel
  readonly line: TableLine
  readonly standing: Standing
  readonly children?: ComponentChildren // who else is there
}

/** Everybody at the table: who they are, whether they are here, what time they have. Others come first. */
export function Players({ model, line, standing, children }: Props) {
  const { viewer, sitters } = standing
  const now = useNow(line, beatOf(standing))
  const { game } = model.session
  const state = model.state.value
  const acting = actingAt(model, standing)
  const seats = sitters.map((_, seat) => seat).sort((one, other) => rank(one) - rank(other))
  function rank(seat: number): number {
    return seat === viewer ? sitters.length : seat
  }
  return (
    <section class="players" aria-label={words().players} data-part="players">
      {seats.map((seat) => {
        const side = game.sideOf(state, seat)
        const isToAct = ((acting >> seat) & 1) === 1
        return (
          <div
            key={seat}
            class={`player ${sideClass(model.screen.game.id, side)}`}
            data-seat={seat}
            data-acts={isToAct ? '' : undefined}
          >
            <p class="player-name trim">
              <b>{nameOf(standing, seat)}</b>{' '}
              <span>
                {[sideName(model, side), seat === viewer && words().you].filter(Boolean).join(', ')}
              </span>
            </p>
            <Presence line={line} standing={standing} seat={seat} isToAct={isToAct} />
            <ClockFigure view={clockView(standing, seat, now)} />
          </div>
        )
      })}
      {children}
      <LowTime line={line} standing={standing} now={now} />
    </section>
  )
}

/** Who is to decide, a bit each, also while it is shown how it came to that. */
export function actingAt({ session, state }: TableModel, { ending }: Standing): number {
  if (ending) return 0
  const watching = watchingOf(session)
  const decides = watching?.watch.value ? watching.decides.value : SPECTATOR
  return decides === SPECTATOR ? session.game.acting(state.value) : 1 << decides
}

/** What somebody is called at a table. */
export function nameOf({ sitters }: Standing, seat: number): string {
  const { name = '', level = '' } = sitters[seat] ?? {}
  if (name !== '') return name
  return level === '' ? words().free : words().computer
}

/** The name of a side, '' while nobody has one. */
export function sideName({ session }: TableModel, side: number): string {
  return side < 0 ? '' : voiceOf(session.game).side(session.game.sides[side] ?? '')
}

/** Whether somebody is at the table: here, with its page out of sight, or not at all. */
export function presenceOf(
  line: TableLine,
  standing: Standing,
  seat: number,
): 'here' | 'away' | 'gone' {
  const { seats, away } = line.talk.here.value
  const isComputer = (standing.sitters[seat]?.level ?? '') !== ''
  if (isComputer || seat === standing.viewer) return 'here'
  if (line.link.value.state !== 'open') return 'gone' // nobody knows while the line is broken
  if (!seats.includes(seat)) return 'gone'
  return away.includes(seat) ? 'away' : 'here'
}

function Presence(props: {
  readonly line: TableLine
  readonly standing: Standing
  readonly seat: number
  readonly isToAct: boolean
}) {
  const { line, standing, seat, isToAct } = props
  const isComputer = (standing.sitters[seat]?.level ?? '') !== ''
  const presence = presenceOf(line, standing, seat)
  const text = isComputer ? words().computer : words()[presence]
  return (
    <p class="player-here line" data-here={presence === 'gone' ? undefined : presence}>
      {isToAct ? `${text}, ${words().decides}` : text}
    </p>
  )
}

function ClockFigure({ view }: { readonly view: ClockView | null }) {
  if (!view) return null
  return (
    <p class={`player-clock is-${view.tone}`} data-part="clock">
      <b>{view.figure}</b> <small>{view.word}</small>
      {view.tone === 'low' && <i style={{ '--share': String(view.share) }} aria-hidden="true" />}
    </p>
  )
}

/** Says once that the time of the viewer gets short. */
function LowTime(props: {
  readonly line: TableLine
  readonly standing: Standing
  readonly now: number
}) {
  const { standing, now } = props
  const { viewer } = standing
  const view = viewer < 0 ? null : clockView(standing, viewer, now)
  const wasLow = useRef(false)
  const said = useSignal('')
  const isLow = view?.tone === 'low'
  useEffect(() => {
    if (isLow && !wasLow.current && view) {
      said.value = words().clock.low(nameOf(standing, viewer), view.figure)
    }
    if (view?.tone !== 'stands') wasLow.current = isLow
  }, [isLow])
  return (
    <p class="sr-only" role="status">
      {said.value}
    </p>
  )
}
