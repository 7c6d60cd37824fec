import { spoken } from '../../i18n/spoken.ts'
import type { Phase } from './panels/phase.ts'

export { decimal as average, percent, points, signed } from '../../i18n/numbers.ts'

/** What the screen of Celles says beyond the game's own words. */
export interface CellesWords {
  readonly side: readonly [string, string]
  readonly turn: string
  readonly date: (day: number, isNight: boolean) => string
  readonly dateShort: (day: number, isNight: boolean) => string
  readonly phases: string
  readonly phase: Readonly<Record<Phase, string>>
  readonly actionsShort: string
  readonly firstShort: string
  readonly firstPlayer: string
  readonly actions: string
  readonly actionsOf: (side: string, used: number, of: number) => string
  readonly mp: (points: string) => string
  readonly done: string
  readonly used: string
  readonly toMove: (count: number) => string
  readonly legend: Readonly<Record<'selected' | 'go' | 'zone' | 'roll' | 'attack', string>>
  readonly move: string
  readonly endsPhase: string
  readonly infiltrate: (chance: string) => string
  readonly attack: Readonly<Record<'button' | 'title', readonly [string, string, string]>>
  readonly promptMove: (unit: string, place: string, cost: string, left: string) => string
  readonly promptRoll: (unit: string, place: string, cost: string, chance: string) => string
  readonly promptAttack: (unit: string, place: string) => string
  readonly strategic: string
  readonly parts: Readonly<Record<string, string>>
  readonly overstacked: (steps: number, limit: number) => string
  readonly infiltration: string
  readonly succeeds: string
  readonly fails: string
  readonly failsDisrupted: string
  readonly cups: string
  readonly cupsNote: string
  readonly cupLeft: (side: string, count: number) => string
  readonly available: string
  readonly played: string
  readonly setAside: string
  readonly column: (name: string) => string
  readonly modifiers: Readonly<Record<string, string>>
  readonly sum: string
  readonly results: string
  readonly resultHead: Readonly<Record<'die' | 'attacker' | 'defender' | 'chance', string>>
  readonly expected: string
  readonly expectedLosses: (attacker: string, defender: string) => string
  readonly chances: Readonly<Record<'retreats' | 'disrupted', (chance: string) => string>>
  readonly chitAttacker: (chance: string) => string
  readonly chitDefender: (chance: string) => string
  readonly crowded: (place: string) => string
  readonly nothing: string
  readonly steps: (count: number) => string
  readonly disrupted: string
  readonly retreats: string
  readonly overlays: readonly string[]
  readonly shelter: (modifier: string) => string // of an attack on this ground
  readonly oob: Readonly<Record<'due' | 'destroyed' | 'withdrawn' | 'reinforcements', string>>
  readonly arrives: (turn: number, date: string) => string
  readonly entry: (hexes: string) => string
  readonly trucksFrom: (turn: number) => string
  readonly withdrawal: (turn: number) => string
  readonly gone: string
  readonly vpNow: string
  readonly vpLines: Readonly<Record<'track' | 'towns' | 'steps' | 'total', string>>
  readonly tables: Readonly<
    Record<
      | 'crt'
      | 'die'
      | 'types'
      | 'modifiers'
      | 'movement'
      | 'infiltration'
      | 'air'
      | 'track'
      | 'motorized'
      | 'infantry'
      | 'reconstructed',
      string
    >
  >
  readonly modifierRows: readonly (readonly [string, string])[]
  readonly infiltrationRows: readonly [string, string, string]
  readonly infiltrationNote: string
  readonly airRows: readonly (readonly [string, string])[]
  readonly airNote: string
  readonly movementRows: Readonly<Record<string, string>>
  readonly forbidden: string
  readonly unitCount: (count: number) => string
  readonly terrain: Readonly<Record<'clear' | 'rough' | 'woods' | 'town' | 'village', string>>
  readonly inZoc: (side: string) => string
  readonly rear: (side: string) => string
}

const NB = '\u00a0'

