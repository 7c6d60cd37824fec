import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

/** The rules reader, in French. */
export const words: Translated<typeof en> = {
  'rules.title': ({ game }) => `Règles : ${game}`,
  'rules.intro':
    'Toutes les règles que la table applique, par numéro et dans nos propres mots. La table cite ces numéros partout où elle refuse, impose ou compte quelque chose.',
  'rules.search': 'Chercher dans les règles',
  'rules.hint': 'Mots ou numéro (6.5a)',
  'rules.clear': 'Effacer la recherche',
  'rules.chapters': 'Chapitres',
  'rules.count': ({ count }) => (Number(count) < 2 ? `${count} règle` : `${count} règles`),
  'rules.found': ({ count }) => {
    if (count === 0) return 'Aucune règle trouvée'
    return count === 1 ? '1 règle trouvée' : `${count} règles trouvées`
  },
  'rules.source': ({ source }) => `Livret ${source}`,
  'rules.noSource': 'Absente du livret',
  'rules.inert': ({ why }) => `Sans effet dans le jeu ici : ${why}`,
  'rules.link': ({ rule }) => `Lien vers ${rule}`,
  'rules.missing': ({ rule }) => `Il n’y a pas de règle ${rule} dans ce jeu.`,
  'rules.unknown': ({ game }) => `Il n’y a pas de jeu nommé ${game}.`,
  'rules.legend': 'D’où vient chaque règle ?',
  'tag.stated': 'Imprimée',
  'tag.conflict': 'Contradiction',
  'tag.ambiguous': 'Notre lecture',
  'tag.completed': 'Complétée',
  'tag.derived': 'Déduite',
  'tag.stated.text': 'Le livret le dit.',
  'tag.conflict.text': 'Deux éditions divergent, ou le livret se contredit.',
  'tag.ambiguous.text': 'Le livret se lit de plusieurs façons ; voici celle que nous jouons.',
  'tag.completed.text': 'Le livret se tait ; ceci comble le vide.',
  'tag.derived.text': 'Découle d’autres règles.',
}
