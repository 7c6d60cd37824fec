import { allSetups, type Game, type GameEvent } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { stateOf } from '@estafette/table'
import { signal } from '@preact/signals'
import { describe, expect, test } from 'vitest'
import { gamesOfTheDay, isLong, sampleOf } from '../../../../../scripts/lanes.ts'
import { dayOf, seed } from '../../../../../scripts/seed.mjs'
import { journalOf, usualSetup, type Chosen } from '../../../test/journal.ts'
import { inLanguages, tableOf } from '../../../test/sitting.ts'
import { loadScreen } from '../../games/index.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { shapeOf } from '../../screen/events.ts'
import type { GameScreen } from '../../screen/screen.ts'
import { makeTableState } from '../../screen/table-state.ts'
import { openSession } from '../../session/local.ts'
import type { Session } from '../../session/session.ts'
import { sinceOwn, toldBeside, turnFrom, whatOf, whoOf } from './enemy-turn.ts'
import { stepsIn } from './steps-in.ts'
import { isElsewhere, lastRoll, rollLine } from '../rolls/last-roll.ts'
import { makeModel, type TableModel } from '../model.ts'
import type { Step } from './steps.ts'
import { countsOf, titleOf, unitName } from './turn-title.ts'

const MOST = isLong ? 2500 : 120

/** A table after so many choices of a journal: a person sits on seat 0, computers on the others. */
function tableAfter(game: Game, journal: readonly Chosen[], count: number, seats: number): Session {
  const stateAt = (at: number) => journal[Math.min(at + 1, journal.length - 1)]!.before
  return {
    game,
    sitters: Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'human' : 'greedy')),
    viewer: signal(0),
    log: signal(journal.slice(0, count + 1)),
    known: () => stateAt(count),
    knownAt: stateAt,
  } as unknown as Session
}

const modelOf = (session: Session, screen: GameScreen): TableModel =>
  ({
    session,
    screen,
    page: makeTableState(session),
    seat: signal(0),
    state: signal(session.known()),
  }) as unknown as TableModel

/** What the headline of a turn counts that was not so, by the events of its steps. */
function miscounted(game: Game, model: TableModel, steps: readonly Step[]): string[] {
  const isAfar = ({ type }: GameEvent): boolean => /^(air-attack|bombed|shelled|bombard)/.test(type)
  const opened = steps
    .filter(({ kind }) => kind === 'fight')
    .map(({ events }) => events.find((event) => shapeOf(game, event).opens)!)
  const fights = opened.filter((event) => !isAfar(event)).length
  const fire = opened.length - fights
  const marched = model.screen.field
    ? -1
    : new Set(
        steps
          .filter(({ kind }) => kind === 'move')
          .flatMap(({ events }) => events)
          .flatMap((event) => {
            const { goes, sorts } = shapeOf(game, event)
            const isOfFight = sorts?.includes('fight') // a retreat is no march
            return goes && !isOfFight ? ([event[goes.who]].flat() as number[]) : []
          }),
      ).size
  return inLanguages(() => {
    const [title, counts] = [titleOf(model, steps), countsOf(model, steps)]
    const told = (words: RegExp): number => Number(words.exec(counts)?.[1] ?? 0)
    const isMarch = / moves?$| se déplace$| bougent$/.test(title)
    return [
      ...(told(/(\d+) (?:fight|combat)/) === fights ? [] : [`${counts}, but ${fights} fights`]),
      ...(told(/(\d+) bombard/) === fire ? [] : [`${counts}, but ${fire} from afar`]),
      ...(marched < 0 || told(/(\d+) (?:units? moved|unités? déplacée)/) === marched
        ? []
        : [`${counts}, but ${marched} marched`]),
      ...(fights === 0 && /^(Fight for|Combat pour)/.test(title) ? [title] : []),
      ...(marched === 0 && isMarch ? [title] : []),
    ]
  })
}

