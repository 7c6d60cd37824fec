import type { AnswerWords } from '../../screen/answers.ts'

export const words: AnswerWords = {
  kinds: {
    intercept: {
      when: 'Interception d’unités aériennes ennemies',
      answers: {
        bomber: 'intercepter un bombardier, de plusieurs le premier',
        hold: 'rester au sol',
      },
    },
    withdraw: {
      when: 'Retraite avant combat quand une attaque vous vise',
      answers: {
        stay: 'aucune unité ne fait retraite avant le combat',
        withdraw:
          'retraite avant combat de chaque unité qui le peut, dans l’ordre ; vous choisissez le chemin',
      },
    },
    stand: {
      when: 'Tenir ou faire retraite quand une attaque vous vise',
      chance: 'chance de garder l’hex en combattant sans retraite',
      answers: { stand: 'combattre sans retraite', 'give-way': 'faire retraite s’il le faut' },
    },
  },
}
