import { computed, type ReadonlySignal } from '@preact/signals'
import { answerAhead, verbOf, type Game, type Seat, type State } from '@estafette/kernel'
import { goesBy, type Orders } from '@estafette/protocol'
import { fetchAnswers } from '@estafette/registry/shelf'
import { legalChoices } from '@estafette/table'
import type { KeptOrders, SaidAhead, Session } from '../session/session.ts'
import { fetched } from '../shell/later.tsx'
import type { Talk } from './talk.ts'

/** The orders of whoever looks, which the server keeps, and what they decide. */
export interface OwnOrders extends Pick<Session, 'letPass'> {
  readonly kept: KeptOrders
  readonly ahead: SaidAhead
  readonly passesAll: ReadonlySignal<boolean> // every window goes by
  /** Whether the server is about to decide for a seat, by its orders. */
  decides(state: State, seat: Seat): boolean
}

const EVERY = '*' // window, of whatever kind

/** Follows the orders of one's own seat. */
export function followOrders(
  { ordered, order }: Pick<Talk, 'ordered' | 'order'>,
  game: Game,
): OwnOrders {
  const answers = fetched(() => fetchAnswers(game.id))
  const rules = computed(() => ordered.value?.answers ?? [])
  /** Orders about windows leave what was said ahead as it is. */
  const keep = (next: Orders): void =>
    order(rules.peek().length > 0 ? { ...next, answers: rules.peek() } : next)

  function isPassed(state: State, seat: Seat): boolean {
    const orders = ordered.value
    const { isWindow, window = '', turn = 0 } = game.decision(state, seat)
    if (!isWindow || !orders || !goesBy(orders, window, turn)) return false
    return legalChoices(game, state, seat).some((choice) => game.verbs[verbOf(choice)]?.passes)
  }

  function isSaid(state: State, seat: Seat): boolean {
    const known = rules.value.length > 0 ? answers() : null
    return known ? answerAhead(game, known, state, seat, rules.value) !== null : false
  }

  return {
    kept: { orders: ordered, keep },
    letPass: (on) => keep({ standing: on ? [EVERY] : [], passing: null }),
    ahead: {
      rules,
      keep: (next) => order({ standing: [], passing: null, ...ordered.peek(), answers: [...next] }),
    },
    passesAll: computed(() => ordered.value?.standing.includes(EVERY) ?? false),
    decides: (state, seat) => isPassed(state, seat) || isSaid(state, seat),
  }
}
