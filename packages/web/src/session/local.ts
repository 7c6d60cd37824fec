import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { playerNames } from '@estafette/bots/names'
import { writeView, type GameEvent, type Viewer } from '@estafette/kernel'
import {
  makeRecord,
  outcomeOf,
  settle,
  stateAt,
  undo,
  undoable,
  type Table,
} from '@estafette/table'
import type { AtScreen } from '../store/at-screen.ts'
import { buildName } from '../store/version.ts'
import { makeEntering, type Entering } from './entering.ts'
import { knownAfter, rebuffOf } from './journal.ts'
import { makeOpponents } from './opponents.ts'
import { movedOn, type SaidAhead, type Session, type Sitter, type WindowOrder } from './session.ts'
import { makeTelling } from './telling.ts'
import { makeViewing } from './viewing.ts'
import { makeExplainer } from './why.ts'

/** What a table in this page tells and asks of the page around it. */
export interface SessionHooks {
  readonly changed?: (table: Table) => void // after every change: time to save
  readonly atScreen?: Signal<AtScreen | null> // outlives the table, where it is opened again
  readonly isSeen?: (event: GameEvent) => boolean // whether an event can be seen, so that it is worth saving
}

/** Sits down at a table in this page, at which people and computers may sit. */
export function openSession(
  id: string,
  table: Table,
  sitters: readonly Sitter[],
  hooks: SessionHooks = {},
): Session {
  const { game } = table
  const { changed = () => {}, isSeen = () => true, atScreen = signal(null) } = hooks
  const version = signal(0)
  const explainer = makeExplainer()
  const viewing = makeViewing(id, table, sitters, version, atScreen)
  const { viewer, awaited, known, hides, actor, person, undoer, isApart } = viewing
  const telling = makeTelling(table, viewer)

  /** Another position is there, and maybe other eyes look at it. */
  const moveOn = (): void => {
    version.value++
    telling.follow()
  }
  const entering = makeEntering(table, (taken, number) => {
    telling.add(taken, number)
    moveOn()
  })
  const { orders, enter, order } = entering
  const opponents = makeOpponents(table, sitters, {
    version,
    actor,
    enter(seat, choice) {
      const entered = enter(seat, [choice])
      if ('ok' in entered) throw new Error(`the computer chose something illegal: ${entered.rule}`)
      const next = sitters[actor()]
      if (entered.some(isSeen) || next === undefined || next === 'human') changed(table)
    },
  })

  const session: Session = {
    id,
    game,
    setup: 'setup' in table.start ? table.start.setup : null,
    sitters,
    viewer,
    awaited,
    passing: computed(() => orders.value.get(viewer.value) === always),
    version,
    log: telling.log,
    takenBack: telling.takenBack,
    thinking: opponents.thinking,
    trouble: opponents.trouble,
    hurry: opponents.hurry,
    hold: opponents.hold,
    known,
    knownAt: (count) => knownAfter(table, count, viewer.value),
    hides,
    deciding: () => (awaited.value < 0 ? person() : -1),
    outcome() {
      void version.value // whoever asks follows the end
      return outcomeOf(table)
    },
    arrive() {
      if (awaited.peek() < 0) return
      batch(() => {
        viewing.arrive()
        telling.follow()
      })
    },
    ahead: saidAhead(viewer, entering, () => {
      changed(table)
      session.resume()
    }),
    letPass: (on) => session.order?.(viewer.peek(), on ? always : null),
    order(seat, given) {
      if (!order(seat, given)) return
      changed(table)
      session.resume()
    },
    async take(choices, at) {
      if (at !== version.peek()) return movedOn
      const entered = enter(session.deciding(), choices)
      changed(table)
      session.resume()
      return 'ok' in entered ? rebuffOf(entered) : null
    },
    undoable: () => undoable(table, undoer(), isApart),
    async undo(count, at) {
      if (at !== version.peek()) return movedOn
      if (!undo(table, undoer(), count, isApart).ok) return null
      batch(() => {
        telling.cut()
        moveOn()
      })
      changed(table)
      return null
    },
    settle(settled) {
      if (!settle(table, settled)) return
      batch(moveOn)
      changed(table)
    },
    explain(number) {
      const entry = table.entries[number - 1]
      return explainer.ask(() => {
        if (!entry || table.entries[number - 1] !== entry || hides()) return null
        const { seat, choice } = entry
        const player = sitters[seat] ?? ''
        if (!playerNames.includes(player)) return null
        const view = writeView(game, game.view(stateAt(table, number - 1), seat))
        return { game: game.id, view, choice, player }
      })
    },
    record: async () => makeRecord(table, viewer.value, buildName),
    resume: opponents.resume,
    close() {
      opponents.close()
      explainer.close()
    },
  }
  return session
}

/** What whoever looks says ahead at a table in this page; `answered` once that has answered something. */
function saidAhead(
  viewer: ReadonlySignal<Viewer>,
  { ahead, say }: Pick<Entering, 'ahead' | 'say'>,
  answered: () => void,
): SaidAhead {
  return {
    rules: computed(() => ahead.value.get(viewer.value) ?? []),
    keep(rules) {
      void say(viewer.peek(), rules).then((isAnswered) => isAnswered && answered())
    },
  }
}

/** Every window goes by. */
const always: WindowOrder = () => true
