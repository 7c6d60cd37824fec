import type { words as en } from './celles.en.ts'

const GERMAN = 0

export const words: typeof en = {
  turn: (turn, last, day, isNight) =>
    `Tour ${turn} sur ${last}, ${day} décembre, ${isNight ? 'nuit' : 'jour'}`,
  phase: (side) => `Phase d’Action des ${side}`,
  actions: (side, used, of) => `${side}, actions faites ${used} sur ${of}`,
  track: (vp) => `${vp} PV allemands sur la piste`,
  units: (side) => `${side} sur la carte`,
  offMap: 'Hors carte',
  due: (turn, units) => (turn === 0 ? `à placer, ${units}` : `tour ${turn}, ${units}`),
  reinforcements: (side) => `${side}, à venir`,
  destroyed: (side) => `${side}, unités éliminées`,
  withdrawn: (side) => `${side}, unités retirées`,
  chits: 'Marqueurs',
  cup: (side) => `${side}, dans la tasse`,
  available: (side) => `${side}, tirés et non joués`,
  tacticOf: (name) => `marqueur ${name}`,
  terrain: ['clair', 'difficile', 'bois', 'ville'],
  village: 'village',
  enemy: (hexes) => (hexes === 1 ? 'au contact de l’ennemi' : `ennemi à ${hexes} hexs`),
  near: (hexes) => `à côté de ${hexes}`,
  each: (states: string) => `chacune ${states}`,
  empty: 'aucune unité',
  types: ['blindé', 'infanterie', 'reco', 'AM/AT'],
  factors: (attack, defence, movement) =>
    `attaque ${attack}, défense ${defence}, mouvement ${movement}`,
  steps: (steps) => (steps === 1 ? 'un pas' : 'deux pas'),
  stands: (place) => `en ${place}`,
  notOnMap: 'pas sur la carte',
  states: {
    used: 'utilisée',
    reduced: 'réduite',
    disrupted: 'désorganisée',
    unsupplied: 'non ravitaillée',
    isolated: 'isolée',
    trucks: 'avec camions',
  },
  wins: (side) =>
    side < 0
      ? 'c’est une égalité'
      : side === GERMAN
        ? 'les Allemands gagnent'
        : 'les Alliés gagnent',
  endings: {
    decisive: (have, need) =>
      `Fin d’un tour : avec ${need} PV sur la piste, les Allemands gagnent. Ce tour les porterait à ${have}.`,
    points: (have, need, wins) =>
      `Après le dernier tour, les PV décident, à présent Allemands ${have}, Alliés ${need}. Ainsi, ${wins}.`,
  },
  scores: {
    track: 'sur la piste',
    meuse: 'unités au bord de la Meuse à la fin de ce tour',
    towns: 'villes',
    steps: 'pas perdus par l’ennemi',
  },
  next: {
    bank: 'par tour pour une unité ravitaillée au bord de la Meuse',
    unsupplied: 'par tour pour une unité au bord de la Meuse une fois ravitaillée',
    town: 'pour une unité dans chacune de ces villes à la fin',
  },
}
