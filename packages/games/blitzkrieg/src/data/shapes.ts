import { EDGES, LOOKS, NATIONS, PREFIXES, TERRAINS, TRAITS, UNIT_TYPES } from './codes.ts'
import {
  between,
  date,
  either,
  faces,
  flag,
  list,
  name,
  nothing,
  number,
  one,
  record,
  table,
  text,
  whole,
  type Shape,
} from './shape.ts'

const side = one('GERMAN', 'ALLIED')
const edge = one(...EDGES)
const hexes = list(name('hex'))
const worded = record({ en: text, fr: text })
const entry = record({ edge: text, hexes })
const die = record({ die: whole }, { plus: whole, chooser: text, rest: text })
const terrain = one(...TERRAINS)

/** The map of a battle. */
export const mapShape: Shape = record(
  {
    game: one(...PREFIXES),
    title: text,
    cols: between(2, 50),
    rows: between(2, 50),
    grid: record({ orientation: one('flat-top'), oddColumnsLower: flag, id: one('CCRR') }),
    hexKm: number,
    provenance: text,
    hexes: table(
      record(
        { terrain },
        { level: between(1, 3), road: flag, rail: flag, name: text, bank: text, side: text },
      ),
      'hex',
    ),
    hexsides: list(
      record(
        { a: name('hex'), b: name('hex'), type: one('river', 'stream') },
        { name: text, bridge: flag },
      ),
    ),
    roadLinks: list(hexes),
    railLinks: list(hexes),
    places: list(
      record({ name: text, kind: one('town', 'village', 'label'), hexes }, { note: text }),
    ),
    letters: table(name('hex')),
    exits: list(record({ hex: name('hex'), edge }, { label: text })),
    edges: record({ N: hexes, S: hexes, W: hexes, E: hexes }),
  },
  {
    roads: list(record({ name: text, path: hexes })),
    rails: list(record({ name: text, path: hexes })),
    look: one(...LOOKS),
    blownBridges: list(hexes),
    namedLines: table(hexes),
    namedHexes: table(hexes),
  },
)

/** Its units. */
export const unitsShape: Shape = record(
  {
    formations: list(
      record(
        { id: text, side },
        { label: worded, name: text, barColor: text, nation: text, provenance: text },
      ),
    ),
    groups: list(
      record(
        {
          id: text,
          side,
          name: either(text, worded),
          units: list(name('unit')),
          transports: list(name('unit')),
        },
        { formation: name('formation') },
      ),
    ),
    units: list(
      record(
        {
          id: text,
          side,
          nation: one(...NATIONS),
          formation: name('formation'),
          group: name('group'),
          name: text,
          type: one(...UNIT_TYPES),
          armored: flag,
          attack: either(between(0, 9), nothing),
          defense: between(0, 9),
          movement: between(0, 9),
          traits: list(one(...TRAITS)),
          provenance: text,
        },
        {
          vehicle: either(text, nothing),
          range: either(between(0, 9), nothing),
          colored: list(one('attack', 'defense', 'movement', 'range')),
          symbol: either(text, nothing),
          variableArrival: flag,
          note: text,
        },
      ),
    ),
  },
  { game: one(...PREFIXES) },
)

const fate = one('full', 'refit', 'eliminatedForGood')
const losses = {
  kind: text,
  rule: text,
  vehicles: list(text),
  armoredOnly: flag,
  die: faces(fate),
  eliminationsScore: flag,
  disrupt: die,
  refit: die,
  recoverFrom: text,
}

const zone = record(
  {
    id: text,
    rule: text,
    side,
    groups: list(name('group')),
    zone: record({ text, hexes }),
  },
  {
    transports: list(name('group')),
    inTransportGroups: list(name('group')),
    maxPerHex: between(1, 3),
    entrench: one('all', 'artillery'),
    cup: flag,
    count: die,
    mayHoldBack: name('reinforcement'),
    after: record({ kind: text }, losses),
  },
)

const mod = record(
  {
    src: one(
      'interdiction',
      'interdictionPrevious',
      'event',
      'completedTurns',
      'turnsAfter',
      'formationOnMap',
    ),
  },
  {
    perUnit: whole,
    max: whole,
    event: name('event'),
    value: whole,
    perTurn: whole,
    turn: whole,
    formation: name('formation'),
  },
)

const reinforcement = record(
  {
    id: text,
    rule: text,
    side,
    by: one('unit', 'group'),
    groups: list(name('group')),
    from: between(1, 99),
    to: between(1, 99),
    procedure: record(
      { kind: one('auto', 'die', 'countPerTurn') },
      {
        die: whole,
        natural6Fails: flag,
        mods: list(mod),
        succeedAtMost: whole,
        succeedBelowTurn: flag,
        turnOfDay: flag,
      },
    ),
  },
  {
    entry,
    entryByGroup: table(entry, 'group'),
    transports: list(name('group')),
    order: list(name('group')),
    option: name('option'),
    autoFrom: whole,
    mandatoryTurn: whole,
    notAtNight: flag,
    firstRollTurn: whole,
    availableWhen: one('germanInfantrySouthOfMeuse', 'alliedVpGreater'),
    availableWith: name('reinforcement'),
    earlierByEvent: name('event'),
    blockedByEvent: name('event'),
    cup: flag,
    drawOnEvent: name('event'),
    drawCount: die,
    initialDraw: record({ die: whole, plus: whole, turn: whole, entry }),
    countOnArrival: die,
    offMap: record({ bombardFrom: name('hex'), range: whole }),
    heldBackFrom: name('zone'),
    onAvailable: list(
      record({ die: whole, refitVehicles: text, count: either(faces(whole), one('die')) }),
    ),
    onEntry: record({ kind: text }, losses),
    inTransport: list(one(...UNIT_TYPES)),
    inTransportGroups: list(name('group')),
    exitHexes: hexes,
    vpToEnemyPerUnit: number,
    vpToEnemyPerUnitByDate: table(number, 'date'),
    vpFormations: list(name('formation')),
    vpDates: list(name('date')),
  },
)

