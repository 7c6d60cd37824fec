import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Plan } from '@estafette/kernel'
import type { ComponentType } from 'preact'
import type { CounterDetail, CounterFace, Marks } from '../counters/model.ts'
import type { SignShape, UnitSign } from '../counters/signs.tsx'
import type { Camera, Point, Rect } from './camera.ts'
import type { MapWindow } from './view.ts'

/** A place of the map as the screen knows it, whatever the game. */
export interface PlaceShape {
  readonly path: string // outline, for highlights and for pointing at it
  readonly label: Point // its identifier
  readonly spots: readonly Point[] // where the stack of each side stands
}

/** A pile of units of one side in one place, the top one first. */
export interface Pile {
  readonly place: number
  readonly side: number
  readonly units: readonly number[]
  readonly at: Point
}

/** A stack, and which of its units are in which state. */
export interface StackState {
  readonly pile: Pile
  readonly signs: readonly { readonly sign: UnitSign; readonly units: readonly number[] }[]
}

/** A sign that lies on the map beside counters, by the state of the game. */
export interface PlaceSign {
  readonly mark: string
  readonly place: number
  readonly at: Point
  readonly shape: SignShape
}

/** Something that can be laid over the map on demand. */
export interface Overlay {
  readonly key: string
  readonly name: string
  readonly letter?: string // the key that lays it there, and takes it away
  readonly legend?: readonly { readonly mark: string; readonly text: string }[] // what its signs mean
}

export type Direction = 'up' | 'down' | 'left' | 'right'

/** The map as it is printed: what no choice ever changes. */
export interface PrintedMap {
  readonly bounds: Rect
  readonly near?: number // scale to begin with where the whole map would be smaller
  readonly places: readonly PlaceShape[]
  readonly Art: ComponentType // the printed map
  readonly Names: ComponentType // identifiers and names, above the marks
  /** Names come, go and grow with the zoom: told on every change of scale, with their sheet. */
  zoomed(names: SVGSVGElement, scale: number): void
  neighbour(place: number, direction: Direction): number
  /** What can be laid over it. */
  readonly overlays?: () => readonly Overlay[]
}

/** A place that means something now. */
export interface Area {
  readonly place: number
  readonly kind: 'go' | 'attack' | 'selected'
}

/** What was pressed, and how. */
export interface Hit {
  readonly place: number
  readonly side: number // of the counters that were hit, -1 for the ground, a name or a pill
  readonly by: 'mouse' | 'touch' | 'keys'
  readonly adds?: boolean // to what is chosen, or takes away from it
  readonly takesType?: boolean // only units of one type
  /** Whether counter and ground are too small here to be told apart. */
  isTight(): boolean
}

/** Something that a press could have meant. */
export interface Meant {
  readonly key: string
  readonly text: string
  readonly press: () => void
}

/** Places that are to be seen now. */
export interface Seeing {
  readonly must: readonly number[]
  readonly wish: readonly number[] // if it can be
  readonly zooms: boolean // whether the map may be made smaller for it
  readonly isZone?: boolean // what is out of sight is counted at each edge, not marked one by one
  readonly isAsked: boolean // it was asked for, by a key or a press: not even a hand on the map wins
}

/** The key to the signs, over the map. */
export interface KeyProps {
  readonly open: Signal<boolean>
  readonly camera: ReadonlySignal<Camera>
  readonly level: CounterDetail
  readonly overlays: readonly Overlay[] // that are on the map
}

/** What the person in front of the map means, whichever way it was said. */
export interface MapActs {
  tap(hit: Hit): void // which is then where the keyboard goes on
  goTo(place: number): void // with the keyboard
  point(place: number): void // a mouse rests there, -1 for nowhere
  next(step: 1 | -1): void // to what can act
  nextTarget(step: 1 | -1): void // to where the chosen stack can go, fights first
  /** Confirms what is meant where the keyboard is, or else taps there. */
  choose(): void
  back(): void
  undo(): void
  undoAll(): void
  /** Who is in front of the map points, or types. */
  uses(input: 'pointer' | 'keyboard'): void
}

/**
 * Everything the map draws. It knows no table: whoever feeds it says what lies where and what is
 * marked, and is told what is meant. What is read while a part is drawn draws that part again.
 */
export interface MapFeed {
  readonly map: PrintedMap
  readonly piles: ReadonlySignal<readonly Pile[]>
  facesOf(units: readonly number[]): readonly CounterFace[]
  marksOf(pile: Pile): Marks
  readonly states: ReadonlySignal<readonly StackState[]> // of all units on the map
  readonly placeSigns: ReadonlySignal<readonly PlaceSign[]>
  readonly areas: ReadonlySignal<readonly Area[]>
  readonly path: ReadonlySignal<Plan | null> // the way that will be paid for, or would be
  readonly aim: ReadonlySignal<Plan | null> // the attack that is meant
  readonly isFresh: ReadonlySignal<boolean> // for one picture, that of a reach that was just asked for
  readonly pills: ReadonlySignal<readonly Plan[]> // plans whose cost is written on the map
  points(cost: number): string // as players write them
  readonly afterMove: string // what units are after a move, where that leaves them no points; else ''
  /** The chance of an attack, null where nobody tells it, undefined while it is worked out. */
  chanceOf(plan: Plan): number | null | undefined
  readonly able: ReadonlySignal<readonly number[]> // places where something can be done now
  /** Places that the first picture of the map is about. */
  opensOn(): readonly number[]
  readonly sight: ReadonlySignal<Seeing> // places to be seen
  readonly asked: ReadonlySignal<number> // place whose press could mean several things, -1 for none
  meant(place: number): readonly Meant[]
  readonly focus: ReadonlySignal<number> // place under the keyboard, -1 for none
  readonly byKeyboard: ReadonlySignal<boolean> // whether the keyboard is in use, so that it shows
  /** What a game draws by itself: on the map, under the counters and above them. */
  readonly Drawn: ComponentType<{
    readonly layer: 'ground' | 'under' | 'over'
    readonly overlays: ReadonlySet<string>
  }>
  /** Notes that lie over the map and point at places of it. */
  readonly Notes?: ComponentType<{ readonly view: MapWindow }>
  /** What there is to know of a place, for whoever looks at it. */
  readonly About: ComponentType<{ readonly place: number }>
  /** What the signs on the map mean: fetched when it is opened. */
  readonly Key: ComponentType<KeyProps>
  /** A place in words, with what can be done there; in full with every unit. */
  describe(place: number, inFull: boolean): string
  readonly acts: MapActs
  /** Begins to work ahead while the map is shown; returns how to stop it. */
  watch?(): () => void
}

/** All places a plan is about: where it leads, or everything under attack. */
export function targetsOf({ targets, place }: Plan): readonly number[] {
  return targets && targets.length > 0 ? targets : [place]
}

/** The march before an attack, to the place that it is made from; null where nobody marches. */
export function marchOf(plan: Plan): Plan | null {
  const { kind, path, costs = [], cost, left } = plan
  if (kind !== 'attack' || path.length < 3) return null
  const way = path.slice(0, -1)
  const steps = costs.slice(0, way.length - 1)
  const spent = steps.reduce((sum, step) => sum + step, 0)
  const march = { kind: 'move', place: way.at(-1)!, units: plan.units, path: way } as const
  return { ...march, costs: steps, cost: spent, left: left + cost - spent }
}

/** Whether a stack stands where the identifier would be, as on a hex. */
export function isHex({ label, spots }: PlaceShape): boolean {
  return spots.every(({ x, y }) => x === label.x && y === label.y)
}
