import { ask, makePlayer } from '@estafette/bots'
import { fastDice, type Choice, type Seat, type State } from '@estafette/kernel'
import { gameById, games } from '@estafette/registry'
import { brainOf } from '@estafette/registry/brains'
import { beforeEach, expect, test } from 'vitest'
import { loadScreen } from '../../games/index.ts'
import type { GameScreen } from '../../screen/screen.ts'
import { defaults, settings } from '../../store/settings.ts'
import { gamesOfTheDay, isLong } from '../../../../../scripts/lanes.ts'
import { sitAt, tableOf } from '../../../test/sitting.ts'
import { stateOf } from '@estafette/table'
import { alarmOf } from '../end/alarm.tsx'
import { cardOf } from './decision.ts'
import { endBy, endText } from './end-of-game.ts'

const arras = gameById('arras')!

/** A position in which the Allies may end the hour. */
function position(lines: string): State {
  const head = 'estafette position 1\ngame arras\nreleased-a yes\nlast-passer german'
  const read = arras.read(`${head}\n${lines}\nat 25 4-gr-howard-1\nat 9 7th-pz-7-at\n`)
  if (!read.ok) throw new Error(read.reason)
  return read.value
}

beforeEach(() => {
  settings.value = { ...defaults, language: 'en' }
})

/** The model before a position, and its pass. */
async function before(lines: string) {
  const screen = (await loadScreen('arras'))!
  const state = position(lines)
  const { model } = sitAt(screen, state, arras.toAct(state))
  return { model, pass: model.offers.value.all.find(({ verb }) => verb === 'pass')! }
}

test('a pass that loses the game at the end of the hour is called so on the card', async () => {
  const { model, pass } = await before('turn 3')
  expect(endText(model, pass)).toMatch(/^Pass ends the game\. .*German/)
  expect(cardOf(model).caution).toContain('ends the game')
  model.choose(pass)
  expect(cardOf(model).caution).toContain('ends the game')
})

test('one that does not is not, and one that leads to a die tells its chance', async () => {
  const quiet = await before('turn 3\ncontrol allied 11 12')
  expect(endText(quiet.model, quiet.pass)).toBe('')
  const gort = await before('turn 4\ncontrol allied 3 5 11 12')
  expect(endText(gort.model, gort.pass)).toContain('33.3%')
})

test('sudden death is told in both languages with what helps, and nothing where nothing looms', async () => {
  const { model } = await before('turn 3')
  expect(alarmOf(model)?.alarm.text).toBe(
    'With 0\u00a0VP when 17:00 ends the Germans win. One area with a way home to Saint-Pol, Lens or Douai is enough.',
  )
  expect(alarmOf(model)?.alarm.places.length).toBeGreaterThan(0)
  settings.value = { ...defaults, language: 'fr' }
  expect(alarmOf(model)?.alarm.text).toContain('à la fin de 17\u00a0h, les Allemands gagnent')
  expect(alarmOf((await before('turn 3\ncontrol allied 11 12')).model)).toBe(null)
})

/**
 * Whether dice alone made a choice the last one: losses may end the game at once, and with other
 * dice it goes on. What a check ends is never excused.
 */
function isLuck({ game, victory }: GameScreen, before: State, seat: Seat, choice: Choice): boolean {
  const endings = victory?.outlook(before)?.endings ?? []
  if (!endings.some(({ check }) => check === 'at-once')) return false
  return Array.from({ length: 40 }, (_, seed) => seed).some((seed) => {
    const after = game.clone(before)
    game.play(after, seat, choice, fastDice(seed))
    return game.outcome(after) === null
  })
}

test.each(gamesOfTheDay(games))(
  'in played games of $id the choice that ends it was called so, and none of a sample of the others',
  async ({ id }) => {
    const game = gameById(id)!
    const screen = (await loadScreen(id))!
    const player = makePlayer(isLong ? 'greedy' : 'random', brainOf)!
    const wrong: string[] = []
    const rounds = isLong ? 2 : 1
    let ended = 0
    let passed = 0
    for (let seed = 1; seed <= rounds; seed++) {
      const state = game.clone(stateOf(tableOf(game, undefined, seed)))
      const dice = fastDice(seed)
      const mind = fastDice(seed + 7)
      const look = fastDice(seed + 11)
      while (game.acting(state) !== 0) {
        const seat = game.toAct(state)
        const choice = ask(player, game, state, seat, mind)
        const before = game.clone(state)
        game.play(state, seat, choice, dice)
        const isOver = game.outcome(state) !== null
        if (!isOver && look.below(100) > 0) continue
        const { model } = sitAt(screen, before, seat)
        const offer = model.offers.value.all.find((one) => one.choice === choice)!
        const end = endBy(model, offer)
        if (isOver) ended++
        else passed++
        const isTold = end !== null || isLuck(screen, before, seat, choice)
        if (isOver && !isTold) wrong.push(`${id} ${seed}: the end was not announced`)
        if (!isOver && end?.chance === 1) wrong.push(`${id} ${seed}: it goes on all the same`)
      }
    }
    expect(wrong).toEqual([])
    expect(ended).toBe(rounds)
    expect(passed).toBeGreaterThan(0)
  },
)
