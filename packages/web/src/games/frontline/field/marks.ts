import type { Card, Section, Soldier } from '@estafette/frontline/screen'

/** What a section is in the plan that is being put together, or could be. */
export interface SectionMark {
  readonly isChosen?: boolean // gold
  readonly canAct?: boolean // green triangle: a press chooses it
  readonly isTarget?: boolean // can be aimed at
  readonly isAimed?: boolean // red, hatched
  readonly isFiring?: boolean // it fires on us while we answer
  readonly note?: string // after its name: 'range 3', 'fires, 44', 'acted'
}

/** What a soldier is in it. */
export interface SoldierMark {
  readonly range?: number // his values are for this range
  readonly mode?: number // how he fires, one of MODES; undefined where nothing is planned of him
  readonly value?: number // what he adds in that mode, where it is neither aimed nor rapid
  readonly modes?: readonly number[] // those that a press on a value can set
  readonly isEligible?: boolean // a press names him: for damage, a counter, a promotion
}

/** What a card of the line is in it. */
export interface GroundMark {
  readonly isFrom?: boolean // gold
  readonly isAimed?: boolean // red
  readonly canGo?: boolean // dotted: a press goes there
  readonly pill?: string // 'draw 1', 'pay 1', '1 step'
}

/** One of the two uses of a card in hand. */
export interface UseMark {
  readonly text: string // at most 14 characters
  readonly state: 'can' | 'chosen' | 'later' | 'closed' // triangle, gold, ring, bar
  readonly why?: string // of a closed one, at length
}

/** What the copies of a card title in hand can be used for: as printed, and as a default action. */
export interface HandMark {
  readonly value?: string // in the corner: '+6', '10'
  readonly printed: UseMark
  readonly plain: UseMark
}

/** An arrow along the line. */
export interface ArrowMark {
  readonly from: number // cards, 1 to 9
  readonly to: number
  readonly text: string // at its head: '3 → 2', '44'
  readonly kind: 'fire' | 'move' | 'enemy'
}

/** What the plan of the moment puts on the field. */
export interface FieldMarks {
  readonly sections: ReadonlyMap<Section, SectionMark>
  readonly soldiers: ReadonlyMap<Soldier, SoldierMark>
  readonly grounds: ReadonlyMap<number, GroundMark> // by card, 1 to 9
  readonly hand: ReadonlyMap<Card, HandMark> // by title
  readonly arrow?: ArrowMark
}

/** A field without a plan. */
export const noMarks: FieldMarks = {
  sections: new Map(),
  soldiers: new Map(),
  grounds: new Map(),
  hand: new Map(),
}