/** Lines under what was done that only say it again. */
function toldTwice(model: TableModel, step: Step): string[] {
  const voice = voiceOf(model.session.game)
  const lines = toldBeside(model, step).map((event) => voice.event(event))
  return lines.filter((line) => line.replace(/\.$/, '') === whatOf(model, step))
}

describe.each(gamesOfTheDay(games))('$id', (game) => {
  const setup = game.scenarios.length > 2 ? { scenario: game.scenarios[1]!, options: {} } : null

  test('a turn is shown only where others marched or fought, and says who did what', async () => {
    const screen = (await loadScreen(game.id))!
    const journal = journalOf(game, setup ?? usualSetup(game), {
      player: 'random',
      seed: dayOf(seed),
      most: MOST,
    })
    let shown = 0
    for (let count = 1; count < journal.length; count++) {
      if (journal[count]!.seat === 0 || journal[count + 1]?.seat !== 0) continue
      const from = journal.slice(0, count + 1).findLastIndex(({ seat }) => seat <= 0) + 1
      const session = tableAfter(game, journal, count, game.seatsIn(journal[0]!.before))
      const model = modelOf(session, screen)
      const begin = turnFrom(session, screen, session.log.value, from)
      if (begin === null) continue
      shown++
      expect(begin).toBeGreaterThanOrEqual(from)
      const steps = stepsIn(session, screen, session.log.value.slice(begin))
      expect(steps.length).toBeGreaterThan(0)
      expect(steps.some(({ kind, seat }) => kind !== 'other' && seat > 0)).toBe(true)
      for (const text of inLanguages(() =>
        steps.flatMap((step) => [whatOf(model, step), `${whoOf(model, step)}.`]),
      )) {
        expect(text).not.toMatch(/\[|undefined|NaN|\s\s|^$/)
      }
      expect(inLanguages(() => steps.flatMap((step) => toldTwice(model, step)))).toEqual([])
      expect(miscounted(game, model, steps)).toEqual([])
      const units = new Set(steps.flatMap((step) => step.units))
      const isMove = steps.every(({ kind, lost }) => kind === 'move' && lost.length === 0)
      for (const [title, name] of inLanguages(() => [
        [titleOf(model, steps), units.size === 1 ? unitName(model, [...units][0]!) : ''] as const,
      ])) {
        expect(title).not.toMatch(/\[|undefined|NaN|\s\s|^$|^(A unit|Une unité) /)
        if (isMove) expect(title).toContain(name)
      }
    }
    if (isLong) expect(shown).toBeGreaterThan(0)
  })

  test('what happened last begins with the last turn of the others, not with the set-up', async () => {
    const screen = (await loadScreen(game.id))!
    const journal = journalOf(game, setup ?? usualSetup(game), {
      player: 'random',
      seed: dayOf(seed) + 1,
      most: MOST,
    })
    const session = tableAfter(game, journal, journal.length - 1, game.seatsIn(journal[0]!.before))
    const isTurn = ({ events }: Chosen): boolean =>
      events.some((event) => shapeOf(game, event).sorts?.includes('turn'))
    const turn = journal.findLastIndex((entry, at) => at < journal.length - 1 && isTurn(entry))
    expect(sinceOwn(modelOf(session, screen))).toBeGreaterThanOrEqual(Math.max(0, turn))
  })

  test('the note of a roll is gone when another fight begins or a plan is made elsewhere', async () => {
    const screen = (await loadScreen(game.id))!
    const { rolls } = screen
    if (!rolls) return
    const journal = journalOf(game, setup ?? usualSetup(game), {
      player: 'random',
      seed: dayOf(seed) + 3,
      most: 4 * MOST,
    })
    const faults: string[] = []
    for (const { number, events } of journal) {
      const isRolled = events.some((event) => rolls.isRoll(event))
      const isBegun = events.some((event) => shapeOf(game, event).opens)
      if (!isRolled && !isBegun) continue
      const sat = tableAfter(game, journal, number, game.seatsIn(journal[0]!.before))
      const session = { ...sat, sitters: sat.sitters.map(() => 'greedy') } // nobody decides it away
      const last = lastRoll(modelOf(session, screen))
      const told = journal.slice(0, number + 1).flatMap((entry) => entry.events)
      const begun = told.findLastIndex((event) => shapeOf(game, event).opens)
      const rolled = told.findLastIndex((event) => rolls.isRoll(event))
      if (begun > rolled && last) faults.push(`${number}: an old roll over ${told[begun]!.type}`)
      if (!last) continue
      const { roll } = last
      const here = { place: roll.place, units: [0] }
      const there = { place: roll.place + 1, units: [0] }
      if (isElsewhere(roll, null, null, null)) faults.push(`${number}: closed by nobody`)
      if (isElsewhere(roll, there, there, null)) faults.push(`${number}: closed by what it left`)
      if (isElsewhere(roll, null, here, null)) faults.push(`${number}: closed where it fell`)
      if (!isElsewhere(roll, null, there, null)) faults.push(`${number}: open over another stack`)
    }
    expect(faults).toEqual([])
  })

  test('the note of a roll tells all rolls since a person chose', async () => {
    const screen = (await loadScreen(game.id))!
    if (!screen.rolls) return
    const { rolls } = screen
    const journal = journalOf(game, setup ?? usualSetup(game), {
      player: 'random',
      seed: dayOf(seed) + 2,
      most: MOST,
    })
    for (const { number, events } of journal) {
      const count = events.filter((event) => rolls.isRoll(event)).length
      if (count < 2) continue
      const session = tableAfter(game, journal, number, game.seatsIn(journal[0]!.before))
      const last = lastRoll(modelOf(session, screen))
      const isMarch = events.some((event) => shapeOf(game, event).sorts?.includes('move'))
      const isTurn = events.some((event) => shapeOf(game, event).sorts?.includes('turn'))
      if (!last || isMarch || isTurn || count > 6) continue
      expect(1 + last.earlier.length).toBeGreaterThanOrEqual(count)
    }
  })

  test('a roll that is told in a line is one sentence, with no stop inside it', async () => {
    const screen = (await loadScreen(game.id))!
    const { rolls } = screen
    if (!rolls) return
    const journal = journalOf(game, setup ?? usualSetup(game), {
      player: 'random',
      seed: dayOf(seed) + 4,
      most: 4 * MOST,
    })
    const lines = journal.flatMap(({ events, before }) =>
      events.flatMap((event, at) =>
        rolls.isRoll(event)
          ? inLanguages(() => {
              const roll = rolls.read(events, at, before)
              return roll ? [rollLine(roll)] : []
            })
          : [],
      ),
    )
    expect(lines.filter((line) => /\.[,;]|\.$|^,|, ,/.test(line))).toEqual([])
  })
})

test.each(games.map((game) => ({ id: game.id, game })))(
  '$id: what the rules do is told in the words of the log, and not as a bare place',
  async ({ game }) => {
    const screen = (await loadScreen(game.id))!
    const wrong: string[] = []
    for (const setup of sampleOf(allSetups(game), 2)) {
      const table = tableOf(game, setup, 2)
      const people = Array.from({ length: game.seatsIn(stateOf(table)) }, () => 'human')
      const model = makeModel(openSession('by-rules', table, people), screen)
      const { session } = model
      wrong.push(
        ...inLanguages(() =>
          stepsIn(session, screen, session.log.value).flatMap((step) => {
            if (step.side >= 0 || step.seat >= 0) return []
            const lines = step.events.map((event) => voiceOf(game).event(event).replace(/\.$/, ''))
            const told = whatOf(model, step)
            const isTold = step.units.length > 0 || lines.some((line) => told.startsWith(line))
            return isTold ? [] : [`${whoOf(model, step)} ${told}`]
          }),
        ),
      )
      session.close()
    }
    expect(wrong).toEqual([])
  },
)
