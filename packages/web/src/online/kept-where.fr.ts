import type { Translated } from '../i18n/spoken.ts'
import type { words as en } from './kept-where.en.ts'

export const words: Translated<typeof en> = {
  title: 'Ce qui est gardé, et où',
  rows: [
    {
      what: 'Parties contre l’ordinateur ou sur un seul écran',
      where: 'Dans ce navigateur seulement.',
      more: 'Effacer ses données les perd ; enregistrez une partie dans un fichier pour la garder.',
    },
    {
      what: 'Parties en ligne et discussion',
      where: 'Sur le serveur.',
      more: 'Elles vous attendent sur tout appareil où vous vous connectez.',
    },
    {
      what: 'Votre nom',
      where: 'Sur le serveur.',
      more: 'En invité, vous n’êtes connu que dans ce navigateur ; une clé d’accès ou un code vous ouvre les autres.',
    },
    {
      what: 'Une clé d’accès',
      where: 'Dans votre appareil',
      more: 'ou son trousseau. Le serveur n’en a que la moitié publique.',
    },
    {
      what: 'Réglages',
      where: 'Dans ce navigateur seulement :',
      more: 'couleurs, langue, vitesse.',
    },
  ],
  never:
    'Ni mot de passe, ni pistage. Une adresse de courriel seulement si vous voulez être averti ainsi.',
}
