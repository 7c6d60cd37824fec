import type { Translated } from '../i18n/spoken.ts'
import type { words as en } from './no-server.en.ts'

export const words: Translated<typeof en> = {
  title: 'Ici, on ne joue pas en ligne',
  text: 'Ces pages sont servies sans serveur de jeu. Tout le reste marche : contre l’ordinateur, ou à deux sur un écran, même hors ligne.',
  play: 'Jouer sur un écran',
  unreached: 'Le serveur de jeu ne répond pas',
  again: 'Réessayer',
}
