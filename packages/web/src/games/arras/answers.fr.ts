import type { AnswerWords } from '../../screen/answers.ts'

export const words: AnswerWords = {
  kinds: {
    forward: {
      when: 'Unité Avancée quand un assaut vous vise',
      answers: {
        strongest: 'l’unité qui donne la plus haute Valeur de Défense ; à égalité, la première',
      },
    },
    support: {
      when: 'Soutien de Combat quand un assaut vous vise',
      chance: 'chance de réussite de l’assaut en l’état',
      answers: {
        none: 'aucun Soutien de Combat',
        air: 'soutien aérien',
        best: 'le soutien qui laisse à l’assaut la plus faible chance, ou aucun si aucun ne la réduit',
      },
    },
    'roll-held': {
      when: 'Relance après une attaque manquée contre vous',
      answers: { accept: 'garder le résultat' },
    },
    'roll-lost': {
      when: 'Relance après une attaque réussie contre vous',
      chance: 'chance d’échec de l’attaque relancée',
      answers: { reroll: 'relancer grâce à l’Avantage', accept: 'garder le résultat' },
    },
  },
}
