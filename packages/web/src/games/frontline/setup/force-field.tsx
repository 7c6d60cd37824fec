import { poolOf } from '@estafette/frontline/plans'
import { frontline } from '@estafette/frontline'
import {
  ability,
  armor,
  carries,
  command,
  forceSource,
  inherentCover,
  isMan,
  isSniper,
  LINE,
  morale,
  nation,
  NATIONS,
  SIDES,
  sideOfSeat,
  startOf,
  STEP,
  TERRAINS,
  vp,
  aimed,
  rapid,
  type FrontlineState,
  type Soldier,
} from '@estafette/frontline/screen'
import { useSignal } from '@preact/signals'
import { voiceOf } from '../../../i18n/voice.ts'
import { Select } from '../../../shell/fields.tsx'
import { weaponName } from '../hand/card-faces.ts'
import { nameOf } from '../told/names.ts'
import { TerrainSymbols } from '../art/terrain-art.tsx'
import { AmmoArt, WeaponArt } from '../art/weapon-art.tsx'
import { frontWords } from '../words.ts'
import type { Scene } from '../field/scene.ts'
import { FacedForces } from './faced-forces.tsx'
import { facedWords } from './faced-words.ts'
import { groups, isInGroup, type ForceGroup } from './force-meant.ts'
import { forceWords } from './force-words.ts'
import { LeaderMark, SniperMark } from './standing-marks.tsx'

const DEFAULT_RANGE = 3

/** The cards that a seat chooses its force from; while another chooses, that it does. */
export function ForceField({ scene, seat }: PoolProps) {
  const { s } = scene
  return (
    <div class="frc-field stack">
      <TerrainSymbols />
      <Ground s={s} seat={seat} />
      {s.step === STEP.draft && (
        <section class="frc-drafted" aria-label={facedWords().drafted}>
          <FacedForces scene={scene} />
        </section>
      )}
      {seat < 0 ? <Envelope isOpen={s.step === STEP.draft} /> : <Pool scene={scene} seat={seat} />}
    </div>
  )
}

/** What is said while another chooses: in secret, not even how much; or taken in the open. */
function Envelope({ isOpen }: { readonly isOpen: boolean }) {
  const words = forceWords()
  return (
    <div class="frc-envelope line">
      {!isOpen && (
        <svg viewBox="0 0 54 40" aria-hidden="true">
          <path d="M3 5h48v30H3zM3 5l24 19L51 5" />
        </svg>
      )}
      <p>
        <b>{isOpen ? words.draftWaiting : words.waiting}</b>
        {isOpen ? words.draftWaitingText : words.waitingText}
      </p>
    </div>
  )
}

/** Ground and first player, which are known before forces are chosen. FRL-SET-3, FRL-SET-4 */
export function Ground({ s, seat }: { readonly s: FrontlineState; readonly seat: number }) {
  const words = forceWords()
  const voice = voiceOf(frontline)
  const side = seat < 0 ? -1 : sideOfSeat(s, seat)
  const [own, enemy] = side < 0 ? [-1, -1] : [startOf(s, side), startOf(s, 1 - side)]
  return (
    <header class="frc-known line">
      <p>
        <b>{words.ground}</b>
        {side >= 0 && <span>{words.starts(own, enemy)}</span>}
        <span>{words.first(voice.side(SIDES[s.first]!))}</span>
      </p>
      <ol>
        {[...s.terrain].map((kind, at) => (
          <li key={at} class={at + 1 === own ? 'is-own' : at + 1 === enemy ? 'is-enemy' : ''}>
            <svg aria-hidden="true">
              <use href={`#frl-${TERRAINS[kind]}`} />
            </svg>
            <b>{at + 1}</b>
            <em>{frontWords().terrainShort[kind]}</em>
          </li>
        ))}
      </ol>
    </header>
  )
}

interface PoolProps {
  readonly scene: Scene
  readonly seat: number
}

