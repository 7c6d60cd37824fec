import { kinds, leftAfter, mayCarry, openSlots } from '@estafette/frontline/plans'
import {
  carrierOf,
  nation,
  NATIONS,
  SLOTS,
  type FrontlineState,
  type Soldier,
} from '@estafette/frontline/screen'
import type { Scene } from '../field/scene.ts'
import { equipmentName, nameOf } from '../told/names.ts'
import { CounterArt } from '../art/piece-art.tsx'
import { WeaponArt } from '../art/weapon-art.tsx'
import { frontWords } from '../words.ts'
import { outfitWords } from './outfit-words.ts'

/** Equipment being handed out: the box on top, then everybody who can carry something. */
export function OutfitField({ scene, setUp }: Props & { readonly scene: Scene }) {
  const { s } = scene
  const { seat } = setUp
  const slots = openSlots(s, seat)
  const carriers = [...new Set(slots.map(carrierOf))]
  return (
    <div class="frc-field stack frc-outfit">
      <Box s={s} setUp={setUp} />
      <ul class="frc-carriers">
        {carriers.map((x) => (
          <Carrier
            key={x}
            s={s}
            setUp={setUp}
            x={x}
            slots={slots.filter((slot) => carrierOf(slot) === x)}
          />
        ))}
      </ul>
    </div>
  )
}

type Outfitting = Extract<NonNullable<Scene['setUp']>, { readonly kind: 'outfit' }>

interface Props {
  readonly setUp: Outfitting
}

interface BoxProps extends Props {
  readonly s: FrontlineState
}

/** What the side has left of each kind. FRL-CNT-2 */
function Box({ s, setUp }: BoxProps) {
  const words = outfitWords()
  const { seat, outfit } = setUp
  return (
    <dl class="frc-kinds flow" aria-label={words.box}>
      {kinds.slice(1).map((kind) => (
        <div key={kind} class="line" data-tip={frontWords().equipmentText[kind]}>
          <dt class="line">
            <CounterArt kind={kind} />
            {equipmentName(kind)}
          </dt>
          <dd>{words.left(leftAfter(s, seat, outfit, kind))}</dd>
        </div>
      ))}
    </dl>
  )
}

interface CarrierProps extends BoxProps {
  readonly x: Soldier
  readonly slots: readonly number[]
}

function Carrier({ s, setUp, x, slots }: CarrierProps) {
  const words = outfitWords()
  const { seat, outfit } = setUp
  const name = nameOf(x)
  return (
    <li>
      <span class={`frc-one is-${NATIONS[nation[x]!]}`}>
        <span>{name}</span>
        <WeaponArt soldier={x} />
      </span>
      {slots.map((slot) => {
        const now = outfit.get(slot) ?? 0
        return (
          <span
            key={slot}
            class="frc-slot"
            role="group"
            aria-label={words.slot(name, (slot % SLOTS) + 1)}
          >
            {kinds.map((kind) => {
              const isShort = kind !== 0 && kind !== now && leftAfter(s, seat, outfit, kind) <= 0
              const label = kind === 0 ? words.nothing : equipmentName(kind)
              return (
                <button
                  key={kind}
                  type="button"
                  class="centred"
                  aria-label={label}
                  data-tip={label}
                  aria-pressed={now === kind}
                  disabled={isShort || !mayCarry(x, kind)}
                  onClick={() => setUp.give(slot, kind)}
                >
                  {kind === 0 ? <span aria-hidden="true">–</span> : <CounterArt kind={kind} />}
                </button>
              )
            })}
          </span>
        )
      })}
    </li>
  )
}
