import type { Shut, UseName } from '@estafette/frontline/plans'
import { spoken } from '../../../i18n/spoken.ts'

/** What the plan of the moment writes on the field and on the cards in hand. */
export interface PlanWords {
  readonly range: (range: number) => string
  readonly fires: (fp: number) => string
  readonly moves: string
  readonly suffers: (fp: number) => string
  readonly steps: (count: number) => string
  readonly draws: (count: number) => string
  readonly pays: string
  readonly lateral: string
  /** Uses of cards take 14 characters. */
  readonly use: Readonly<Record<UseName, string>>
  readonly toFire: (bonus: number) => string
  readonly counter: (bonus: number) => string
  readonly coverOf: (points: number) => string // of a move
  readonly takes: (points: number) => string // off the firepower
  readonly takesEach: (points: number) => string // with every hit
  readonly fallsBack: (cover: number) => string
  readonly why: Readonly<Record<Shut, string>>
}

const en: PlanWords = {
  range: (range) => `range ${range}`,
  fires: (fp) => `fires, ${fp}`,
  moves: 'moves',
  suffers: (fp) => `suffers ${fp}`,
  steps: (count) => (count === 1 ? '1 card' : `${count} cards`),
  draws: (count) => `draw ${count}`,
  pays: 'pay 1',
  lateral: 'stay here',
  use: {
    counterFull: 'counter, full',
    onlyToAnswer: 'only to answer',
    moveInstead: 'move instead',
    fireInstead: 'fire instead',
    withMove: 'with a move',
    onlyWhenHit: 'only when hit',
    nextStep: 'in next step',
    atTurnStart: 'at turn start',
    rallyNow: 'rally now',
    anyTime: 'any time',
    twoCards: 'two cards',
    flank: 'move, +2 each',
    actAgain: 'act again',
    noAnswer: 'no answer',
    key: 'card each turn',
    plainFire: 'plain fire +0',
    plainMove: 'plain move',
    plainAnswer: 'plain answer',
    plainAct: 'fire or move',
    discard: 'discard it',
    inMove: 'to move',
  },
  toFire: (bonus) => `+${bonus} to fire`,
  counter: (bonus) => `counter +${bonus}`,
  coverOf: (points) => `move, cover ${points}`,
  takes: (points) => `−${points} now`,
  takesEach: (points) => `−${points} per hit`,
  fallsBack: (cover) => `retreat, −${cover}`,
  why: {
    hit: 'It is played by a section that suffers, when cover is asked for.',
    answer: 'It is played only to counter-attack.',
    start: 'It is played at the start of one’s own turn.',
    waiting: 'It is not your decision now.',
    plain: 'Any card can be discarded for a plain action.',
    move: 'It goes with a move.',
    fire: 'It goes with fire.',
  },
}

const fr: PlanWords = {
  range: (range) => `distance ${range}`,
  fires: (fp) => `tire, ${fp}`,
  moves: 'se déplace',
  suffers: (fp) => `subit ${fp}`,
  steps: (count) => `${count} carte${count < 2 ? '' : 's'}`,
  draws: (count) => `piocher ${count}`,
  pays: 'payer 1',
  lateral: 'sur place',
  use: {
    counterFull: 'contre-attaque entière',
    onlyToAnswer: 'en réponse',
    moveInstead: 'se déplacer',
    fireInstead: 'tirer',
    withMove: 'en mouvement',
    onlyWhenHit: 'si touché',
    nextStep: 'étape suivante',
    atTurnStart: 'début du tour',
    rallyNow: 'rallier',
    anyTime: 'à tout moment',
    twoCards: 'deux cartes',
    flank: 'bouger, +2',
    actAgain: 'agir encore',
    noAnswer: 'sans réponse',
    key: 'carte par tour',
    plainFire: 'tir simple +0',
    plainMove: 'mouv. simple',
    plainAnswer: 'rép. simple',
    plainAct: 'tir ou mouv.',
    discard: 'défausser',
    inMove: 'se déplacer',
  },
  toFire: (bonus) => `+${bonus} à ce tir`,
  counter: (bonus) => `contre +${bonus}`,
  coverOf: (points) => `couvert ${points}`,
  takes: (points) => `−${points} à présent`,
  takesEach: (points) => `−${points} par coup`,
  fallsBack: (cover) => `repli, −${cover}`,
  why: {
    hit: 'Se joue quand la section subit un tir et que le couvert est demandé.',
    answer: 'Ne se joue que pour contre-attaquer.',
    start: 'Se joue au début de son propre tour.',
    waiting: 'Ce n’est pas à vous de décider.',
    plain: 'Toute carte peut être défaussée pour une action simple.',
    move: 'Accompagne un mouvement.',
    fire: 'Accompagne un tir.',
  },
}

/** The words of the plan in the language of the moment. */
export const planWords = spoken<PlanWords>({ en, fr })
