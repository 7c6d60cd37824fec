import type { AnswerWords } from '../../screen/answers.ts'

export const words: AnswerWords = {
  kinds: {
    forward: {
      when: 'Forward Unit when you are assaulted',
      answers: { strongest: 'the unit that makes the Defence Value highest; of equals the first' },
    },
    support: {
      when: 'Combat Support when you are assaulted',
      chance: 'chance that the assault succeeds as it is',
      answers: {
        none: 'no Combat Support',
        air: 'air support',
        best: 'the support that leaves the assault the lowest chance, or none if none lowers it',
      },
    },
    'roll-held': {
      when: 'Reroll after an attack on you that failed',
      answers: { accept: 'let the roll stand' },
    },
    'roll-lost': {
      when: 'Reroll after an attack on you that succeeded',
      chance: 'chance that it fails when rerolled',
      answers: { reroll: 'use the Advantage to reroll', accept: 'let the roll stand' },
    },
  },
}
