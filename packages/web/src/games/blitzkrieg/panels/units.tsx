import {
  placeOf,
  ALLIED,
  endUnit,
  firstUnit,
  GERMAN,
  isOnMap,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import type { Speaker } from '@estafette/words'
import { voiceOf } from '../../../i18n/voice.ts'
import { OrderOfBattle } from '../../../panels/order-of-battle.tsx'
import type { UnitGroup, UnitLine } from '../../../panels/units.ts'
import type { PanelProps } from '../../../screen/screen.ts'
import { language } from '../../../store/settings.ts'
import { AirUnits } from './air-units.tsx'
import { Calendar, comingIn } from './calendar.tsx'
import { blitzLabel, blitzState } from '../counter-words.ts'
import { faceOf } from '../counters.ts'
import { barOf } from './formations.ts'
import { panelWords } from './panel-words.ts'
import { isLost, whereIs } from '../told/whereabouts.ts'
import { formationName, sideName } from '../words.ts'

/** The order of battle by formation, aircraft, transports in a line; who is still to come. */
export function Units({ model, isWide }: PanelProps<BlitzState>) {
  const s = model.state.value
  const voice = voiceOf(model.session.game)
  const sides = [GERMAN, ALLIED].map((side) => ({
    side,
    title: sideName(s.board, side),
    groups: groupsOf(s, side, voice),
  }))
  return (
    <OrderOfBattle
      model={model}
      sides={sides}
      isWide={isWide}
      coming={{
        count: comingIn(s).reduce((sum, { units }) => sum + units.length, 0),
        inside: <Calendar model={model} s={s} />,
      }}
      beside={
        <>
          <AirUnits model={model} s={s} />
          <Transports s={s} />
        </>
      }
    />
  )
}

/** The combat units of a side by formation; those that take no part are left out. */
function groupsOf(s: BlitzState, side: number, voice: Speaker): UnitGroup[] {
  const { board } = s
  const units = combatUnits(s, side)
  return board.formationCodes.flatMap((key, formation): UnitGroup[] => {
    const own = units.filter((unit) => board.unitFormation[unit] === formation)
    if (own.length === 0) return []
    const title = (
      <>
        <i class={`tone-${barOf(board, formation).tone}`} />
        {formationName(board, formation)}
      </>
    )
    const name = formationName(board, formation)
    return [{ key, title, name, units: own.map(lineOf(s, voice)) }]
  })
}

function combatUnits(s: BlitzState, side: number): number[] {
  const found: number[] = []
  for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
    if (!s.board.isTransport[unit] && placeOf(s, unit) !== s.board.absent) found.push(unit)
  }
  return found
}

function lineOf(s: BlitzState, voice: Speaker): (unit: number) => UnitLine {
  return (unit) => ({
    ...stateOf(s, unit),
    unit,
    name: s.board.unitNames[unit]!,
    where: whereIs(s, unit, voice),
    place: isOnMap(s, unit) ? placeOf(s, unit) : -1,
    isLost: isLost(s, unit),
    face: faceOf(s, unit),
    spoken: blitzLabel(s, unit, language.value),
  })
}

function stateOf(s: BlitzState, unit: number): Pick<UnitLine, 'state'> {
  const state = isOnMap(s, unit) ? blitzState(s, unit, language.value) : undefined
  return state === undefined ? {} : { state }
}

/** Transports are no combat units: how many there are says enough. */
function Transports({ s }: { readonly s: BlitzState }) {
  const words = panelWords()
  const rows = [GERMAN, ALLIED].map((side) => {
    let [onMap, waiting, lost] = [0, 0, 0]
    for (let unit = firstUnit(s, side); unit < endUnit(s, side); unit++) {
      if (!s.board.isTransport[unit]) continue
      if (isOnMap(s, unit)) onMap++
      else if (placeOf(s, unit) === s.board.waiting || placeOf(s, unit) === s.board.returning)
        waiting++
      else if (isLost(s, unit)) lost++
    }
    return { side, text: words.transportsOf(onMap, waiting, lost) }
  })
  return (
    <section class="oob-transports">
      <h2>{words.transports}</h2>
      {rows.map(({ side, text }) => (
        <p key={side}>
          <b>{sideName(s.board, side)}</b> {text}
        </p>
      ))}
    </section>
  )
}
