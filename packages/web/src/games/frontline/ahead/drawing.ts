import type { Viewer } from '@estafette/kernel'
import { signal, type Signal } from '@preact/signals'
import {
  FORCES,
  handOf,
  isOnLine,
  isSection,
  LINE,
  membersOf,
  NONE,
  ownerOf,
  placeOf,
  sectionOf,
  sideOf,
  sideOfSeat,
  stepsOf,
  DOUBLE_TIME,
  type CardTitle,
  type FrontlineState,
  type Section,
} from '@estafette/frontline/screen'
import type { StateKey } from '../../../screen/table-state.ts'
import type { HeldMark } from '../../../screen/field.ts'
import { keepPrivate, privateNotes, type Ahead } from '../../../store/private.ts'
import type { FrontDesk } from '../desk.ts'
import {
  noMarks,
  type ArrowMark,
  type FieldMarks,
  type FrontHit,
  type GroundMark,
  type HandMark,
  type SectionMark,
} from '../field/marks.ts'
import { handUses } from '../hand/hand-uses.ts'
import { positionOf } from '../plan/draft.ts'

/** A plan that is being drawn: the section first, then what it is to do, with a card or without. */
interface Begun {
  readonly viewer: Viewer // who draws it: nobody else at the screen sees it
  readonly section: Section // NONE until one is pressed
  readonly card: CardTitle // that is kept for it, or NONE
  readonly use: string
}

const drawn: StateKey<Signal<Begun | null>> = { begin: () => signal(null) }

/** The plan that whoever looks is drawing, null while they draw none. */
export function begunBy({ page, session }: FrontDesk): Begun | null {
  const begun = page.of(drawn).value
  return begun?.viewer === session.viewer.value ? begun : null
}

/** Begins to draw a plan. */
export function beginPlan(model: FrontDesk): void {
  const viewer = model.session.viewer.value
  model.page.of(drawn).value = { viewer, section: NONE, card: NONE, use: '' }
}

/** Leaves the plan that is being drawn; whether one was. */
export function leavePlan(model: FrontDesk): boolean {
  const isOn = begunBy(model) !== null
  model.page.of(drawn).value = null
  return isOn
}

/** Own sections, those that have acted among them: what they do next turn is thought of. */
function ownSections(s: FrontlineState, viewer: number): readonly Section[] {
  return Array.from({ length: FORCES }, (_, x) => x).filter(
    (x) => isSection(s, x) && isOnLine(s, x) && ownerOf(s, x) === viewer,
  )
}

/** What presses mean while a plan is drawn; null while none is. */
export function aheadMarks(model: FrontDesk): FieldMarks | null {
  const begun = begunBy(model)
  const viewer = model.session.viewer.value
  if (!begun || viewer < 0) return null
  const s = positionOf(model)
  const { section } = begun
  const groups = new Map<Section, SectionMark>()
  const places = new Map<number, GroundMark>()
  for (const own of ownSections(s, viewer)) groups.set(own, { canAct: true })
  if (section !== NONE) {
    groups.set(section, { canAct: true, isChosen: true })
    const side = sideOfSeat(s, viewer)
    for (let x = 0; x < FORCES; x++) {
      if (isSection(s, x) && isOnLine(s, x) && sideOf(s, x) !== side) {
        groups.set(x, { isTarget: true })
      }
    }
    const most = stepsOf(DOUBLE_TIME, false)
    const here = placeOf(s, section)
    for (let place = 1; place <= LINE; place++) {
      const far = Math.abs(place - here)
      if (far > 0 && far <= most) places.set(place - 1, { isTarget: true })
    }
    places.set(here - 1, { isChosen: true })
  }
  const hand = new Map(
    [...handUses(model)].map(([card, mark]) => [card, heldFor(mark, begun, card)]),
  )
  return { ...noMarks, groups, places, hand }
}

