import { confirm, march, we } from '../../../screen/cues.ts'
import type { Cue } from '../../../screen/lesson.ts'

const planning: readonly Cue[] = [
  {
    id: 'planner',
    say: {
      en: 'Combat. An enemy whose ZOC covers one of your steady units must be attacked, by any unit: here 0603. The disrupted company at 0604 may be. The phase ends when nothing is left open.',
      fr: 'Le combat. Un ennemi dont la ZDC couvre une de vos unités en ordre doit être attaqué, par n’importe quelle unité : ici 0603. La compagnie désorganisée en 0604 peut l’être. La phase attend que tout soit réglé.',
    },
    at: [{ place: '0603' }, { part: 'open' }],
    until: { read: true },
    stage: { clear: true },
  },
  {
    id: 'aim',
    say: {
      en: 'An attack is planned from its target: *choose 0603*. All units next to it join in; under the map you can remove them or add them again. Nothing is declared yet.',
      fr: 'Une attaque se prévoit depuis sa cible : *choisissez 0603*. Toutes les unités voisines s’y joignent ; sous la carte, on les retire ou on les rajoute. Rien n’est encore déclaré.',
    },
    at: [{ place: '0603' }],
    until: { aim: '0603' },
    stage: { clear: true },
  },
  {
    id: 'odds',
    say: {
      en: 'Three times 2 against 3, and 1 for the woods: 6 to 4. Odds are rounded in the defender’s favour, to one of ten columns: 3:2. Each unit attacks once per phase, and each hex is attacked once.',
      fr: 'Trois fois 2 contre 3, plus 1 pour les bois : 6 contre 4. On arrondit en faveur du défenseur, à l’une des dix colonnes : 3:2. Par phase, une unité attaque une fois, un hex est attaqué une fois.',
    },
    at: [{ place: '0603' }, { part: 'odds' }],
    until: { read: true },
    stage: { aim: '0603' },
  },
  {
    id: 'shifts',
    say: {
      en: 'Then columns shift, by three at most. Armour and infantry together against infantry alone, a combined attack, make one to the right: 2:1. Below are the six dice: attacker’s result, then the defender’s.',
      fr: 'Puis les colonnes se décalent, de trois au plus. Blindés et infanterie ensemble contre de l’infanterie seule, l’attaque combinée, en valent une à droite : 2:1. Dessous, les six dés : résultat de l’attaquant, puis du défenseur.',
    },
    at: [{ place: '0603' }, { part: 'odds' }],
    until: { read: true },
    stage: { aim: '0603' },
  },
]

const fighting: readonly Cue[] = [
  {
    id: 'declare',
    say: {
      en: '*Declare the attack*. Before the die the defender answers: stand, and a retreat only disrupts, but a mandatory one destroys; or retreat if required.',
      fr: '*Déclarez l’attaque*. Avant le dé, le défenseur répond : tenir, et une retraite ne fait que désorganiser, mais une retraite obligatoire détruit ; ou faire retraite s’il le faut.',
    },
    at: [{ place: '0603' }, confirm],
    until: {
      play: [
        { ours: ['target 0603', 'attack vor-A/L', 'attack vor-II/LR', 'attack pz-2/L'] },
        we('fight'),
        { theirs: ['give-way'] },
      ],
    },
    stage: { aim: '0603' },
    rolls: [{ die: 2, column: 5 }],
    otherwise: {
      en: 'All three next to 0603 attack it: every one of them counts.',
      fr: 'Les trois unités voisines attaquent 0603 : chacune compte.',
    },
  },
  {
    id: 'road-block',
    say: {
      en: '2 on 2:1 disrupts, no more. *Now choose 0604, and declare*: 4 and 2 against 3 is 2:1, one column for the disruption, one for the combined attack: 4:1.',
      fr: '2 en 2:1 désorganise, sans plus. *Choisissez maintenant 0604, et déclarez* : 4 et 2 contre 3 font 2:1, une colonne pour la désorganisation, une pour l’attaque combinée : 4:1.',
    },
    at: [{ place: '0604' }, confirm],
    until: {
      play: [
        { ours: ['target 0604', 'attack vor-I/LR', 'attack vor-1/L'] },
        we('fight'),
        { theirs: ['give-way', 'to 0504', 'stop'] },
      ],
    },
    stage: { clear: true },
    rolls: [{ die: 2, column: 7 }],
    otherwise: {
      en: 'Let 1/L and I/LR attack 0604 together: the road has to be free.',
      fr: 'Que 1/L et I/LR attaquent 0604 ensemble : il faut ouvrir la route.',
    },
  },
  {
    id: 'advance',
    say: {
      en: '2 on 4:1 is a retreat, into Vieux-Pont. After a combined attack one stack may take the empty hex, whatever ZOC it is in. *Advance 1/L, then I/LR*. Tanks or infantry alone may not.',
      fr: '2 en 4:1 est une retraite, dans Vieux-Pont. Après une attaque combinée, une pile peut prendre l’hex vide, malgré les ZDC. *Avancez 1/L, puis I/LR*. Seuls, ni chars ni infanterie ne le pourraient.',
    },
    at: [{ choice: 'advance vor-I/LR' }, { choice: 'advance vor-1/L' }, confirm],
    until: { play: [{ ours: ['advance vor-1/L', 'advance vor-I/LR'] }] },
    stage: { clear: true },
    otherwise: {
      en: 'Take the hex with both of them: 1/L and I/LR.',
      fr: 'Prenez l’hex avec les deux : 1/L et I/LR.',
    },
  },
  {
    id: 'exploit',
    say: {
      en: 'Exploitation: armour and units in transports move again, at half their points, never into enemy ZOCs. The woods have none now. *Send A/L from 0703 to 0602*, behind them.',
      fr: 'Exploitation : blindés et unités transportées bougent encore, avec la moitié de leurs points, jamais dans une ZDC ennemie. Les bois n’en ont plus. *Envoyez A/L de 0703 en 0602*, derrière eux.',
    },
    at: [{ place: '0703' }, { place: '0602' }, confirm],
    until: { play: [we(...march('vor-A/L', '0702', '0602'))] },
    stage: { clear: true },
    otherwise: {
      en: 'The way round is open now: send A/L to 0602.',
      fr: 'Le détour est ouvert maintenant : envoyez A/L en 0602.',
    },
  },
  {
    id: 'supply',
    say: {
      en: 'Look at 0603. Supply is a line of hexes to your own map edge, free of enemies and their ZOCs unless a friendly unit is there. It crosses the river by a bridge only. This company is cut off.',
      fr: 'Voyez 0603. Le ravitaillement est une ligne d’hexs jusqu’à son bord de carte, libre d’ennemis et de leurs ZDC, sauf là où se trouve une unité amie. Elle ne franchit le fleuve que par un pont. Cette compagnie est coupée.',
    },
    at: [{ place: '0603' }],
    until: { read: true },
  },
]

/** The first combat phase and what comes of it. */
export const combatCues: readonly Cue[] = [...planning, ...fighting]
