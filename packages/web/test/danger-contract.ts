import { fastDice, type Seat, type State } from '@estafette/kernel'
import { gameById } from '@estafette/registry'
import { expect, test } from 'vitest'
import { isLong } from '../../../scripts/lanes.ts'
import type { Card } from '../src/screen/card.ts'
import type { Danger } from '../src/screen/danger.ts'
import type { GameScreen } from '../src/screen/screen.ts'
import { cardOf } from '../src/table/card/decision.ts'
import type { TableModel } from '../src/table/model.ts'
import { GAP, shift, type Sample } from './look.ts'
import { inLanguages, sitAt } from './sitting.ts'

const MOVES = isLong ? 240 : 36 // that are looked at
const STRIDE = 37 // between positions that are looked at one after the other
const PLACES = 2 // of a stack, and stacks of a position, whose danger is asked for
const TILES = 3 // of a card that are pressed

/** What the rules alone say of the move that is meant: its figure, null where nobody can come. */
export type Ruled = (model: TableModel) => number | string | null

/** A move as its card shows it before it is made. */
interface Previewed {
  readonly name: string
  readonly card: Card
  readonly model: TableModel
  readonly isSure: boolean // no die decides whether it succeeds
}

/**
 * Moves that a seat can have previewed: by plans where a game has them, by its tiles else. A page
 * that is handed all of a position, as none ever is, may tell no more of them.
 */
function previews(
  screen: GameScreen,
  state: State,
  seat: Seat,
  isWhole = false,
): readonly Previewed[] {
  const sitting = isWhole ? { known: state } : {}
  const { plans } = screen
  const previewed = (name: string, mean: (model: TableModel) => void, isSure = true): Previewed => {
    const { model } = sitAt(screen, state, seat, sitting)
    mean(model)
    return { name, card: cardOf(model), model, isSure }
  }
  const { model } = sitAt(screen, state, seat, sitting)
  const known = model.state.value
  if (plans) {
    if (!plans.canPlan(known, seat)) return []
    return model.able.value.slice(0, PLACES).flatMap((place) => {
      const units = plans.usable(known, place)
      const moves = plans.plans(known, units).filter(({ kind }) => kind === 'move')
      const stride = Math.max(1, Math.floor(moves.length / PLACES))
      return moves
        .filter((_, index) => index % stride === 0)
        .slice(0, PLACES)
        .map((plan) =>
          previewed(
            `${units.join()} to ${plan.place}`,
            (table) => {
              table.selection.value = { place, units }
              table.intend(plan)
            },
            plan.chance === undefined,
          ),
        )
    })
  }
  const tiles = cardOf(model).groups.flatMap((group) => group.tiles)
  return tiles
    .filter(({ part }) => part === 'move')
    .slice(0, TILES)
    .map(({ key, name }) =>
      previewed(name, (table) => {
        const all = cardOf(table).groups.flatMap((group) => group.tiles)
        all.find((tile) => tile.key === key)?.press?.()
      }),
    )
}

/** What is wrong with a danger as it is told. */
function faultsOf(screen: GameScreen, state: State, seat: Seat, danger: Danger): string[] {
  const { grade, figure, label, spoken, title, text, ends, comers, helpers } = danger
  const wrong: string[] = []
  const told = [figure, label, spoken, title, text, ...ends.map((end) => end.text)]
  for (const one of told) if (one.trim() === '' || GAP.test(one)) wrong.push(`a gap: ${one}`)
  if (![1, 2, 3].includes(grade)) wrong.push(`grade ${grade}`)
  const sum = ends.reduce((all, { chance }) => all + chance, 0)
  if (ends.length > 0 && Math.abs(sum - 1) > 1e-6) wrong.push(`what can happen adds up to ${sum}`)
  const own = screen.game.sideOf(state, seat)
  const sides = (place: number): readonly number[] =>
    (screen.map?.piles(state) ?? []).filter((pile) => pile.place === place).map(({ side }) => side)
  for (const place of [...comers, ...helpers]) {
    if (!sides(place).some((side) => side !== own)) wrong.push(`no enemy comes from ${place}`)
  }
  return wrong
}

/** Whether a figure says what the rules do, and stands only where somebody can come. */
function isRuled(figure: string | undefined, ruled: number | string | null): boolean {
  if (ruled === null || figure === undefined) return ruled === null && figure === undefined
  if (typeof ruled === 'string') return figure === ruled
  const told = Number(figure.replace(',', '.').replace(/[^\d.]/g, ''))
  return Math.abs(told - ruled) <= 0.5 + 1e-9 // it may be rounded to a whole number
}

/** What holds for the danger of a move, whatever the game: every one of the shelf that has moves tells it. */
export function dangerContract(
  screen: GameScreen,
  positions: () => readonly Sample[],
  ruled?: Ruled,
): void {
  const { game, plans } = screen
  const hasMoves = Object.values(game.events).some(({ sorts = [] }) => sorts.includes('move'))
  if (!hasMoves || !gameById(game.id)) return
  test('the danger of a move is told in full, as the rules have it, and nothing hidden changes it', () => {
    expect(ruled).toBeDefined()
    const faults = new Set<string>()
    let [looked, met] = [0, 0]
    const able = positions().filter(({ state, seat }) => plans?.canPlan(state, seat) ?? true)
    for (const index of able.keys()) {
      if (looked >= MOVES) break
      const { state, seat } = able[(STRIDE * index + shift) % able.length]!
      const all = previews(screen, state, seat)
      if (all.length === 0) continue
      const other = previews(screen, game.disguise(state, seat, fastDice(7)), seat, true)
      all.forEach(({ name, card, model, isSure }, index) => {
        looked++
        const wanted = ruled?.(model) ?? null
        if (!isRuled(card.danger?.figure, wanted)) {
          faults.add(`${name}: ${card.danger?.figure} is not ${wanted} of the rules`)
        }
        if (JSON.stringify(card.danger) !== JSON.stringify(other[index]?.card.danger)) {
          faults.add(`${name}: something hidden changes it`)
        }
        if (!card.danger) return
        met++
        if (card.chance && isSure)
          faults.add(`${name}: a chance of an attack beside the danger of a move`)
        if ((card.facts ?? []).length === 0) faults.add(`${name}: a danger without the cost`)
        for (const fault of faultsOf(screen, state, seat, card.danger)) {
          faults.add(`${name}: ${fault}`)
        }
      })
      const facts = inLanguages(() =>
        previews(screen, state, seat).flatMap(({ card }) => card.facts ?? []),
      )
      for (const { value, text } of facts) {
        if (value === '' || text === '' || GAP.test(value + text)) faults.add(`${value} ${text}`)
      }
    }
    console.log(`${looked} moves of ${game.id}, ${met} into danger`)
    expect([...faults].slice(0, 20)).toEqual([])
    expect(met).toBeGreaterThan(0)
  })
}