const en: CellesWords = {
  side: ['German', 'Allied'],
  turn: 'Turn',
  date: (day, isNight) => `${day} December, ${isNight ? 'night' : 'day'}`,
  dateShort: (day, isNight) => `${day} Dec., ${isNight ? 'night' : 'day'}`,
  phases: 'Phases of the turn',
  phase: {
    chits: 'Chits',
    supply: 'Supply',
    initiative: 'Initiative',
    actions: 'Actions',
    recovery: 'Recovery',
    victory: 'VP',
  },
  actionsShort: 'Act.',
  firstShort: 'First',
  firstPlayer: 'First player',
  actions: 'Actions',
  actionsOf: (side, used, of) => `${side} ${used} of ${of}`,
  mp: (points) => `${points} MP`,
  done: 'Has moved',
  used: 'Used',
  toMove: (count) => (count === 1 ? '1 unit yet to move' : `${count} units yet to move`),
  legend: {
    selected: 'Selected',
    go: 'Reach, MP',
    zone: 'Enemy ZOC',
    roll: 'Roll',
    attack: 'Can be attacked',
  },
  move: 'Move here',
  endsPhase: 'No unit is left to move after it: the phase ends and the next chit is drawn.',
  infiltrate: (chance) => `Infiltrate, ${chance}`,
  attack: {
    button: ['Light attack', 'Medium attack', 'Heavy attack'],
    title: ['Light', 'Medium', 'Heavy'],
  },
  promptMove: (unit, place, cost, left) => `${unit} to ${place}: ${cost} MP, ${left} left.`,
  promptRoll: (unit, place, cost, chance) =>
    `${unit} infiltrates to ${place}: ${cost} MP, ${chance} to succeed.`,
  promptAttack: (unit, place) => `${unit} attacks ${place}: choose how, and who helps.`,
  strategic: 'With the bonus of strategic movement',
  parts: {
    clear: 'clear',
    rough: 'rough',
    woods: 'woods',
    town: 'town',
    river: 'river',
    'main-road': 'main road',
    road: 'road',
    traffic: 'motorized unit in the way',
    'exit-zoc': 'leaving enemy ZOC',
    infiltration: 'ZOC to ZOC',
  },
  overstacked: (steps, limit) =>
    `${steps} steps would stand there, ${limit} may: the units that stay lose steps.`,
  infiltration: 'Infiltration',
  succeeds: 'gets through',
  fails: 'stays, its move ends',
  failsDisrupted: 'stays, its move ends, disrupted',
  cups: 'Cups',
  cupsNote: 'contents are open, the order is not',
  cupLeft: (side, count) => `${side}: ${count} in the cup`,
  available: 'available',
  played: 'played',
  setAside: 'set aside',
  column: (name) => name.replace('-', '–'),
  modifiers: {
    light: 'light attack',
    medium: 'medium attack',
    heavy: 'heavy attack',
    town: 'defender in a town',
    village: 'defender in a village',
    woods: 'defender in woods',
    river: 'across a river',
    night: 'German attack by night',
    day: 'Allied attack by day',
    'defender-disrupted': 'a defender is disrupted',
    'attacker-disrupted': 'an attacker is disrupted',
    'defender-isolated': 'a defender is isolated',
    'attacker-out-of-supply': 'an attacker is out of supply',
    'attacker-chit': 'Combat chit of the attacker',
    'defender-chit': 'Combat chit of the defender',
  },
  sum: 'on the die',
  results: 'What the die will bring',
  resultHead: { die: 'Die', attacker: 'Attacker', defender: 'Defender', chance: '%' },
  expected: 'Expected losses',
  expectedLosses: (attacker, defender) => `${attacker} steps own, ${defender} steps enemy`,
  chances: {
    retreats: (chance) => `${chance} that the defender retreats`,
    disrupted: (chance) => `${chance} that they are disrupted`,
  },
  chitAttacker: (chance) => `With your Combat chit: ${chance}`,
  chitDefender: (chance) => `The defender is assumed to play a Combat chit; without it: ${chance}`,
  crowded: (place) => `${place} is overstacked: steps are lost there before the odds.`,
  nothing: 'no effect',
  steps: (count) => (count === 1 ? '1 step' : `${count} steps`),
  disrupted: 'disrupted',
  retreats: 'retreats',
  shelter: (modifier) => `${modifier} to an attack`,
  overlays: [
    'German supply',
    'US supply',
    'British supply',
    'German ZOC',
    'Allied ZOC',
    'Reach of the Germans',
    'Reach of the Allies',
  ],
  oob: {
    due: 'Due',
    destroyed: 'Destroyed',
    withdrawn: 'Withdrawn',
    reinforcements: 'Reinforcements',
  },
  arrives: (turn, date) => `Turn ${turn}, ${date}`,
  entry: (hexes) => `at ${hexes}`,
  trucksFrom: (turn) => `Trucks for the 84th from turn ${turn}`,
  withdrawal: (turn) => `The FBB withdraws when it is activated from turn ${turn} on.`,
  gone: 'The FBB has withdrawn.',
  vpNow: 'If the game ended now',
  vpLines: { track: 'Meuse, on the track', towns: 'towns', steps: 'enemy steps', total: 'in all' },
  tables: {
    crt: 'Combat results',
    die: 'Die',
    types: 'Attacks',
    modifiers: 'Modifiers',
    movement: 'Movement costs',
    infiltration: 'Infiltration',
    air: 'Air attack',
    track: 'Turns and actions',
    motorized: 'Motorized',
    infantry: 'On foot',
    reconstructed: 'Attacker / defender. Number: steps, D: disrupted, R: retreats.',
  },
  modifierRows: [
    ['town', 'defender in a town'],
    ['village', 'defender in a village or woods, only the best terrain counts'],
    ['minorRiver', 'an attacker across a river'],
    ['germanNight', 'German attack by night'],
    ['alliedDay', 'Allied attack by day, from 25 December'],
    ['defenderDisrupted', 'a defender is disrupted'],
    ['attackerDisrupted', 'an attacker is disrupted'],
    ['defenderIsolated', 'a defender is isolated'],
    ['attackerOutOfSupply', 'an attacker is out of supply'],
    ['combatChitAttacker', 'Combat chit of the attacker'],
    ['combatChitDefender', 'Combat chit of the defender'],
  ],
  infiltrationRows: ['fails, disrupted', 'fails', 'succeeds'],
  infiltrationNote: 'Die +1 for German units, +2 by night.',
  airRows: [
    ['≤ 0', 'nothing'],
    ['1–4', 'disrupted'],
    ['≥ 5', 'loses a step'],
  ],
  airNote: 'Die −2 if the unit is in a town or in woods.',
  movementRows: {
    clear: 'Clear, town',
    rough: 'Rough',
    woods: 'Woods',
    road: 'Along a road',
    'main-road': 'Along a main road',
    river: 'River, off road',
    traffic: 'Along a road into a hex with a motorized unit',
    'exit-zoc': 'Leaving enemy ZOC',
    infiltration: 'Enemy ZOC to enemy ZOC, and a roll',
    meuse: 'Meuse: Allies over bridges, Germans never',
  },
  forbidden: '—',
  unitCount: (count) => (count === 1 ? '1 unit' : `${count} units`),
  terrain: { clear: 'clear', rough: 'rough', woods: 'woods', town: 'town', village: 'village' },
  inZoc: (side) => `${side} ZOC`,
  rear: (side) => `${side} Rear Area`,
}

