import {
  fastDice,
  languages,
  type Brain,
  type Choice,
  type Consideration,
  type Dice,
  type Game,
  type Seat,
  type State,
} from '@estafette/kernel'
import { describe, expect, test } from 'vitest'
import { speaker } from '../speaker.ts'

/** A choice and what a brain says for it, in the position where it was taken. */
export interface Explained<S extends State> {
  readonly s: S
  readonly seat: Seat
  readonly choice: Choice
  readonly reasons: readonly Consideration[]
}

/** How a brain's explanations are tried. */
export interface Explaining<S extends State> {
  readonly game: Game<S>
  readonly brain: Brain<S>
  readonly games: number // to be played at the least
  readonly begin: (seed: number, dice: Dice) => S // a position at its first decision
  readonly choose: (brain: Brain<S>, state: S, seat: Seat, dice: Dice) => Choice
  /** What a consideration claims, held against the rules; null where it claims no number. */
  readonly isTrue: (moment: Explained<S>, reason: Consideration) => boolean | null
}

/** Whether a chance that is told is the true one, as far as it is told. */
export function isNear(told: unknown, truth: number): boolean {
  return Math.abs((told as number) - truth) <= 0.005 + 1e-9
}

const ENOUGH = 300 // explanations: a small battle is played more often
const MOST_GAMES = 12

/** Puts what a brain explains in a few whole games through the suite, and returns all of it. */
export function explanationsSuite<S extends State>(
  explaining: Explaining<S>,
): readonly Explained<S>[] {
  const { game, brain, games, begin, choose, isTrue } = explaining
  const told: Explained<S>[] = []
  for (let seed = 1; seed <= games || (told.length < ENOUGH && seed <= MOST_GAMES); seed++) {
    const dice = fastDice(seed)
    const s = begin(seed, dice)
    for (let seat = game.toAct(s); seat >= 0; seat = game.toAct(s)) {
      const choice = choose(brain, s, seat, dice)
      const reasons = brain.explain(s, seat, choice)
      if (reasons.length > 0) told.push({ s: game.clone(s), seat, choice, reasons })
      game.play(s, seat, choice, dice)
    }
  }

  describe(`what the brain of ${game.id} explains`, () => {
    test('claims nothing that the rules deny', () => {
      const claims = told.flatMap((moment) =>
        moment.reasons.map((reason) => ({ moment, reason, truth: isTrue(moment, reason) })),
      )
      const wrong = claims.filter(({ truth }) => truth === false)
      expect(wrong.map(({ moment, reason }) => [reason, game.write(moment.s)])).toEqual([])
      expect(claims.filter(({ truth }) => truth === true).length).toBeGreaterThan(50)
    })

    test('can be said in every language', () => {
      const missing = (what: string): string => {
        throw new Error(`no words: ${what}`)
      }
      for (const language of languages) {
        const voice = speaker(game, language, missing)
        for (const reason of told.flatMap(({ reasons }) => reasons)) {
          expect(voice.consideration(reason)).toMatch(/^[\p{Lu}\d].*[.]$/u)
        }
      }
    })

    test('gives a reason and not the move once more', () => {
      const deed = /^\{unit\} (\p{L}+ ){0,3}\p{L}+\.$/u // « {unit} comes in. »
      for (const language of languages) {
        const texts = Object.entries(game.words[language].considerations ?? {})
        expect(texts.filter(([, text]) => deed.test(text))).toEqual([])
      }
    })

    test('has words for every key in every language', () => {
      const keys = languages.map((language) =>
        Object.keys(game.words[language].considerations ?? {}),
      )
      for (const other of keys) expect(other).toEqual(keys[0])
      const used = new Set(told.flatMap(({ reasons }) => reasons.map(({ key }) => key)))
      for (const key of used) expect(keys[0]).toContain(key)
    })
  })
  return told
}
