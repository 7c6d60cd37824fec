import { spoken } from '../../../i18n/spoken.ts'
import type { Phase } from './phase.ts'

/** What the bar and the order of battle say. */
interface PanelWords {
  readonly phases: Readonly<Record<Phase, string>> // short
  readonly playerTurn: string
  readonly playerTurnShort: string
  readonly air: string
  readonly airShort: string
  readonly airOf: (side: string, ready: number, all: number) => string
  readonly interdiction: (count: number) => string
  readonly inForce: string
  readonly force: {
    readonly paralysed: (side: string) => string
    readonly harassed: string
    readonly ferocity: string
    readonly shifts: (count: number) => string
    readonly surge: string
  }
  readonly where: Readonly<
    Record<
      | 'eliminated'
      | 'recoverable'
      | 'lost'
      | 'gone'
      | 'cup'
      | 'offMap'
      | 'absent'
      | 'waiting'
      | 'now'
      | 'never',
      string
    >
  >
  readonly back: (turn: number, when: string) => string
  readonly transports: string
  readonly transportsOf: (onMap: number, waiting: number, lost: number) => string
  readonly airUnits: string
  readonly airPlace: Readonly<Record<'ready' | 'spent' | 'used' | 'interdiction' | 'out', string>>
  readonly airTarget: (hex: string) => string
  readonly airBack: (turn: number) => string
  readonly reinforcements: string
  readonly noReinforcements: string
  readonly turns: (from: number, to: number) => string
  readonly fromTurn: (turn: number) => string
  readonly noDie: string
  readonly noDieFrom: (turn: number) => string
  readonly die: (faces: string) => string
  readonly dieBelowTurn: string
  readonly dieNow: (faces: string) => string
  readonly noFace: string
  readonly perTurn: string
  readonly mandatory: (turn: number) => string
  readonly notAtNight: string
  readonly asGroup: string
  readonly when: Readonly<Record<string, string>>
  readonly withOthers: string
  readonly byEvent: (event: string) => string
  readonly earlier: (event: string) => string
  readonly unless: (event: string) => string
  readonly option: string
  readonly edge: (edges: readonly string[]) => string
  readonly edges: Readonly<Record<string, string>>
  readonly atHexes: (hexes: string) => string
}

const en: PanelWords = {
  phases: {
    arrivals: 'Arrive',
    bombardment: 'Fire',
    movement: 'Move',
    combat: 'Combat',
    exploitation: 'Exploit',
    recovery: 'Recover',
    end: 'End',
  },
  playerTurn: 'Player turn',
  playerTurnShort: 'Turn of',
  air: 'Air, interdiction',
  airShort: 'Air',
  airOf: (side, ready, all) => `${side} air units: ${ready} of ${all} available`,
  interdiction: (count) =>
    count === 1 ? '1 air unit in interdiction' : `${count} air units in interdiction`,
  inForce: 'In force',
  force: {
    paralysed: (side) => `${side} paralysis`,
    harassed: 'arrivals hampered',
    ferocity: 'Moroccan ferocity',
    shifts: (count) => `They shall not pass, ${count} left`,
    surge: 'air effort',
  },
  where: {
    eliminated: 'Eliminated',
    recoverable: 'Eliminated, may come back at night',
    lost: 'Eliminated for good',
    gone: 'Has left the map',
    cup: 'In the cup',
    offMap: 'Off the map, bombards',
    absent: 'Takes no part',
    waiting: 'Waits',
    now: 'May enter now',
    never: 'Comes no more',
  },
  back: (turn, when) => `Back from turn ${turn}, ${when}`,
  transports: 'Transports',
  transportsOf: (onMap, waiting, lost) =>
    `${onMap} on the map, ${waiting} with those who are to come, ${lost} lost`,
  airUnits: 'Air units',
  airPlace: {
    ready: 'available',
    spent: 'flown, back in the next bombardment phase',
    used: 'has intercepted',
    interdiction: 'interdiction',
    out: 'takes no part',
  },
  airTarget: (hex) => `bombs ${hex}`,
  airBack: (turn) => `shot down or withdrawn, back on turn ${turn}`,
  reinforcements: 'Reinforcements',
  noReinforcements: 'No unit is left to come.',
  turns: (from, to) => (from === to ? `Turn ${from}` : `Turns ${from} to ${to}`),
  fromTurn: (turn) => `From turn ${turn}`,
  noDie: 'without a die',
  noDieFrom: (turn) => `without a die from turn ${turn}`,
  die: (faces) => `die ${faces} or less`,
  dieBelowTurn: 'die below the number of the turn',
  dieNow: (faces) => `die in this turn: ${faces}`,
  noFace: 'none',
  perTurn: 'as many a turn as a die shows',
  mandatory: (turn) => `must enter on turn ${turn}`,
  notAtNight: 'not at night',
  asGroup: 'all of a group together',
  when: {
    germanInfantrySouthOfMeuse: 'once German infantry is across the Meuse',
    alliedVpGreater: 'once the Allies have more VP',
  },
  withOthers: 'together with the others',
  byEvent: (event) => `drawn by the event “${event}”`,
  earlier: (event) => `earlier by the event “${event}”`,
  unless: (event) => `no more after “${event}”`,
  option: 'optional rule',
  edge: (edges) => `by the ${edges.join(' or ')} edge`,
  edges: { N: 'north', S: 'south', W: 'west', E: 'east' },
  atHexes: (hexes) => `at ${hexes}`,
}

