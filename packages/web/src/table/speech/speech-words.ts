import { spoken } from '../../i18n/spoken.ts'

/** What is said of a table to those who do not see it. */
export interface SpeechWords {
  readonly enter: (act: string) => string
  readonly button: (act: string) => string
  readonly key: (key: string, act: string) => string
  readonly chosen: (name: string) => string
  readonly enterChooses: (count: number) => string
  readonly nothingHere: string
  readonly several: (count: number, acts: string) => string
  readonly reach: (count: number) => string
  readonly stacks: (count: number) => string
  readonly options: (count: number) => string
  readonly onCard: string
  readonly undone: (what: string) => string
  readonly undoneOnly: string
  readonly more: (count: number) => string
  readonly others: (count: number) => string
}

/** The words of what is said, in the language of the moment. */
export const speechWords = spoken<SpeechWords>({
  en: {
    enter: (act) => `Enter: ${act}`,
    button: (act) => `Button: ${act}`,
    key: (key, act) => `${key}: ${act}`,
    chosen: (name) => `${name} chosen`,
    enterChooses: (count) =>
      count === 1 ? 'Enter chooses 1 unit' : `Enter chooses ${count} units`,
    nothingHere: 'Nothing can be done here',
    several: (count, acts) => `Enter asks which of ${count}: ${acts}`,
    reach: (count) => (count === 1 ? '1 place in reach' : `${count} places in reach`),
    stacks: (count) => (count === 1 ? '1 stack can act' : `${count} stacks can act`),
    options: (count) => (count === 1 ? '1 option' : `${count} options`),
    onCard: 'Choose in the decision panel',
    undone: (what) => `Undone: ${what}`,
    undoneOnly: 'Undone.',
    more: (count) => `And ${count} more in the log.`,
    others: (count) => `And ${count} more.`,
  },
  fr: {
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
  },
})
