import type { AnswerWords } from '../../screen/answers.ts'

export const words: AnswerWords = {
  kinds: {
    'combat-chit': {
      when: 'Combat chit when you are attacked',
      chance: 'chance that the attack costs you a step or a retreat',
      answers: { keep: 'keep the Combat chit', play: 'play the Combat chit' },
    },
    crowded: {
      when: 'Retreat into a hex that is too full',
      answers: { halt: 'stop there and lose the excess steps' },
    },
  },
}
