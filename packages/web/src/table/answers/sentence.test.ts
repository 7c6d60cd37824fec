import { fetchAnswers } from '@estafette/registry/shelf'
import { games } from '@estafette/registry'
import { languages, type AnswerKind, type AnswerRule } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { gamesOfTheDay } from '../../../../../scripts/lanes.ts'
import { loadAnswerWords, loadScreen } from '../../games/index.ts'
import { voiceOf } from '../../i18n/voice.ts'
import { defaults, settings } from '../../store/settings.ts'
import { isOver, ruleSentence } from './sentence.ts'

/** A text with plain spaces. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ')

/** Rules of every kind with every answer, and each of its bounds alone and all of them together. */
function rulesOf({ id, answers, place, unit, chance }: AnswerKind): AnswerRule[] {
  const bounds: readonly Partial<AnswerRule>[] = [
    ...(place === undefined ? [] : [{ place: 3 }, { place: 5 }]),
    ...(unit === undefined ? [] : [{ unit: 2 }]),
    ...(chance ? [{ least: 40 }, { below: 40 }, { least: 55 }] : []),
    { until: 3 },
    { until: 4 },
  ]
  const all = Object.assign({}, ...bounds) as Partial<AnswerRule>
  return Object.keys(answers).flatMap((answer) =>
    [{}, ...bounds, all].map((bound): AnswerRule => ({ kind: id, answer, ...bound })),
  )
}

test.each(gamesOfTheDay(games).map(({ id }) => id))(
  '%s: answers ahead are said in every language, whole and no two alike, or by orders of its own',
  async (id) => {
    const { kinds } = (await fetchAnswers(id))!
    const said = await loadAnswerWords(id)
    const { game, decisions } = (await loadScreen(id))!
    expect(said === undefined).toBe(decisions?.Standing !== undefined)
    if (!said) return
    try {
      for (const one of languages) {
        settings.value = { ...defaults, language: one }
        const { kinds: spoken } = said(one)
        expect(Object.keys(spoken).toSorted()).toEqual(kinds.map((kind) => kind.id).toSorted())
        for (const kind of kinds) {
          const { answers, chance } = spoken[kind.id]!
          expect(Object.keys(answers).toSorted()).toEqual(Object.keys(kind.answers).toSorted())
          expect(chance !== undefined).toBe(kind.chance === true)
        }
        const rules = kinds.flatMap(rulesOf)
        const sentences = rules.map((rule) => plain(ruleSentence(game, kinds, said(), rule)))
        expect(new Set(sentences).size).toBe(rules.length)
        for (const [at, rule] of rules.entries()) {
          const kind = kinds.find((one) => one.id === rule.kind)!
          const sentence = sentences[at]!
          if (rule.place !== undefined)
            expect(sentence).toContain(plain(voiceOf(game).thing(kind.place!, rule.place)))
          if (rule.unit !== undefined)
            expect(sentence).toContain(plain(voiceOf(game).thing(kind.unit!, rule.unit)))
          for (const number of [rule.least, rule.below, rule.until])
            if (number !== undefined) expect(sentence).toContain(String(number))
        }
      }
    } finally {
      settings.value = defaults
    }
  },
)

test('a rule that ends with a turn is over after it', () => {
  const rule = { kind: 'x', answer: 'y' }
  expect(isOver(rule, 99)).toBe(false)
  expect(isOver({ ...rule, until: 3 }, 3)).toBe(false)
  expect(isOver({ ...rule, until: 3 }, 4)).toBe(true)
})
