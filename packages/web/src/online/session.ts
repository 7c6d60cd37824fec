import { batch, computed, effect, signal, untracked } from '@preact/signals'
import {
  SPECTATOR,
  type Choice,
  type Game,
  type Rebuff,
  type Seat,
  type Viewer,
} from '@estafette/kernel'
import { LONGEST_ROW, type Standing } from '@estafette/protocol'
import { hidesSomething, makeRecord } from '@estafette/table'
import { movedOn, type Session } from '../session/session.ts'
import { buildName } from '../store/version.ts'
import type { Answer } from './commands.ts'
import { tableOf } from './ended.ts'
import type { TableLine } from './line.ts'
import { followOrders } from './orders.ts'
import { openPast } from './past.ts'
import { askedIn, firstChange, shownOf, stateIn, undoableIn, type Shown } from './shown.ts'

/** How somebody is called who sits elsewhere. */
export const REMOTE = 'remote'

/** Sits down at a table far away, as whoever the server says; the game has begun. */
export function openOnlineSession(line: TableLine, game: Game, first: Standing): Session {
  const standing = (): Standing => line.standing.value ?? first
  const known = computed(() => stateIn(game, standing().view ?? ''))
  const past = openPast(game, line.talk)
  const viewer = computed((): Viewer => standing().viewer)
  const shown = signal<Shown>(shownOf(game, first, known.peek(), line.outbox.peek()))
  const version = signal(0)
  const orders = followOrders(line.talk, game)

  const follow = effect(() => {
    const next = shownOf(game, standing(), known.value, line.outbox.value)
    untracked(() => {
      const { state, log } = shown.peek()
      if (isSame(shown.peek(), next)) return void (shown.value = { ...next, state, log })
      batch(() => {
        past.cut(firstChange(log, next.log) - 1)
        past.note(next.log.length - 1, next.state)
        shown.value = next
        version.value++
      })
    })
  })
  line.know((now, command) => askedIn(game, now, stateIn(game, now.view ?? ''), command))

  /** Whoever looks, if they have to decide and nothing of theirs is on its way that decides how it goes on. */
  function deciding(): Seat {
    const { ending } = standing()
    const { state, waits } = shown.value
    const seat = viewer.value
    const isToAct = seat >= 0 && !ending && !waits && ((game.acting(state) >> seat) & 1) === 1
    return isToAct && !orders.decides(state, seat) ? seat : SPECTATOR
  }

  /** Gives choices, each row made for what is asked after the one before it. */
  function give(choices: readonly Choice[]): Promise<Answer> | null {
    let last: Promise<Answer> | null = null
    for (let at = 0; at < choices.length; at += LONGEST_ROW) {
      const command = { do: 'take', choices: choices.slice(at, at + LONGEST_ROW) } as const
      const asked = askedIn(game, standing(), shown.peek().state, command)
      // Where the page can go on by itself nobody waits, and a refusal comes as news.
      const answer = rollsIn(command.choices) ? line.command(command, asked) : null
      if (!answer) line.leave(command, asked)
      last = answer
    }
    return last
  }

  /** Whether the page cannot tell what comes of choices. */
  function rollsIn(choices: readonly Choice[]): boolean {
    const { state, log } = shown.peek()
    const trial = { id: '', seat: viewer.peek(), version: 0, asked: '', wasSent: false }
    const now = { ...standing(), version: 0, log: [] }
    return (
      log.length > 0 &&
      shownOf(game, now, state, [{ ...trial, command: { do: 'take', choices: [...choices] } }])
        .waits
    )
  }

  const session: Session = {
    id: line.table,
    game,
    setup: { scenario: first.scenario, options: first.options },
    sitters: first.sitters.map(({ level }, seat) =>
      seat === first.viewer ? 'human' : level || REMOTE,
    ),
    names: computed(() => standing().sitters.map(({ name }) => name)),
    viewer,
    awaited: signal(SPECTATOR),
    passing: orders.passesAll,
    version,
    log: computed(() => shown.value.log),
    takenBack: computed(() => standing().takenBack),
    requests: computed(() => standing().requests ?? []),
    thinking: signal(false),
    trouble: signal(''),
    known: () => shown.value.state,
    knownAt: (count) => past.at(count, shown.value.state, shown.value.log.length - 1),
    isHere: (count) => count >= shown.value.log.length - 1 || past.has(count),
    hides: () => hidesSomething(game, shown.value.state),
    deciding,
    outcome: () => game.outcome(shown.value.state),
    arrive: () => {},
    letPass: orders.letPass,
    kept: orders.kept,
    ahead: orders.ahead,
    async take(choices, at) {
      if (at !== version.peek() || deciding() < 0) return movedOn
      const answer = give(choices)
      return answer && rebuffOf(await answer)
    },
    undoable: () => undoableIn(game, standing(), shown.value),
    async undo(count, at) {
      if (at !== version.peek()) return movedOn
      let left = count
      // What has not left yet is simply not sent.
      for (;;) {
        const last = line.outbox.peek().at(-1)?.command
        if (last?.do !== 'take' || last.choices.length > left || !line.retract()) break
        left -= last.choices.length
      }
      if (left === 0) return null
      const command = { do: 'undo', count: Math.min(left, LONGEST_ROW) } as const
      const asked = askedIn(game, standing(), shown.peek().state, command, shown.peek().log.length)
      return rebuffOf(await line.command(command, asked))
    },
    explain: async () => [],
    async record() {
      const table = standing().ending && tableOf(game, standing())
      return table?.ok ? makeRecord(table.value, undefined, buildName) : ''
    },
    resume: () => {},
    close() {
      follow()
    },
  }
  return session
}

function isSame(before: Shown, next: Shown): boolean {
  return (
    before.waits === next.waits &&
    before.log.length === next.log.length &&
    before.log.at(-1)?.events.length === next.log.at(-1)?.events.length &&
    before.state.raw.every((value, index) => value === next.state.raw[index])
  )
}

function rebuffOf(answer: Answer): Rebuff | null {
  if (answer.how === 'done') return null
  if (answer.how === 'stale') return movedOn
  return { verdict: answer.verdict, gaps: answer.args, place: -1 }
}
