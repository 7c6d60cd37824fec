import type { Translated } from '@estafette/kernel'
import { against, type words as en } from './words.en.ts'

export const words: Translated<typeof en> = {
  kinds: {
    turn: ({ game, other }) => ({
      title: `À vous de jouer : ${game}`,
      text: `C’est votre tour : ${game}${against(other, 'contre')}.`,
    }),
    seat: ({ game, other }) => ({
      title: `Place prise : ${game}`,
      text: `${other === '' ? 'Quelqu’un' : other} a rejoint votre partie (${game}).`,
    }),
    offer: ({ game, other }) => ({
      title: `Une demande : ${game}`,
      text: `${other === '' ? 'L’adversaire' : other} propose la nulle, une pause ou une reprise de coup (${game}).`,
    }),
    over: ({ game, other }) => ({
      title: `Terminée : ${game}`,
      text: `Votre partie${against(other, 'contre')} est terminée : ${game}.`,
    }),
    rematch: ({ game, other }) => ({
      title: `Revanche : ${game}`,
      text: `${other === '' ? 'L’adversaire' : other} propose une revanche, camps inversés : ${game}.`,
    }),
    invited: ({ game, other }) => ({
      title: `Invitation : ${game}`,
      text: `${other} vous invite : ${game}.`,
    }),
    test: () => ({
      title: 'Estafette',
      text: 'Ceci est un essai : les avis ressembleront à cela.',
    }),
  },
  open: 'Ouvrir la partie :',
  stop: 'Ne plus recevoir de courriels :',
  stopped: 'Vous ne recevrez plus de courriels.',
  stopButton: 'Ne plus recevoir de courriels',
  confirm: {
    title: 'Confirmez votre adresse',
    text: 'Quelqu’un, vous sans doute, a demandé à recevoir à cette adresse les avis d’Estafette. Confirmez-la ci-dessous ; si ce n’est pas vous, ignorez ce courriel.',
    button: 'Confirmer',
    done: 'Cette adresse est confirmée.',
    none: 'Ce lien a expiré ou a déjà servi.',
  },
}
