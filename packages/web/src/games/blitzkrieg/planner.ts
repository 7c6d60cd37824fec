import { signal, type Signal } from '@preact/signals'
import {
  allocateAttacks,
  BY_ASSAULT,
  isArtillery,
  isGunFor,
  isObligatory,
  isPending,
  pendingTargets,
  previewAttack,
  STEP,
  unitsIn,
  VERB,
  type BlitzState,
} from '@estafette/blitzkrieg/screen'
import {
  LEGAL,
  makeChoice,
  opponent,
  tryOn,
  type Game,
  type Plan,
  type Rebuff,
} from '@estafette/kernel'
import type { CoreDesk } from '../../screen/desk.ts'
import type { Session } from '../../session/session.ts'
import { keepSketch, readSketch } from '../../store/private.ts'
import {
  current,
  nextLetter,
  planOf,
  sketchAt,
  sketched,
  sketchesFrom,
  withSketch,
  type Sketch,
} from './sketch.ts'

const kept = new WeakMap<Session, Signal<readonly Sketch[]>>()

/** The sketches of whoever sits at a table: his alone, and there again after a reload. */
export function sketchesOf(session: Session): Signal<readonly Sketch[]> {
  const known = kept.get(session) ?? signal(sketchesFrom(readSketch(session.id)))
  kept.set(session, known)
  return known
}

/** The position of a desk. */
export function positionOf({ state }: CoreDesk): BlitzState {
  return state.value as BlitzState
}

export function gameOf({ session }: CoreDesk): Game<BlitzState> {
  return session.game as unknown as Game<BlitzState>
}

/** The sketches that still mean something. */
export function sketches(desk: CoreDesk): readonly Sketch[] {
  return current(positionOf(desk), sketchesOf(desk.session).value)
}

/** What the phase asks for: hexes that must be attacked and can be, and those that cannot. */
export interface Demand {
  readonly open: readonly number[]
  readonly beyond: readonly number[] // must be attacked, and nobody stands at 1:4. BLZ-CBT-5
}

export function demandOf(s: BlitzState): Demand {
  const open = pendingTargets(s)
  const beyond: number[] = []
  const enemy = opponent(s.phasing) * s.board.hexCount
  for (let hex = 0; hex < s.board.hexCount; hex++) {
    if (s.units[enemy + hex]! === 0 || open.includes(hex)) continue
    if (isPending(s, hex) && isObligatory(s, hex)) beyond.push(hex)
  }
  return { open, beyond }
}

/**
 * The hexes that must be attacked and are in no sketch. Once as many are planned as can be attacked
 * together, the others are left alone by the rules. BLZ-CBT-9
 */
export function openHexes(desk: CoreDesk): readonly number[] {
  const s = positionOf(desk)
  const { open } = demandOf(s)
  const planned = new Set(sketches(desk).flatMap(({ targets }) => targets))
  const left = open.filter((hex) => !planned.has(hex))
  return open.length - left.length >= s.cover ? [] : left
}

/** Whoever stands next to all of some hexes, and the guns in range of them. */
export function companyOf(s: BlitzState, targets: readonly number[]): readonly number[] {
  const found: number[] = []
  for (let hex = 0; hex < s.board.hexCount; hex++) {
    if (s.units[s.phasing * s.board.hexCount + hex]! === 0) continue
    const near = targets.every(
      (target) => s.board.distances[hex * s.board.hexCount + target]! === 1,
    )
    for (const unit of unitsIn(s, hex)) {
      if (isArtillery(s, unit) ? targets.every((target) => isGunFor(s, unit, target)) : near) {
        if (s.board.attack[unit]! > 0) found.push(unit)
      }
    }
  }
  return found
}

/** Why a unit cannot join an attack as it is thought of, null where it can. */
export function whyNotJoin(desk: CoreDesk, sketch: Sketch, unit: number): Rebuff | null {
  const s = positionOf(desk)
  const game = gameOf(desk)
  const trial = tryOn(game, s)
  const verb = isArtillery(s, unit) ? VERB.support : VERB.attack
  for (const hex of sketch.targets) trial.attempt(VERB.target, hex)
  const rest = sketch.units.filter((other) => other !== unit)
  for (const other of rest.toSorted((a, b) => +isArtillery(s, a) - +isArtillery(s, b))) {
    trial.attempt(isArtillery(s, other) ? VERB.support : VERB.attack, other)
  }
  const choice = makeChoice(verb, unit)
  const verdict = game.verdict(trial.state, game.toAct(trial.state), choice)
  if (verdict === LEGAL) return null
  const gaps = game.obstacle(trial.state, choice, verdict)
  return { verdict, gaps, place: s.place[unit]! }
}

