import type { Translated } from '../translated.ts'
import type { words as en } from './rules.en.ts'

export const words: Translated<typeof en> = {
  sequence: {
    title: 'Séquence de jeu',
    rules: {
      'TOY-1':
        'Une manche comprend un jeton de météo, une carte par joueur, une enchère des deux équipes et une course de chacune.',
      'TOY-1.1': 'La météo se tire d’un gobelet de dix jetons ; vide, il est rempli de nouveau.',
      'TOY-1.2': 'Option : il fait toujours beau.',
      'TOY-1.3': 'Option : l’avoine abonde.',
      'TOY-OPT-CARDS-1': 'Option : on distribue des cartes.',
      'TOY-1.4':
        'Option : deux joueurs par équipe, à tour de rôle d’une manche à l’autre, chacun sa main.',
    },
  },
  bids: {
    title: 'Enchères',
    rules: {
      'TOY-2': 'Chacun mise en secret, 3 mesures d’avoine au plus et pas plus qu’il n’en a.',
      'TOY-2.1': 'La plus forte mise court en premier et se paie ; à égalité, les dés décident.',
      'TOY-2.2': 'Qui gagne la première enchère joue rouge.',
    },
  },
  ride: {
    title: 'Course',
    rules: {
      'TOY-3': 'Seuls courent ses cavaliers en route.',
      'TOY-3.1': 'Au pas, on avance d’une borne.',
      'TOY-3.2':
        'Le galop coûte une mesure d’avoine ; deux dés : jusqu’à 4 on trébuche, jusqu’à 9 deux bornes, sinon trois.',
      'TOY-3.3': 'Pas de galop dans la boue ; rien ne bouge dans la tempête.',
      'TOY-3.4': 'Qui se repose reçoit une mesure d’avoine.',
    },
  },
  jostle: {
    title: 'Bousculade',
    rules: {
      'TOY-4': 'Qui rencontre un ennemi en route cède, ou le bouscule pour une mesure d’avoine.',
      'TOY-4.1':
        'Deux dés chacun, le premier de la manche ajoute 1 ; le plus faible recule d’une borne.',
    },
  },
  cards: {
    title: 'Cartes',
    rules: {
      'TOY-6.1':
        'Au début d’une manche, chaque joueur qui a moins de deux cartes en pioche une, qu’il est seul à voir.',
      'TOY-6.2':
        'Le sucre se mange avant la course et donne deux mesures d’avoine ; les mottes se lancent.',
      'TOY-6.3': 'Une motte lancée sur un cavalier au galop ôte 3 à son jet.',
      'TOY-6.4': 'Qui tient des cartes est interrogé, quelles qu’elles soient.',
    },
  },
  victory: {
    title: 'Victoire',
    rules: {
      'TOY-5': 'Qui a rentré tous ses cavaliers gagne.',
      'TOY-5.1':
        'Après la dernière manche le plus long trajet gagne ; à égalité, le premier de la manche.',
    },
  },
}
