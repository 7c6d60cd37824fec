import { fastDice, languages, SPECTATOR, type Game, type Setup } from '@estafette/kernel'
import { games } from '@estafette/registry'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { gamesOfTheDay } from '../../../../scripts/lanes.ts'
import { voiceOf } from '../i18n/voice.ts'
import { defaults, settings } from '../store/settings.ts'
import { matesOf, passText, seatName } from './who.ts'

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
