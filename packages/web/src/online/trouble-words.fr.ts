import type { Translated } from '../i18n/spoken.ts'
import type { words as en } from './trouble-words.en.ts'

export const words: Translated<typeof en> = {
  trouble: {
    absent: 'Ces pages sont servies sans serveur de jeu : ici, on ne joue pas en ligne.',
    offline: 'Le serveur est injoignable. Votre connexion est peut-être coupée.',
    nobody: 'Le serveur ne connaît plus ce navigateur.',
    busy: 'Cela fait trop à la fois. Patientez un instant.',
    refused: 'Le serveur a refusé.',
    broken: 'Le serveur a eu un incident. Rien de ce qui est à vous n’est perdu.',
  },
  later: (wait) => `Cela fait trop à la fois. Ce sera de nouveau possible dans ${wait}.`,
  reasons: {
    name: 'Ce nom ne peut pas être affiché. Des lettres d’un seul alphabet, s’il vous plaît.',
    'name-taken':
      'Ce nom, ou un autre qui lui ressemble, est déjà pris. S’il est à vous, connectez-vous ; sinon, choisissez-en un autre.',
    'too-long': 'C’est trop long pour être gardé. Abrégez, s’il vous plaît.',
    'too-large': 'C’est trop long pour être gardé. Abrégez, s’il vous plaît.',
    'no-text': 'Rien de cela ne peut être affiché. Écrivez quelques mots.',
    taken: 'Quelqu’un a été plus rapide : la place est prise.',
    'no-invitation':
      'Cette invitation n’est plus valable : elle a servi, a été retirée ou a expiré. Demandez un nouveau lien.',
    'own-table': 'Vous êtes déjà assis à cette table.',
    blocked: 'Ce n’est pas possible entre vous deux.',
    'too-many-passkeys':
      'Vous avez déjà autant de clés d’accès que permis. Retirez-en une d’abord.',
    'too-many-computers':
      'Vous jouez déjà à autant de tables contre l’ordinateur que permis. Terminez d’abord une partie.',
    foreign:
      'Cette page a été ouverte sous une autre adresse que celle du serveur. Ouvrez-la à la bonne.',
    unknown: 'Cela n’existe pas ici, ou ne vous est pas destiné.',
    'no-passkey': 'Cette clé d’accès est inconnue ici, ou la réponse est venue trop tard.',
    'no-code': 'Ce code a déjà servi, ou n’est plus valable. Demandez-en un nouveau.',
    'no-mail': 'Ce serveur n’envoie pas de courriel.',
    'no-address':
      'Ce n’est pas une adresse de courriel : il la faut comme nom@exemple.org, sans espace. Rien n’a changé.',
    'no-hook': 'Cette adresse ne peut pas être appelée. Il en faut une en https, ouverte à tous.',
    'not-over': 'La revanche vient après la partie.',
    'not-open': 'Quelqu’un y est déjà assis.',
    'too-many-open':
      'Vous avez déjà autant de tables en attente que permis. Retirez-en une d’abord.',
    'too-many-playing':
      'Vous jouez déjà autant de parties à la fois que permis. Terminez-en une d’abord.',
    'no-such-game': 'Ce serveur n’a pas ce jeu.',
    'no-such-scenario':
      'Ce jeu ne peut pas être monté ainsi : un scénario ou une option est inconnu.',
    'no-such-seat': 'Ce jeu n’a pas cette place.',
    'too-many-holidays': 'Vous avez droit à 30 jours de congés par an.',
    'no-holiday': 'Ces jours sont passés, déjà pris, ou trop lointains.',
    'too-many-friends': 'Vous avez autant d’amis que possible. Retirez-en un d’abord.',
  },
}
