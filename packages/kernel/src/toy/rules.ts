import type { Chapter } from '../rule.ts'

const rule = (id: string, en: string, fr: string): Chapter['rules'][number] => ({
  id,
  source: '',
  tag: 'stated',
  en,
  fr,
})

/** The whole rulebook. */
export const chapters: readonly Chapter[] = [
  {
    id: 'sequence',
    title: { en: 'Sequence of play', fr: 'Séquence de jeu' },
    rules: [
      rule(
        'TOY-1',
        'A round is a chit of weather, a card for each seat, a bid by both teams, and a ride of each.',
        'Une manche comprend un jeton de météo, une carte par joueur, une enchère des deux équipes et une course de chacune.',
      ),
      rule(
        'TOY-1.1',
        'The weather is drawn from a cup of ten chits; an empty cup is filled again.',
        'La météo se tire d’un gobelet de dix jetons ; vide, il est rempli de nouveau.',
      ),
      rule('TOY-1.2', 'Option: it is always fair.', 'Option : il fait toujours beau.'),
      rule('TOY-1.3', 'Option: there are many oats.', 'Option : l’avoine abonde.'),
      rule('TOY-OPT-CARDS-1', 'Option: cards are dealt.', 'Option : on distribue des cartes.'),
      rule(
        'TOY-1.4',
        'Option: two play in a team, by turns from round to round, each with a hand of its own.',
        'Option : deux joueurs par équipe, à tour de rôle d’une manche à l’autre, chacun sa main.',
      ),
    ],
  },
  {
    id: 'bids',
    title: { en: 'Bids', fr: 'Enchères' },
    rules: [
      rule(
        'TOY-2',
        'Both bid in secret, at most 3 oats and no more than they have.',
        'Chacun mise en secret, 3 mesures d’avoine au plus et pas plus qu’il n’en a.',
      ),
      rule(
        'TOY-2.1',
        'The higher bid rides first and is paid; equal bids are diced for.',
        'La plus forte mise court en premier et se paie ; à égalité, les dés décident.',
      ),
      rule(
        'TOY-2.2',
        'Who wins the first bid plays red.',
        'Qui gagne la première enchère joue rouge.',
      ),
    ],
  },
  {
    id: 'ride',
    title: { en: 'Riding', fr: 'Course' },
    rules: [
      rule('TOY-3', 'Only own riders on the way ride.', 'Seuls courent ses cavaliers en route.'),
      rule('TOY-3.1', 'A walk leads one place on.', 'Au pas, on avance d’une borne.'),
      rule(
        'TOY-3.2',
        'A gallop costs an oat; two dice: up to 4 is a stumble, up to 9 two places, else three.',
        'Le galop coûte une mesure d’avoine ; deux dés : jusqu’à 4 on trébuche, jusqu’à 9 deux bornes, sinon trois.',
      ),
      rule(
        'TOY-3.3',
        'Nobody gallops in mud; nobody moves in a storm.',
        'Pas de galop dans la boue ; rien ne bouge dans la tempête.',
      ),
      rule('TOY-3.4', 'Who rests gets an oat.', 'Qui se repose reçoit une mesure d’avoine.'),
    ],
  },
  {
    id: 'jostle',
    title: { en: 'Jostling', fr: 'Bousculade' },
    rules: [
      rule(
        'TOY-4',
        'Who meets an enemy on the way yields, or jostles for an oat.',
        'Qui rencontre un ennemi en route cède, ou le bouscule pour une mesure d’avoine.',
      ),
      rule(
        'TOY-4.1',
        'Two dice each, the first seat of the round adds 1; the lower is thrown back a place.',
        'Deux dés chacun, le premier de la manche ajoute 1 ; le plus faible recule d’une borne.',
      ),
    ],
  },
  {
    id: 'cards',
    title: { en: 'Cards', fr: 'Cartes' },
    rules: [
      rule(
        'TOY-6.1',
        'Each seat with fewer than two cards draws one at the start of a round; only it sees them.',
        'Au début d’une manche, chaque joueur qui a moins de deux cartes en pioche une, qu’il est seul à voir.',
      ),
      rule(
        'TOY-6.2',
        'Sugar is eaten before riding and gives two oats; clods are thrown.',
        'Le sucre se mange avant la course et donne deux mesures d’avoine ; les mottes se lancent.',
      ),
      rule(
        'TOY-6.3',
        'A clod thrown at a galloping rider takes 3 off its roll.',
        'Une motte lancée sur un cavalier au galop ôte 3 à son jet.',
      ),
      rule(
        'TOY-6.4',
        'Whoever holds cards is asked, whatever they are.',
        'Qui tient des cartes est interrogé, quelles qu’elles soient.',
      ),
    ],
  },
  {
    id: 'victory',
    title: { en: 'Victory', fr: 'Victoire' },
    rules: [
      rule('TOY-5', 'Who has all riders home wins.', 'Qui a rentré tous ses cavaliers gagne.'),
      rule(
        'TOY-5.1',
        'After the last round the longer way wins; if equal, the first seat of the round.',
        'Après la dernière manche le plus long trajet gagne ; à égalité, le premier de la manche.',
      ),
    ],
  },
]