/** Why an attack cannot be declared as it is thought of, null where it can. */
export function whyNotDeclare(desk: CoreDesk, sketch: Sketch): Rebuff | null {
  const s = positionOf(desk)
  const game = gameOf(desk)
  const trial = tryOn(game, s)
  const refused = (verb: number, target = 0): Rebuff | null => {
    const choice = makeChoice(verb, target)
    const verdict = game.verdict(trial.state, game.toAct(trial.state), choice)
    if (verdict === LEGAL) {
      if (verb !== VERB.fight) trial.attempt(verb, target)
      return null
    }
    const gaps = game.obstacle(trial.state, choice, verdict)
    return { verdict, gaps, place: sketch.targets[0]! }
  }
  const isGun = (unit: number): boolean => isArtillery(s, unit)
  const steps: readonly (readonly [number, number])[] = [
    ...sketch.targets.map((hex) => [VERB.target, hex] as const),
    ...sketch.units.filter((unit) => !isGun(unit)).map((unit) => [VERB.attack, unit] as const),
    ...sketch.units.filter(isGun).map((unit) => [VERB.support, unit] as const),
    [VERB.fight, 0],
  ]
  for (const [verb, target] of steps) {
    const why = refused(verb, target)
    if (why) return why
  }
  return null
}

/** An attack on a hex by whoever is in no other sketch, guns as far as they add to it. */
export function fill(desk: CoreDesk, hex: number, all = sketches(desk)): Sketch {
  const s = positionOf(desk)
  const busy = new Set(all.flatMap(({ units }) => units))
  let sketch: Sketch = { letter: nextLetter(all), targets: [hex], units: [] }
  const free = companyOf(s, [hex]).filter((unit) => !busy.has(unit))
  const byStrength = free.toSorted(
    (a, b) =>
      +isArtillery(s, a) - +isArtillery(s, b) || s.board.attack[b]! - s.board.attack[a]! || a - b,
  )
  for (const unit of byStrength) {
    if (isArtillery(s, unit) && !gains(s, sketch, unit)) continue
    if (!whyNotJoin(desk, sketch, unit)) sketch = { ...sketch, units: [...sketch.units, unit] }
  }
  if (sketch.units.some((unit) => !isArtillery(s, unit))) return sketch
  // Whoever could is needed for another hex as well, or is in a sketch: as the whole phase allows.
  const found = allocateAttacks(s).find(({ place, targets = [place] }) => targets.includes(hex))
  return found ? sketched(sketch.letter, found) : sketch
}

/** Whether a unit adds anything to an attack: to its strength, or to its shifts. */
export function gains(s: BlitzState, sketch: Sketch, unit: number): boolean {
  const rest = sketch.units.filter((other) => other !== unit)
  if (!rest.some((other) => !isArtillery(s, other))) return !isArtillery(s, unit)
  const without = previewAttack(s, rest, sketch.targets)
  const withIt = previewAttack(s, [...rest, unit], sketch.targets)
  if (!without || !withIt) return true
  return without.finalColumn !== withIt.finalColumn
}

/** Sketches for everything that must be attacked: those there are stay as they are. */
export function planAll(desk: CoreDesk): readonly Sketch[] {
  const s = positionOf(desk)
  let all = sketches(desk)
  if (all.length === 0) {
    return allocateAttacks(s).map((plan, index) => sketched(index, plan))
  }
  for (const hex of openHexes(desk)) {
    if (sketchAt(all, hex)) continue // taken in by the attack on another
    const sketch = fill(desk, hex, all)
    if (sketch.units.length > 0) all = withSketch(all, sketch)
  }
  return all
}

/** Keeps sketches. */
export function keep({ session }: CoreDesk, all: readonly Sketch[]): void {
  sketchesOf(session).value = all
  keepSketch(session.id, all)
}

/** The attack that a press on an enemy means while no own stack is chosen. */
export function aimAt(desk: CoreDesk, hex: number): Plan | null {
  const s = positionOf(desk)
  if (s.step !== STEP.declare || desk.seat.value < 0) return null
  const known = sketchAt(sketches(desk), hex)
  if (known) return planOf(s, known)
  const isEnemy = s.units[opponent(s.phasing) * s.board.hexCount + hex]! > 0
  return isEnemy ? planOf(s, fill(desk, hex)) : null
}

/** The sketch behind a plan that is looked at: its own letter, or the next one. */
export function sketchFor(desk: CoreDesk, plan: Plan): Sketch {
  const all = sketches(desk)
  const known = sketchAt(all, plan.place)
  return sketched(known?.letter ?? nextLetter(all), plan)
}

/** The attack that is looked at. */
export function attackInHand({ intention }: CoreDesk): Plan | null {
  const now = intention.value
  const plan = now?.kind === 'plan' ? now.plan : null
  return plan?.kind === 'attack' && plan.manner === BY_ASSAULT ? plan : null
}
