import { GERMAN, sideOfUnit, type CellesState } from '@estafette/celles/screen'
import type { GameEvent } from '@estafette/kernel'
import type { TrayDie } from '../../dice/tray.tsx'
import { LastRoll } from '../../panels/last-roll.tsx'
import type { Desk } from '../../screen/desk.ts'
import { cellesWords } from './words.ts'

const ROLLS =
  /^(?:combat-roll|infiltration|air-attack|initiative-roll|initiative-tied|actions-die)$/
const RECENT = 12 // choices after which a roll is old news

/** The ten-sided die that was last thrown, until the next one. */
export function LastDie({ model }: { readonly model: Desk }) {
  return (
    <LastRoll
      model={model}
      title={cellesWords().lastRoll}
      recent={RECENT}
      size={36}
      isRoll={({ type }) => ROLLS.test(type)}
      diceOf={(event) => diceOf(model.state.value as CellesState, event)}
    />
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
