import { targetOf, tryChoice, verbOf, type Brain, type Choice } from '@estafette/kernel'
import { language } from '../../store/settings.ts'
import { readSetUps, type KeptSetUp } from '../../store/set-ups.ts'
import type { OwnGround, Put, SetUpPart } from '../../screen/set-up.ts'
import type { Offer } from '../../session/offers.ts'
import { setUpState, type SetUpDesk } from './desk.ts'
import { makeSources, type Proposal, type Sources } from './sources.ts'

/** What is worked out at a set-up. */
export interface Work {
  readonly part: SetUpPart
  /** The set-up of a source, by its key, as it would be from here. */
  proposal(model: SetUpDesk, key: string): Proposal | null
  /** The proposal that a row of choices was taken from. */
  proposalOf(row: readonly Choice[]): { readonly key: string; readonly made: Proposal } | undefined
  /** Choices that put something on the map, those that suit best first, one for each place. */
  good(model: SetUpDesk): readonly Offer[]
  /** Whether a choice ends the set-up of the side that decides. */
  endsWith(model: SetUpDesk, choice: Choice): boolean
  /** Ground that counts and that would stand empty. */
  empty(model: SetUpDesk, puts: readonly Put[]): readonly string[]
  mine(model: SetUpDesk): readonly KeptSetUp[]
  /** What the set-up that was taken over has for this decision. */
  offered(model: SetUpDesk): Offer | undefined
  /** What slot A does while nothing is meant: that, or the best place that does not end the set-up. */
  proposed(model: SetUpDesk): Offer | undefined
}

export const COMPUTER = 'computer'
export const HISTORY = 'history'
export const MINE = 'mine '

/** The side that sets up, by its name in the game. */
export function sideOf({ session, state, seat }: SetUpDesk): string {
  return session.game.sides[session.game.sideOf(state.value, seat.value)] ?? ''
}

/** Works something out once for a position and a key. */
function perPosition<T>(): (model: SetUpDesk, key: string, work: () => T) => T {
  const known = new WeakMap<object, Map<string, { readonly made: T }>>()
  return ({ state }, key, work) => {
    const here = known.get(state.value) ?? new Map<string, { readonly made: T }>()
    known.set(state.value, here)
    const found = here.get(key) ?? { made: work() }
    here.set(key, found)
    return found.made
  }
}

/** Works out set-ups for a table. */
export function makeWork(part: SetUpPart, brain: Brain | undefined): Work {
  let made: Sources | undefined
  const rows = new WeakMap<readonly Choice[], { readonly key: string; readonly made: Proposal }>()

  const sources = ({ session, screen }: SetUpDesk): Sources =>
    (made ??= makeSources(session.game, part, screen.setUp!.isSetUp, brain))

  const proposals = perPosition<Proposal | null>()
  const goods = perPosition<readonly Offer[]>()
  const ends = perPosition<boolean>()

  const work: Work = {
    part,
    proposal: (model, key) =>
      proposals(model, key, () => {
        const [state, seat] = [model.state.value, model.seat.value]
        const find = (): Proposal | null => {
          if (key === COMPUTER) return sources(model).byComputer(state, seat)
          if (key === HISTORY) return sources(model).byHistory(state, seat)
          const mine = work.mine(model).find(({ name }) => key === MINE + name)
          return mine ? sources(model).fromKept(state, seat, mine.places) : null
        }
        const found = find()
        if (found) rows.set(found.row, { key, made: found })
        return found
      }),
    proposalOf: (row) => rows.get(row),
    good: (model) =>
      goods(model, 'good', () => {
        const { state, seat, offers } = model
        const all = offers.value.all.filter(({ choice }) => part.put(state.value, choice) !== null)
        const byChoice = new Map(all.map((offer) => [offer.choice, offer]))
        const ranked = sources(model)
          .ranked(state.value, seat.value, [...byChoice.keys()])
          ?.map((choice) => byChoice.get(choice)!)
        const list = ranked ?? part.order(state.value, all)
        // Ground that is worth most and empty comes before all else.
        const [goal] = emptyGoals(model, part, [])
        const isFirst = ({ target }: Offer): boolean => goal?.places.includes(target) ?? false
        const seen = new Set<number>()
        return [...list.filter(isFirst), ...list].filter(
          ({ target }) => !seen.has(target) && !!seen.add(target),
        )
      }),
    endsWith: (model, choice) =>
      ends(model, String(choice), () => {
        const { session, state, seat, screen } = model
        const after = session.game.clone(state.value)
        if (tryChoice(session.game, after, seat.value, choice) === 'rolls') return true
        const next = session.game.toAct(after)
        return next !== seat.value || !screen.setUp!.isSetUp(after, next)
      }),
    empty: (model, puts) => emptyGoals(model, part, puts).map(({ name }) => name),
    mine: (model) => readSetUps(model.session.game.id, sideOf(model)),
    offered(model) {
      const key = model.page.of(setUpState).source.value
      const choice = key === '' ? undefined : work.proposal(model, key)?.row[0]
      return model.offers.value.all.find((offer) => offer.choice === choice)
    },
    proposed: (model) =>
      work.offered(model) ?? work.good(model).find(({ choice }) => !work.endsWith(model, choice)),
  }
  return work
}

/** Ground that counts and that nobody of this side would hold; not what is worth far less than other. */
function emptyGoals(
  { state }: SetUpDesk,
  part: SetUpPart,
  puts: readonly Put[],
): readonly OwnGround[] {
  const held = new Set(
    [...part.placed(state.value), ...puts]
      .filter(({ units }) => units.length > 0)
      .map(({ place }) => place),
  )
  const goals = part.goals(state.value)
  const most = Math.max(...goals.map(({ worth }) => worth))
  return goals.filter(
    ({ worth, places }) => 2 * worth > most && !places.some((place) => held.has(place)),
  )
}

/** What is meant now: one choice, or a row of them. */
export function meantChoices({ intention }: SetUpDesk): readonly Choice[] {
  const now = intention.value
  if (now?.kind === 'row') return now.choices
  return now?.kind === 'offer' ? [now.offer.choice] : []
}

/** What would be put on the map by what is meant. */
export function meantPuts(model: SetUpDesk, work: Work): readonly Put[] {
  const now = model.intention.value
  if (now?.kind === 'row') return work.proposalOf(now.choices)?.made.puts ?? []
  const offer = now?.kind === 'offer' ? now.offer : work.proposed(model)
  const put = offer ? work.part.put(model.state.value, offer.choice) : null
  return put ? [put] : []
}

/** A thing that a choice names, by its code. */
export function codeOf({ session: { game } }: SetUpDesk, choice: Choice): string {
  const { target } = game.verbs[verbOf(choice)]!
  return game.kinds[target]?.codes[targetOf(choice)] ?? ''
}

/** A day as people write it, from how it was kept. */
export function dayText(day: string): string {
  const date = new Date(`${day}T12:00`)
  if (Number.isNaN(date.getTime())) return ''
  return new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'long' }).format(date)
}
