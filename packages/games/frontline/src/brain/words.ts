import type { Language } from '@estafette/kernel'

/** Why the computer does something, in both languages. */
export const considerations: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    attack: '{unit} has the best chance against {target}.',
    'cover-spent': 'Going by the cards seen so far, they can hardly take cover from their hand.',
    'cover-likely': 'Going by the cards seen so far, they may well take cover from their hand.',
    counter: '{unit} answers {target}: less firepower gets through.',
    move: '{unit} stands better in {ground}.',
    dodge: '{unit} is under {fp} firepower, and a move can bring cover.',
    prepare: '{unit} has men to unpin, weapons to reload or cards to draw.',
    conceal: 'Without Concealment Cover {unit} is easier to hit.',
    'end-turn': 'No further action is worth the risk of a reaction.',
    cover: '{fp} firepower: a {chance, number, percent} chance that a man is killed.',
  },
  fr: {
    attack: '{unit} a les meilleures chances contre {target}.',
    'cover-spent':
      'D’après les cartes déjà vues, il ne leur reste guère de quoi se couvrir en main.',
    'cover-likely': 'D’après les cartes déjà vues, ils ont sans doute de quoi se couvrir en main.',
    counter: '{unit} répond à {target}\u00A0: la puissance de feu reçue sera moindre.',
    move: '{unit} est mieux dans la {ground}.',
    dodge:
      '{unit} est sous une puissance de feu de {fp}\u00A0: un mouvement peut lui donner un couvert.',
    prepare: '{unit} a des hommes cloués à relever, des armes à recharger ou des cartes à piocher.',
    conceal: 'Sans son Couvert de dissimulation, {unit} est plus facile à toucher.',
    'end-turn': 'Plus rien ne vaut la réaction de l’ennemi.',
    cover: '{fp} de puissance de feu : {chance, number, percent} de chances qu’un homme soit tué.',
  },
}
