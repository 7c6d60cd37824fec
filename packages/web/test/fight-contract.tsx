import {
  fastDice,
  LEGAL,
  type Choice,
  type Game,
  type GameEvent,
  type Seat,
  type State,
} from '@estafette/kernel'
import { legalChoices } from '@estafette/table'
import { expect, test } from 'vitest'
import type { GameScreen } from '../src/screen/screen.ts'
import { cardOf } from '../src/table/card/decision.ts'
import type { TableModel } from '../src/table/model.ts'
import { isLong } from '../../../scripts/lanes.ts'
import { shift, type Sample } from './look.ts'
import { pressesOn, someOf, type Press } from './presses.ts'
import { attributes, sitAt, type Sitting } from './sitting.ts'

const FEW = 10 // positions of a map in a quick run; a field is looked at faster
const MANY = 15 * FEW
const SHOWN = isLong ? 10 : 5 // presses of each kind in a position
const GAMES = 6 // ways in which a fight is played out
const LONGEST = 40 // choices until its dice fall

/** Whom an event rolls dice against, while it is told, nobody for some; null where it is no such roll. */
export type Fought = (event: GameEvent, state: State) => readonly number[] | null

/** Odds stand on the card where dice follow, against those they are rolled against, and only there. */
export function fightContract(
  screen: GameScreen,
  positions: () => readonly Sample[],
  fought: Fought,
): void {
  const { game } = screen

  /** Whom dice are rolled against once choices are taken, however it goes on after them. */
  const rollsAfter = (
    from: State,
    seat: Seat,
    choices: readonly Choice[],
    isEnough: (against: string) => boolean,
  ): readonly string[] => {
    const found = new Set<string>()
    for (let seed = 1; seed <= GAMES; seed++) {
      const state = game.clone(from)
      const dice = fastDice(seed)
      const rolled: string[] = []
      const hear = (event: GameEvent): void => {
        const against = fought(event, state)
        if (against && against.length > 0) rolled.push(against.toSorted((a, b) => a - b).join())
      }
      for (const choice of choices) game.play(state, seat, choice, dice, hear)
      for (let step = 0; step < LONGEST && game.toAct(state) >= 0; step++) {
        if (rolled.length > 0) break
        const next = game.toAct(state)
        const legal = legalChoices(game, state, next)
        game.play(state, next, legal[answerAt(seed, step, legal.length)]!, dice, hear)
      }
      const [against] = rolled
      if (against === undefined) continue
      found.add(against)
      if (isEnough(against)) break
    }
    return [...found]
  }

  test('odds stand where dice follow, against those they are rolled against, and only there', () => {
    const few = Math.ceil((screen.map ? 0.5 : 4) * FEW)
    let shownOnce = 0
    let bare = 0
    const faults = new Set<string>()
    const looked = someOf(positions(), isLong ? MANY : few, shift + 5)
    // A short look goes on with one position of each decision until something is fought for.
    const others = isLong ? [] : oneOfEachDecision(game, positions())
    for (const [index, { state, seat }] of [...looked, ...others].entries()) {
      if (index >= looked.length && shownOnce > 0) break
      const { known } = sitAt(screen, state, seat)
      const open = (): Sitting => sitAt(screen, state, seat, { known })
      const { step } = game.decision(state, seat)
      const judge = ({ model, taken }: Sitting, name: string): void => {
        if (taken.length > 0) return
        const shown = shownAgainst(model)
        const choices = meantOf(screen, model)
        if (shown.length === 0) {
          // The dice of what is chosen fall at once: their odds must have been there.
          const now = game.clone(state)
          let against: readonly number[] | null = null
          const dice = fastDice(3)
          for (const choice of choices) {
            if (game.toAct(now) !== seat || game.verdict(now, seat, choice) !== LEGAL) break // asked first
            game.play(now, seat, choice, dice, (event) => (against ??= fought(event, now)))
          }
          const isSaid = saysChance(model, choices)
          if (against && !isSaid) faults.add(`${step}, ${name}: dice without odds`)
          else bare++
          return
        }
        shownOnce++
        const rolled = rollsAfter(state, seat, choices, (one) => shown.includes(one))
        for (const one of shown) {
          if (rolled.includes(one)) continue
          faults.add(`${step}, ${name}: odds against [${one}], dice against [${rolled.join('; ')}]`)
        }
      }
      judge(open(), 'nothing chosen')
      for (const first of pathsOf(open().model, index, ['tile', 'map', 'list'])) {
        const sitting = open()
        const press = pressesOn(sitting.model, 'touch')[first]!
        press.act()
        judge(sitting, press.name)
        if (sitting.taken.length > 0 || !sitting.model.selection.value) continue
        for (const second of pathsOf(sitting.model, index, ['tile', 'map'])) {
          const again = open()
          pressesOn(again.model, 'touch')[first]!.act()
          const next = pressesOn(again.model, 'touch')[second]
          next?.act()
          judge(again, `${press.name}, ${next?.name ?? ''}`)
        }
      }
    }
    console.log(`${shownOnce} cards of ${game.id} with odds, ${bare} without`)
    expect([...faults].slice(0, 20)).toEqual([])
    expect(shownOnce).toBeGreaterThan(isLong ? 40 : 0)
    expect(bare).toBeGreaterThan(20)
  }, 1_200_000)
}

