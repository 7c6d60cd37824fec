import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './words.en.ts'

/** The page about the boards, in French. */
export const words: Translated<typeof en> = {
  title: 'À propos des cartes',
  intro:
    'Les règles de ces jeux sont publiques ; leurs cartes et leurs pions imprimés ne le sont pas. Ce qu’aucun texte ne dit a été reconstitué, et cette page dit quoi.',
  honest:
    'Les règles sont appliquées telles qu’imprimées. La carte et les facteurs sont en partie les nôtres : ils peuvent différer de ceux qui ont été publiés.',
  rulebook: 'Livret',
  'rulebook.text': 'Écrit dans le livret de règles.',
  derived: 'Déduit',
  'derived.text': 'Non écrit, mais une seule valeur s’accorde avec les règles.',
  reconstructed: 'Reconstitué',
  'reconstructed.text':
    'Aucun texte ne le donne. Rebâti d’après la géographie et l’histoire, de sorte que chaque règle tienne.',
  'table.what': 'Élément',
  'table.from': 'Origine',
  'table.note': 'Comment',
  'ornament.title': 'Ce qui n’est qu’ornement',
  'ornament.text':
    'Champs, ombrage, courbes de niveau, hameaux et, sauf dans Blitzkrieg, voies ferrées rendent les cartes lisibles et ne portent aucune règle.',
  'pack.title': 'Si vous possédez le jeu imprimé',
  'pack.text':
    'Un correctif de carte, un petit fichier, peut remplacer la carte, les pions et les pistes par les valeurs imprimées sans toucher à une règle. Il est vérifié au chargement.',
}