const fr: CellesWords = {
  side: ['Allemands', 'Alliés'],
  turn: 'Tour',
  date: (day, isNight) => `${day} décembre, ${isNight ? 'nuit' : 'jour'}`,
  dateShort: (day, isNight) => `${day} déc., ${isNight ? 'nuit' : 'jour'}`,
  phases: 'Phases du tour',
  phase: {
    chits: 'Marqueurs',
    supply: 'Ravit.',
    initiative: 'Initiative',
    actions: 'Actions',
    recovery: 'Récup.',
    victory: 'PV',
  },
  actionsShort: 'Act.',
  firstShort: '1er',
  firstPlayer: 'Premier joueur',
  actions: 'Actions',
  actionsOf: (side, used, of) => `${side} ${used} sur ${of}`,
  mp: (points) => `${points} PM`,
  done: 'A bougé',
  used: 'Utilisée',
  toMove: (count) => (count < 2 ? `${count} unité à bouger` : `${count} unités à bouger`),
  legend: {
    selected: 'Sélection',
    go: 'Portée, PM',
    zone: 'ZDC ennemie',
    roll: 'Jet',
    attack: 'Attaque possible',
  },
  move: 'Aller ici',
  endsPhase: `Personne ne reste à bouger ensuite${NB}: la phase finit et le marqueur suivant est tiré.`,
  infiltrate: (chance) => `S’infiltrer, ${chance}`,
  attack: {
    button: ['Attaque légère', 'Attaque moyenne', 'Attaque lourde'],
    title: ['Légère', 'Moyenne', 'Lourde'],
  },
  promptMove: (unit, place, cost, left) => `${unit} vers ${place}${NB}: ${cost} PM, reste ${left}.`,
  promptRoll: (unit, place, cost, chance) =>
    `${unit} s’infiltre vers ${place}${NB}: ${cost} PM, ${chance} de réussite.`,
  promptAttack: (unit, place) => `${unit} attaque ${place}${NB}: choisissez comment et avec qui.`,
  strategic: 'Avec le bonus de mouvement stratégique',
  parts: {
    clear: 'clair',
    rough: 'difficile',
    woods: 'bois',
    town: 'ville',
    river: 'rivière',
    'main-road': 'route principale',
    road: 'route',
    traffic: 'unité motorisée sur place',
    'exit-zoc': 'sortie de ZDC ennemie',
    infiltration: 'de ZDC en ZDC',
  },
  overstacked: (steps, limit) =>
    `${steps} pas y seraient, ${limit} au plus${NB}: qui y reste perd des pas.`,
  infiltration: 'Infiltration',
  succeeds: 'passe',
  fails: 'reste, fin du mouvement',
  failsDisrupted: 'reste, fin du mouvement, désorganisée',
  cups: 'Tasses',
  cupsNote: 'le contenu est visible, pas l’ordre',
  cupLeft: (side, count) => `${side}${NB}: ${count} dans la tasse`,
  available: 'disponible',
  played: 'joué',
  setAside: 'mis de côté',
  column: (name) => name.replace('-', '–'),
  modifiers: {
    light: 'attaque légère',
    medium: 'attaque moyenne',
    heavy: 'attaque lourde',
    town: 'défenseur en ville',
    village: 'défenseur dans un village',
    woods: 'défenseur dans un bois',
    river: 'à travers une rivière',
    night: 'attaque allemande de nuit',
    day: 'attaque alliée de jour',
    'defender-disrupted': 'un défenseur désorganisé',
    'attacker-disrupted': 'un attaquant désorganisé',
    'defender-isolated': 'un défenseur isolé',
    'attacker-out-of-supply': 'un attaquant non ravitaillé',
    'attacker-chit': 'marqueur Combat de l’attaquant',
    'defender-chit': 'marqueur Combat du défenseur',
  },
  sum: 'au dé',
  results: 'Ce que donnera le dé',
  resultHead: { die: 'Dé', attacker: 'Attaquant', defender: 'Défenseur', chance: '%' },
  expected: 'Pertes attendues',
  expectedLosses: (attacker, defender) => `${attacker} pas pour vous, ${defender} pour l’ennemi`,
  chances: {
    retreats: (chance) => `${chance} que le défenseur fasse retraite`,
    disrupted: (chance) => `${chance} qu’il soit désorganisé`,
  },
  chitAttacker: (chance) => `Avec votre marqueur Combat${NB}: ${chance}`,
  chitDefender: (chance) =>
    `Le défenseur est supposé jouer son marqueur Combat${NB}; s’il le garde${NB}: ${chance}`,
  crowded: (place) => `${place} est surempilé${NB}: des pas y sont perdus avant le rapport.`,
  nothing: 'sans effet',
  steps: (count) => `${count} pas`,
  disrupted: 'désorganisé',
  retreats: 'retraite',
  shelter: (modifier) => `${modifier} pour une attaque`,
  overlays: [
    'Ravitaillement allemand',
    'Ravitaillement américain',
    'Ravitaillement britannique',
    'ZDC allemandes',
    'ZDC alliées',
    'Portée des Allemands',
    'Portée des Alliés',
  ],
  oob: {
    due: 'Disponible',
    destroyed: 'Détruites',
    withdrawn: 'Repliée',
    reinforcements: 'Renforts',
  },
  arrives: (turn, date) => `Tour ${turn}, ${date}`,
  entry: (hexes) => `en ${hexes}`,
  trucksFrom: (turn) => `Camions pour la 84e dès le tour ${turn}`,
  withdrawal: (turn) => `La FBB se replie si on l’active à partir du tour ${turn}.`,
  gone: 'La FBB s’est repliée.',
  vpNow: 'Si la partie finissait maintenant',
  vpLines: {
    track: 'Meuse, sur la piste',
    towns: 'villes',
    steps: 'pas ennemis',
    total: 'en tout',
  },
  tables: {
    crt: 'Résultats du combat',
    die: 'Dé',
    types: 'Attaques',
    modifiers: 'Modificateurs',
    movement: 'Coûts de mouvement',
    infiltration: 'Infiltration',
    air: 'Attaque aérienne',
    track: 'Tours et actions',
    motorized: 'Motorisé',
    infantry: 'À pied',
    reconstructed: `Attaquant / défenseur. Chiffre${NB}: pas, D${NB}: désorganisé, R${NB}: retraite.`,
  },
  modifierRows: [
    ['town', 'défenseur en ville'],
    ['village', 'défenseur dans un village ou un bois, seul le meilleur terrain compte'],
    ['minorRiver', 'un attaquant à travers une rivière'],
    ['germanNight', 'attaque allemande de nuit'],
    ['alliedDay', 'attaque alliée de jour, dès le 25 décembre'],
    ['defenderDisrupted', 'un défenseur désorganisé'],
    ['attackerDisrupted', 'un attaquant désorganisé'],
    ['defenderIsolated', 'un défenseur isolé'],
    ['attackerOutOfSupply', 'un attaquant non ravitaillé'],
    ['combatChitAttacker', 'marqueur Combat de l’attaquant'],
    ['combatChitDefender', 'marqueur Combat du défenseur'],
  ],
  infiltrationRows: ['échec, désorganisée', 'échec', 'réussite'],
  infiltrationNote: 'Dé +1 pour les Allemands, +2 de nuit.',
  airRows: [
    ['≤ 0', 'rien'],
    ['1–4', 'désorganisée'],
    ['≥ 5', 'perd un pas'],
  ],
  airNote: 'Dé −2 si l’unité est en ville ou dans un bois.',
  movementRows: {
    clear: 'Clair, ville',
    rough: 'Difficile',
    woods: 'Bois',
    road: 'Le long d’une route',
    'main-road': 'Le long d’une route principale',
    river: 'Rivière, hors route',
    traffic: 'Par route vers un hex où est une unité motorisée',
    'exit-zoc': 'Quitter une ZDC ennemie',
    infiltration: 'De ZDC ennemie en ZDC ennemie, et un jet',
    meuse: `Meuse${NB}: Alliés par les ponts, Allemands jamais`,
  },
  forbidden: '—',
  unitCount: (count) => (count < 2 ? `${count} unité` : `${count} unités`),
  terrain: {
    clear: 'clair',
    rough: 'terrain difficile',
    woods: 'bois',
    town: 'ville',
    village: 'village',
  },
  inZoc: (side) => `ZDC des ${side}`,
  rear: (side) => `Zone Arrière des ${side}`,
}

/** The words of this screen in the language of the moment. */
export const cellesWords = spoken<CellesWords>({ en, fr })
