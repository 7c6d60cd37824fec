import type { Translated } from '../../i18n/spoken.ts'
import type { words as en } from './now-words.en.ts'

export const words: Translated<typeof en> = {
  title: 'Jouer maintenant à deux',
  paces: { hour: 'Une heure', evening: 'Une soirée', turns: 'Au fil des jours' },
  live: (what) => `en direct, ${what}`,
  post: (days) => `${days} jours par tour`,
  anyBattle: 'toute bataille',
  either: (places) => places.join(' ou '),
  wait: (count) =>
    count === 0 ? 'personne' : count === 1 ? '1 en attente' : `${count} en attente`,
  battle: 'Bataille',
  allBattles: 'Toute bataille',
  level: 'Adversaire',
  levels: { any: 'Tout niveau', like: 'À peu près mon niveau' },
  text: 'Vous jouez avec la première personne qui veut la même chose, camps tirés au sort.',
  find: 'Trouver une partie',
  name: 'Votre nom à la table',
  nameText: 'Ni compte, ni mot de passe.',
  looking: 'Recherche d’un adversaire',
  seconds: (minutes, seconds) => `${minutes} min ${String(seconds).padStart(2, '0')} s`,
  others: (count) =>
    count === 0
      ? 'Personne d’autre n’attend cela pour l’instant.'
      : `${count === 1 ? 'Une autre personne attend' : `${count} autres personnes attendent`}. Toutes ne veulent pas la même chose.`,
  stop: 'Arrêter',
  late: 'Personne pour l’instant. Vous pouvez :',
  widen: 'Accepter toute bataille et tout niveau',
  widenMore: 'Accepter aussi tout rythme',
  offer: (place) => `Laisser une invitation ouverte : ${place}`,
  meanwhile: 'Jouer contre l’ordinateur en attendant',
  meanwhileText: 'La recherche continue. Vous serez conduit à la table.',
  found: 'Un adversaire est trouvé. La partie commence.',
  offered: 'Votre invitation est dans le salon.',
  ended: {
    line: 'La connexion est perdue, la recherche est finie.',
    over: 'La recherche est finie.',
    elsewhere: 'Vous cherchez maintenant sur un autre appareil.',
    nobody: 'Vous n’êtes plus connu ici.',
    'no-such-game': 'Cela ne se joue pas à deux ici.',
    'too-many-playing': 'Vous jouez déjà autant de parties que possible.',
    full: 'Trop de joueurs attendent. Réessayez dans un moment.',
  },
}
