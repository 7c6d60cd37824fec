import { fastDice, targetOf, verbOf, type Choice } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { dayOf, seed } from '../../../../../scripts/seed.mjs'
import { battles } from '../battles.ts'
import { ARTILLERY, CLEAR, ROUGH } from '../data/codes.ts'
import { opponent, sideOfUnit, type BlitzState, type Hex } from '../state.ts'
import { STEP } from '../steps.ts'
import { legalOf } from '../testing.ts'
import { isOnMap, isTransport } from '../units.ts'
import { unitsIn } from '../usable.ts'
import { VERB } from '../verbs.ts'
import { leftToPlace, restOf } from './set-up.ts'
import { playedOut } from './testing.ts'

const SETTING_UP: readonly number[] = [STEP['setup-place'], STEP['setup-entrench']]

/** How little a hex suits who is placed, as it is stated: forward, guns two behind, not crowded, sheltered. */
function faultsOf(s: BlitzState, hex: Hex, among: readonly Hex[]): number {
  const far = s.board.supplyDistance[opponent(s.decider)]!
  const behind = far[hex]! - Math.min(...among.map((one) => far[one]!))
  const isGun = s.step === STEP['setup-place'] && s.board.unitType[s.placing] === ARTILLERY
  const here = unitsIn(s, hex).filter(
    (unit) => sideOfUnit(s, unit) === s.decider && !isTransport(s, unit),
  ).length
  const isBare = [CLEAR, ROUGH].some((ground) => s.board.terrain[hex] === ground)
  const crowd = s.step === STEP['setup-entrench'] ? -here : 3 * here
  return (isGun ? Math.abs(behind - 2) : behind) + crowd + Number(isBare)
}

/** Units of a side on the map, transports apart. */
const placed = (s: BlitzState, side: number): number =>
  [...s.place.keys()].filter(
    (unit) => sideOfUnit(s, unit) === side && isOnMap(s, unit) && !isTransport(s, unit),
  ).length

test.each(battles.map((game) => [game.id, game] as const))(
  '%s: a side is set up with one press, each unit where it suits best',
  (_, game) => {
    const dice = fastDice(dayOf(seed))
    const made = game.create({ scenario: 'battle', options: {} })
    if (!made.ok) throw new Error(game.id)
    const s = made.value
    game.start(s, dice)
    let rows = 0
    for (let count = 0; s.turn === 0 && count < 400; count++) {
      if (!SETTING_UP.includes(s.step)) {
        game.play(s, game.toAct(s), legalOf(game, s)[0]!, dice)
        continue
      }
      rows++
      const { step, decider } = s
      const { choices, ends } = restOf(game, s)
      expect(choices.length).toBeGreaterThan(0)
      const left = step === STEP['setup-place'] ? leftToPlace(s) : s.markers
      const before = placed(s, decider)
      const out = playedOut(game, s, choices)
      expect(out === null).toBe(false)
      choices.forEach((choice, index) => {
        expect(isBest(s, choice)).toBe(true)
        game.play(s, game.toAct(s), choice, dice)
        const isLast = index === choices.length - 1
        const isOver = s.step !== step || s.decider !== decider
        expect(isOver).toBe(isLast)
      })
      if (step === STEP['setup-place']) {
        expect(choices.length).toBe(left)
        expect(placed(s, decider) - before).toBeLessThanOrEqual(left)
      } else expect(choices.length).toBeLessThanOrEqual(left)
      expect(ends).toBe(out!.rolls || s.decider !== decider)
    }
    expect(s.turn).toBeGreaterThan(0)
    expect(rows).toBeGreaterThan(0)

    function isBest(now: BlitzState, choice: Choice): boolean {
      const legal = legalOf(game, now)
      const hexes = (verb: number): Hex[] =>
        legal.filter((one) => verbOf(one) === verb).map((one) => targetOf(one))
      const riding = hexes(VERB['place-riding'])
      // With a transport as long as there is one.
      const verb =
        now.step === STEP['setup-entrench']
          ? VERB.entrench
          : riding.length > 0
            ? VERB['place-riding']
            : VERB.place
      const among = hexes(verb)
      const least = Math.min(...among.map((hex) => faultsOf(now, hex, among)))
      return verbOf(choice) === verb && faultsOf(now, targetOf(choice), among) === least
    }
  },
)
