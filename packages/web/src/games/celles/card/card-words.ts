import { spoken } from '../../../i18n/spoken.ts'

/** A count with its noun. */
type Count = (count: number) => string

/** What the decision cards of Celles say. Labels of slot A take 22 characters at most. */
export interface CardWords {
  readonly action: (used: number, of: number) => string
  readonly steps: Readonly<
    Record<'chit' | 'units' | 'moves' | 'attack' | 'losses' | 'retreat' | 'advance', string>
  >
  readonly chooseHex: string
  readonly nextUnit: string
  readonly lastUnit: string
  readonly endPhase: string
  readonly stop: string
  /** On the slots, by verb. */
  readonly does: Readonly<Record<string, string>>
  readonly placeAt: (hex: string) => string
  readonly firstIs: readonly [string, string]
  readonly playTactic: readonly string[]
  readonly activate: (formation: string) => string
  readonly retreatFirst: (unit: string) => string
  readonly advanceWith: (unit: string) => string
  readonly retreatTo: (hex: string) => string
  readonly advanceTo: (hex: string) => string
  readonly titles: Readonly<
    Record<
      | 'initiative'
      | 'noChit'
      | 'extra'
      | 'replacement'
      | 'air'
      | 'the84th'
      | 'active'
      | 'allMoved'
      | 'trucks'
      | 'support'
      | 'chitAttacker'
      | 'chitDefender'
      | 'disrupt'
      | 'order'
      | 'stackLoss'
      | 'advance',
      string
    >
  >
  readonly drawn: (formation: string) => string
  readonly place: (unit: string) => string
  readonly enters: (unit: string) => string
  readonly returns: (unit: string) => string
  readonly moves: (unit: string) => string
  readonly goesOn: (unit: string) => string
  readonly moveTo: (unit: string, hex: string) => string
  readonly attacks: (unit: string, hex: string) => string
  readonly retreats: (unit: string) => string
  readonly crowded: (hex: string) => string
  readonly advanceInto: (unit: string) => string
  readonly stepsToLose: Count
  readonly unitsToDisrupt: Count
  readonly notes: Readonly<
    Record<
      | 'initiative'
      | 'tactics'
      | 'barred'
      | 'onMap'
      | 'air'
      | 'noUnit'
      | 'advance'
      | 'losses'
      | 'stack'
      | 'order',
      string
    >
  >
  readonly mayAct: (count: number, entering: number) => string
  readonly mayName: (named: number) => string
  readonly noneCanAct: string
  readonly upToThree: Count
  readonly oneByOne: Count
  readonly withdraws: string
  readonly noChitNote: string
  readonly toMove: Count
  readonly mpHere: (mp: string, hex: string) => string
  readonly mpOf: (mp: string) => string
  readonly costNote: (cost: string, of: string, left: string) => string
  readonly marchNote: (hex: string, march: string, cost: string, of: string) => string
  readonly tileCost: (mp: string) => string
  readonly tileLeft: (mp: string) => string
  readonly oddsNote: (attack: number, defence: number, column: string, modifier: string) => string
  readonly chanceLabel: string
  readonly holdLabel: string
  readonly throughLabel: string
  readonly groups: Readonly<
    Record<
      | 'tactics'
      | 'upgrade'
      | 'rebuild'
      | 'where'
      | 'targets'
      | 'enemies'
      | 'goals'
      | 'manner'
      | 'support'
      | 'trucks'
      | 'order'
      | 'to'
      | 'who',
      string
    >
  >
  readonly instead: (count: number) => string
  readonly onTheMap: (count: number) => string
  readonly tactics: readonly string[] // what each does
  readonly actionsOf: Count
  readonly entersNow: string
  readonly trucksNow: string
  readonly trucksWith: (mp: string) => string
  readonly trucksDrop: string
  readonly trucksLeave: (mp: string) => string
  readonly at: (hex: string) => string
  readonly room: (steps: number) => string
  readonly disruptedElse: (chance: string) => string
  readonly cannotPay: (cost: string, left: string) => string
  readonly dieShift: (modifier: string) => string
  readonly unknown: string
  readonly chitGroup: string
  readonly chitPlay: string
  readonly playIt: string
  readonly keepIt: string
  readonly closed: readonly [string, string, string, string] // why a retreat does not go there
  readonly chitKeep: string
  readonly reduced: string
  readonly eliminated: string
  readonly disrupted: string
  readonly lost: Count
  readonly safe: string
  readonly ends: string
  readonly endsAt: (hex: string) => string
  readonly nobodyArrives: string
  readonly leaves: (hex: string) => string
  readonly townVp: Count
  readonly meuseVp: Count
  readonly zone: string
  readonly zoneOf: (hex: string) => string
  readonly infiltrates: string
  readonly ownCup: (chits: string) => string
  readonly emptyCup: string
  readonly theirCup: (count: number) => string
}