/** Both uses of a card can be kept for what is planned. */
function heldFor({ uses, ...mark }: HandMark, begun: Begun, card: CardTitle): HandMark {
  const as = (use: 'printed' | 'plain'): HeldMark['uses'][string] => ({
    text: uses[use].text,
    state: begun.card === card && begun.use === use ? 'chosen' : 'can',
  })
  return { ...mark, uses: { printed: as('printed'), plain: as('plain') } }
}

/** A press while a plan is drawn; whether one is. Nothing is ever taken by it. */
export function pressAhead(model: FrontDesk, hit: FrontHit): boolean {
  const begun = model.page.of(drawn)
  const now = begunBy(model)
  if (!now) return false
  const s = positionOf(model)
  const viewer = model.session.viewer.value
  if (hit.kind === 'use') {
    const isSame = now.card === hit.card && now.use === hit.use
    const kept = isSame ? { card: NONE, use: '' } : { card: hit.card, use: hit.use }
    if (handOf(s, viewer).includes(hit.card)) begun.value = { ...now, ...kept }
    return true
  }
  if (hit.kind === 'place') {
    if (now.section !== NONE && hit.place + 1 !== placeOf(s, now.section)) {
      finish(model, now, { to: hit.place + 1 })
    }
    return true
  }
  if (hit.kind === 'counter') return true
  const head = hit.kind === 'group' ? hit.unit : sectionOf(s, hit.unit)
  if (head < 0 || !isSection(s, head)) return true
  if (ownerOf(s, head) === viewer) {
    if (head !== now.section) begun.value = { ...now, section: head }
    else if (now.card === NONE) begun.value = { ...now, section: NONE }
    else finish(model, now, { to: placeOf(s, head) })
  } else if (now.section !== NONE && sideOf(s, head) !== sideOf(s, now.section)) {
    finish(model, now, { to: placeOf(s, head), foe: head })
  }
  return true
}

/** Keeps a plan with the notes of whoever is in front of the table. */
function finish(model: FrontDesk, { section, card, use }: Begun, what: Pick<Ahead, 'to' | 'foe'>) {
  const s = positionOf(model)
  const men = membersOf(s, section).filter((x) => x !== section)
  const plan: Ahead = {
    units: [section, ...men],
    from: placeOf(s, section),
    ...what,
    ...(card !== NONE && { card, use }),
  }
  model.page.of(drawn).value = null
  keepPrivate(model.session.id, { ahead: [...(privateNotes.value.ahead ?? []), plan] })
}

/** The section that is left of those who were to do something, NONE where nobody is. */
export function leftOf(s: FrontlineState, { units }: Ahead, viewer: number): Section {
  const man = units.find((x) => isOnLine(s, x) && ownerOf(s, x) === viewer && sectionOf(s, x) >= 0)
  return man === undefined ? NONE : sectionOf(s, man)
}

/** Plans as hollow arrows along the line: nothing of them has been done. */
export function arrowsAhead(model: FrontDesk): readonly ArrowMark[] {
  const viewer = model.session.viewer.value
  if (viewer < 0) return []
  const s = positionOf(model)
  return (privateNotes.value.ahead ?? []).flatMap((plan): readonly ArrowMark[] => {
    const head = leftOf(s, plan, viewer)
    if (head === NONE) return []
    const from = placeOf(s, head)
    return from === plan.to ? [] : [{ from, to: plan.to, text: '', kind: 'ahead' }]
  })
}

/** With the keyboard to the next thing that the plan can begin or end with; Enter presses it. */
export function walkAhead(model: FrontDesk, what: 'own' | 'end', step: number): boolean {
  if (!begunBy(model)) return false
  const marked =
    what === 'own'
      ? '.frl-tray.can-act > .frl-tray-press'
      : '.frl-tray.is-target > .frl-tray-press, .frl-ground.can-go, .can-go > .frl-line-ground'
  const all = [...document.querySelectorAll<HTMLElement>(`.frl :is(${marked})`)]
  if (all.length === 0) return true
  const at = all.findIndex((one) => one === document.activeElement)
  const from = at < 0 && step < 0 ? 0 : at
  all[(from + step + all.length) % all.length]!.focus()
  return true
}
