import { fastDice, hashText, languages, SPECTATOR, type GameEvent } from '@estafette/kernel'
import { gameById, games } from '@estafette/registry'
import {
  isOver,
  legalChoices,
  makeRecord,
  makeSealed,
  openTable,
  readMoves,
  stateAt,
  stateOf,
  take,
  type Table,
} from '@estafette/table'
import { afterEach, describe, expect, test } from 'vitest'
import { gamesOfTheDay, oneFor } from '../../../../scripts/lanes.ts'
import { goldenGames } from '../../test/golden.ts'
import { loadScreen, loadStory } from '../games/index.ts'
import { voiceOf } from '../i18n/voice.ts'
import { knownTo, toldTo, wholeLog } from '../session/journal.ts'
import type { Eyes } from '../session/replay.ts'
import { defaults, settings } from '../store/settings.ts'
import { makeStoryTeller, summaryOf } from '../story/summary.ts'
import { MOST_POINTS } from '../story/turning.ts'
import { makeModel } from '../table/model.ts'
import { actorOf, captionOf } from './captions.ts'
import { makePlayback } from './playback.ts'
import { makeFilm, type Film } from './reading.ts'
import { fightsIn, stopsOf } from './way.ts'

const HALF = 0.5 // of the choices, in games played at random: people and captains take fewer steps

/** Begins to read a record as the page does. */
async function filmOf(record: string, own: Eyes = SPECTATOR): Promise<Film> {
  const slices = readMoves(gameById, record)
  const first = slices.next()
  if (first.done) throw new Error('the record cannot be read')
  const { id } = first.value.table.game
  const [screen, story] = await Promise.all([loadScreen(id), loadStory(id)])
  const terms = { id: 'test', screen: screen!, story: story ?? null, own, names: [] }
  return makeFilm(terms, first.value, slices)
}

async function readWhole(record: string, own: Eyes = SPECTATOR): Promise<Film> {
  const film = await filmOf(record, own)
  while (film.readOn(5) === null) film.show()
  return film
}

/** A game that goes on after so many random choices. */
function begun(id: string, moves: number): Table {
  const game = gameById(id)!
  const opened = openTable(game, {
    start: { setup: { scenario: game.scenarios[0]!, options: {} } },
    gameId: 'test',
    seed: '7'.padStart(64, '0'),
    local: true,
  })
  if (!opened.ok) throw new Error(opened.reason)
  const mind = fastDice(7)
  const table = opened.value
  while (table.entries.length < moves && !isOver(table)) {
    const seat = game.toAct(stateOf(table))
    const choices = legalChoices(game, stateOf(table), seat)
    take(table, seat, choices[mind.below(choices.length)]!)
  }
  return table
}

afterEach(() => {
  settings.value = defaults
})

