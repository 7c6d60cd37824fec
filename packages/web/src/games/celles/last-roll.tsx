import { GERMAN, sideOfUnit, type CellesState } from '@estafette/celles/screen'
import type { GameEvent } from '@estafette/kernel'
import { DiceTray, type TrayDie } from '../../dice/tray.tsx'
import { pace } from '../../store/settings.ts'
import type { TableModel } from '../../table/model.ts'
import { voiceOf } from '../../table/voice.ts'
import { cellesWords } from './words.ts'

const ROLLS =
  /^(?:combat-roll|infiltration|air-attack|initiative-roll|initiative-tied|actions-die)$/
const RECENT = 12 // choices after which a roll is old news

/** The ten-sided die that was last thrown, until the next one. */
export function LastRoll({ model }: { readonly model: TableModel }) {
  const { session } = model
  const found = session.log.value
    .slice(-RECENT)
    .flatMap(({ events, number }) => events.map((event) => ({ event, number })))
    .findLast(({ event }) => ROLLS.test(event.type))
  if (!found) return null
  const { event, number } = found
  return (
    <section class="last-roll">
      <h2>{cellesWords().lastRoll}</h2>
      <DiceTray
        dice={diceOf(model.state.value as CellesState, event)}
        roll={number}
        pace={pace.value}
        size={36}
      />
      <p>{voiceOf(session.game).event(event)}</p>
    </section>
  )
}

function diceOf(s: CellesState, event: GameEvent): TrayDie[] {
  const face = (field: string): number => event[field] as number
  const die = (side: number, value: number): TrayDie => ({
    side: side === GERMAN ? 'german' : 'allied',
    face: value,
    sides: 10,
  })
  if (event.type.startsWith('initiative')) {
    return [die(0, face('germanDie')), die(1, face('alliedDie'))]
  }
  const unit = event['unit']
  const roller =
    event.type === 'air-attack' ? 1 : typeof unit === 'number' ? sideOfUnit(s, unit) : s.phasing
  return [die(Math.max(0, roller), face('die'))]
}
