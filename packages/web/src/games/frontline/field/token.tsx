import {
  moraleHitsOn,
  woundsOn,
  ability,
  AIMED,
  armor,
  carriedBy,
  deadlyWounds,
  GRENADE,
  HAND_GRENADE,
  HOLD,
  isArmored,
  isBroken,
  isLoaded,
  isPinned,
  LINE,
  moraleOf,
  nation,
  NATIONS,
  RAPID,
  RIFLE,
  RIFLE_GRENADE,
  sideOf,
  valueOf,
  type FrontlineState,
  type Soldier,
} from '@estafette/frontline/screen'
import { sideClass } from '../../../screen/screen.ts'
import { describeSoldier } from '../card/describe.ts'
import { nameOf } from '../told/names.ts'
import { fieldWords } from './field-words.ts'
import { useLook } from './look.ts'
import type { SoldierMark } from './marks.ts'
import { CounterArt, SignArt, StandingArt } from '../art/piece-art.tsx'
import { markOf, shownRange, standingOf, valuesAt, type Scene } from './scene.ts'
import { AmmoArt, WeaponArt } from '../art/weapon-art.tsx'

interface Props {
  readonly scene: Scene
  readonly soldier: Soldier
}

const LONG_NAME = 8 // letters, a sign among them, from which a name is set narrower

/** A soldier on the field. Its rows never shift, whatever lies on it. */
export function Token({ scene, soldier: x }: Props) {
  const { s } = scene
  const mark = markOf(scene, x)
  const name = nameOf(x)
  const standing = standingOf(s, x)
  const isLong = name.length + (standing ? 1 : 0) >= LONG_NAME
  const look = useLook(scene, { kind: 'soldier', soldier: x })
  const isActor = mark.isTarget || mark.modes !== undefined
  const classes = `is-${NATIONS[nation[x]!]} ${sideClass('frontline', sideOf(s, x))}`
  return (
    <div
      class={`frl-token stack ${classes}${mark.isTarget ? ' is-eligible' : ''}`}
      data-soldier={x}
      {...look}
    >
      <button
        type="button"
        class="frl-token-press over"
        tabIndex={isActor ? 0 : -1}
        onClick={() => scene.press({ kind: 'unit', unit: x })}
      >
        <span class="sr-only">{describeSoldier(scene, x)}</span>
      </button>
      <div class={isLong ? 'frl-name line is-long' : 'frl-name line'} aria-hidden="true">
        <span>{name}</span>
        {standing && <StandingArt standing={standing} />}
      </div>
      <div class="frl-arms line">
        <WeaponArt soldier={x} />
        <AmmoArt soldier={x} isEmpty={!isLoaded(s, x)} />
      </div>
      <Values scene={scene} soldier={x} mark={mark} />
      <Ranges soldier={x} now={shownRange(scene, x)} />
      <div class="frl-morale-row line" aria-hidden="true">
        <Morale s={s} soldier={x} />
        <Carried s={s} soldier={x} />
      </div>
      <Foot s={s} soldier={x} />
    </div>
  )
}

/** Aimed and rapid fire at the range of the moment; the one that is planned is white. */
export function Values(props: Props & { readonly mark: SoldierMark; readonly isOne?: boolean }) {
  const { scene, soldier: x, mark, isOne = false } = props
  const { s } = scene
  const values = valuesAt(x, shownRange(scene, x))
  const isOut = isPinned(s, x) || !isLoaded(s, x)
  if (mark.mode === GRENADE || mark.mode === RIFLE) {
    const kind = mark.mode === GRENADE ? HAND_GRENADE : RIFLE_GRENADE
    return (
      <div class="frl-values">
        <ValueBox scene={scene} soldier={x} mode={mark.mode} class="is-on is-thrown line">
          <CounterArt kind={kind} />
          {mark.value ?? valueOf(x, mark.mode, mark.range ?? 0)}
        </ValueBox>
      </div>
    )
  }
  return (
    <div class={isOut ? 'frl-values is-out' : 'frl-values'}>
      {[AIMED, RAPID].map((mode, index) => {
        const value = values[index]
        if (value === null || value === undefined) return null
        if (isOne && mode !== (mark.mode ?? (values[0] === null ? RAPID : AIMED))) return null
        const isOn = mark.mode === mode
        return (
          <ValueBox
            key={mode}
            scene={scene}
            soldier={x}
            mode={mode}
            class={`${mode === RAPID ? 'is-rapid' : ''}${isOn ? ' is-on' : ''}`}
          >
            {value < 0 ? '–' : value}
          </ValueBox>
        )
      })}
    </div>
  )
}

