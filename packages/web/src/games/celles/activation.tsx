import {
  ACTED,
  ACTIVATED,
  allowance,
  drawnFormation,
  endUnit,
  firstUnit,
  is84th,
  isOnMap,
  movementLeft,
  NONE,
  standardBoard,
  startsStrategic,
  STEP,
  USED,
  type CellesState,
} from '@estafette/celles/screen'
import { CounterTile } from '../../counters/counter.tsx'
import { voiceOf } from '../../i18n/voice.ts'
import type { Desk } from '../../screen/desk.ts'
import { offersTo } from '../../session/offers.ts'
import { ChitPicture } from './chit.tsx'
import { faceOf } from './counters.ts'
import { cellesWords, points } from './words.ts'

const { formationCodes: FORMATION_CODES } = standardBoard

/** The chit that was drawn, the actions of both sides, and who has yet to move. */
export function Activation({ model }: { readonly model: Desk }) {
  const s = model.state.value as CellesState
  if (s.phasing === NONE) return null
  const words = cellesWords()
  const voice = voiceOf(model.session.game)
  const drawn = drawnFormation(s)
  const group = activatedUnits(s)
  const note = [
    drawn === NONE ? words.noChit : words.chitDrawn,
    ...(group.length > 0 ? [words.activated(group.length)] : []),
  ]
  return (
    <section class="activation" data-part="activation">
      <header>
        {drawn !== NONE && (
          <ChitPicture formation={FORMATION_CODES[drawn]!} side={s.phasing} word={words.action} />
        )}
        <div>
          <h2>{drawn === NONE ? words.side[s.phasing] : voice.thing('formation', drawn)}</h2>
          <p>{note.join(', ')}</p>
          <Actions s={s} />
        </div>
      </header>
      {group.length > 0 && (
        <ul class="group">
          {group.map((unit) => (
            <li key={unit}>
              <GroupUnit model={model} s={s} unit={unit} />
              <TrucksFirst model={model} s={s} unit={unit} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Units of the group, those yet to move first. */
export function activatedUnits(s: CellesState): number[] {
  const units: number[] = []
  for (let unit = firstUnit(s, s.phasing); unit < endUnit(s, s.phasing); unit++) {
    if (s.marks[unit]! & ACTIVATED && isOnMap(s, unit)) units.push(unit)
  }
  const rank = (unit: number): number => (unit === s.active ? 0 : s.marks[unit]! & ACTED ? 2 : 1)
  return units.sort((a, b) => rank(a) - rank(b) || a - b)
}

/** Actions used and available, a box each. */
export function Actions({ s }: { readonly s: CellesState }) {
  const words = cellesWords()
  return (
    <ul class="actions" aria-label={words.actions}>
      {[0, 1].map((side) => (
        <li key={side} class={side === 0 ? 'is-german' : 'is-allied'}>
          {Array.from({ length: Math.max(s.actions[side]!, s.used[side]!) }, (_, index) => (
            <i key={index} class={actionClass(s, side, index)} />
          ))}
          <span>{words.actionsOf(words.side[side]!, s.used[side]!, s.actions[side]!)}</span>
        </li>
      ))}
    </ul>
  )
}

function actionClass(s: CellesState, side: number, index: number): string {
  if (index === s.used[side]! - 1 && s.phasing === side) return 'is-now'
  return index < s.used[side]! ? 'is-used' : ''
}

/** Half MP of a unit of the group: what is left of them, or what it will set out with. */
export function unitPoints(s: CellesState, unit: number): number {
  if (unit === s.active) return movementLeft(s)
  return allowance(s, unit, startsStrategic(s, unit))
}

function GroupUnit(props: {
  readonly model: Desk
  readonly s: CellesState
  readonly unit: number
}) {
  const { model, s, unit } = props
  const words = cellesWords()
  const isActive = unit === s.active
  const isDone = !isActive && (s.marks[unit]! & ACTED) !== 0
  const isWaiting = !isActive && !isDone
  const mp = points(unitPoints(s, unit))
  const state = isActive
    ? words.moving(mp)
    : isDone
      ? s.flags[unit]! & USED
        ? words.used
        : words.done
      : words.mpLeft(mp)
  const choose = (): void => {
    model.focus.value = s.place[unit]!
    if (s.step === STEP.active && isWaiting && model.seat.value >= 0) model.selectUnits([unit])
    else model.inspected.value = s.place[unit]!
  }
  const isChosen = model.selection.value?.units.includes(unit) ?? false
  return (
    <button
      type="button"
      class={`group-unit${isChosen ? ' is-chosen' : ''}${isDone ? ' is-done' : ''}`}
      data-unit={unit}
      onClick={choose}
    >
      <CounterTile
        face={faceOf(s, unit)}
        width={44}
        marks={{ selected: isChosen, canAct: isWaiting }}
      />
      <span>
        {voiceOf(model.session.game).thing('unit', unit)}
        <small>{state}</small>
      </span>
    </button>
  )
}

/** A plan leaves the trucks as they are; who wants them changed makes the unit active first. */
function TrucksFirst(props: {
  readonly model: Desk
  readonly s: CellesState
  readonly unit: number
}) {
  const { model, s, unit } = props
  const offer = offersTo(model.offers.value, 'unit')
    .get(unit)
    ?.find(({ verb }) => verb === 'move')
  const isAsked =
    is84th(s, unit) && (s.trucks === unit || (s.trucks === NONE && s.trucksFrom <= s.turn)) // CEL-8.3.6
  if (!offer || !isAsked) return null
  return (
    <button type="button" class="link" data-part="trucks" onClick={() => model.choose(offer)}>
      {s.trucks === unit ? cellesWords().trucksOff : cellesWords().trucksOn}
    </button>
  )
}