const plural =
  (one: string, many: string) =>
  (count: number): string =>
    count === 1 ? `1 ${one}` : `${count} ${many}`

/** The same in French, where none is counted as one. */
const pluralFr =
  (one: string, many: string) =>
  (count: number): string =>
    `${count} ${count < 2 ? one : many}`

const en: CardWords = {
  action: (used, of) => `action ${used} of ${of}`,
  steps: {
    chit: 'Chit',
    units: 'Units',
    moves: 'Moves',
    attack: 'Attack',
    losses: 'Losses',
    retreat: 'Retreat',
    advance: 'Advance',
  },
  chooseHex: 'Choose where to go',
  nextUnit: 'Next unit',
  lastUnit: 'No other unit is left to move: choose where this one goes.',
  endPhase: 'End the phase',
  stop: 'End its move',
  does: {
    extra: 'It joins them',
    upgrade: 'Restore it',
    rebuild: 'Rebuild it',
    strike: 'Attack from the air',
    spare: 'No air attack',
    single: 'Activate it alone',
    name: 'Name it',
    move: 'Set out',
    to: 'Move here',
    attack: 'Attack',
    'end-phase': 'End the phase',
    load: 'Take the trucks',
    unload: 'Drop the trucks',
    leave: 'Leave them',
    stop: 'End its move',
    support: 'Add it',
    fight: 'Roll the die',
    'play-combat': 'Play the Combat chit',
    'keep-combat': 'Keep it',
    lose: 'Take this loss',
    disrupt: 'Disrupt this one',
    'retreat-stack': 'Both as a stack',
    halt: 'Stop, lose steps',
    done: 'Done',
    none: 'Do nothing',
    goOn: 'On to the activation',
    playNone: 'Play none',
    noAdvance: 'No advance',
    nobody: 'No unit acts',
    these: 'These may act',
  },
  placeAt: (hex) => `Place at ${hex}`,
  firstIs: ['The Germans first', 'The Allies first'],
  playTactic: ['Play Combat', 'Play Extra Move', 'Play Replacement', 'Play Allied Air'],
  activate: (formation) => `Activate ${formation}`,
  retreatFirst: (unit) => `${unit} first`,
  advanceWith: (unit) => `Advance ${unit}`,
  retreatTo: (hex) => `Retreat to ${hex}`,
  advanceTo: (hex) => `Advance to ${hex}`,
  titles: {
    initiative: 'The initiative is yours',
    noChit: 'No chit is left',
    extra: 'Extra Move: who joins?',
    replacement: 'Replacement: who gets it?',
    air: 'Allied Air: which target?',
    the84th: 'Which of the 84th act?',
    active: 'Choose a unit',
    allMoved: 'All have moved',
    trucks: 'What about the trucks?',
    support: 'Who helps?',
    chitAttacker: 'Play your Combat chit?',
    chitDefender: 'Answer with your Combat chit?',
    disrupt: 'Who is disrupted?',
    order: 'Who retreats first?',
    stackLoss: 'Which of the two is lost?',
    advance: 'Advance after combat?',
  },
  drawn: (formation) => `${formation} is drawn`,
  place: (unit) => `Place ${unit}`,
  enters: (unit) => `${unit} enters the map`,
  returns: (unit) => `${unit} returns`,
  moves: (unit) => `${unit} moves`,
  goesOn: (unit) => `${unit} goes on`,
  moveTo: (unit, hex) => `${unit} to ${hex}`,
  attacks: (unit, hex) => `${unit} attacks ${hex}`,
  retreats: (unit) => `${unit} retreats`,
  crowded: (hex) => `${hex} is overstacked`,
  advanceInto: (unit) => `Where does ${unit} advance?`,
  stepsToLose: plural('step to lose', 'steps to lose'),
  unitsToDisrupt: plural('unit to disrupt', 'units to disrupt'),
  notes: {
    initiative: 'Name the first player of this turn: actions alternate from there',
    tactics: 'Tactical chits may be played before it acts',
    barred: 'The FBB has withdrawn: only tactical chits may be played',
    onMap: 'Open hexes are lit on the map',
    air: 'One German unit, in its Rear Area too',
    noUnit: 'Undo, or end the phase',
    advance: 'Into a hex the defender left: no MP spent, ZOCs ignored',
    losses: 'Only units that took part; a unit of one step is eliminated',
    stack: 'Two steps may stand in a hex',
    order: 'Two hexes away each, one after the other',
  },
  mayAct: (count, entering) =>
    `${count === 1 ? '1 unit' : `${count} units`} may act${entering > 0 ? `, ${entering} of them ${entering === 1 ? 'enters' : 'enter'}` : ''}`,
  mayName: (named) => (named === 0 ? 'Up to three' : `${named} of 3 named`),
  noneCanAct: 'none of its units can act',
  upToThree: (count) => `up to 3 of ${count} units`,
  oneByOne: (count) => (count === 1 ? '1 unit' : `${count} units, one after the other`),
  withdraws: 'it withdraws from the battle, the action is spent',
  noChitNote: 'The action is good for one unit of any formation, or for nothing',
  toMove: plural('unit yet to move', 'units yet to move'),
  mpHere: (mp, hex) => `${mp} MP left at ${hex}. On the map, or here`,
  mpOf: (mp) => `${mp} MP. A hex or an enemy, on the map or here`,
  costNote: (cost, of, left) => `${cost} of ${of} MP, ${left} left`,
  marchNote: (hex, march, cost, of) =>
    `From ${hex}: ${march} MP to get there, ${cost} of ${of} MP in all`,
  tileCost: (mp) => `costs ${mp} MP`,
  tileLeft: (mp) => `${mp} left`,
  oddsNote: (attack, defence, column, modifier) =>
    `${attack} to ${defence}: column ${column}, die ${modifier}`,
  chanceLabel: 'step or retreat',
  holdLabel: 'Chance to hold',
  throughLabel: 'gets through',
  groups: {
    tactics: 'Tactical chits',
    upgrade: 'To full strength',
    rebuild: 'Rebuilt with one step',
    where: 'Where',
    targets: 'Chance of a step loss',
    enemies: 'Attack',
    goals: 'Move',
    manner: 'How hard',
    support: 'Support',
    trucks: 'Trucks',
    order: 'First',
    to: 'To',
    who: 'Who',
  },
  instead: (count) => `Instead one unit of another formation: ${count}`,
  onTheMap: (count) => `${count} in all, on the map`,
  tactics: [
    '±1 on the die of an attack, when it is made',
    'one unit more joins the activated ones',
    'a reduced unit to full strength, or a lost one back',
    'an air attack, and the Germans lose an action',
  ],
  actionsOf: plural('action this turn', 'actions this turn'),
  entersNow: 'enters the map',
  trucksNow: 'change the trucks first',
  trucksWith: (mp) => `${mp} MP, by road as a motorized unit`,
  trucksDrop: 'free for another unit from the next turn on',
  trucksLeave: (mp) => `as they are: ${mp} MP`,
  at: (hex) => `at ${hex}`,
  room: (steps) => (steps === 0 ? 'empty' : `${steps} of 2 steps there`),
  disruptedElse: (chance) => `disrupted: ${chance}`,
  cannotPay: (cost, left) => `costs ${cost} MP, ${left} left`,
  dieShift: (modifier) => `die ${modifier}`,
  unknown: 'steps are lost before the odds',
  chitGroup: 'Chance of a step loss or a retreat',
  chitPlay: 'it is spent',
  playIt: 'Play it',
  keepIt: 'Keep it',
  closed: [
    'enemy zone, another way is free',
    'leads through more of the enemy zone',
    'wrong direction, a right one is open',
    'no room, another hex has some',
  ],
  chitKeep: 'for another combat',
  reduced: 'then reduced',
  eliminated: 'is eliminated',
  disrupted: 'disrupted',
  lost: plural('step lost', 'steps lost'),
  safe: 'safe',
  ends: 'the retreat ends there',
  endsAt: (hex) => `on to ${hex}`,
  nobodyArrives: 'no unit arrives',
  leaves: (hex) => `from ${hex}`,
  townVp: (vp) => `${vp} VP at the end`,
  meuseVp: (vp) => `Meuse: ${vp} VP every turn`,
  zone: 'enemy zone',
  zoneOf: (hex) => `Both are disrupted, and ${hex} is in enemy ZOC`,
  infiltrates: 'by infiltration',
  ownCup: (chits) => `In your cup: ${chits}.`,
  emptyCup: 'Your cup is empty.',
  theirCup: (count) => `In theirs: ${count}.`,
}