describe.each(goldenGames)('$name', ({ record, table }) => {
  const { game } = table
  const { length } = table.entries
  let film: Film

  test('read in slices it is the same game, and stands still at any moment', async () => {
    film = await filmOf(record)
    expect(film.reel.length).toBe(length)
    expect(film.reel.session.known().raw).toEqual(stateAt(table, 0).raw)
    let slices = 0
    while (film.readOn(5) === null) {
      film.show()
      slices++
    }
    expect(slices).toBeGreaterThan(0)
    expect(film.reel.log.value).toEqual(wholeLog(table))
    for (const at of [length, 0, Math.floor(length / 2)]) {
      film.reel.at.value = at
      expect(hashText(film.reel.session.known())).toBe(hashText(stateAt(table, at)))
    }
  })

  test('its steps go from the beginning to the end in order, and skip most choices', async () => {
    const scenes = film.scenes.value
    const all = stopsOf(scenes, length, false)
    const skipped = stopsOf(scenes, length, true)
    for (const stops of [all, skipped]) {
      expect(stops[0]!.at).toBe(0)
      expect(stops.at(-1)!.at).toBe(length)
      for (const [index, { at, part }] of stops.entries()) {
        const before = stops[index - 1]
        if (before) expect(at > before.at || (at === before.at && part > before.part)).toBe(true)
      }
    }
    expect(new Set(all.map(({ at }) => at)).size).toBe(length + 1)
    expect(skipped.length).toBeLessThan(length * HALF)
    // Dice that were thrown for somebody's fight are in a step of that.
    const screen = (await loadScreen(game.id))!
    expect(fightsIn(screen, scenes).length).toBeGreaterThan(0)
    // Forwards and backwards the same steps are shown.
    const { playback } = makePlayback(makeModel(film.reel.session, screen), film, 0)
    const seen: number[] = []
    for (let step = 0; step < skipped.length; step++) {
      seen.push(playback.index.value)
      playback.step(1)
    }
    expect(seen).toEqual(skipped.map((_, index) => index))
    for (let step = skipped.length - 1; step > 0; step--) {
      playback.step(-1)
      expect(playback.index.value).toBe(step - 1)
    }
  })

  test.each(languages)(
    'in %s a caption names who does it, and is no line of the journal',
    async (language) => {
      settings.value = { ...defaults, language }
      const model = makeModel(film.reel.session, (await loadScreen(game.id))!)
      film.reel.at.value = length
      const voice = voiceOf(game)
      const offered = new Set(table.entries.map(({ choice }) => voice.choice(choice)))
      for (const scene of film.scenes.value) {
        const caption = captionOf(model, scene, length)
        expect(caption).not.toMatch(/undefined|NaN|^\s*$|: *$/)
        expect(offered).not.toContain(caption)
        const actor = scene.step && scene.step.last > 0 ? actorOf(model, scene.step) : null
        if (actor)
          expect(caption.startsWith(actor.subject) || caption.startsWith(actor.name)).toBe(true)
      }
    },
  )
})

test.each(oneFor('moments', goldenGames))(
  'the moments of $name are those of its result, and so are all its figures',
  async ({ record, table }) => {
    const film = await readWhole(record)
    const story = (await loadStory(table.game.id))!
    const { outcome: _, choices: __, turns: ___, dice: ____, ...tale } = summaryOf(table, story)
    expect(film.tale.value).toEqual(tale)
    expect(tale.moments.length).toBeLessThanOrEqual(MOST_POINTS)
  },
)

test.each(gamesOfTheDay(games).map(({ id }) => id))(
  'of a game of %s that goes on nothing is shown but what its viewer may know',
  async (id) => {
    const table = begun(id, 60)
    const own = table.entries[0]!.seat
    const film = await readWhole(makeSealed(table), own)
    expect(film.isOver.value).toBe(false)
    expect(film.reel.eyes.value).toBe(own)
    expect(film.reel.log.value).toEqual(toldTo(wholeLog(table), own))
    const { length } = table.entries
    for (const at of [0, length >> 1, length]) {
      film.reel.at.value = at
      const known = knownTo(table.game, stateAt(table, at), own)
      expect(film.reel.session.known().raw).toEqual(known.raw)
    }
    const heard = new Set(film.reel.log.value.flatMap(({ events }) => events.map(textOf)))
    for (const { step } of film.scenes.value) {
      for (const event of step?.events ?? []) expect(heard).toContain(textOf(event))
    }
    const story = (await loadStory(id))!
    const knownAt = (at: number) => knownTo(table.game, stateAt(table, at), own)
    const teller = makeStoryTeller(table.game, story, knownAt(0))
    for (const { number, events } of toldTo(wholeLog(table), own)) {
      teller.hear(number, events, knownAt(Math.max(0, number - 1)), knownAt(number))
    }
    expect(film.tale.value).toEqual(teller.tale())
    // A file that says it was over is not believed.
    const claimed = makeRecord(table).replace(/\n*$/, `\nresult ${table.game.sides[0]} points 1\n`)
    const false_ = await readWhole(claimed, own)
    expect(false_.isOver.value).toBe(false)
    expect(false_.reel.eyes.value).toBe(own)
  },
)

function textOf(event: GameEvent): string {
  return JSON.stringify(event)
}
