import { drawnSoFar, drawnToday, type BlitzState } from '@estafette/blitzkrieg/screen'
import { voiceOf } from '../../../i18n/voice.ts'
import { Columns } from '../../../panels/tables.tsx'
import type { BlitzDesk } from '../desk.ts'
import { tableWords } from './table-words.ts'

/** The random events by the sum of two dice, with their limits and how often they came. BLZ-EVT-3 */
export function EventTable({ model, s }: { readonly model: BlitzDesk; readonly s: BlitzState }) {
  const words = tableWords()
  const voice = voiceOf(model.session.game)
  const rows = s.board.events.map(({ source }, event) => ({
    text: `${source.rolls.join(', ')}. ${voice.thing('event', event)}`,
    values: [limitText(source), drawnToday(s, event), drawnSoFar(s, event)],
  }))
  return (
    <>
      <Columns
        title={words.events}
        game={s.board.id}
        rule="BLZ-EVT-3"
        heads={words.eventHeads}
        rows={rows}
      />
      <p class="aid-note">{words.eventsNote}</p>
    </>
  )
}

type EventSource = BlitzState['board']['events'][number]['source']

/** How often an event may come, and on which days. */
function limitText({ limit }: EventSource): string {
  const words = tableWords()
  const parts = [
    limit.perDay === undefined ? '' : words.perDay(limit.perDay),
    limit.perGame === undefined ? '' : words.perGame(limit.perGame),
    limit.days ? words.onDays(limit.days.map((day) => Number(day.slice(-2))).join(', ')) : '',
  ].filter((text) => text !== '')
  return parts.length === 0 ? words.noLimit : parts.join(', ')
}
