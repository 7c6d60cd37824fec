import { fastDice, languages, SPECTATOR, type Game, type Setup } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { gamesOfTheDay, sampleOf } from '../../../../scripts/lanes.ts'
import { voiceOf } from '../i18n/voice.ts'
import { defaults, settings } from '../store/settings.ts'
import { matesOf, passText, seatName, toldText } from './who.ts'

/** Every number of players that a game can be played by, as set-ups. */
function setupsOf({ scenarios, options }: Game): readonly Setup[] {
  const players = options.find(({ id }) => id === 'players')?.values ?? ['']
  return scenarios.flatMap((scenario) =>
    players.map((value) => ({ scenario, options: value === '' ? {} : { players: value } })),
  )
}

test.each(gamesOfTheDay(games))(
  '$id: no two people at one screen read the same when it is handed over',
  (game) => {
    let teams = 0
    for (const language of languages) {
      settings.value = { ...defaults, language }
      for (const setup of setupsOf(game)) {
        const made = game.create(setup)
        if (!made.ok) continue // a number of players that the scenario has not
        game.start(made.value, fastDice(1))
        const { known } = game.view(made.value, SPECTATOR)
        const seats = Array.from({ length: game.seatsIn(known) }, (_, seat) => seat)
        const table = { game, sitters: seats.map(() => 'human') }
        const passed = seats.map((seat) => passText(table, known, seat))
        expect(new Set(passed).size).toBe(seats.length)
        expect(new Set(seats.map((seat) => seatName(table, known, seat))).size).toBe(seats.length)
        for (const seat of seats) {
          const side = game.sides[game.sideOf(known, seat)]
          if (side !== undefined) expect(passed[seat]).toContain(voiceOf(game).side(side))
          if (matesOf(game, known, seat).length > 0) teams++
        }
        const named = { ...table, names: signal(['Ann', 'Ben', 'Cleo', 'Dora']) }
        expect(passText(named, known, 1)).toMatch(/Ben\.$/)
      }
    }
    settings.value = defaults
    if (game.seats > 2) expect(teams).toBeGreaterThan(10)
  },
)

test.each(gamesOfTheDay(games))(
  '$id: what is told of a player alone has their name, and without one the side of a partner',
  (game) => {
    const alone = Object.entries(game.events)
      .filter(([, { fields, silent }]) => fields?.join() === 'seat' && !silent)
      .map(([type]) => type)
    const people = ['Ann', 'Ben', 'Cleo', 'Anne-Lise']
    for (const language of languages) {
      settings.value = { ...defaults, language }
      for (const setup of sampleOf(setupsOf(game), 6)) {
        const made = game.create(setup)
        if (!made.ok) continue
        game.start(made.value, fastDice(1))
        const { known } = game.view(made.value, SPECTATOR)
        const table = { game, sitters: [], known: () => known }
        const named = { ...table, names: signal(people) }
        for (let seat = 0; seat < game.seatsIn(known); seat++) {
          const side = game.sides[game.sideOf(known, seat)]
          for (const type of alone) {
            const event = { type, rule: '', seat }
            expect(toldText(named, event)).toContain(people[seat])
            expect(toldText(named, event)).not.toMatch(/player|joueur|\d|undefined/i)
            if (side === undefined || seat < game.sides.length) continue
            expect(toldText(table, event)).toContain(voiceOf(game).side(side))
          }
        }
      }
    }
    settings.value = defaults
    const hasTeams = game.seats > 2
    if (hasTeams) expect(alone.length).toBeGreaterThan(2)
  },
)