const fr: PanelWords = {
  phases: {
    arrivals: 'Arriv.',
    bombardment: 'Bomb.',
    movement: 'Mouv.',
    combat: 'Combat',
    exploitation: 'Exploit.',
    recovery: 'Récup.',
    end: 'Fin',
  },
  playerTurn: 'Tour de jeu',
  playerTurnShort: 'Tour',
  air: 'Aviation, interdiction',
  airShort: 'Air',
  airOf: (side, ready, all) => `Unités aériennes, ${side} : ${ready} sur ${all} disponibles`,
  interdiction: (count) =>
    count < 2
      ? `${count} unité aérienne en interdiction`
      : `${count} unités aériennes en interdiction`,
  inForce: 'En vigueur',
  force: {
    paralysed: (side) => `paralysie, ${side}`,
    harassed: 'arrivées gênées',
    ferocity: 'férocité marocaine',
    shifts: (count) => `Ils ne passeront pas, reste ${count}`,
    surge: 'effort aérien',
  },
  where: {
    eliminated: 'Éliminée',
    recoverable: 'Éliminée, peut revenir la nuit',
    lost: 'Définitivement éliminée',
    gone: 'Sortie de la carte',
    cup: 'Dans la tasse',
    offMap: 'Hors carte, bombarde',
    absent: 'Ne participe pas',
    waiting: 'Attend',
    now: 'Peut entrer maintenant',
    never: 'Ne vient plus',
  },
  back: (turn, when) => `De retour dès le tour ${turn}, ${when}`,
  transports: 'Transports',
  transportsOf: (onMap, waiting, lost) =>
    `${onMap} sur la carte, ${waiting} avec les renforts, ${lost} perdu${lost < 2 ? '' : 's'}`,
  airUnits: 'Unités aériennes',
  airPlace: {
    ready: 'disponible',
    spent: 'a volé, de retour à la prochaine phase de bombardement',
    used: 'a intercepté',
    interdiction: 'interdiction',
    out: 'ne participe pas',
  },
  airTarget: (hex) => `bombarde ${hex}`,
  airBack: (turn) => `abattue ou retirée, de retour au tour ${turn}`,
  reinforcements: 'Renforts',
  noReinforcements: 'Il ne reste personne à venir.',
  turns: (from, to) => (from === to ? `Tour ${from}` : `Tours ${from} à ${to}`),
  fromTurn: (turn) => `Dès le tour ${turn}`,
  noDie: 'sans dé',
  noDieFrom: (turn) => `sans dé dès le tour ${turn}`,
  die: (faces) => `dé ${faces} ou moins`,
  dieBelowTurn: 'dé inférieur au numéro du tour',
  dieNow: (faces) => `dé ce tour-ci : ${faces}`,
  noFace: 'aucun',
  perTurn: 'par tour, autant que dit un dé',
  mandatory: (turn) => `doit entrer au tour ${turn}`,
  notAtNight: 'pas la nuit',
  asGroup: 'tout le groupe ensemble',
  when: {
    germanInfantrySouthOfMeuse: 'une fois l’infanterie allemande au-delà de la Meuse',
    alliedVpGreater: 'une fois les Alliés en tête aux PV',
  },
  withOthers: 'avec les autres',
  byEvent: (event) => `tirés par l’événement « ${event} »`,
  earlier: (event) => `plus tôt par l’événement « ${event} »`,
  unless: (event) => `plus après « ${event} »`,
  option: 'règle facultative',
  edge: (edges) => `par le bord ${edges.join(' ou ')}`,
  edges: { N: 'nord', S: 'sud', W: 'ouest', E: 'est' },
  atHexes: (hexes) => `en ${hexes}`,
}

/** The words of the bar and of the order of battle. */
export const panelWords = spoken<PanelWords>({ en, fr })
