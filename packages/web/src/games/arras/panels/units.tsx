import { flagsOf, placeOf } from '@estafette/arras/screen'
import { voiceOf } from '../../../i18n/voice.ts'
import { OrderOfBattle, type UnitLine } from '../../../panels/order-of-battle.tsx'
import type { ArrasDesk } from '../desk.ts'
import { language } from '../../../store/settings.ts'
import { arrasLabel } from '../counter-words.ts'
import { arrasFace } from '../counters.ts'
import { arrasWords } from '../words.ts'

/** Order of battle by group. */
export function Units({ model }: { readonly model: ArrasDesk }) {
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
    return {
      unit,
      name: voice.thing('unit', unit),
      where: where(place),
      place: place < locationCount ? place : -1,
      isLost: place >= eliminated,
      face: arrasFace(s.board, unit, flagsOf(s, unit)),
      spoken: arrasLabel(s.board, unit, flagsOf(s, unit), language.value),
    }
  }
  const sides = s.board.groups.map((groups, side) => ({
    title: words.side[side]!,
    groups: groups.map(({ letter, index, members, optionalMembers }) => ({
      key: letter,
      title: voice.thing('group', index),
      units: [...members, ...optionalMembers]
        .filter((unit) => placeOf(s, unit) !== absent)
        .map(lineOf),
    })),
  }))
  return <OrderOfBattle model={model} sides={sides} width={36} />
}
