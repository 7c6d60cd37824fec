import { fastDice, LEGAL, makeChoice, type Choice, type Seat, type State } from '@estafette/kernel'
import { expect, test } from 'vitest'
import type { GameScreen } from '../src/screen/screen.ts'
import { cardOf } from '../src/table/card/decision.ts'
import type { TableModel } from '../src/table/model.ts'
import { isLong } from '../../../scripts/lanes.ts'
import { shift, type Sample } from './look.ts'
import { sitAt, type Sitting } from './sitting.ts'

const EVERY = isLong ? 5 : 4 // positions of which one is looked at
const MOST_ASKED = 4 // others between two choices
const PRESSES = 3 // of slot A at most until a row is taken: to mean it, and to seal it

/** What a page puts together before it takes it, beyond what tiles and slots say. */
export interface Promises {
  /** What else can be pressed: on the field, in the card's own part. */
  readonly presses?: (model: TableModel) => readonly (() => void)[]
  /** What the page promises now, held against the position after it: a line for each breach. */
  readonly promised: (model: TableModel) => (after: State) => readonly string[]
}

/** All that can be pressed and is no choice by itself. */
function pressesOf(model: TableModel, promises: Promises | undefined): readonly (() => void)[] {
  const { groups, primary } = cardOf(model)
  const tiles = groups.flatMap((group) => group.tiles)
  return [
    ...(promises?.presses?.(model) ?? []),
    ...(primary.closed === undefined && !primary.offer ? [() => {}] : []),
    ...tiles.flatMap(({ press, offer, closed }) =>
      press && !offer && closed === undefined ? [press] : [],
    ),
  ]
}

/** A row that was taken, and whether it goes on once others who are asked between have let it be. */
interface Row {
  readonly choices: readonly Choice[]
  readonly goesOn: boolean
}

/** Presses slot A until the page takes a row of choices; null where it takes none. */
function rowTaken({ model, taken }: Sitting): Row | null {
  let goesOn = false
  for (let i = 0; i < PRESSES && taken.length === 0; i++) {
    const { primary } = cardOf(model)
    if (primary.closed !== undefined || primary.offer) return null
    const meant = model.intention.value
    goesOn = meant?.kind === 'row' && meant.goesOn === true
    primary.press()
  }
  return (taken[0]?.length ?? 0) > 1 ? { choices: taken[0]!, goesOn } : null
}

/** Lets others pass who are asked before a seat is. */
function letOthersPass({ game }: GameScreen, state: State, seat: Seat): void {
  const pass = game.verbs.findIndex(({ name }) => name === 'pass')
  for (let asked = 0; asked < MOST_ASKED && game.toAct(state) !== seat; asked++) {
    const choice = makeChoice(pass)
    if (pass < 0 || game.verdict(state, game.toAct(state), choice) !== LEGAL) return
    game.play(state, game.toAct(state), choice, fastDice(1))
  }
}

/** What holds for every row of choices behind one press: it is legal, and keeps what it promised. */
export function rowContract(
  screen: GameScreen,
  positions: () => readonly Sample[],
  promises?: Promises,
): void {
  const { game } = screen
  test('a row of choices behind one press is legal to its end, and brings what was promised', () => {
    let rows = 0
    const held = ({ state, seat }: Sample, index: number): readonly string[] => {
      const sitting = sitAt(screen, state, seat)
      const presses = pressesOf(sitting.model, promises)
      presses[index % presses.length]?.()
      const breaches = promises?.promised(sitting.model)
      const row = presses.length > 0 ? rowTaken(sitting) : null
      if (!row) return []
      rows++
      const after = game.clone(state)
      for (const choice of row.choices) {
        if (row.goesOn) letOthersPass(screen, after, seat)
        const isAsked = game.toAct(after) === seat && game.verdict(after, seat, choice) === LEGAL
        if (!isAsked) return ['a choice of the row is refused']
        game.play(after, seat, choice, fastDice(1))
      }
      return breaches?.(after) ?? []
    }
    const faults = positions()
      .filter((_, index) => (index + shift) % EVERY === 0)
      .flatMap((sample, index) => {
        const { step } = game.decision(sample.state, sample.seat)
        return held(sample, index).map((fault) => `${step}: ${fault}`)
      })
    console.log(`${rows} rows of ${game.id}`)
    expect([...new Set(faults)]).toEqual([])
    if (promises) expect(rows).toBeGreaterThan(isLong ? 10 : 0)
  })
}
