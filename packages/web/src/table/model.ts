import {
  computed,
  effect,
  signal,
  untracked,
  type ReadonlySignal,
  type Signal,
} from '@preact/signals'
import {
  DiceError,
  LEGAL,
  scriptedDice,
  type Choice,
  type Seat,
  type State,
} from '@estafette/kernel'
import type { Refusal } from '@estafette/table'
import type { GameScreen, Plan } from '../games/screen.ts'
import { plansOf } from '../session/foresight.ts'
import { noOffers, offersOf, type Offer, type Offers } from '../session/offers.ts'
import type { Session } from '../session/session.ts'
import { settings, type Confirmation } from '../store/settings.ts'

/** Units of one place that are going to do something together. */
export interface Selection {
  readonly place: number
  readonly units: readonly number[]
}

/** What will be done once it is confirmed. */
export type Intention =
  | { readonly kind: 'plan'; readonly plan: Plan }
  | { readonly kind: 'offer'; readonly offer: Offer }

/** Why something is not allowed: its rule, and the gaps of its words. */
export interface Rebuff {
  readonly verdict: number
  readonly gaps: Readonly<Record<string, number>>
  readonly place: number // where it was tried, -1 for nowhere
}

/** The table as a person handles it, without anything to see: select, see, choose, confirm. */
export interface TableModel {
  readonly session: Session
  readonly screen: GameScreen
  readonly state: ReadonlySignal<State>
  readonly seat: ReadonlySignal<Seat> // the person to decide, -1 for none
  readonly offers: ReadonlySignal<Offers>
  readonly selection: Signal<Selection | null>
  readonly plans: ReadonlySignal<readonly Plan[]>
  readonly intention: Signal<Intention | null>
  readonly inspected: Signal<number> // place whose units are shown, -1 for none
  readonly picked: Signal<number> // unit of it that several things can be done to, -1 for none
  readonly focus: Signal<number> // place under the keyboard
  readonly byKeyboard: Signal<boolean> // whether the keyboard is in use, so that its place shows
  readonly rebuff: Signal<Rebuff | null>
  readonly able: ReadonlySignal<readonly number[]> // places where something can be done now
  /** A careful tap, that of a finger, only shows what a second one will do. */
  tapPlace(place: number, isCareful?: boolean): void
  tapUnit(unit: number): void
  choose(offer: Offer, isCareful?: boolean): void
  intend(plan: Plan): void
  /** Changes how the plan that is looked at is carried out. */
  adjust(plan: Plan): void
  confirm(): void
  back(): void
  selectUnits(units: readonly number[]): void
  toggleUnit(unit: number): void
  nextAble(step: number): void
  /** Takes back the last gesture: all the choices that one click or confirmation made. */
  undo(): void
  undoAll(): void
}

