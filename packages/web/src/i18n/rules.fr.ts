import type { rulesEn } from './rules.en.ts'

/** The rules reader, in French. */
export const rulesFr: Readonly<Record<keyof typeof rulesEn, string>> = {
  'rules.title': 'Règles : {game}',
  'rules.intro':
    'Toutes les règles que la table applique, par numéro et dans nos propres mots. La table cite ces numéros partout où elle refuse, impose ou compte quelque chose.',
  'rules.search': 'Chercher dans les règles',
  'rules.hint': 'Mots ou numéro (6.5a)',
  'rules.clear': 'Effacer la recherche',
  'rules.chapters': 'Chapitres',
  'rules.count': '{count, plural, one {# règle} other {# règles}}',
  'rules.found':
    '{count, plural, =0 {Aucune règle trouvée} one {# règle trouvée} other {# règles trouvées}}',
  'rules.source': 'Livret {source}',
  'rules.noSource': 'Absente du livret',
  'rules.inert': 'Sans effet dans le jeu ici : {why}',
  'rules.link': 'Lien vers {rule}',
  'rules.missing': 'Il n’y a pas de règle {rule} dans ce jeu.',
  'rules.unknown': 'Il n’y a pas de jeu nommé {game}.',
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
