import type { words as en } from './language.en.ts'
import type { Translated } from './translated.ts'
import type { SideForms } from './words.ts'

/** What texts of every kind need to know of French, and the words that all games share. */
export const words: Translated<typeof en> = {
  name: 'Français',
  locale: 'fr-FR',
  colon: '\u00A0:',
  semicolon: '\u202F;',
  percent: '\u202F%',
  unbroken: (text) => text.replace(/ (?=[:;!?»])/g, '\u00A0'),
  reasons: {
    legal: 'Permis.',
    'no-such-choice': 'Ce choix n’existe pas.',
    'not-your-decision': 'Ce n’est pas à vous de décider.',
    'game-over': 'La partie est finie.',
    'not-now': 'Pas maintenant.',
  },
  events: { forced: 'Seul choix possible : « {choice} ».' },
}

/** A side of several people, or of one body whose article is elided. */
export function side(name: string, isOne = false): SideForms {
  const [the, of, to] = isOne
    ? [`l’${name}`, `de l’${name}`, `à l’${name}`]
    : [`les ${name}`, `des ${name}`, `aux ${name}`]
  return { name, the, of, to, turn: `Tour ${of}`, isOne }
}
