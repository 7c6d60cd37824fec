import type { words as en } from './frontline.en.ts'

const ALLIES = 0

const list = (items: readonly string[]): string => items.join(', ')

export const words: typeof en = {
  turn: (turn, side) => `Tour ${turn}, à ${side} de jouer`,
  lost: (side, have, need) => `${side} ${have} PV perdus, défaite à ${need}`,
  deck: (cards) => (cards < 2 ? `${cards} carte dans la pioche` : `${cards} cartes dans la pioche`),
  top: (card) => `${card} sur la défausse`,
  firing: (attack) => `puissance de feu ${attack} à parer`,
  line: 'La ligne',
  force: 'Forces',
  empty: 'personne',
  range: (range) => `ennemi le plus proche à distance ${range}`,
  section: (name) => `section ${name}`,
  fire: (aimed, rapid) => `visé ${aimed}, rapide ${rapid}`,
  pinned: 'cloué',
  broken: 'moral épuisé',
  stopped: 'arrêté par ses blessures',
  noAmmo: 'sans munitions',
  concealed: 'dissimulé',
  entrenched: 'retranché',
  veteran: 'vétéran',
  acted: 'a agi',
  key: 'Position clé',
  cover: (points) => `couvert ${points}`,
  flanks: (count) => (count === 1 ? 'une Position de flanc' : `${count} Positions de flanc`),
  morale: (left, of) => `moral ${left} sur ${of}`,
  wounds: (count) => (count === 1 ? '1 blessure' : `${count} blessures`),
  carries: (items) => `porte ${list(items)}`,
  faceDown: (count) => (count === 1 ? '1 pion face cachée' : `${count} pions face cachée`),
  chosen: (side) => `${side}, choisis`,
  dead: (side) => `${side}, morts`,
  waiting: (side) => `${side}, à venir`,
  notOnLine: 'pas sur la ligne',
  worth: (vp) => `${vp} PV`,
  command: (count) => `commandement ${count}`,
  atRange: (range, aimed, rapid) => `distance ${range} visé ${aimed}, rapide ${rapid}`,
  hand: 'Mains',
  cards: (count) => (count < 2 ? `${count} carte` : `${count} cartes`),
  noCards: 'aucune carte',
  times: (card, count) => (count === 1 ? card : `${count} × ${card}`),
  wins: (side) =>
    side < 0 ? 'c’est une égalité' : side === ALLIES ? 'les Alliés gagnent' : 'l’Axe gagne',
  endings: {
    'allies-lost': (have, need, wins) =>
      `Aussitôt : avec ${need} PV des Alliés détruits, ${wins}. Ils en sont à ${have}.`,
    'axis-lost': (have, need, wins) =>
      `Aussitôt : avec ${need} PV de l’Axe détruits, ${wins}. Il en est à ${have}.`,
    objective: (have, need, wins, card) =>
      `Fin d’un tour : avec la carte ${card} tenue ${need} de ses tours de suite, ${wins}. Cela fait ${have} avec celui-ci.`,
    limit: (have, need, wins) =>
      `Après le tour ${need} des deux camps, ${wins}. C’est le tour ${have}.`,
    length: (have, need, wins) =>
      `Après le tour ${need} des deux camps, la plus grande part détruite décide. C’est le tour ${have} et, en l’état, ${wins}.`,
    nightfall: (have, need, wins) =>
      `Quand la pioche a été mélangée ${need} fois, la nuit tombe et la plus grande part détruite décide. Elle l’a été ${have} fois et, en l’état, ${wins}.`,
  },
  losses: 'détruits',
  dearest: (name) => `pour ${name}`,
}
