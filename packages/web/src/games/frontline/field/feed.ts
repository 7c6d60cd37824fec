import { ownSoldiers } from '@estafette/frontline/plans'
import {
  placeOf,
  sectionOf,
  BINOCULARS,
  CANTEEN,
  carriedBy,
  isOnLine,
  sideOf,
  sideOfSeat,
  type FrontlineState,
  type Section,
  type Soldier,
} from '@estafette/frontline/screen'
import type { Viewer } from '@estafette/kernel'
import { computed, type ReadonlySignal } from '@preact/signals'
import { setUpMarks, setUpOf, setUpPress } from '../setup/setup-feed.ts'
import { obeyOrders } from '../orders/orders.ts'
import { passingOf } from '../orders/orders-sheet.tsx'
import { drawOf } from '../panels/damage-note.tsx'
import { AIMING, fieldMarks, pressOn } from '../plan/plan.ts'
import { positionOf } from '../plan/draft.ts'
import { dangerShown, noThreat, threatMarks } from '../plan/threats.ts'
import { offerFor } from '../plan/reach.ts'
import type { FrontDesk } from '../desk.ts'
import type { StateKey } from '../../../screen/table-state.ts'
import type { Step } from '../../../screen/steps.ts'
import { aheadMarks, arrowsAhead, pressAhead, walkAhead } from '../ahead/drawing.ts'
import { drop } from './drag.ts'
import { frontKey, nextSection, nextTarget } from './keys.ts'
import { lookedAt } from './look.ts'
import { noMarks, type FieldMarks, type SectionMark } from './marks.ts'
import { playerName } from './rail.tsx'
import { groupsOf, type AnyTime, type Scene } from './scene.ts'
import { trackOf } from './track.ts'

/** By desk: what stands beside the field is drawn a little later than the field. */
const reckoned: StateKey<WeakMap<FrontDesk, ReadonlySignal<FieldMarks>>> = {
  begin: () => new WeakMap(),
}

/** What the plan of the moment puts on the field and in the hand, reckoned once for both. */
export function marksOf(model: FrontDesk): FieldMarks {
  const known = model.page.of(reckoned)
  const marks = known.get(model) ?? computed(() => setUpMarks(model) ?? fieldMarks(model))
  known.set(model, marks)
  return marks.value
}

/** The scene of the moment, or what another side just did, while it is being shown. */
export function sceneOf(model: FrontDesk, step: Step | null = null): Scene {
  const s = positionOf(model)
  const { session, page } = model
  const viewer = session.viewer.value
  const isDanger = page.of(dangerShown)
  const begun = aheadMarks(model)
  const marks = begun
    ? begun
    : step
      ? marksOfStep(s, step)
      : isDanger.value
        ? withThreats(s, viewer, marksOf(model))
        : marksOf(model)
  const scene: Scene = {
    s,
    viewer,
    below: viewer < 0 ? 0 : sideOfSeat(s, viewer),
    ...marks,
    setUp: setUpOf(model),
    looked: page.of(lookedAt),
    danger: isDanger,
    ...(s.turn > 0 && { ahead: arrowsAhead(model) }),
    press: (hit) => setUpPress(model, hit) || pressAhead(model, hit) || pressOn(model, marks, hit),
    aim: (hit) => setUpPress(model, hit) || pressOn(model, marks, hit, AIMING),
    drop: (dragged, onto) => drop(() => sceneOf(model), dragged, onto),
    next: (way) => walkAhead(model, 'own', way) || nextSection(model, way),
    nextTarget: (way) => walkAhead(model, 'end', way) || nextTarget(scene, way),
    key: (event) => frontKey(model, scene, event),
    watch: () => obeyOrders(session),
    track: () => trackOf(model),
    draw: () => drawOf(model),
    anyTime: () => anyTimeOf(model),
    passing: () => passingOf(model),
    playerName: (seat) => playerName(session, s, seat),
  }
  return scene
}

/** Each section with the worst that can be fired at it, or that it can fire. */
function withThreats(s: FrontlineState, viewer: Viewer, marks: FieldMarks): FieldMarks {
  if (viewer < 0 || s.turn === 0) return marks
  const threats = threatMarks(s, viewer)
  const side = sideOfSeat(s, viewer)
  const groups = new Map(marks.groups)
  for (const { head } of [...groupsOf(s, side), ...groupsOf(s, 1 - side)]) {
    const safe = sideOf(s, head) === side ? noThreat() : undefined
    const threat = threats.get(head) ?? safe
    if (threat) groups.set(head, { ...groups.get(head), threat })
  }
  return { ...marks, groups }
}

/** What another side just did, while it is being shown. */
function marksOfStep(s: FrontlineState, { kind, units, targets }: Step): FieldMarks {
  const [actor] = units
  const [target] = targets
  const isThere = (x: Soldier | undefined): x is Soldier => x !== undefined && isOnLine(s, x)
  const groups = new Map<Section, SectionMark>()
  if (isThere(actor)) groups.set(sectionOf(s, actor), { isChosen: true })
  if (isThere(target)) groups.set(sectionOf(s, target), { isAimed: true })
  const isShot = kind === 'fight' && isThere(actor) && isThere(target)
  return {
    ...noMarks,
    groups,
    ...(isShot && {
      arrow: { from: placeOf(s, actor), to: placeOf(s, target), text: '', kind: 'enemy' },
    }),
  }
}

/** Canteens and binoculars of the own men. */
function anyTimeOf(model: FrontDesk): readonly AnyTime[] {
  const s = positionOf(model)
  const viewer = model.session.viewer.value
  if (viewer < 0) return []
  const verbs = new Map([
    [CANTEEN, 'canteen'],
    [BINOCULARS, 'binoculars'],
  ])
  return ownSoldiers(s, viewer).flatMap((soldier) =>
    carriedBy(s, soldier).flatMap(({ slot, kind }) => {
      const verb = verbs.get(kind)
      if (verb === undefined) return []
      return [{ slot, kind, soldier, isOpen: offerFor(model, verb, soldier) !== undefined }]
    }),
  )
}
