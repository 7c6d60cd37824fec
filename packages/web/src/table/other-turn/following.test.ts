import { games } from '@estafette/registry'
import { signal } from '@preact/signals'
import { beforeEach, expect, test } from 'vitest'
import { gamesOfTheDay, isLong } from '../../../../../scripts/lanes.ts'
import { dayOf, seed } from '../../../../../scripts/seed.mjs'
import { journalOf, usualSetup } from '../../../test/journal.ts'
import { loadScreen } from '../../games/index.ts'
import { makeTableState } from '../../screen/table-state.ts'
import type { LogEntry, Session } from '../../session/session.ts'
import { watchable } from '../../session/watching.ts'
import { change } from '../../store/settings.ts'
import type { TableModel } from '../model.ts'
import { enemyTurn, isFollowed, nextStep, stepToCome, turnFrom } from './enemy-turn.ts'

const MOST = isLong ? 2500 : 200

beforeEach(() => change({ enemyPace: 'quick' }))

test.each(gamesOfTheDay(games).map(({ id }) => id))(
  'each step of others far away in %s is shown as it comes, beside the card of those who wait',
  async (id) => {
    const screen = (await loadScreen(id))!
    const { game } = screen
    const journal = journalOf(game, usualSetup(game), {
      player: 'greedy',
      seed: dayOf(seed),
      most: MOST,
    })
    const stateAt = (count: number) => journal[Math.min(count + 1, journal.length - 1)]!.before
    const log = signal<readonly LogEntry[]>(journal.slice(0, 1))
    const version = signal(0)
    const own = journal[1]!.seat === 0 ? 1 : 0 // others begin
    const acting = (): number => game.acting(stateAt(log.value.length - 1))
    const inner = {
      game,
      sitters: Array.from({ length: game.seatsIn(journal[0]!.before) }, (_, seat) =>
        seat === own ? 'human' : 'remote',
      ),
      viewer: signal(own),
      awaited: signal(-1),
      thinking: signal(false),
      log,
      version,
      known: () => stateAt(log.value.length - 1),
      knownAt: stateAt,
      deciding: () => ((acting() >> own) & 1 ? own : -1),
      outcome: () => null,
      async take() {
        goOn()
        return null
      },
      close() {},
    } as unknown as Session
    const goOn = (): void => {
      log.value = journal.slice(0, log.value.length + 1)
      version.value++
    }
    const session = watchable(
      inner,
      (entries, from) => turnFrom(inner, screen, entries, from),
      () => null,
      () => null,
      signal(0),
      { seen: 0, isAtIt: () => inner.deciding() < 0 },
    )
    const page = makeTableState(session)
    const model = { session, screen, page } as unknown as TableModel
    const faults: string[] = []
    let [shown, followed] = [0, 0]
    for (const { number, seat } of journal.slice(1)) {
      if (seat === own) expect(await session.take([], session.version.peek())).toBeNull()
      else goOn()
      if (enemyTurn(model)) shown++
      for (let beat = 0; beat < 20; beat++) {
        const turn = enemyTurn(model)
        if (!turn || (!stepToCome(turn) && !turn.isComplete)) break
        if (session.deciding() >= 0) faults.push(`${number}: decides while others are watched`)
        nextStep(turn)
      }
      const turn = enemyTurn(model)
      if (inner.deciding() >= 0) {
        if (turn) faults.push(`${number}: shown for ever`)
        if (session.deciding() < 0) faults.push(`${number}: nobody may decide`)
      } else if (turn) {
        followed++
        if (!isFollowed(turn)) faults.push(`${number}: not beside the card of who waits`)
        if (turn.present !== turn.steps.at(-1)) faults.push(`${number}: the last step is missing`)
      }
    }
    session.close()
    expect(faults).toEqual([])
    console.log(`${id}: ${shown} positions with a turn of others, ${followed} of them followed`)
    expect(shown).toBeGreaterThan(0)
  },
)
