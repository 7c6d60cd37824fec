import {
  commandOf,
  placeOf,
  sectionOf,
  AIMED,
  coverNow,
  FORCES,
  isMedic,
  isOnLine,
  isSection,
  isSniper,
  LINE,
  membersOf,
  RAPID,
  sideOf,
  valueOf,
  type FrontlineState,
  type Section,
  type Side,
  type Soldier,
} from '@estafette/frontline/screen'
import type { Arrangement, Outfit } from '@estafette/frontline/plans'
import type { Seat, Viewer } from '@estafette/kernel'
import type { Signal } from '@preact/signals'
import type { FieldFeed } from '../../../screen/field.ts'
import type { DamageDraw } from '../panels/draws.ts'
import type { Look } from './look.ts'
import type { Dragged, DropPlace, FieldMarks, FrontHit, SoldierMark } from './marks.ts'
import type { SoldierSign } from '../art/piece-art.tsx'
import type { FirepowerTrack } from './track.ts'

/** What everything on the field is drawn from. */
export interface Scene extends FieldFeed, FieldMarks {
  readonly s: FrontlineState
  readonly viewer: Viewer
  readonly below: Side // stands at the bottom: the viewer's, the Allies for those who only watch
  readonly groups: FieldMarks['groups']
  readonly units: FieldMarks['units']
  readonly places: FieldMarks['places']
  readonly hand: FieldMarks['hand']
  readonly setUp: SetUp | null // what stands in the place of the battlefield
  readonly looked: Signal<Look | null> // the full card that is shown
  readonly danger: Signal<boolean> // whether it is laid over the field
  press(hit: FrontHit): void
  /** The same, but nothing is taken by it. */
  aim(hit: FrontHit): void
  drop(dragged: Dragged, onto: DropPlace): void
  /** The firepower of the moment. */
  track(): FirepowerTrack | null
  /** Damage that was just drawn, until its note is closed. */
  draw(): { readonly drawn: DamageDraw; close(): void } | null
  /** Counters of the viewer's men that can be used at any time, open or not. */
  anyTime(): readonly AnyTime[]
  /** What goes by for the viewer by standing orders. */
  passing(): Passing | null
  playerName(seat: Seat): string
}

/** What is being set up, and by whom. */
export type SetUp =
  | { readonly kind: 'force'; readonly seat: Seat } // -1 while another chooses
  | { readonly kind: 'faced'; readonly seat: Seat } // secret forces that were just opened
  | { readonly kind: 'watched' } // another does, on the battlefield
  | {
      readonly kind: 'form'
      readonly seat: Seat
      readonly now: Arrangement
      readonly picked: Soldier // who is to serve elsewhere, -1 for nobody
      start(head: Section, card: number): void
    }
  | {
      readonly kind: 'outfit'
      readonly seat: Seat
      readonly outfit: Outfit
      give(slot: number, kind: number): void
    }

export interface AnyTime {
  readonly slot: number
  readonly kind: number
  readonly soldier: Soldier
  readonly isOpen: boolean
}

/** Windows that go by, in words; they can be asked for again. */
export interface Passing {
  readonly what: string
  readonly hint: string
  drop(): void
}

/** Who stands together: a section, or a soldier who has not been given to one yet. */
export interface Group {
  readonly head: Section
  readonly place: number // 1 to 9
  readonly men: readonly Soldier[] // the leader first
}

/** The sections of a side in the order of their cards. */
export function groupsOf(s: FrontlineState, side: Side): readonly Group[] {
  const found: Group[] = []
  for (let x = 0; x < FORCES; x++) {
    if (!isOnLine(s, x) || sideOf(s, x) !== side) continue
    if (isSection(s, x)) {
      const others = membersOf(s, x).filter((man) => man !== x)
      found.push({ head: x, place: placeOf(s, x), men: [x, ...others] })
    } else if (sectionOf(s, x) < 0) found.push({ head: x, place: placeOf(s, x), men: [x] })
  }
  return found.sort((a, b) => a.place - b.place || a.head - b.head)
}

/** The sign beside a name. */
export function standingOf(s: FrontlineState, x: Soldier): SoldierSign | null {
  if (commandOf(s, x) > 0) return sectionOf(s, x) === x ? 'leads' : 'could'
  if (isMedic(x)) return 'medic'
  return isSniper(x) ? 'sniper' : null
}

/** The range that values are shown for: that of the aim, else that of the nearest enemy. */
export function shownRange({ s, units }: Scene, x: Soldier): number {
  const planned = units.get(x)?.range
  if (planned !== undefined) return planned
  let nearest = LINE
  for (let other = 0; other < FORCES; other++) {
    if (!isSection(s, other) || sideOf(s, other) === sideOf(s, x)) continue
    nearest = Math.min(nearest, Math.abs(placeOf(s, other) - placeOf(s, x)))
  }
  return nearest === LINE ? 0 : nearest
}

/** What a soldier adds by aimed and by rapid fire; null where his card has no such row. */
export function valuesAt(x: Soldier, range: number): readonly (number | null)[] {
  return [AIMED, RAPID].map((mode) => (hasRow(x, mode) ? valueOf(x, mode, range) : null))
}

function hasRow(x: Soldier, mode: number): boolean {
  return Array.from({ length: LINE }, (_, range) => valueOf(x, mode, range)).some((v) => v > 0)
}

/** What is planned of a soldier. */
export function markOf({ units }: Scene, x: Soldier): SoldierMark {
  return units.get(x) ?? {}
}

/** Cover points a section has that its tray shows: not those of the ground. */
export function shownCover(s: FrontlineState, head: Section): number {
  return isSection(s, head) ? coverNow(s, head) : 0
}

/** Who is marked on the field now, so that it shows when that changes. */
export function marksShown({ groups, units }: FieldMarks): string {
  const heads = [...groups].flatMap(([head, mark]) =>
    mark.isChosen || mark.isAimed || mark.canAct
      ? [`${head}${mark.isChosen ? '*' : ''}${mark.isAimed ? '!' : ''}`]
      : [],
  )
  const men = [...units].flatMap(([x, { isTarget }]) => (isTarget ? [x] : []))
  return `${heads.join()} ${men.join()}`
}
