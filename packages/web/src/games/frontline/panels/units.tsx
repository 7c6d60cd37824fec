import { frontline } from '@estafette/frontline'
import {
  commandOf,
  forceOfSide,
  hasActed,
  moraleHitsOn,
  placeOf,
  vpLostBy,
  ability,
  DEAD_PLACE,
  isFaceDown,
  isLed,
  isSection,
  kindOf,
  membersOf,
  moraleOf,
  scenarioOf,
  SIDES,
  SLOTS,
  vp,
  vpNeeded,
  WAITING,
  type FrontlineState,
  type Side,
  type Soldier,
} from '@estafette/frontline/screen'
import { voiceOf } from '../../../i18n/voice.ts'
import type { FrontDesk } from '../desk.ts'
import { lookOf } from '../../../screen/screen.ts'
import { Chip } from '../../../shell/chip.tsx'
import { weaponName } from '../hand/card-faces.ts'
import { statesOf } from '../card/describe.ts'
import { equipmentName, nameOf } from '../told/names.ts'
import { frontWords } from '../words.ts'
import './front-panels.css'

/** The forces: sections in the order of the line, then the dead and those still to come. */
export function Units({ model }: { readonly model: FrontDesk }) {
  const s = model.state.value
  return (
    <div class="order-of-battle front-forces">
      {SIDES.map((_, side) => (
        <Force key={side} model={model} s={s} side={side} />
      ))}
    </div>
  )
}

interface Props {
  readonly model: FrontDesk
  readonly s: FrontlineState
}

function Force({ model, s, side }: Props & { readonly side: Side }) {
  const words = frontWords()
  const voice = voiceOf(frontline)
  const own = forceOfSide(s, side)
  const heads = own
    .filter((x) => isSection(s, x))
    .toSorted((a, b) => placeOf(s, a) - placeOf(s, b) || a - b)
  const dead = own.filter((x) => placeOf(s, x) === DEAD_PLACE)
  const waiting = own.filter((x) => placeOf(s, x) === WAITING)
  return (
    <section>
      <h2>
        <Chip look={lookOf('frontline', side)}>{voice.side(SIDES[side]!)}</Chip>{' '}
        {vpNeeded(s, side) > 0 && <small>{words.vpOf(vpLostBy(s, side), vpNeeded(s, side))}</small>}
      </h2>
      {own.length === 0 && <p>{words.nobody}</p>}
      {heads.map((head) => (
        <div key={head} class="oob-group">
          <h3>{headingOf(s, head)}</h3>
          <ul>
            {inOrder(membersOf(s, head), head).map((x) => (
              <Line key={x} model={model} s={s} x={x} />
            ))}
          </ul>
        </div>
      ))}
      {waiting.length > 0 && (
        <div class="oob-group">
          <h3>{words.waiting(arrivalOf(s, waiting[0]!))}</h3>
          <ul>
            {waiting.map((x) => (
              <Line key={x} model={model} s={s} x={x} />
            ))}
          </ul>
        </div>
      )}
      {dead.length > 0 && (
        <div class="oob-group">
          <h3>
            {words.dead}, {words.vp(vpLostBy(s, side))}
          </h3>
          <ul>
            {dead.map((x) => (
              <Line key={x} model={model} s={s} x={x} />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** The leader first, then the others as they stand in the force. */
function inOrder(members: readonly Soldier[], head: Soldier): readonly Soldier[] {
  return [head, ...members.filter((x) => x !== head)]
}

function headingOf(s: FrontlineState, head: Soldier): string {
  const words = frontWords()
  const name = nameOf(head)
  return [
    isLed(s, head) ? words.sectionOf(name) : `${name}, ${words.alone}`,
    words.place(placeOf(s, head)),
    ...(hasActed(s, head) ? [words.states.acted] : []),
  ].join(', ')
}

/** The turn in which somebody comes. FRL-SCN-S6 */
function arrivalOf(s: FrontlineState, x: Soldier): number {
  return scenarioOf(s)?.reinforcements.find(({ cards }) => cards.includes(x))?.turn ?? 0
}

function Line({ model, s, x }: Props & { readonly x: Soldier }) {
  const place = placeOf(s, x)
  const isOnLine = place > 0 && place < DEAD_PLACE
  const goThere = (): void => {
    if (!isOnLine) return
    model.focus.value = place - 1
    model.inspected.value = place - 1
  }
  const states = isOnLine ? statesOf(s, x) : []
  return (
    <li class={place === DEAD_PLACE ? 'is-lost' : ''}>
      <button type="button" class="oob-unit line" data-member={x} onClick={goThere}>
        <b class="front-vp frl-worth">{vp[x]}</b>
        <span>
          {nameOf(x)}
          <small>{[weaponName(x), ...parts(s, x)].filter((part) => part !== '').join(', ')}</small>
          {states.length > 0 && <small class="front-states">{states.join(', ')}</small>}
          {isOnLine && <small>{carriedText(s, x)}</small>}
        </span>
      </button>
    </li>
  )
}

function parts(s: FrontlineState, x: Soldier): string[] {
  const words = frontWords()
  return [
    commandOf(s, x) > 0 ? words.command(commandOf(s, x)) : '',
    words.abilities[ability[x]!]!,
    moraleOf(s, x) > 0 ? words.morale(moraleHitsOn(s, x), moraleOf(s, x)) : '',
  ]
}

/** What a soldier carries, as far as the viewer knows. */
function carriedText(s: FrontlineState, x: Soldier): string {
  const { carries, faceDown } = frontWords()
  const counters = [...s.counters.subarray(x * SLOTS, (x + 1) * SLOTS)]
  const known = counters.filter((counter) => kindOf(counter) > 0)
  const hidden = counters.filter((counter) => isFaceDown(counter) && kindOf(counter) === 0).length
  return [
    known.length > 0
      ? carries(known.map((counter) => equipmentName(kindOf(counter))).join(', '))
      : '',
    hidden > 0 ? faceDown(hidden) : '',
  ]
    .filter((text) => text !== '')
    .join(', ')
}