/** Sits a person at a table. */
export function makeModel(session: Session, screen: GameScreen): TableModel {
  const { game } = session
  const state = computed(() => {
    void session.version.value
    return session.state()
  })
  const seat = computed(() => {
    void session.version.value
    return session.deciding()
  })
  const offers = computed(() =>
    seat.value < 0 ? noOffers : offersOf(game, state.value, seat.value, screen.placeKind),
  )
  const selection = signal<Selection | null>(null)
  const intention = signal<Intention | null>(null)
  const inspected = signal(-1)
  const picked = signal(-1)
  const focus = signal(-1)
  const byKeyboard = signal(false)
  const gestures: number[] = [] // how many choices each of the last gestures took
  const rebuff = signal<Rebuff | null>(null)
  const plans = computed(() => {
    const chosen = selection.value
    return chosen && seat.value >= 0 ? plansOf(screen, state.value, chosen.units) : []
  })
  const planning = (): boolean => seat.value >= 0 && screen.canPlan(state.value, seat.value)

  const able = computed(() => {
    const found = new Set<number>()
    for (const place of offers.value.places.keys()) found.add(place)
    for (const unit of offers.value.units.keys()) {
      const place = screen.placeOf(state.value, unit)
      if (place >= 0) found.add(place)
    }
    return [...found].sort((a, b) => a - b)
  })

  /** One unit at a time goes round the stack with every tap; else all are taken. */
  const handful = (units: readonly number[]): readonly number[] => {
    if (screen.groups || units.length < 2) return units
    const at = units.indexOf(selection.value?.units[0] ?? -1)
    return [units[(at + 1) % units.length]!]
  }

  /** The only thing that can be done to a unit of a place, where units are chosen one at a time. */
  const loneOffer = (place: number): Offer | undefined => {
    if (screen.groups) return undefined
    const here = [...offers.value.units].flatMap(([unit, list]) =>
      screen.placeOf(state.value, unit) === place ? list : [],
    )
    return here.length === 1 ? here[0] : undefined
  }

  const clear = (): void => {
    selection.value = null
    intention.value = null
    inspected.value = -1
    picked.value = -1
    rebuff.value = null
  }

  const carryOut = (choices: readonly Choice[]): void => {
    if (session.declines?.(choices)) return
    const before = selection.value?.place ?? -1
    clear()
    const refused: Refusal | null = session.take(choices)
    if (refused) rebuff.value = { verdict: refused.verdict, gaps: {}, place: -1 }
    else gestures.push(choices.length)
    // An activation goes on: what is left of the stack stays in hand.
    if (!screen.groups) return
    const rest = before >= 0 && planning() ? screen.usable(state.value, before) : []
    if (rest.length > 0) selection.value = { place: before, units: rest }
  }

  /** The unit whose move is under way is selected without being asked for, and let go of after it. */
  const takeInHand = (inHand: (state: State) => number): void => {
    const unit = seat.value < 0 ? -1 : inHand(state.value)
    if (unit >= 0) selection.value = { place: screen.placeOf(state.value, unit), units: [unit] }
    else selection.value = null
  }

  const model: TableModel = {
    session,
    screen,
    state,
    seat,
    offers,
    selection,
    plans,
    intention,
    inspected,
    picked,
    focus,
    byKeyboard,
    rebuff,
    able,
    tapPlace(place, isCareful = false) {
      rebuff.value = null
      picked.value = -1
      const plan = plans.value.find((candidate) => candidate.place === place)
      if (plan) {
        model.intend(plan)
        return
      }
      const here = offers.value.places.get(place)
      if (here && !planning()) {
        if (here.length === 1) model.choose(here[0]!, isCareful)
        else inspected.value = place
        return
      }
      const lone = planning() ? undefined : loneOffer(place)
      if (lone) {
        inspected.value = place
        model.choose(lone, isCareful)
        return
      }
      const units = planning() ? screen.usable(state.value, place) : []
      if (units.length === 0 && selection.value && selection.value.place !== place) {
        rebuff.value = screen.whyNot(state.value, selection.value.units, place)
        if (rebuff.value) return
      }
      intention.value = null
      inspected.value = place
      selection.value = units.length > 0 ? { place, units: handful(units) } : null
    },
    tapUnit(unit) {
      const here = offers.value.units.get(unit) ?? []
      if (planning() && selection.value) model.toggleUnit(unit)
      else if (here.length === 1) model.choose(here[0]!)
      else {
        inspected.value = screen.placeOf(state.value, unit)
        picked.value = here.length > 1 ? unit : -1
      }
    },
    choose(offer, isCareful = false) {
      rebuff.value = null
      const verdict = game.verdict(state.value, seat.value, offer.choice)
      if (verdict !== LEGAL) {
        const gaps = game.obstacle(state.value, offer.choice, verdict)
        rebuff.value = { verdict, gaps, place: -1 }
        return
      }
      if (session.declines?.([offer.choice])) return
      const isSame =
        intention.value?.kind === 'offer' && intention.value.offer.choice === offer.choice
      if (isSame || !(isCareful || asksAgain(model, offer))) carryOut([offer.choice])
      else intention.value = { kind: 'offer', offer }
    },
    intend(plan) {
      const now = intention.value
      const isSame =
        now?.kind === 'plan' && now.plan.place === plan.place && now.plan.kind === plan.kind
      // The second tap on a move confirms it; an attack wants the button.
      if (isSame && plan.kind === 'move') model.confirm()
      else intention.value = { kind: 'plan', plan }
    },
    adjust(plan) {
      intention.value = { kind: 'plan', plan }
    },
    confirm() {
      const now = intention.value
      if (now?.kind === 'offer') carryOut([now.offer.choice])
      else if (now) carryOut(screen.spell(state.value, now.plan).choices)
    },
    back() {
      if (intention.value) intention.value = null
      else clear()
    },
    selectUnits(units) {
      const place = units.length > 0 ? screen.placeOf(state.value, units[0]!) : -1
      intention.value = null
      selection.value = units.length > 0 ? { place, units } : null
      if (place >= 0) inspected.value = place
    },
    toggleUnit(unit) {
      const place = screen.placeOf(state.value, unit)
      if (!screen.usable(state.value, place).includes(unit)) return
      if (!screen.groups) {
        model.selectUnits([unit])
        return
      }
      const now = selection.value?.place === place ? selection.value.units : []
      model.selectUnits(now.includes(unit) ? now.filter((other) => other !== unit) : [...now, unit])
      inspected.value = place
    },
    nextAble(step) {
      const places = able.value
      if (places.length === 0) return
      const at = places.indexOf(focus.value)
      const from = at < 0 && step < 0 ? places.length : at // from nowhere, back leads to the last
      focus.value = places.at((from + step) % places.length)!
    },
    undo() {
      const { count } = session.undoable()
      clear()
      session.undo(Math.min(count, gestures.pop() ?? 1))
    },
    undoAll() {
      clear()
      gestures.length = 0
      session.undo(session.undoable().count)
    },
  }
  const { inHand } = screen
  if (inHand) {
    effect(() => {
      void session.version.value
      untracked(() => takeInHand(inHand))
    })
  }
  return model
}

/** Whether a choice is put again because it cannot be taken back, and the person wants it so. */
export function asksAgain(model: TableModel, offer: Offer): boolean {
  const kind = confirmationOf(model, offer)
  return kind !== null && settings.value.confirm[kind]
}

/** What makes a choice irreversible: dice, a seal, the end of one's run. Null if nothing does. */
export function confirmationOf(model: TableModel, offer: Offer): Confirmation | null {
  const { session, state, seat } = model
  const { game } = session
  if (game.verbs.find(({ name }) => name === offer.verb)?.final) return 'bid'
  const after = game.clone(state.value)
  try {
    game.play(after, seat.value, offer.choice, scriptedDice([]))
  } catch (error) {
    if (error instanceof DiceError) return 'roll'
    throw error
  }
  const isPass = offer.kind === 'none' && game.toAct(after) !== seat.value
  return isPass ? 'phase' : null
}
