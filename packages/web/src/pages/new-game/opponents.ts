import { belowOf, offeredIn, rungOf } from '@estafette/bots/ladder'
import type { OfferedName } from '@estafette/bots/names'
import { sayIfKnown } from '../../i18n/index.ts'
import { percent } from '../../i18n/numbers.ts'
import type { HUMAN } from '../../store/games.ts'
import { sayNewGame } from './words.ts'

/** A computer player as it is chosen: its name, what it is called, and what is said of it. */
export interface Opponent {
  readonly value: string
  readonly label: string
  readonly text?: string
}

/** What is said of who can sit on a seat, by name. */
const about: Readonly<Record<string, () => string>> = {
  human: () => sayNewGame('player.human.text'),
  random: () => sayNewGame('player.random.text'),
  rough: () => sayNewGame('player.rough.text'),
  greedy: () => sayNewGame('player.greedy.text'),
  think: () => sayNewGame('player.think.text'),
} satisfies Record<OfferedName | typeof HUMAN, () => string>

/** What whoever stands below another is called in a sentence, by name. */
const below: Readonly<Record<string, () => string>> = {
  random: () => sayNewGame('new.recruit'),
  rough: () => sayNewGame('new.corporal'),
  greedy: () => sayNewGame('new.captain'),
} satisfies Record<Exclude<OfferedName, 'think'>, () => string>

/** What a player is called, a person as well. */
export function playerTitle(name: string): string {
  return sayIfKnown(`player.${name}`) ?? name
}

/** How a player plays, and what it was measured to score in a game, as far as it was. */
export function playerText(game: string, name: string): string {
  const rung = rungOf(game, name)
  const measured =
    rung &&
    sayNewGame('new.measured', {
      score: percent(rung.score),
      below: below[belowOf(name) ?? '']?.() ?? '',
      low: percent(rung.low),
      high: percent(rung.high),
      pairs: rung.pairs,
    })
  return [about[name]?.(), measured].filter(Boolean).join(' ')
}

/** Some players as they are chosen. */
export function choicesOf(game: string, names: readonly string[]): readonly Opponent[] {
  return names.map((name) => {
    const text = playerText(game, name)
    return { value: name, label: playerTitle(name), ...(text && { text }) }
  })
}

/** The computer players of a game, the weakest first: each measured to be stronger than the last. */
export function opponentsIn(game: string): readonly Opponent[] {
  return choicesOf(game, offeredIn(game))
}
