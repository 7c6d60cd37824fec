import type { AnswerWords } from '../../screen/answers.ts'

export const words: AnswerWords = {
  kinds: {
    'combat-chit': {
      when: 'Marqueur Combat quand une attaque vous vise',
      chance: 'chance que l’attaque vous coûte un pas ou une retraite',
      answers: { keep: 'garder le marqueur Combat', play: 'jouer le marqueur Combat' },
    },
    crowded: {
      when: 'Retraite dans un hex trop plein',
      answers: { halt: 's’y arrêter et perdre les pas en trop' },
    },
  },
}
