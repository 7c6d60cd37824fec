import type { Game, State } from '@estafette/kernel'
import { gameById, games } from '@estafette/registry'
import { legalChoices, stateOf } from '@estafette/table'
import { signal } from '@preact/signals'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { gamesOfTheDay, isLong, sampleOf } from '../../../../../scripts/lanes.ts'
import { dayOf, seed } from '../../../../../scripts/seed.mjs'
import { journalOf, type Chosen } from '../../../test/journal.ts'
import { inLanguages, tableOf } from '../../../test/sitting.ts'
import { loadScreen } from '../../games/index.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { harmOf } from '../../screen/events.ts'
import { placeKind } from '../../screen/screen.ts'
import { makeTableState } from '../../screen/table-state.ts'
import { openSession } from '../../session/local.ts'
import type { Session } from '../../session/session.ts'
import { watchable } from '../../session/watching.ts'
import type { TableModel } from '../model.ts'
import { doneSince, sumFrom, type Blow } from './done-to.ts'
import { enemyTurn, insideFrom, nextStep, stepBack, wholeTurn } from './enemy-turn.ts'
import { placesHit } from './steps.ts'
import {
  countsOfHarm,
  deedIn,
  effectOf,
  elseOf,
  spokenSum,
  titleOfSum,
  whenOf,
} from './sum-told.ts'

const MOST = isLong ? 2500 : 260

beforeAll(() => vi.waitFor(() => expect(wholeTurn()).not.toBeNull(), 60_000), 60_000)

/** The scenarios that are played here: of many one, another every day; all where there is time. */
function scenariosOf({ scenarios }: Game): readonly string[] {
  return isLong ? scenarios : [scenarios[dayOf(seed) % scenarios.length]!]
}

/** A table after so many choices of a journal, where whoever acts sits at the screen. */
function tableAfter(game: Game, journal: readonly Chosen[], count: number): Session {
  const stateAt = (at: number) => journal[at + 1]!.before
  const seat = game.toAct(stateAt(count))
  return {
    game,
    sitters: ['human', 'human'],
    viewer: signal(seat),
    awaited: signal(-1),
    version: signal(0),
    thinking: signal(false),
    log: signal(journal.slice(0, count + 1)),
    known: () => stateAt(count),
    knownAt: stateAt,
    deciding: () => seat,
    outcome: () => null,
  } as unknown as Session
}

/** The places that were lost, by events or by who holds them. */
function placesTold(blows: readonly Blow[]): readonly number[] {
  const told = blows.flatMap(({ harms, places }) => [
    ...places,
    ...harms.filter(({ kind }) => kind === 'place').map(({ event }) => Number(event['place'])),
  ])
  return [...new Set(told)]
}

