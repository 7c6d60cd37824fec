import { of } from '../../../i18n/french.ts'
import { spoken } from '../../../i18n/spoken.ts'

/** What the decision cards of Arras say. */
export interface CardWords {
  readonly steps: Readonly<Record<'plan' | 'answer' | 'roll' | 'losses', string>>
  readonly assaultOn: (place: string) => string
  readonly isAssaulted: (place: string) => string
  readonly forces: (attackers: number, fresh: number, spent: number) => string
  readonly success: string
  readonly holds: string
  readonly against: string
  readonly point: string
  readonly pointNote: string
  readonly forward: string
  readonly forwardNote: string
  readonly defence: (factor: number) => string
  readonly support: string
  readonly supportNote: string
  readonly supportFirst: string
  readonly supportSecond: string
  readonly none: string
  readonly noSupport: string
  readonly air: string
  readonly airLeft: (count: number) => string
  readonly artillery: string
  readonly thenSpent: string
  readonly noAirLeft: string
  readonly needsBritish: string
  readonly noGuns: string
  readonly alike: (count: number) => string
  readonly cleared: (place: string) => string
  readonly points: (from: number, to: number) => string
  readonly contested: (place: string) => string
  readonly fails: (unit: string, others: number) => string
  readonly ifAnswered: (side: string, isAir: boolean) => string
  readonly ifMine: (isAir: boolean) => string
  readonly outcome: string
  readonly answerNext: (side: string) => string
  readonly rollDice: (count: number) => string
  readonly decide: string
  readonly lead: string
  readonly stand: string
  readonly moveTo: (place: string) => string
  readonly assaults: string
  readonly go: string
  readonly step: (cost: number) => string
  readonly moveNote: (units: number, cost: number) => string
  readonly moveOf: (names: string, cost: number, units: number) => string
  readonly cannotFollow: (count: number) => string
  readonly taken: (place: string) => string
  readonly chooseStack: string
  readonly stackNote: string
  readonly moreStacks: (count: number) => string
  readonly best: (place: string) => string
  readonly moves: (count: number) => string
  readonly units: (count: number) => string
  readonly whereTo: (place: string) => string
  readonly goOn: (place: string) => string
  readonly bombard: string
  readonly bombardNote: string
  readonly advantage: string
  readonly refresh: (place: string) => string
  readonly refreshNote: (count: number) => string
  readonly refreshClosed: string
  readonly refreshOne: (places: number) => string
  readonly prolong: string
  readonly prolongNote: string
  readonly noneSpent: string
  readonly usedUp: string
  readonly atEnd: string
  readonly pass: string
  readonly passTitle: string
  readonly done: string
  readonly walks: (unit: string) => string
  readonly walkNote: (mf: number) => string
  readonly halt: string
  readonly joins: (place: string) => string
  readonly joinsNote: (count: number) => string
  readonly join: (unit: string) => string
  readonly assaultWith: (count: number) => string
  readonly reroll: Readonly<Record<'release' | 'initiative' | 'combat' | 'gort', string>>
  readonly rerollNote: (
    attack: number,
    defence: number,
    isSuccess: boolean,
    attacker: string,
  ) => string
  readonly initiativeNote: (allied: number, german: number) => string
  readonly dieNote: (die: number, needed: number) => string
  readonly rerollTile: string
  readonly rerollPrice: (side: string) => string
  readonly standTile: string
  readonly failText: string
  readonly winText: (points: number) => string
  readonly released: string
  readonly notReleased: string
  readonly goesOn: string
  readonly gameEnds: string
  readonly mine: string
  readonly theirs: string
  readonly losses: (points: number) => string
  readonly lossesNote: (place: string, units: number, forward: string) => string
  readonly ready: string
  readonly byUnit: string
  readonly fates: (spent: number, retreating: number, lost: number) => string
  readonly spend: string
  readonly retreat: string
  readonly lose: string
  readonly pointsShort: (points: number) => string
  readonly takeThese: string
  readonly exactly: (taken: number, of: number) => string
  readonly retreats: (unit: string) => string
  readonly retreatNote: string
  readonly retreatTo: (place: string) => string
  readonly free: (units: number) => string
  readonly contestedPlace: string
  readonly order: string
  readonly orderNote: (place: string) => string
  readonly voluntary: (place: string) => string
  readonly voluntaryNote: string
  readonly standFast: string
  readonly overrun: string
  readonly goFirst: string
  readonly fallBack: string
  readonly freshen: string
  readonly comeBack: string
  readonly removeIt: string
  readonly bringIt: string
  readonly overrunNote: string
  readonly aim: (unit: string) => string
  readonly aimNote: string
  readonly second: string
  readonly secondNote: string
  readonly bombarded: (place: string) => string
  readonly bombardedNote: (points: number) => string
  readonly setUpGroup: string
  readonly setUpNote: (placed: number, all: number) => string
  readonly setUpPlace: (group: string) => string
  readonly setUpPlaceNote: (units: number) => string
  readonly placeIn: (place: string) => string
  readonly placeGroup: (group: string) => string
  readonly asInHistory: string
  readonly whereWas: string
  readonly occupied: string
  readonly noRoom: string
  readonly heldBack: string
  readonly placed: string
  readonly andMore: (units: number) => string
  readonly elsewhere: string
  readonly entry: (group: string) => string
  readonly entryNote: string
  readonly entryUnit: string
  readonly entryUnitPlace: (unit: string) => string
  readonly inSecret: string
  readonly bid: string
  readonly bidNote: string
  readonly bidMeans: (points: number) => string
  readonly bidPrinted: (points: number) => string
  readonly seal: (points: number) => string
  readonly sealForGood: (points: number) => string // once it is put again
  readonly sealed: Readonly<Record<'mine' | 'other', readonly [string, string]>>
  readonly prolongTitle: string
  readonly prolongTitleNote: string
  readonly endPhase: string
  readonly refreshing: (place: string) => string
  readonly refreshingNote: (count: number) => string
  readonly reorganization: string
  readonly reorganizationNote: string
  readonly mate: (unit: string) => string
  readonly mateNote: string
  readonly back: (unit: string) => string
  readonly returning: string
  readonly clear: string
  readonly choose: string
  readonly chooseAbove: string
  readonly mustAct: string
  readonly nothing: string
}

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
/** The same in French, where none is counted as one. */
const countFr = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`
const NB = '\u00a0'

const en: CardWords = {
  steps: { plan: 'Plan', answer: 'answer', roll: 'roll', losses: 'losses' },
  assaultOn: (place) => `Assault on ${place}`,
  isAssaulted: (place) => `${place} is assaulted`,
  forces: (attackers, fresh, spent) =>
    `${count(attackers, 'unit', 'units')} against ${[
      ...(fresh > 0 ? [`${fresh} Fresh`] : []),
      ...(spent > 0 ? [`${spent} Spent`] : []),
    ].join(', ')}`,
  success: 'success',
  holds: 'to hold',
  against: 'against',
  point: 'Point Unit',
  pointNote: 'lost if the assault fails',
  forward: 'Forward Unit',
  forwardNote: 'takes the first loss',
  defence: (factor) => `defence ${factor}`,
  support: 'Support',
  supportNote: 'a third die',
  supportFirst: 'You decide first, the other side answers.',
  supportSecond: 'You decide last, then the dice are rolled.',
  none: 'None',
  noSupport: 'No support',
  air: 'Air',
  airLeft: (left) => `${left} left`,
  artillery: 'Artillery',
  thenSpent: 'then Spent',
  noAirLeft: 'none left',
  needsBritish: 'needs British units',
  noGuns: 'none in reach',
  alike: (units) => `or ${units - 1} more`,
  cleared: (place) => `${place} cleared`,
  points: (from, to) => `VP ${from} to ${to}`,
  contested: (place) => `some may stay, ${place} contested`,
  fails: (unit, others) =>
    `${unit} lost${others > 0 ? `, ${others} Spent` : ''}, the Initiative passes`,
  ifAnswered: (side, isAir) => `if the ${side} add ${isAir ? 'Air Support' : 'artillery'}`,
  ifMine: (isAir) => `if you add ${isAir ? 'Air Support' : 'artillery'} next`,
  outcome: 'What the dice can bring',
  answerNext: (side) => `The ${side} answer next. From then on there is no undo.`,
  rollDice: (dice) => `Roll ${dice} dice`,
  decide: 'Answer',
  lead: 'Name Point Unit',
  stand: 'Name Forward Unit',
  moveTo: (place) => `Move to ${place}`,
  assaults: 'Assault',
  go: 'Move',
  step: (cost) => `${cost} MF, then Spent`,
  moveNote: (units, cost) => `${count(units, 'unit', 'units')}, cost ${cost} MF, then Spent`,
  moveOf: (names, cost) => `Only ${names}, cost ${cost} MF, then Spent`,
  cannotFollow: (units) =>
    units === 1
      ? '1 unit cannot follow: no room or no way'
      : `${units} units cannot follow: no room or no way`,
  taken: (place) => `${place} becomes yours`,
  chooseStack: 'Choose a stack',
  stackNote: 'On the map, in the row below it, or here',
  moreStacks: (more) => `Here, or ${more} more on the map and in the row below it`,
  best: (place) => `best: ${place}`,
  moves: (places) => count(places, 'location in reach', 'locations in reach'),
  units: (units) => count(units, 'unit', 'units'),
  whereTo: (place) => `Where to from ${place}?`,
  goOn: (place) => `${place} goes on`,
  bombard: 'Bombard',
  bombardNote: 'instead of moving',
  advantage: 'With the Advantage',
  refresh: (place) => `Refresh ${place}`,
  refreshNote: (units) => `${units} Spent`,
  refreshClosed: 'Refresh a location',
  refreshOne: (places) => `Refresh one of ${places} locations`,
  prolong: 'Prolong the turn',
  prolongNote: 'all Fresh again',
  noneSpent: 'no unit is Spent',
  usedUp: 'used this turn',
  atEnd: 'only when the phase ends',
  pass: 'Pass',
  passTitle: 'Pass?',
  done: 'Done',
  walks: (unit) => `${unit} moves`,
  walkNote: (mf) => `${mf} MF left`,
  halt: 'Stop here',
  joins: (place) => `Assault on ${place}: who joins?`,
  join: (unit) => `${unit} joins`,
  joinsNote: (units) => `${count(units, 'unit takes', 'units take')} part so far`,
  assaultWith: (units) => `Assault with ${units}`,
  reroll: {
    release: 'Reroll the release die?',
    initiative: 'Reroll the Initiative?',
    combat: 'Reroll all the dice?',
    gort: 'Reroll Gort’s die?',
  },
  rerollNote: (attack, defence, isSuccess, attacker) =>
    `${attack} to ${defence}: the ${attacker} ${isSuccess ? 'succeed' : 'fail'}`,
  initiativeNote: (allied, german) => `Allies ${allied}, Germans ${german}`,
  dieNote: (die, needed) => `${die} rolled, ${needed} or more needed`,
  rerollTile: 'Reroll',
  rerollPrice: (side) => `the Advantage goes to the ${side}`,
  standTile: 'Let it stand',
  failText: 'the assault fails',
  winText: (points) => count(points, 'casualty point', 'casualty points'),
  released: 'released',
  notReleased: 'not released',
  goesOn: 'the battle goes on',
  gameEnds: 'the game ends',
  mine: 'your Initiative',
  theirs: 'the other side begins',
  losses: (points) => `Take ${count(points, 'casualty point', 'casualty points')}`,
  lossesNote: (place, units, forward) =>
    `${place}, ${count(units, 'unit', 'units')}. ${forward} takes the first loss`,
  ready: 'Ready-made',
  byUnit: 'Or one after another',
  fates: (spent, retreating, lost) =>
    [
      ...(lost > 0 ? [`${lost} lost`] : []),
      ...(retreating > 0 ? [count(retreating, 'retreats', 'retreat')] : []),
      ...(spent > 0 ? [`${spent} Spent`] : []),
    ].join(', ') || 'no loss',
  spend: 'Spent',
  retreat: 'retreats',
  lose: 'lost',
  pointsShort: (points) => `${points} CP`,
  takeThese: 'Take these losses',
  exactly: (taken, of) => (taken === of ? `exactly ${of}` : `${taken} of ${of}`),
  retreats: (unit) => `${unit} retreats`,
  retreatNote: 'The locations are equal by the priorities',
  retreatTo: (place) => `Retreat to ${place}`,
  free: (units) => (units === 0 ? 'empty' : `${count(units, 'unit', 'units')} there`),
  contestedPlace: 'contested',
  order: 'Who goes first?',
  orderNote: (place) => `Units leave ${place} one after another`,
  voluntary: (place) => `Fall back from ${place}?`,
  voluntaryNote: 'Optional: units that fall back become Spent',
  standFast: 'Stand fast',
  overrun: 'Overrun',
  goFirst: 'This unit goes',
  fallBack: 'Fall back',
  freshen: 'Refresh it',
  comeBack: 'It comes back',
  removeIt: 'Remove for good',
  bringIt: 'Bring it in',
  overrunNote: 'These units go on, one after another',
  aim: (unit) => `${unit} bombards`,
  aimNote: 'The gun is Spent by it; a failure loses the Initiative',
  second: 'A second gun?',
  secondNote: 'At another target, in the same impulse',
  bombarded: (place) => `${place} is bombarded`,
  bombardedNote: (points) =>
    `${count(points, 'casualty point', 'casualty points')}: who is hit first?`,
  setUpGroup: 'Choose a group',
  setUpNote: (placed, all) => `${placed} of ${all} groups placed`,
  setUpPlace: (group) => `Place ${group}`,
  setUpPlaceNote: (units) => `${count(units, 'unit', 'units')}. Open locations are lit on the map`,
  placeIn: (place) => `Place in ${place}`,
  placeGroup: (group) => `Place ${group}`,
  asInHistory: 'As in history',
  whereWas: 'where it stood in 1940',
  occupied: 'a group is there',
  noRoom: 'no room',
  heldBack: 'comes later',
  placed: 'placed',
  andMore: (units) => `and ${units}`,
  elsewhere: 'another location only',
  entry: (group) => `${group} enters`,
  entryNote: 'Choose where',
  entryUnit: 'Who enters next?',
  entryUnitPlace: (unit) => `${unit} enters`,
  inSecret: 'Both players, in secret',
  bid: 'Bid for the Allied side',
  bidNote: 'The higher bid plays the Allies and needs that many points',
  bidMeans: (points) =>
    `If yours is higher, you play the Allies and need ${points} VP; if it is lower, the Germans. If the bids are equal, a die decides.`,
  bidPrinted: (points) => `${points} as printed`,
  seal: (points) => `Seal ${points}`,
  sealForGood: (points) => `Seal ${points} for good`,
  sealed: {
    mine: ['You: not sealed yet', 'You: sealed'],
    other: ['The other: not sealed yet', 'The other: sealed'],
  },
  prolongTitle: 'Prolong the turn?',
  prolongTitleNote: 'The Combat Phase is about to end',
  endPhase: 'End the phase',
  refreshing: (place) => `Refresh units in ${place}`,
  refreshingNote: (units) => `${units} more`,
  reorganization: 'Who comes back?',
  reorganizationNote: 'Another eliminated unit is removed for each',
  mate: (unit) => `In exchange for ${unit}`,
  mateNote: 'One eliminated unit is removed for good',
  back: (unit) => `${unit} comes back`,
  returning: 'Who returns first?',
  clear: 'Clear',
  choose: 'Choose above',
  chooseAbove: 'Choose one of the options above.',
  mustAct: 'You must choose one of these.',
  nothing: 'No other option',
}

const fr: CardWords = {
  steps: { plan: 'Plan', answer: 'réponse', roll: 'jet', losses: 'pertes' },
  assaultOn: (place) => `Assaut sur ${place}`,
  isAssaulted: (place) => `Assaut sur ${place}`,
  forces: (attackers, fresh, spent) =>
    `${countFr(attackers, 'unité', 'unités')} contre ${[
      ...(fresh > 0 ? [countFr(fresh, 'Fraîche', 'Fraîches')] : []),
      ...(spent > 0 ? [countFr(spent, 'Fatiguée', 'Fatiguées')] : []),
    ].join(', ')}`,
  success: 'de réussite',
  holds: 'de tenir',
  against: 'contre',
  point: 'Unité de Pointe',
  pointNote: 'perdue en cas d’échec',
  forward: 'Unité Avancée',
  forwardNote: 'subit la première perte',
  defence: (factor) => `défense ${factor}`,
  support: 'Soutien',
  supportNote: 'un troisième dé',
  supportFirst: 'Vous décidez d’abord, l’autre camp répond.',
  supportSecond: 'Vous décidez en dernier, puis les dés tombent.',
  none: 'Aucun',
  noSupport: 'Sans soutien',
  air: 'Air',
  airLeft: (left) => `reste ${left}`,
  artillery: 'Artillerie',
  thenSpent: 'puis Fatiguée',
  noAirLeft: 'plus aucun',
  needsBritish: 'il faut des Britanniques',
  noGuns: 'aucune à portée',
  alike: (units) => (units === 2 ? 'ou 1 autre' : `ou ${units - 1} autres`),
  cleared: (place) => `${place} dégagé`,
  points: (from, to) => `PV ${from} à ${to}`,
  contested: (place) => `on peut y rester, ${place} contesté`,
  fails: (unit, others) =>
    `${unit} perdue${others > 0 ? `, ${countFr(others, 'Fatiguée', 'Fatiguées')}` : ''}, l’Initiative passe`,
  ifAnswered: (side, isAir) =>
    `si les ${side} ajoutent ${isAir ? 'le Soutien Aérien' : 'l’artillerie'}`,
  ifMine: (isAir) => `si vous ajoutez ensuite ${isAir ? 'le Soutien Aérien' : 'l’artillerie'}`,
  outcome: 'Ce que les dés peuvent donner',
  answerNext: (side) => `Les ${side} répondent. Ensuite, plus de retour.`,
  rollDice: (dice) => `Lancer ${dice} dés`,
  decide: 'Répondre',
  lead: 'Désigner la Pointe',
  stand: 'Désigner l’Avancée',
  moveTo: (place) => `Vers ${place}`,
  assaults: 'Assaut',
  go: 'Mouvement',
  step: (cost) => `${cost} FM, puis Fatiguées`,
  moveNote: (units, cost) =>
    `${countFr(units, 'unité', 'unités')}, coût ${cost} FM, puis Fatigué${units === 1 ? 'e' : 'es'}`,
  moveOf: (names, cost, units) =>
    `Seulement ${names}, coût ${cost} FM, puis Fatigué${units === 1 ? 'e' : 'es'}`,
  cannotFollow: (units) =>
    `${countFr(units, 'unité ne peut', 'unités ne peuvent')} suivre${NB}: ni place ni chemin`,
  taken: (place) => `${place} passe à vous`,
  chooseStack: 'Choisissez une pile',
  stackNote: 'Sur la carte, dans la rangée dessous ou ici',
  moreStacks: (more) => `Ici, ou ${more} de plus sur la carte et dessous`,
  best: (place) => `au mieux${NB}: ${place}`,
  moves: (places) => countFr(places, 'lieu à portée', 'lieux à portée'),
  units: (units) => countFr(units, 'unité', 'unités'),
  whereTo: (place) => `Où aller depuis ${place}${NB}?`,
  goOn: (place) => `${place} continue`,
  bombard: 'Bombarder',
  bombardNote: 'au lieu de se déplacer',
  advantage: 'Grâce à l’Avantage',
  refresh: (place) => `Rafraîchir ${place}`,
  refreshNote: (units) => countFr(units, 'Fatiguée', 'Fatiguées'),
  refreshClosed: 'Rafraîchir un lieu',
  refreshOne: (places) => `Rafraîchir un des ${places} lieux`,
  prolong: 'Prolonger le tour',
  prolongNote: 'toutes Fraîches',
  noneSpent: 'aucune unité Fatiguée',
  usedUp: 'utilisé ce tour',
  atEnd: 'seulement en fin de phase',
  pass: 'Passer',
  passTitle: `Passer${NB}?`,
  done: 'Terminer',
  walks: (unit) => `${unit} se déplace`,
  walkNote: (mf) => `encore ${mf} FM`,
  halt: 'S’arrêter ici',
  joins: (place) => `Assaut sur ${place}${NB}: qui suit${NB}?`,
  join: (unit) => `${unit} suit`,
  joinsNote: (units) => `${countFr(units, 'unité prend part', 'unités prennent part')}`,
  assaultWith: (units) => `Assaut à ${units}`,
  reroll: {
    release: `Relancer la libération${NB}?`,
    initiative: `Relancer l’Initiative${NB}?`,
    combat: `Relancer tous les dés${NB}?`,
    gort: `Relancer le dé de Gort${NB}?`,
  },
  rerollNote: (attack, defence, isSuccess, attacker) =>
    `${attack} à ${defence}${NB}: les ${attacker} ${isSuccess ? 'réussissent' : 'échouent'}`,
  initiativeNote: (allied, german) => `Alliés ${allied}, Allemands ${german}`,
  dieNote: (die, needed) => `${die} au dé, il faut ${needed} ou plus`,
  rerollTile: 'Relancer',
  rerollPrice: (side) => `l’Avantage va aux ${side}`,
  standTile: 'Garder le résultat',
  failText: 'l’assaut échoue',
  winText: (points) => countFr(points, 'Point de Pertes', 'Points de Pertes'),
  released: 'libération',
  notReleased: 'pas de libération',
  goesOn: 'la bataille continue',
  gameEnds: 'la partie finit',
  mine: 'l’Initiative est à vous',
  theirs: 'l’autre camp commence',
  losses: (points) => `${countFr(points, 'Point de Pertes', 'Points de Pertes')} à subir`,
  lossesNote: (place, units, forward) =>
    `${place}, ${countFr(units, 'unité', 'unités')}. D’abord ${forward}`,
  ready: 'Réponses prêtes',
  byUnit: 'Ou l’une après l’autre',
  fates: (spent, retreating, lost) =>
    [
      ...(lost > 0 ? [countFr(lost, 'perdue', 'perdues')] : []),
      ...(retreating > 0 ? [`${retreating} en retraite`] : []),
      ...(spent > 0 ? [countFr(spent, 'Fatiguée', 'Fatiguées')] : []),
    ].join(', ') || 'aucune perte',
  spend: 'Fatiguée',
  retreat: 'en retraite',
  lose: 'perdue',
  pointsShort: (points) => `${points} PP`,
  takeThese: 'Subir ces pertes',
  exactly: (taken, of) => (taken === of ? `exactement ${of}` : `${taken} sur ${of}`),
  retreats: (unit) => `Retraite ${of(unit)}`,
  retreatNote: 'Les lieux se valent selon les priorités',
  retreatTo: (place) => `Retraite vers ${place}`,
  free: (units) => (units === 0 ? 'vide' : `${countFr(units, 'unité', 'unités')} sur place`),
  contestedPlace: 'contesté',
  order: `Qui part d’abord${NB}?`,
  orderNote: (place) => `On quitte ${place} l’une après l’autre`,
  voluntary: (place) => `Quitter ${place}${NB}?`,
  voluntaryNote: 'Facultatif : les unités qui partent deviennent Fatiguées',
  standFast: 'Tenir',
  overrun: 'Débordement',
  goFirst: 'Faire partir celle-ci',
  fallBack: 'Faire retraite',
  freshen: 'Rafraîchir',
  comeBack: 'La faire revenir',
  removeIt: 'Retirer définitivement',
  bringIt: 'La faire entrer',
  overrunNote: 'Ces unités continuent, l’une après l’autre',
  aim: (unit) => `${unit} bombarde`,
  aimNote: 'La pièce en sort Fatiguée ; un échec perd l’Initiative',
  second: `Une seconde pièce${NB}?`,
  secondNote: 'Sur une autre cible, dans la même impulsion',
  bombarded: (place) => `${place} est bombardé`,
  bombardedNote: (points) =>
    `${countFr(points, 'Point de Pertes', 'Points de Pertes')}${NB}: qui d’abord${NB}?`,
  setUpGroup: 'Choisissez un groupe',
  setUpNote: (placed, all) => `${countFr(placed, 'groupe placé', 'groupes placés')} sur ${all}`,
  setUpPlace: (group) => `Placer le ${group}`,
  setUpPlaceNote: (units) =>
    `${countFr(units, 'unité', 'unités')}. La carte montre les lieux ouverts`,
  placeIn: (place) => `Placer à ${place}`,
  placeGroup: (group) => `Placer le ${group}`,
  asInHistory: 'Comme en 1940',
  whereWas: 'sa place en 1940',
  occupied: 'un groupe y est',
  noRoom: 'pas de place',
  heldBack: 'viendra plus tard',
  placed: 'placé',
  andMore: (units) => `et ${units}`,
  elsewhere: 'un autre lieu seulement',
  entry: (group) => `Entrée du ${group}`,
  entryNote: 'Choisissez où',
  entryUnit: `Qui entre ensuite${NB}?`,
  entryUnitPlace: (unit) => `Entrée de ${unit}`,
  inSecret: 'Les deux joueurs, en secret',
  bid: 'Enchère pour les Alliés',
  bidNote: 'La plus haute joue les Alliés et doit atteindre ce nombre',
  bidMeans: (points) =>
    `Si la vôtre est la plus haute, vous jouez les Alliés et il vous faut ${points} PV ; si elle est la plus basse, les Allemands. À égalité, un dé décide.`,
  bidPrinted: (points) => `${points} selon la règle`,
  seal: (points) => `Sceller ${points}`,
  sealForGood: (points) => `Sceller ${points} définitivement`,
  sealed: {
    mine: [`Vous${NB}: pas encore`, `Vous${NB}: scellée`],
    other: [`L’autre${NB}: pas encore`, `L’autre${NB}: scellée`],
  },
  prolongTitle: `Prolonger le tour${NB}?`,
  prolongTitleNote: 'La Phase de Combat va finir',
  endPhase: 'Terminer la phase',
  refreshing: (place) => `Rafraîchir à ${place}`,
  refreshingNote: (units) => `encore ${units}`,
  reorganization: `Qui revient${NB}?`,
  reorganizationNote: 'Chacune en fait retirer une autre',
  mate: (unit) => `En échange de ${unit}`,
  mateNote: 'Une unité éliminée est retirée définitivement',
  back: (unit) => `Retour ${of(unit)}`,
  returning: `Qui revient d’abord${NB}?`,
  clear: 'Effacer',
  choose: 'Choisissez ci-dessus',
  chooseAbove: 'Choisissez une option ci-dessus.',
  mustAct: 'Il faut choisir.',
  nothing: 'Rien à refuser',
}

/** The words of the cards in the language of the moment. */
export const cardWords = spoken<CardWords>({ en, fr })