/** The first position of each decision that comes up. */
function oneOfEachDecision(game: Game, all: readonly Sample[]): readonly Sample[] {
  const steps = new Map(
    all.toReversed().map((one) => [game.decision(one.state, one.seat).step, one] as const),
  )
  return [...steps.values()]
}

/** Which of some choices is taken in a game: always the first, always the last, or any. */
function answerAt(seed: number, step: number, count: number): number {
  if (seed === 1) return 0
  return seed === 2 ? count - 1 : (seed * 31 + step * 17) % count
}

/** What is pressed of some kinds: what is in the slots decides nothing about odds. */
function pathsOf(
  model: TableModel,
  from: number,
  kinds: readonly Press['where'][],
): readonly number[] {
  const all = [...pressesOn(model, 'touch').entries()]
  const of = (where: Press['where']): readonly number[] =>
    someOf(
      all.filter(([, press]) => press.where === where),
      SHOWN,
      from,
    ).map(([index]) => index)
  return kinds.flatMap(of)
}

/** The choices that slot A would carry out now: a lone one without another question. */
function meantOf({ plans }: GameScreen, model: TableModel): readonly Choice[] {
  const now = model.intention.value
  if (!now) {
    const { primary } = cardOf(model)
    const isLone = model.offers.value.all.length === 1
    return isLone && primary.offer ? [primary.offer.choice] : []
  }
  if (now.kind === 'offer') return [now.offer.choice]
  return now.kind === 'row'
    ? now.choices
    : (plans?.spell(model.state.value, now.plan).choices ?? [])
}

/** Whether the chance of what is meant stands at the head of the card, or on the tile that means it. */
function saysChance(model: TableModel, choices: readonly Choice[]): boolean {
  const { chance, groups } = cardOf(model)
  const tiles = groups.flatMap((group) => group.tiles)
  const isMeant = (choice: Choice | undefined): boolean =>
    choice !== undefined && choices.includes(choice)
  return (
    chance !== undefined ||
    tiles.some((one) => one.chance !== undefined && isMeant(one.offer?.choice))
  )
}

/** Whom the odds on the card and in the row under the map are against. */
function shownAgainst(model: TableModel): readonly string[] {
  const { Lead, Body, company } = model.screen.decisions ?? {}
  const drawn = [
    ...(Lead ? attributes(<Lead model={model} />, 'data-against') : []),
    ...(Body ? attributes(<Body model={model} />, 'data-against') : []),
  ]
  const row = company?.(model)?.against?.join()
  const all = row === undefined ? drawn : [...drawn, row]
  return [...new Set(all.map(inOrder))]
}

function inOrder(units: string): string {
  return units
    .split(',')
    .map(Number)
    .toSorted((a, b) => a - b)
    .join()
}
