import type { words as en } from './arras.en.ts'

const ALLIED = 0

export const words: typeof en = {
  turn: (turn, last, hour) => `Tour ${turn} sur ${last}, ${hour}`,
  hour: (hour) => hour.replace(':00', '\u00a0h'),
  initiative: (side) => `les ${side} ont l’Initiative`,
  advantage: (side) => `les ${side} détiennent l’Avantage`,
  air: (allied, german) => `Soutiens Aériens restants, Alliés ${allied}, Allemands ${german}`,
  points: (now, need) => `les Alliés ont ${now} des ${need} PV qu’il leur faut`,
  locations: 'Secteurs et zones',
  contested: 'contesté',
  each: (states: string) => `chacune ${states}`,
  empty: 'aucune unité',
  ring: 'cerclé de rouge',
  near: (places) => `à côté de ${places}`,
  offMap: 'Hors carte',
  awaiting: 'En attente de libération',
  eliminated: 'Éliminées',
  removed: 'Retirées définitivement',
  spent: 'Fatiguée',
  fresh: 'Fraîche',
  locked: 'bloquée jusqu’à sa libération',
  reduced: 'pion R',
  types: ['infanterie', 'blindé', 'antichar', 'FLAK', 'artillerie', 'chef'],
  factors: (attack, defence, movement) =>
    `attaque ${attack}, défense ${defence}, mouvement ${movement}`,
  stands: (place) => `à ${place}`,
  room: (side, units, limit) => `${side} ${units} unités sur ${limit}`,
  terrain: (bonus) => `terrain +${bonus}`,
  wins: (side) => (side === ALLIED ? 'les Alliés gagnent' : 'les Allemands gagnent'),
  endings: {
    areas: (have, need) =>
      `Fin d’une heure : avec ${need} secteurs cerclés de rouge, les Alliés gagnent. Ils en contrôlent ${have}.`,
    zone: (have) =>
      `Fin d’une heure : avec la zone A ou B, les Alliés gagnent. Ils en contrôlent ${have}.`,
    points: (have) =>
      `Fin d’une heure : avec moins de 1 PV, les Alliés perdent. Ils en ont ${have}.`,
    gort: (have, need, wins) =>
      `Dès 18\u00a0h, le dé de Gort peut finir la partie après chaque heure. Avec ${have} PV sur ${need}, ${wins}.`,
    final: (have, need, wins) =>
      `Après 21\u00a0h, les PV décident. Avec ${have} sur ${need}, ${wins}.`,
  },
  scores: {
    locations: 'lieux allemands reliés',
    ring: 'deux secteurs cerclés de rouge',
    rommel: 'Rommel éliminé',
    blue: 'lieux bleus perdus',
  },
  next: {
    take: 'un lieu allemand pris à côté des lieux reliés',
    'cut-off': 'un lieu pris et relié',
    ring: 'deux des secteurs cerclés de rouge',
    rommel: 'Rommel éliminé',
    blue: 'un lieu bleu repris',
  },
}
