import {
  boundsOf,
  type AnswerBound,
  type AnswerKind,
  type AnswerRule,
  type Game,
} from '@estafette/kernel'
import { capital } from '@estafette/words'
import { voiceOf } from '../../i18n/voice.ts'
import type { AnswerWords } from '../../screen/answers.ts'
import { answerPageWords } from './answer-words.ts'

/**
 * What a rule covers and what it answers, in a sentence: everything that it is bound to, from the
 * list by which it is applied.
 */
export function ruleSentence(
  game: Game,
  kinds: readonly AnswerKind[],
  said: AnswerWords,
  rule: AnswerRule,
): string {
  const words = answerPageWords()
  const kind = kinds.find(({ id }) => id === rule.kind)
  const { when = rule.kind, answers = {}, chance = '' } = said.kinds[rule.kind] ?? {}
  const voice = voiceOf(game)
  const say: Readonly<Record<AnswerBound, (value: number) => string>> = {
    place: (value) => voice.thing(kind?.place ?? '', value),
    unit: (value) => voice.thing(kind?.unit ?? '', value),
    least: (value) => words.least(chance, value),
    below: (value) => words.below(chance, value),
    until: words.until,
  }
  const bounds = boundsOf(rule).filter(([one]) => one !== 'until')
  const bound = bounds.map(([one, value]) => say[one](value)).join(', ')
  const until = rule.until === undefined ? words.kept : say.until(rule.until)
  return words.sentence(capital(when), bound, answers[rule.answer] ?? rule.answer, until)
}

/** Whether a rule has ended with its turn. */
export function isOver({ until }: AnswerRule, turn: number): boolean {
  return until !== undefined && until < turn
}