function Pool({ scene, seat }: PoolProps) {
  const words = forceWords()
  const group = useSignal<ForceGroup>('all')
  const range = useSignal(DEFAULT_RANGE)
  const cards = poolOf(scene.s, seat)
  const shown = cards.filter((x) => isInGroup(x, group.value))
  return (
    <section class="frc-pool" aria-label={words.pool}>
      <div class="frc-groups filters">
        <div role="group" aria-label={words.pool}>
          {groups.map((one) => {
            const count = cards.filter((x) => isInGroup(x, one)).length
            if (count === 0) return null
            return (
              <button
                key={one}
                type="button"
                aria-pressed={group.value === one}
                onClick={() => (group.value = one)}
              >
                {words.groups[one]} {count}
              </button>
            )
          })}
        </div>
        <Select
          label={words.range}
          value={String(range.value)}
          onChange={(value) => (range.value = Number(value))}
          choices={Array.from({ length: LINE }, (_, at) => ({
            value: String(at),
            label: String(at),
          }))}
        />
      </div>
      <ul class="frc-grid">
        {shown.map((x) => (
          <li key={x}>
            <ForceCard scene={scene} x={x} range={range.value} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface CardProps {
  readonly scene: Scene
  readonly x: Soldier
  readonly range: number
}

/** A card of the pool: taken, free, or too dear, and by how much. */
function ForceCard({ scene, x, range }: CardProps) {
  const words = forceWords()
  const { isChosen: isIn = false, closed = '' } = scene.units.get(x) ?? {}
  const press = (event: MouseEvent & { readonly currentTarget: HTMLElement }): void => {
    // A card that was clicked lets go of the keys, so that Enter seals the force.
    if (event.detail > 0) event.currentTarget.blur()
    scene.press({ kind: 'unit', unit: x })
  }
  const at = x * LINE + range
  return (
    <button
      type="button"
      class={`frc-card stack is-${NATIONS[nation[x]!]}${isIn ? ' is-in' : closed === '' ? '' : ' is-closed'}`}
      data-card={x}
      aria-pressed={isIn}
      aria-disabled={!isIn && closed !== ''}
      onClick={press}
    >
      <b class="frc-vp frl-worth">{vp[x]}</b>
      <span class="frc-name line">
        {nameOf(x)}
        {command[x]! > 1 && isMan(x) && <LeaderMark label={forceWords().leader} />}
        {isSniper(x) && <SniperMark label={forceWords().sniper} />}
      </span>
      <span class="frc-weapon trim">{weaponName(x)}</span>
      <span class="frc-arms line">
        <WeaponArt soldier={x} />
        <AmmoArt soldier={x} isEmpty={false} />
      </span>
      <Reach x={x} range={range} />
      <span class="frc-line">{lineOf(x)}</span>
      <span class="frc-foot">
        <span>
          {words.morale} <b>{morale[x]}</b>
        </span>
        <span>
          {words.gear} <b>{carries[x]}</b>
        </span>
        <span class="frc-at">
          <b>{valueText(aimed[at]!)}</b> <i>{valueText(rapid[at]!)}</i>
        </span>
      </span>
      {closed !== '' && <span class="frc-why">{closed}</span>}
    </button>
  )
}

function valueText(value: number): string {
  return value < 0 ? '–' : String(value)
}

/** What is special about a card, in a line. */
function lineOf(x: Soldier): string {
  const words = forceWords()
  const { abilities, classes } = frontWords()
  const { class: klass } = forceSource[x]!
  return [
    klass === 'leader' ? words.command(command[x]!) : '',
    klass === 'medic' ? classes[2]! : '',
    klass === 'sniper' ? classes[3]! : '',
    armor[x]! > 0 ? words.armour(armor[x]!) : '',
    inherentCover[x]! > 0 ? words.coverWord(inherentCover[x]!) : '',
    abilities[ability[x]!]!,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

const TALL = 17 // of the chart
const MOST_FIREPOWER = 32

/** Firepower by range as bars: aimed full, rapid as an outline; the range that is looked at lit. */
function Reach({ x, range }: { readonly x: Soldier; readonly range: number }) {
  const tall = (value: number): number => (Math.max(0, value) / MOST_FIREPOWER) * TALL
  return (
    <svg class="frc-reach" viewBox={`0 0 104 ${TALL}`} aria-hidden="true">
      {Array.from({ length: LINE }, (_, at) => {
        const left = 0.5 + at * 11.55
        const [low, high] = [tall(aimed[x * LINE + at]!), tall(rapid[x * LINE + at]!)]
        return (
          <g key={at}>
            {at === range && <rect class="is-now" x={left - 0.5} width="11.6" height={TALL} />}
            {high > 0 && (
              <rect class="is-rapid" x={left} y={TALL - high} width="10.6" height={high} />
            )}
            {low > 0 && <rect x={left} y={TALL - low} width="10.6" height={low} />}
            {low === 0 && high === 0 && <rect x={left} y={TALL - 0.8} width="10.6" height="0.8" />}
          </g>
        )
      })}
    </svg>
  )
}
