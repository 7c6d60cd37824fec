import {
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
  sideOfSeat,
  valueOf,
  type FrontlineState,
  type Section,
  type Side,
  type Soldier,
} from '@estafette/frontline/screen'
import type { Viewer } from '@estafette/kernel'
import { computed, type ReadonlySignal } from '@preact/signals'
import type { Desk } from '../../../screen/desk.ts'
import type { StateKey } from '../../../screen/table-state.ts'
import type { Step } from '../../../screen/steps.ts'
import type { FieldLayout } from './layout.ts'
import { noMarks, type FieldMarks, type SectionMark, type SoldierMark } from './marks.ts'
import type { Standing } from '../art/piece-art.tsx'
import { fieldMarks } from '../plan/plan.ts'

/** What everything on the field is drawn from. */
export interface Scene {
  readonly model: Desk
  readonly s: FrontlineState
  readonly viewer: Viewer
  readonly below: Side // stands at the bottom: the viewer's, the Allies for those who only watch
  readonly marks: FieldMarks
  readonly layout: FieldLayout
}

/** By desk: what stands beside the field is drawn a little later than the field. */
const reckoned: StateKey<WeakMap<Desk, ReadonlySignal<FieldMarks>>> = { begin: () => new WeakMap() }

/** What the plan of the moment puts on the field and in the hand, reckoned once for both. */
export function marksOf(model: Desk): FieldMarks {
  const known = model.page.of(reckoned)
  const marks = known.get(model) ?? computed(() => fieldMarks(model))
  known.set(model, marks)
  return marks.value
}

/** The scene of the moment. */
export function sceneOf(model: Desk, layout: FieldLayout, step: Step | null = null): Scene {
  const s = model.state.value as FrontlineState
  const viewer = model.session.viewer.value
  const below = viewer < 0 ? 0 : sideOfSeat(s, viewer)
  const marks = step ? marksOfStep(s, step) : marksOf(model)
  return { model, s, viewer, below, marks, layout }
}

/** What another side just did, while it is being shown. */
function marksOfStep(s: FrontlineState, { kind, units, targets }: Step): FieldMarks {
  const [actor] = units
  const [target] = targets
  const isThere = (x: Soldier | undefined): x is Soldier => x !== undefined && isOnLine(s, x)
  const sections = new Map<Section, SectionMark>()
  if (isThere(actor)) sections.set(s.head[actor]!, { isChosen: true })
  if (isThere(target)) sections.set(s.head[target]!, { isAimed: true })
  const isShot = kind === 'fight' && isThere(actor) && isThere(target)
  return {
    ...noMarks,
    sections,
    ...(isShot && {
      arrow: { from: s.place[actor]!, to: s.place[target]!, text: '', kind: 'enemy' },
    }),
  }
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
      found.push({ head: x, place: s.place[x]!, men: [x, ...others] })
    } else if (s.head[x]! < 0) found.push({ head: x, place: s.place[x]!, men: [x] })
  }
  return found.sort((a, b) => a.place - b.place || a.head - b.head)
}

/** The sign beside a name. */
export function standingOf(s: FrontlineState, x: Soldier): Standing | null {
  if (s.command[x]! > 0) return s.head[x] === x ? 'leads' : 'could'
  if (isMedic(x)) return 'medic'
  return isSniper(x) ? 'sniper' : null
}

/** The range that values are shown for: that of the aim, else that of the nearest enemy. */
export function shownRange({ s, marks }: Scene, x: Soldier): number {
  const planned = marks.soldiers.get(x)?.range
  if (planned !== undefined) return planned
  let nearest = LINE
  for (let other = 0; other < FORCES; other++) {
    if (!isSection(s, other) || sideOf(s, other) === sideOf(s, x)) continue
    nearest = Math.min(nearest, Math.abs(s.place[other]! - s.place[x]!))
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
export function markOf({ marks }: Scene, x: Soldier): SoldierMark {
  return marks.soldiers.get(x) ?? {}
}

/** Cover points a section has that its tray shows: not those of the ground. */
export function shownCover(s: FrontlineState, head: Section): number {
  return isSection(s, head) ? coverNow(s, head) : 0
}
