import { flagsOf, placeOf, isDue, standardBoard, type CellesState } from '@estafette/celles/screen'
import { Counter, CounterPicture } from '../../../counters/counter.tsx'
import { voiceOf } from '../../../i18n/voice.ts'
import { OrderOfBattle } from '../../../panels/order-of-battle.tsx'
import type { UnitLine } from '../../../panels/units.ts'
import type { PanelProps } from '../../../screen/screen.ts'
import { RuleLink } from '../../../panels/rule-link.tsx'
import type { CellesDesk } from '../desk.ts'
import { language } from '../../../store/settings.ts'
import { Cups } from './cups.tsx'
import { cellesLabel, cellesState } from '../counter-words.ts'
import { faceOf } from '../counters.ts'
import { badgeOf } from './formations.ts'
import { cellesWords } from '../words.ts'

const {
  arrivalTurn,
  destroyed: DESTROYED,
  entryHexes,
  formationCodes: FORMATION_CODES,
  formationSide,
  formationUnits,
  hexCount: HEX_COUNT,
  hexIds: HEX_IDS,
  night,
  reinforcements,
  trucksFromTurn: TRUCKS_FROM_TURN,
  turnDay,
  unitFormation,
  waiting: WAITING,
  withdrawalFromTurn: WITHDRAWAL_FROM_TURN,
  withdrawn: WITHDRAWN,
} = standardBoard

/** Order of battle by formation, then who comes when and where. */
export function Units({ model, isWide }: PanelProps<CellesState>) {
  const s = model.state.value
  const words = cellesWords()
  const voice = voiceOf(model.session.game)
  const lineOf = (unit: number): UnitLine => {
    const place = placeOf(s, unit)
    const state = cellesState(flagsOf(s, unit), language.value)
    return {
      unit,
      name: voice.thing('unit', unit).replace(/ \(.*\)$/, ''),
      where: whereIs(model, s, unit),
      place: place < HEX_COUNT ? place : -1,
      isLost: place === DESTROYED || place === WITHDRAWN,
      face: faceOf(s, unit),
      spoken: cellesLabel(s.board, unit, flagsOf(s, unit), s.trucks === unit, language.value),
      ...(state !== undefined && place < HEX_COUNT && { state }),
    }
  }
  const sides = words.side.map((title, side) => ({
    side,
    title,
    groups: FORMATION_CODES.flatMap((key, formation) =>
      formationSide[formation] === side ? [{ key, formation }] : [],
    ).map(({ key, formation }) => ({
      key,
      title: (
        <>
          <i class={`tone-${badgeOf(key).bar.tone}`} />
          {voice.thing('formation', formation)}
        </>
      ),
      name: voice.thing('formation', formation),
      units: formationUnits[formation]!.map(lineOf),
    })),
  }))
  const waiting = reinforcements
    .flatMap(({ units }) => units)
    .filter((unit) => placeOf(s, unit) === WAITING)
  return (
    <OrderOfBattle
      model={model}
      sides={sides}
      isWide={isWide}
      coming={{ count: waiting.length, inside: <Calendar model={model} s={s} /> }}
      beside={<Cups model={model} />}
    />
  )
}

/** Where a unit is, on the map or off it. */
function whereIs(model: CellesDesk, s: CellesState, unit: number): string {
  const words = cellesWords()
  const place = placeOf(s, unit)
  if (place < HEX_COUNT) return voiceOf(model.session.game).thing('hex', place)
  if (place === DESTROYED) return words.oob.destroyed
  if (place === WITHDRAWN) return words.oob.withdrawn
  if (place !== WAITING) return ''
  if (isDue(s, unit)) return `${words.oob.due} ${words.entry(entryText(unit))}`
  const turn = arrivalTurn[unit]!
  return words.arrives(turn, words.date(turnDay[turn]!, night[turn] === 1))
}

function entryText(unit: number): string {
  return entryHexes[unitFormation[unit]!]!.map((hex) => HEX_IDS[hex]).join(', ')
}

/** Reinforcements by turn with their entry hexes, the trucks, and the withdrawal of the FBB. */
function Calendar({ model, s }: { readonly model: CellesDesk; readonly s: CellesState }) {
  const words = cellesWords()
  const voice = voiceOf(model.session.game)
  const turns = [...new Set(reinforcements.map(({ turn }) => turn))].sort((a, b) => a - b)
  return (
    <section class="calendar">
      <h2>
        {words.oob.reinforcements} <RuleLink game="celles" rule="CEL-22.0.1" />
      </h2>
      <ol>
        {turns.map((turn) => (
          <li key={turn} class={turn < s.turn ? 'is-past' : turn === s.turn ? 'is-now' : ''}>
            <h3>{words.arrives(turn, words.date(turnDay[turn]!, night[turn] === 1))}</h3>
            {turn === TRUCKS_FROM_TURN && <p>{words.trucksFrom(turn)}</p>}
            {reinforcements
              .filter((box) => box.turn === turn)
              .map(({ units, hexes }) => (
                <div key={units.join()} class="calendar-box line">
                  {units.map((unit) => (
                    <CounterPicture
                      key={unit}
                      width={34}
                      label={`${voice.thing('unit', unit)}: ${whereIs(model, s, unit)}`}
                    >
                      <g class={placeOf(s, unit) === WAITING ? '' : 'is-lost'}>
                        <Counter face={faceOf(s, unit)} x={32} y={32} size={64} level="table" />
                      </g>
                    </CounterPicture>
                  ))}
                  <span>{hexes.map((hex) => HEX_IDS[hex]).join(', ')}</span>
                </div>
              ))}
          </li>
        ))}
      </ol>
      <p>
        {s.withdrawn ? words.gone : words.withdrawal(WITHDRAWAL_FROM_TURN)}{' '}
        <RuleLink game="celles" rule="CEL-15.0.1" />
      </p>
    </section>
  )
}
