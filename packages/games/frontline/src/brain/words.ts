import type { Language } from '@estafette/kernel'

/** Why the computer does something, in both languages. */
export const considerations: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    attack: '{unit} has the best chance against {target}.',
    'cover-spent': 'Going by the cards seen so far, they can hardly take cover from their hand.',
    'cover-likely': 'Going by the cards seen so far, they may well take cover from their hand.',
    counter: '{unit} answers {target}: what comes through is less.',
    move: '{unit} stands better in {ground}.',
    dodge: '{unit} is under {fp} firepower, and a move can bring cover.',
    prepare: '{unit} has men to unpin, weapons to reload or cards to draw.',
    conceal: '{unit} hides again.',
    'end-turn': 'Nothing more is worth the enemy’s reaction.',
    cover: '{fp} firepower would kill somebody with a chance of {chance, number, percent}.',
  },
  fr: {
    attack: '{unit} a les meilleures chances contre {target}.',
    'cover-spent':
      'D’après les cartes déjà vues, il ne leur reste guère de quoi se couvrir en main.',
    'cover-likely': 'D’après les cartes déjà vues, ils ont sans doute de quoi se couvrir en main.',
    counter: '{unit} répond à {target}\u00A0: il en passera moins.',
    move: '{unit} est mieux dans la {ground}.',
    dodge:
      '{unit} est sous une puissance de feu de {fp}\u00A0: un mouvement peut lui donner un couvert.',
    prepare: '{unit} a des hommes à relever, des armes à recharger ou des cartes à piocher.',
    conceal: '{unit} se dissimule de nouveau.',
    'end-turn': 'Plus rien ne vaut la réaction de l’ennemi.',
    cover:
      '{fp} de puissance de feu tueraient quelqu’un avec {chance, number, percent} de chances.',
  },
}