const NB = '\u00a0'

const fr: CardWords = {
  action: (used, of) => `action ${used} sur ${of}`,
  steps: {
    chit: 'Marqueur',
    units: 'Unités',
    moves: 'Mouvement',
    attack: 'Attaque',
    losses: 'Pertes',
    retreat: 'Retraite',
    advance: 'Avance',
  },
  chooseHex: 'Choisissez où aller',
  nextUnit: 'Unité suivante',
  lastUnit: 'C’est la dernière à bouger : choisissez où elle va.',
  endPhase: 'Terminer la phase',
  stop: 'Terminer son mouvement',
  does: {
    extra: 'L’ajouter au groupe',
    upgrade: 'La compléter',
    rebuild: 'La reconstruire',
    strike: 'Attaque aérienne',
    spare: 'Pas d’attaque',
    single: 'L’activer seule',
    name: 'La désigner',
    move: 'En route',
    to: 'Aller ici',
    attack: 'Attaquer',
    'end-phase': 'Terminer la phase',
    load: 'Prendre les camions',
    unload: 'Rendre les camions',
    leave: 'Ne rien changer',
    stop: 'Terminer son mouvement',
    support: 'L’ajouter',
    fight: 'Lancer le dé',
    'play-combat': 'Jouer le marqueur',
    'keep-combat': 'Le garder',
    lose: 'Subir cette perte',
    disrupt: 'La désorganiser',
    'retreat-stack': 'Les deux en pile',
    halt: 'S’arrêter, pertes',
    done: 'Terminer',
    none: 'Ne rien faire',
    goOn: 'Passer à l’activation',
    playNone: 'N’en jouer aucun',
    noAdvance: 'Ne pas avancer',
    nobody: 'Aucune n’agit',
    these: 'Celles-ci agiront',
  },
  placeAt: (hex) => `Placer en ${hex}`,
  firstIs: ['Allemands en premier', 'Alliés en premier'],
  playTactic: ['Jouer Combat', 'Jouer Mouvement sup.', 'Jouer Remplacement', 'Jouer Aviation'],
  activate: (formation) => `Activer ${formation}`,
  retreatFirst: (unit) => `${unit} d’abord`,
  advanceWith: (unit) => `Avancer ${unit}`,
  retreatTo: (hex) => `Retraite vers ${hex}`,
  advanceTo: (hex) => `Avancer vers ${hex}`,
  titles: {
    initiative: 'Vous avez l’initiative',
    noChit: 'Plus de marqueur',
    extra: `Mouvement supplémentaire${NB}: qui${NB}?`,
    replacement: `Remplacement${NB}: pour qui${NB}?`,
    air: `Aviation alliée${NB}: quelle cible${NB}?`,
    the84th: `Lesquelles de la 84e agissent${NB}?`,
    active: 'Choisissez une unité',
    allMoved: 'Toutes ont bougé',
    trucks: `Et les camions${NB}?`,
    support: `Qui soutient${NB}?`,
    chitAttacker: `Jouer le marqueur Combat${NB}?`,
    chitDefender: `Répondre par le marqueur Combat${NB}?`,
    disrupt: `Qui est désorganisé${NB}?`,
    order: `Qui fait retraite d’abord${NB}?`,
    stackLoss: `Laquelle des deux est perdue${NB}?`,
    advance: `Avancer après le combat${NB}?`,
  },
  drawn: (formation) => `Marqueur tiré${NB}: ${formation}`,
  place: (unit) => `Placer ${unit}`,
  enters: (unit) => `${unit} entre en jeu`,
  returns: (unit) => `${unit} revient`,
  moves: (unit) => `${unit} se déplace`,
  goesOn: (unit) => `${unit} continue`,
  moveTo: (unit, hex) => `${unit} vers ${hex}`,
  attacks: (unit, hex) => `${unit} attaque ${hex}`,
  retreats: (unit) => `${unit} fait retraite`,
  crowded: (hex) => `Surempilement en ${hex}`,
  advanceInto: (unit) => `Où avance ${unit}${NB}?`,
  stepsToLose: (count) => `${count} pas à perdre`,
  unitsToDisrupt: pluralFr('unité à désorganiser', 'unités à désorganiser'),
  notes: {
    initiative: 'Désignez le premier joueur de ce tour, puis les actions alternent',
    tactics: 'Des marqueurs tactiques peuvent être joués avant qu’elle n’agisse',
    barred: `La FBB s’est repliée${NB}: seuls des marqueurs tactiques se jouent`,
    onMap: 'Les hexs possibles sont éclairés sur la carte',
    air: 'Une unité allemande, même en Zone Arrière',
    noUnit: 'Annulez, ou terminez la phase',
    advance: `Dans un hex que le défenseur a quitté${NB}: sans dépenser de PM, ZDC ignorées`,
    losses: `Parmi les unités engagées${NB}; une unité à un pas est éliminée`,
    stack: 'Un hex ne contient que deux pas',
    order: 'À deux hexs chacune, l’une après l’autre',
  },
  mayAct: (count, entering) =>
    `${count < 2 ? `${count} unité peut` : `${count} unités peuvent`} agir${entering > 0 ? `, dont ${entering} en renfort` : ''}`,
  mayName: (named) => (named === 0 ? 'Trois au plus' : `${named} sur 3 désignées`),
  noneCanAct: 'aucune de ses unités ne peut agir',
  upToThree: (count) => `3 au plus de ses ${count} unités`,
  oneByOne: (count) => (count < 2 ? `${count} unité` : `${count} unités, l’une après l’autre`),
  withdraws: 'elle se replie, l’action est dépensée',
  noChitNote: 'L’action vaut pour une unité d’une formation quelconque, ou pour aucune',
  toMove: pluralFr('unité à bouger', 'unités à bouger'),
  mpHere: (mp, hex) => `Reste ${mp} PM en ${hex}. Sur la carte, ou ici`,
  mpOf: (mp) => `${mp} PM. Un hex ou un ennemi, sur la carte ou ici`,
  costNote: (cost, of, left) => `${cost} PM sur ${of}, reste ${left}`,
  marchNote: (hex, march, cost, of) =>
    `Depuis ${hex} : ${march} PM pour y aller, ${cost} PM sur ${of} en tout`,
  tileCost: (mp) => `coûte ${mp} PM`,
  tileLeft: (mp) => `reste ${mp}`,
  oddsNote: (attack, defence, column, modifier) =>
    `${attack} contre ${defence}${NB}: colonne ${column}, dé ${modifier}`,
  chanceLabel: 'pas ou retraite',
  holdLabel: 'Chance de tenir',
  throughLabel: 'de passer',
  groups: {
    tactics: 'Marqueurs tactiques',
    upgrade: 'À pleine puissance',
    rebuild: 'Reconstruite avec un pas',
    where: 'Où',
    targets: 'Chance de perte d’un pas',
    enemies: 'Attaque',
    goals: 'Mouvement',
    manner: 'Intensité',
    support: 'Soutien',
    trucks: 'Camions',
    order: 'D’abord',
    to: 'Vers',
    who: 'Qui',
  },
  instead: (count) => `Plutôt une unité d’une autre formation${NB}: ${count}`,
  onTheMap: (count) => `${count} en tout, sur la carte`,
  tactics: [
    '±1 au dé d’une attaque, au moment où elle a lieu',
    'une unité de plus se joint aux activées',
    'une unité réduite complétée, ou une détruite de retour',
    'une attaque aérienne, et une action allemande de moins',
  ],
  actionsOf: pluralFr('action ce tour-ci', 'actions ce tour-ci'),
  entersNow: 'entre en jeu',
  trucksNow: 'd’abord changer les camions',
  trucksWith: (mp) => `${mp} PM, comme une unité motorisée`,
  trucksDrop: 'libres pour une autre unité dès le tour suivant',
  trucksLeave: (mp) => `tels quels${NB}: ${mp} PM`,
  at: (hex) => `en ${hex}`,
  room: (steps) => (steps === 0 ? 'vide' : `${steps} pas sur 2`),
  disruptedElse: (chance) => `désorganisée${NB}: ${chance}`,
  cannotPay: (cost, left) => `coûte ${cost} PM, reste ${left}`,
  dieShift: (modifier) => `dé ${modifier}`,
  unknown: 'des pas sont perdus avant le rapport',
  chitGroup: 'Chance de perte d’un pas ou de retraite',
  chitPlay: 'il est dépensé',
  playIt: 'Le jouer',
  keepIt: 'Le garder',
  closed: [
    'zone ennemie, une autre voie est libre',
    'mène par plus de zone ennemie',
    'mauvaise direction, une bonne est libre',
    'pas de place, un autre hex en a',
  ],
  chitKeep: 'pour un autre combat',
  reduced: 'puis réduite',
  eliminated: 'est éliminée',
  disrupted: 'désorg.',
  lost: (count) => `${count} pas`,
  safe: 'sûr',
  ends: 'la retraite y finit',
  endsAt: (hex) => `puis ${hex}`,
  nobodyArrives: 'personne n’arrive',
  leaves: (hex) => `depuis ${hex}`,
  townVp: (vp) => `${vp} PV à la fin`,
  meuseVp: (vp) => `Meuse${NB}: ${vp} PV par tour`,
  zone: 'zone ennemie',
  zoneOf: (hex) => `Toutes deux désorganisées, et ${hex} est en ZDC ennemie`,
  infiltrates: 'par infiltration',
  ownCup: (chits) => `Dans votre tasse${NB}: ${chits}.`,
  emptyCup: 'Votre tasse est vide.',
  theirCup: (count) => `Dans la leur${NB}: ${count}.`,
}

/** The words of the decision cards in the language of the moment. */
export const cardWords = spoken<CardWords>({ en, fr })
