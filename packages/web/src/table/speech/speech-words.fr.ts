import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './speech-words.en.ts'

export const words: Translated<typeof en> = {
  enter: (act) => `Entrée : ${act}`,
  button: (act) => `Bouton : ${act}`,
  key: (key, act) => `${key} : ${act}`,
  chosen: (name) => `Choix : ${name}`,
  enterChooses: (count) =>
    count < 2 ? `Entrée choisit ${count} unité` : `Entrée choisit ${count} unités`,
  nothingHere: 'Rien à faire ici',
  several: (count, acts) => `Entrée demande laquelle des ${count} : ${acts}`,
  reach: (count) => (count < 2 ? `${count} lieu à portée` : `${count} lieux à portée`),
  stacks: (count) => (count < 2 ? `${count} pile peut agir` : `${count} piles peuvent agir`),
  options: (count) => (count < 2 ? `${count} option` : `${count} options`),
  onCard: 'Choisissez dans le panneau de décision',
  undone: (what) => `Annulé : ${what}`,
  undoneOnly: 'Annulé.',
  more: (count) => `Et ${count} de plus dans le journal.`,
  others: (count) => `Et ${count} de plus.`,
}
