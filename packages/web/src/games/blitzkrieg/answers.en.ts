import type { AnswerWords } from '../../screen/answers.ts'

export const words: AnswerWords = {
  kinds: {
    intercept: {
      when: 'Interception of enemy air units',
      answers: {
        bomber: 'intercept a bomber, of several the first',
        hold: 'stay on the ground',
      },
    },
    withdraw: {
      when: 'Retreat before combat when you are attacked',
      answers: {
        stay: 'no unit retreats before combat',
        withdraw: 'retreat before combat with every unit that can, in order; you choose the way',
      },
    },
    stand: {
      when: 'Stand or fall back when you are attacked',
      chance: 'chance to keep the hex by standing',
      answers: { stand: 'fight without retreat', 'give-way': 'retreat if required' },
    },
  },
}