/** A value; a press on it sets how he fires, and once more that he does not. */
function ValueBox(props: {
  readonly scene: Scene
  readonly soldier: Soldier
  readonly mode: number
  readonly class: string
  readonly children: preact.ComponentChildren
}) {
  const { scene, soldier, mode, children } = props
  const mark = markOf(scene, soldier)
  const isOpen = mark.modes?.includes(mode) ?? false
  const next = mark.mode === mode && mark.modes?.includes(HOLD) ? HOLD : mode
  if (!isOpen) {
    return (
      <span class={`frl-value ${props.class}`} aria-hidden="true">
        {children}
      </span>
    )
  }
  const words = fieldWords()
  const said = mode === AIMED ? words.aimed : mode === RAPID ? words.rapid : ''
  return (
    <button
      type="button"
      class={`frl-value ${props.class}`}
      aria-pressed={mark.mode === mode}
      onClick={() => scene.press({ kind: 'unit', unit: soldier, mode: next })}
    >
      <span class="sr-only">{`${nameOf(soldier)}, ${said} `}</span>
      {children}
    </button>
  )
}

const TALLEST = 32 // firepower that fills the height

/** Firepower at the nine ranges: filled aimed, outlined rapid; the range of the moment is lit. */
function Ranges({ soldier: x, now }: { readonly soldier: Soldier; readonly now: number }) {
  const step = 48 / LINE
  const height = (value: number): number => 1 + (12 * Math.min(value, TALLEST)) / TALLEST
  return (
    <svg class="frl-ranges" viewBox="0 0 48 13" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: LINE }, (_, range) => {
        const left = range * step + 0.5
        const [aimed, rapid] = [AIMED, RAPID].map((mode) => valueOf(x, mode, range))
        const ink = range === now ? '#1b1a12' : 'currentColor'
        return (
          <g key={range} fill={ink} stroke={ink}>
            {range === now && (
              <rect x={range * step} width={step} height="13" fill="#ffe68a" stroke="none" />
            )}
            {rapid! > 0 && (
              <rect
                x={left}
                y={13 - height(rapid!)}
                width={step - 1}
                height={height(rapid!)}
                fill="none"
                stroke-width=".9"
              />
            )}
            {aimed! > 0 && (
              <rect
                x={left}
                y={13 - height(aimed!)}
                width={step - 1}
                height={height(aimed!)}
                stroke="none"
              />
            )}
            {aimed! <= 0 && rapid! <= 0 && (
              <path d={`M${left} 12.4h${step - 1}`} stroke-width="1" opacity=".5" />
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** A circle for each point of Morale, filled by hits. */
export function Morale({
  s,
  soldier: x,
}: {
  readonly s: FrontlineState
  readonly soldier: Soldier
}) {
  return (
    <span class="frl-morale" aria-hidden="true">
      {Array.from({ length: moraleOf(s, x) }, (_, point) => (
        <i key={point} class={point < moraleHitsOn(s, x) ? 'is-hit' : ''} />
      ))}
    </span>
  )
}

/** Counters on a soldier: a back wherever the viewer sees no more. */
export function Carried({
  s,
  soldier: x,
}: {
  readonly s: FrontlineState
  readonly soldier: Soldier
}) {
  return (
    <span class="frl-carried line" aria-hidden="true">
      {carriedBy(s, x).map(({ slot, kind }) => (
        <CounterArt key={slot} kind={kind} />
      ))}
    </span>
  )
}

/** The state of a soldier in a band, or else what he is good at. */
function Foot({ s, soldier: x }: { readonly s: FrontlineState; readonly soldier: Soldier }) {
  const words = fieldWords()
  const wounds = woundsOn(s, x)
  const [hasPin, hasBroken, hasWounds] = [isPinned(s, x), isBroken(s, x), wounds > 0]
  const isAlone = [hasPin, hasBroken, hasWounds].filter(Boolean).length === 1
  const bands = [
    hasPin && (
      <span key="pin" class="is-pinned">
        <SignArt sign="pin" />
        {isAlone && words.pinned}
      </span>
    ),
    hasBroken && (
      <span key="broken" class="is-broken">
        {isAlone ? words.broken : <SignArt sign="broken" />}
      </span>
    ),
    hasWounds && (
      <span key="wound" class="is-wounded">
        <SignArt sign="wound" />
        {(isAlone ? words.woundsOf : words.woundsShort)(wounds, deadlyWounds(x))}
      </span>
    ),
  ].filter(Boolean)
  if (bands.length > 0) {
    return (
      <div class="frl-bands" aria-hidden="true">
        {bands}
      </div>
    )
  }
  const skill = ability[x]! > 0 ? words.skills[ability[x]!] : ''
  const text = isArmored(x) ? words.armor(armor[x]!) : skill
  return text ? (
    <div class="frl-skill" aria-hidden="true">
      {text}
    </div>
  ) : null
}
