import { frontline } from '@estafette/frontline'
import { forceNow, placesOf, profileOf, vpOf } from '@estafette/frontline/plans'
import {
  ability,
  command,
  isMan,
  nation,
  NATIONS,
  seatsIn,
  SIDES,
  sideOfSeat,
  startOf,
  vp,
  type FrontlineState,
  type Soldier,
} from '@estafette/frontline/screen'
import { capital } from '@estafette/words'
import { voiceOf } from '../../../i18n/voice.ts'
import { WeaponArt } from '../art/weapon-art.tsx'
import type { Scene } from '../field/scene.ts'
import { weaponName } from '../hand/card-faces.ts'
import { nameOf } from '../told/names.ts'
import { frontWords } from '../words.ts'
import { facedWords } from './faced-words.ts'
import { forceWords } from './force-words.ts'
import { LeaderMark } from './standing-marks.tsx'
import './faced-forces.css'

/** Both forces face to face, the own one first, and between them their firepower by range. */
export function FacedForces({ scene }: { readonly scene: Scene }) {
  const { s, below } = scene
  const sides = [below, 1 - below]
  const forces = sides.map((side) => forceOfSide(s, side))
  return (
    <div class="frc-faced" data-part="faced-forces">
      <Box scene={scene} side={below} />
      {forces.every((force) => force.length > 0) && <Between s={s} sides={sides} forces={forces} />}
      <Box scene={scene} side={1 - below} />
    </div>
  )
}

function seatsOf(s: FrontlineState, side: number): readonly number[] {
  return Array.from({ length: seatsIn(s) }, (_, seat) => seat).filter(
    (seat) => sideOfSeat(s, seat) === side,
  )
}

function forceOfSide(s: FrontlineState, side: number): readonly Soldier[] {
  return seatsOf(s, side).flatMap((seat) => forceNow(s, seat))
}

function sideName(side: number): string {
  return capital(voiceOf(frontline).side(SIDES[side]!))
}

/** A side: its sum, and who took which cards. */
function Box({ scene, side }: { readonly scene: Scene; readonly side: number }) {
  const { s } = scene
  const words = facedWords()
  const force = forceOfSide(s, side)
  const { leaders, places } = placesOf(force)
  const sum = leaders > 0 ? words.sum(force.length, places, leaders) : words.noSum(force.length)
  const seats = seatsOf(s, side)
  return (
    <section class="frc-faced-box" data-side={side} aria-label={sideName(side)}>
      <header class="line">
        <h3>
          {sideName(side)} <small>{force.length > 0 ? sum : words.none}</small>
        </h3>
        <b>{words.points(vpOf(force))}</b>
      </header>
      {seats.map((seat) => (
        <div key={seat} data-seat={seat}>
          {seats.length > 1 && <h4>{scene.playerName(seat)}</h4>}
          <ul>
            {forceNow(s, seat).map((x) => (
              <Faced key={x} x={x} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** A card of a force in a line: what it costs, who it is, what they carry and can do. */
function Faced({ x }: { readonly x: Soldier }) {
  const words = forceWords()
  const isLeader = command[x]! > 1 && isMan(x)
  const special = frontWords().abilities[ability[x]!]!
  return (
    <li class={`frc-faced-man is-${NATIONS[nation[x]!]}`} data-man={x}>
      <b class="frl-worth">{vp[x]}</b>
      <span>
        {nameOf(x)}
        {isLeader && <LeaderMark label={words.leader} />}
      </span>
      <WeaponArt soldier={x} />
      <small>
        {[weaponName(x), isLeader ? words.command(command[x]!) : '', special]
          .filter((part) => part !== '')
          .join(', ')}
      </small>
    </li>
  )
}

interface BetweenProps {
  readonly s: FrontlineState
  readonly sides: readonly number[]
  readonly forces: readonly (readonly Soldier[])[]
}

/** Who fires more at which range, and at which range the battle begins. */
function Between({ s, sides, forces }: BetweenProps) {
  const words = facedWords()
  const [own, enemy] = forces.map((force) => profileOf(force).map(({ aimed }) => aimed)) as [
    number[],
    number[],
  ]
  const most = Math.max(1, ...own, ...enemy)
  const opening = Math.abs(startOf(s, 0) - startOf(s, 1))
  return (
    <section class="frc-between" aria-label={words.firepower}>
      <h3>
        {words.firepower} <small>{words.note}</small>
      </h3>
      <ol>
        {own.map((fp, range) => (
          <li
            key={range}
            class={range === opening ? 'is-opening' : undefined}
            aria-label={words.row(range, fp, enemy[range]!)}
          >
            <span class={`frc-side-${sides[0]!} ${fp > enemy[range]! ? 'is-more' : ''}`}>
              <b>{fp}</b>
              <i style={{ width: `${(100 * fp) / most}%` }} />
            </span>
            <em>{range}</em>
            <span class={`frc-side-${sides[1]!} ${enemy[range]! > fp ? 'is-more' : ''}`}>
              <i style={{ width: `${(100 * enemy[range]!) / most}%` }} />
              <b>{enemy[range]}</b>
            </span>
          </li>
        ))}
      </ol>
      <p>
        {words.opening(opening)}{' '}
        {runsOf(own, enemy)
          .map(({ who, from, to }) => words.leads(sideName(sides[who]!), from, to))
          .join(' ')}
      </p>
    </section>
  )
}

interface Run {
  readonly who: 0 | 1
  readonly from: number
  to: number
}

/** The ranges at which one of two forces fires more than the other, run by run. */
function runsOf(own: readonly number[], enemy: readonly number[]): readonly Run[] {
  const runs: Run[] = []
  for (const [range, fp] of own.entries()) {
    const lead = fp - enemy[range]!
    if (lead === 0) continue
    const who = lead > 0 ? 0 : 1
    const last = runs.at(-1)
    if (last?.who === who && last.to === range - 1) last.to = range
    else runs.push({ who, from: range, to: range })
  }
  return runs
}
