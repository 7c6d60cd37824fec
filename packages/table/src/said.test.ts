import {
  choicesOf,
  createState,
  fastDice,
  isToldTo,
  saidOf,
  type GameEvent,
} from '@estafette/kernel'
import { games } from '@estafette/registry'
import { expect, test } from 'vitest'

const MOST = process.env['LONG'] ? 3000 : 300 // choices of one game
const MOST_SHARE = 0.03

test.each(games)('$id: few lines of a game say that a choice was the only one', (game) => {
  const s = createState(game, { scenario: game.scenarios[0]!, options: {} })
  const dice = fastDice(5)
  let events: GameEvent[] = []
  let [lines, forced] = [0, 0]
  const tell = (event: GameEvent): void => void events.push(event)
  game.start(s, dice, tell)
  for (let n = 0; n < MOST && game.outcome(s) === null; n++) {
    for (const viewer of [0, 1]) {
      const said = saidOf(events.filter((event) => isToldTo(event, viewer)))
      lines += said.length
      forced += said.filter(({ type }) => type === 'forced').length
    }
    events = []
    const seat = game.toAct(s)
    const choices = [...choicesOf(game, s, seat)]
    game.play(s, seat, choices[dice.below(choices.length)]!, dice, tell)
  }
  expect(forced / Math.max(1, lines)).toBeLessThan(MOST_SHARE)
})
