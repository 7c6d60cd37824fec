import { flagsOf, placeOf, type ArrasState } from '@estafette/arras/screen'
import { voiceOf } from '../../../i18n/voice.ts'
import { OrderOfBattle } from '../../../panels/order-of-battle.tsx'
import type { UnitLine } from '../../../panels/units.ts'
import type { PanelProps } from '../../../screen/screen.ts'
import { language } from '../../../store/settings.ts'
import { arrasLabel, arrasState } from '../counter-words.ts'
import { arrasFace } from '../counters.ts'
import { arrasWords } from '../words.ts'

/** Order of battle by group. */
export function Units({ model, isWide }: PanelProps<ArrasState>) {
  const s = model.state.value
  const { locationCount, offMap, eliminated, absent } = s.board
  const words = arrasWords()
  const voice = voiceOf(model.session.game)
  const where = (place: number): string => {
    if (place < locationCount) return voice.thing('place', place)
    if (place === offMap) return words.offMap
    return place === eliminated ? words.eliminated : words.removed
  }
  const lineOf = (unit: number): UnitLine => {
    const place = placeOf(s, unit)
    const state = arrasState(flagsOf(s, unit), language.value)
    return {
      unit,
      name: voice.thing('unit', unit),
      where: where(place),
      place: place < locationCount ? place : -1,
      isLost: place >= eliminated,
      face: arrasFace(s.board, unit, flagsOf(s, unit)),
      spoken: arrasLabel(s.board, unit, flagsOf(s, unit), language.value),
      ...(state !== undefined && place < locationCount && { state }),
    }
  }
  const sides = s.board.groups.map((groups, side) => ({
    side,
    title: words.side[side]!,
    groups: groups.map(({ letter, index, members, optionalMembers }) => ({
      key: letter,
      title: voice.thing('group', index),
      name: voice.thing('group', index),
      units: [...members, ...optionalMembers]
        .filter((unit) => placeOf(s, unit) !== absent)
        .map(lineOf),
    })),
  }))
  return <OrderOfBattle model={model} sides={sides} isWide={isWide} />
}
