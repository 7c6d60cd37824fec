import { isDue, standardBoard, type CellesState } from '@estafette/celles/screen'
import { Counter, CounterPicture } from '../../counters/counter.tsx'
import { language } from '../../store/settings.ts'
import type { TableModel } from '../../table/model.ts'
import { voiceOf } from '../../table/voice.ts'
import { badgeOf } from './formations.ts'
import { RuleLink } from './rule-link.tsx'
import { cellesWords } from './words.ts'

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

/** Order of battle by formation, then who comes when and where; a click goes to the unit. */
export function Units({ model }: { readonly model: TableModel }) {
  const s = model.state.value as CellesState
  const words = cellesWords()
  const voice = voiceOf(model.session.game)
  return (
    <div class="order-of-battle">
      {[0, 1].map((side) => (
        <section key={side}>
          <h2>{words.side[side]}</h2>
          {FORMATION_CODES.map((code, formation) =>
            formationSide[formation] === side ? (
              <div key={code} class="oob-group">
                <h3>
                  <i class={`tone-${badgeOf(code).bar.tone}`} />
                  {voice.thing('formation', formation)}
                </h3>
                <ul>
                  {formationUnits[formation]!.map((unit) => (
                    <UnitLine key={unit} model={model} s={s} unit={unit} />
                  ))}
                </ul>
              </div>
            ) : null,
          )}
        </section>
      ))}
      <Calendar model={model} s={s} />
    </div>
  )
}

function UnitLine(props: {
  readonly model: TableModel
  readonly s: CellesState
  readonly unit: number
}) {
  const { model, s, unit } = props
  const place = s.place[unit]!
  const isGone = place === DESTROYED || place === WITHDRAWN
  return (
    <li class={isGone ? 'is-lost' : ''}>
      <button
        type="button"
        class="oob-unit"
        onClick={() => {
          if (place >= HEX_COUNT) return
          model.focus.value = place
          model.inspected.value = place
        }}
      >
        <CounterPicture width={38}>
          <Counter face={model.screen.face(s, unit)} x={32} y={32} size={64} level="table" />
        </CounterPicture>
        <span>
          {voiceOf(model.session.game)
            .thing('unit', unit)
            .replace(/ \(.*\)$/, '')}
          <small>{whereIs(model, s, unit)}</small>
        </span>
        <span class="sr-only">{model.screen.describeUnit(s, unit, language.value)}</span>
      </button>
    </li>
  )
}

/** Where a unit is, on the map or off it. */
function whereIs(model: TableModel, s: CellesState, unit: number): string {
  const words = cellesWords()
  const place = s.place[unit]!
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
function Calendar({ model, s }: { readonly model: TableModel; readonly s: CellesState }) {
  const words = cellesWords()
  const voice = voiceOf(model.session.game)
  const turns = [...new Set(reinforcements.map(({ turn }) => turn))].sort((a, b) => a - b)
  return (
    <section class="calendar">
      <h2>
        {words.oob.reinforcements} <RuleLink rule="CEL-22.0.1" />
      </h2>
      <ol>
        {turns.map((turn) => (
          <li key={turn} class={turn < s.turn ? 'is-past' : turn === s.turn ? 'is-now' : ''}>
            <h3>{words.arrives(turn, words.date(turnDay[turn]!, night[turn] === 1))}</h3>
            {turn === TRUCKS_FROM_TURN && <p>{words.trucksFrom(turn)}</p>}
            {reinforcements
              .filter((box) => box.turn === turn)
              .map(({ units, hexes }) => (
                <div key={units.join()} class="calendar-box">
                  {units.map((unit) => (
                    <CounterPicture
                      key={unit}
                      width={34}
                      label={`${voice.thing('unit', unit)}: ${whereIs(model, s, unit)}`}
                    >
                      <g class={s.place[unit] === WAITING ? '' : 'is-lost'}>
                        <Counter
                          face={model.screen.face(s, unit)}
                          x={32}
                          y={32}
                          size={64}
                          level="table"
                        />
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
        <RuleLink rule="CEL-15.0.1" />
      </p>
    </section>
  )
}
