import type { GameEvent } from '@estafette/kernel'
import { DiceTray, type TrayDie } from '../dice/tray.tsx'
import { voiceOf } from '../i18n/voice.ts'
import type { CoreDesk } from '../screen/desk.ts'
import { pace } from '../store/settings.ts'

/** The dice that were last thrown, until the next ones. */
export function LastRoll(props: {
  readonly model: CoreDesk
  readonly title: string
  readonly recent: number // choices after which a roll is old news
  readonly size: number // of a die, in pixels
  readonly isRoll: (event: GameEvent) => boolean
  readonly diceOf: (event: GameEvent) => readonly TrayDie[]
}) {
  const { model, title, recent, size, isRoll, diceOf } = props
  const { session } = model
  const found = session.log.value
    .slice(-recent)
    .flatMap(({ events, number }) => events.map((event) => ({ event, number })))
    .findLast(({ event }) => isRoll(event))
  if (!found) return null
  const { event, number } = found
  return (
    <section class="last-roll">
      <h2>{title}</h2>
      <DiceTray dice={diceOf(event)} roll={number} pace={pace.value} size={size} />
      <p>{voiceOf(session.game).event(event)}</p>
    </section>
  )
}