describe.each(gamesOfTheDay(games))('$id', (game) => {
  test('what was done to somebody in a turn of others is told once, and only then', async () => {
    const screen = (await loadScreen(game.id))!
    const { turnOf } = screen
    let [summed, lostPlaces, strays] = [0, 0, 0]
    for (const scenario of scenariosOf(game)) {
      const journal = journalOf(
        game,
        { scenario, options: {} },
        {
          player: 'greedy',
          seed: dayOf(seed) + 2,
          most: MOST,
        },
      )
      for (let count = 1; count < journal.length - 1; count++) {
        const session = tableAfter(game, journal, count)
        const seat = session.deciding()
        const own = game.sideOf(session.known(), seat)
        const isTheirs = turnOf!(session.known()) === 1 - own
        const done = doneSince(session, screen, seat)
        if (isTheirs || own < 0) {
          expect(done).toBeNull()
          continue
        }
        const { first, blows } = done!
        const told = blows.flatMap(({ harms }) => harms.map(({ event }) => event))
        expect(new Set(told).size).toBe(told.length)
        for (const event of told) expect(harmOf(game, event)?.side).toBe(own)
        const taken = blows.flatMap(({ places }) => places)
        // In a turn of the others nothing is left out, and nothing from before one's own is told.
        const theirs = journal
          .slice(first + 1, count + 1)
          .filter(({ before }) => turnOf!(before) === 1 - own)
          .flatMap(({ events }) => events)
          .filter((event) => harmOf(game, event)?.side === own)
        for (const event of theirs) expect(told).toContain(event)
        const older = new Set(journal.slice(0, first).flatMap(({ events }) => events))
        expect(told.filter((event) => older.has(event))).toEqual([])

        // It is summed up where it came after the last look, and only where something was done.
        const hasHarm = theirs.length > 0 || taken.length > 0
        if (hasHarm) expect(sumFrom(session, screen, 0)).toBe(Math.max(1, first))
        if (told.length === 0 && taken.length === 0) {
          expect(sumFrom(session, screen, 0)).toBeNull()
        }
        // Of places that no event tells, each that was held and is not any more, once.
        const held = (state: State) => screen.victory!.held?.(state, own) ?? []
        const now = held(session.known())
        const lost = first === count ? [] : held(session.knownAt(first))
        expect(taken.toSorted()).toEqual(lost.filter((place) => !now.includes(place)).toSorted())
        expect(sumFrom(session, screen, count)).toBeNull()
        if (!hasHarm) continue
        summed++
        const seen = watchable(
          session,
          () => null,
          (_, after) => sumFrom(session, screen, after),
          () => null,
          signal(0),
        )
        const model = {
          session: seen,
          screen,
          page: makeTableState(seen),
          state: signal(session.known()),
          seat: signal(-1),
        } as unknown as TableModel
        const turn = enemyTurn(model)!
        expect(seen.deciding()).toBe(-1)
        expect(turn.steps.map(({ number }) => number)).toEqual(turn.steps.map((_, at) => at + 1))
        for (const text of inLanguages(() => [
          titleOfSum(model, turn),
          whenOf(model, turn),
          spokenSum(model, turn, turn.sum!),
          ...turn.sum!.blows.map((blow) => effectOf(model, blow) || 'nothing'),
          ...turn.steps.map((step) => deedIn(model, step)),
          `.${elseOf(model, turn.sum!)}`,
        ])) {
          expect(text).not.toMatch(/\[|undefined|NaN|\s\s|^$|\.\./)
        }
        // What came down on the map has a line that leads there, whosesoever step it was.
        for (const { step, harms, places } of turn.sum!.blows) {
          const on = [...placesHit(screen, session.known(), harms), ...places]
          if (screen.map && on.length > 0) expect(step).not.toBeNull()
          if (step?.events.length === 0) expect(on).toContain(step.place)
          strays += Number(step?.events.length === 0)
        }
        const counts = countsOfHarm(model, turn.sum!)
        expect(counts.every((one) => one.count > 0)).toBe(true)
        // Every place is named, in the line of who took it and under the number.
        const places = placesTold(turn.sum!.blows)
        const named = counts.find(({ kind }) => kind === 'place')
        expect(named?.count ?? 0).toBe(places.length)
        const effects = turn.sum!.blows.map((blow) => effectOf(model, blow)).join(', ')
        for (const place of places) {
          const name = voiceOf(game).thing(placeKind(screen), place)
          expect(named!.names).toContain(name)
          expect(effects).toContain(name)
          lostPlaces++
        }
        seen.watching.finish()
        expect(seen.watching.watch.value).toBeNull()
        expect(seen.deciding()).toBe(seat)
      }
    }
    if (isLong) {
      expect(summed).toBeGreaterThan(0)
      expect(lostPlaces).toBeGreaterThan(0)
    }
    console.log(`${game.id}: ${summed} sums, ${lostPlaces} places lost, ${strays} blows of no step`)
  })
})

test.each(sampleOf(['axis', 'allies'], 1))(
  'what the Automat of the %s did within a choice is shown step by step',
  async (automat) => {
    const game = gameById('frontline')!
    const screen = (await loadScreen('frontline'))!
    const setup = { scenario: game.scenarios[1]!, options: { automat } }
    const table = tableOf(game, setup, 1 + dayOf(seed))
    const session = openSession('test', table, ['human', 'human'])
    const seen = watchable(
      session,
      () => null,
      () => null,
      (log, after) => insideFrom(session, screen, log, after),
    )
    const model = { session: seen, screen, page: makeTableState(seen) } as unknown as TableModel
    const own = automat === 'axis' ? 0 : 1
    let shown = 0
    for (let count = 0; count < MOST && game.acting(stateOf(table)) !== 0; count++) {
      if (session.awaited.value >= 0) session.arrive()
      const state = stateOf(table)
      const legal = legalChoices(game, state, game.toAct(state))
      await seen.take([legal[(7 * count) % legal.length]!], seen.version.peek())
      const turn = enemyTurn(model)
      if (!turn) continue
      shown++
      expect(seen.deciding()).toBe(-1)
      expect(turn.present).toBeNull()
      for (const step of turn.steps) {
        expect(step.side).toBe(1 - own)
        nextStep(enemyTurn(model)!)
        expect(enemyTurn(model)!.present?.number).toBe(step.number)
        expect(inLanguages(() => [deedIn(model, step)]).join()).not.toMatch(/\[|undefined/)
      }
      stepBack(enemyTurn(model)!)
      expect(enemyTurn(model)!.present?.number ?? 0).toBe(turn.steps.length - 1)
      nextStep(enemyTurn(model)!)
      nextStep(enemyTurn(model)!)
      expect(enemyTurn(model)).toBeNull()
      expect(seen.deciding()).toBeGreaterThanOrEqual(0)
    }
    expect(shown).toBeGreaterThan(0)
    session.close()
  },
)