const partShape = {
  name: worded,
  side,
  value: whole,
  formations: list(name('formation')),
  formation: name('formation'),
  atEndOfTurns: list(whole),
  reinforcement: name('reinforcement'),
  blocksReinforcement: name('reinforcement'),
  removeForGood: text,
  alliedAirUnits: whole,
  days: list(name('date')),
  perGame: whole,
  noReinforcements: flag,
  maxHexesMovementPhase: whole,
  stackAttackDie: table(text),
  vpToGermanPerUnitOnMap: number,
  vpToGerman: number,
  vpAlliedPerExitedConditional: number,
  exitedMayNotReturn: flag,
  alliedTurnsOut: whole,
  germanTurnsOut: whole,
  germanDie: whole,
  germanMinusPerAlliedShotDown: whole,
  die: either(whole, table(whole)),
  maxTurn: whole,
  columns: whole,
  direction: text,
  includesShotDown: flag,
}

const effectKind = one(
  'commandParalysis',
  'dlmPenalty',
  'moroccanFerocity',
  'reinforcementDie',
  'airEffortWithdraw',
  'gameEndsIn',
  'drawReinforcements',
  'vpPerFormationUnit',
  'rommel',
  'makeAvailable',
  'multi',
  'alliedShifts',
  'airSurge',
  'none',
)

const event = record(
  {
    id: text,
    rule: text,
    rolls: list(between(2, 12)),
    limit: record({}, { perGame: whole, perDay: whole, days: list(name('date')) }),
    effect: record(
      { kind: effectKind },
      { ...partShape, parts: list(record({ kind: effectKind }, partShape)) },
    ),
  },
  {
    side: one('GERMAN', 'ALLIED', 'BOTH'),
    name: worded,
    appliesTo: text,
    ignore: list(record({ roll: whole, date: name('date') })),
  },
)

const line = record(
  {
    id: text,
    side: one('GERMAN', 'ALLIED', 'BOTH'),
    kind: one(
      'enemyEliminated',
      'enemyRefitOnMap',
      'hexTerrain',
      'hexLevel',
      'hexList',
      'placeHexes',
      'placeOccupied',
      'anyHexControlled',
      'freeLine',
      'supplyLinesToHexes',
      'armoredUnitsSuppliedTo',
      'unitsOnEdgeInSupply',
      'exitedUnits',
      'exitedReinforcements',
      'exitedEnemyUnits',
      'enemyFormationOnMap',
      'ownUnitsNeverEntered',
      'optionUsed',
      'byEvent',
      'byReinforcement',
      'rommelEliminated',
      'enemyReinforcementsEntered',
    ),
  },
  {
    vp: number,
    armored: flag,
    terrains: list(terrain),
    level: whole,
    mode: one('occupied', 'held'),
    hexes,
    place: text,
    from: edge,
    to: edge,
    edge,
    supplyEdge: edge,
    fromBank: text,
    formation: name('formation'),
    formations: list(name('formation')),
    dates: list(name('date')),
    option: name('option'),
    event: name('event'),
    reinforcement: name('reinforcement'),
    reinforcements: list(name('reinforcement')),
    requiresEvent: name('event'),
    condition: record({ kind: one('freeLine', 'supplyLine'), from: edge, to: edge, exists: flag }),
    die: faces(whole),
  },
)

/** What the small picture of a battle shows. */
const picture = record({
  first: name('hex'),
  middle: name('hex'),
  name: record({ text, hex: name('hex'), off: list(whole) }),
  stacks: table(list(name('unit')), 'hex'),
})

/** Where a battle stands in the series, and what is said of it there. */
const series = record(
  {},
  {
    order: between(1, 99),
    hours: between(1, 24),
    complexity: between(1, 3),
    first: flag,
    text: worded,
    hard: worded,
    picture,
  },
)

const sideRecord = record(
  { supplyEdges: list(text), supplyHexes: hexes, exitEdges: list(edge), vpExitEdges: list(edge) },
  { name: worded, wants: worded, exitHexes: hexes },
)

/** Turns, set-up, reinforcements, events and victory. */
export const scenarioShape: Shape = record(
  {
    game: one(...PREFIXES),
    title: worded,
    about: worded,
    firstPlayer: side,
    setupOrder: list(side),
    turns: list(record({ turn: whole, date, time: text, night: flag })),
    sides: record({ GERMAN: sideRecord, ALLIED: sideRecord }),
    airUnits: list(
      record({ id: text, side, nation: one(...NATIONS) }, { onlyByEvent: name('event') }),
    ),
    pontoons: between(0, 99),
    entrenchments: between(0, 99),
    hasRommel: flag,
    setup: list(zone),
    reinforcements: list(reinforcement),
    events: list(event),
    victory: record(
      { rules: list(line) },
      { levels: table(text), initialControl: record({ GERMAN: hexes, ALLIED: hexes }) },
    ),
    options: list(
      record(
        { id: text, rule: text, name: worded, text: worded },
        {
          default: flag,
          attackerVehicles: list(text),
          defenderArmored: flag,
          defenderVehicles: list(text),
          note: text,
        },
      ),
    ),
  },
  { place: text, series, river: record({ name: text, banks: list(text) }) },
)
