import type { CardTitle, Section, Soldier } from '@estafette/frontline/screen'
import type { ThreatMark } from '../plan/threats.ts'
import type { FieldHit, FieldMark, HeldMark, UseMark } from '../../../screen/field.ts'

/** What a section is in the plan that is being put together, or could be. */
export interface SectionMark extends FieldMark {
  readonly isFiring?: boolean // it fires on us while we answer
  readonly note?: string // after its name: 'range 3', 'fires, 44', 'acted'
  readonly threat?: ThreatMark // while the danger is shown
}

/** What a soldier is in it; a press on a target names him: for damage, a counter, a promotion. */
export interface SoldierMark extends FieldMark {
  readonly range?: number // his values are for this range
  readonly mode?: number // how he fires, one of MODES; undefined where nothing is planned of him
  readonly value?: number // what he adds in that mode, where it is neither aimed nor rapid
  readonly modes?: readonly number[] // those that a press on a value can set
}

/** What a card of the line is in it: chosen is the one that a section acts from. */
export interface GroundMark extends FieldMark {
  readonly pill?: string // 'draw 1', 'pay 1', '1 step'
}

/** What the copies of a card title in hand can be used for: as printed, and as a default action. */
export interface HandMark extends HeldMark {
  readonly value?: string // in the corner: '+6', '10'
  readonly uses: { readonly printed: UseMark; readonly plain: UseMark } & HeldMark['uses']
}

/** An arrow along the line. */
export interface ArrowMark {
  readonly from: number // cards, 1 to 9
  readonly to: number
  readonly text: string // at its head: '3 → 2', '44'
  readonly kind: 'fire' | 'move' | 'enemy' | 'threat' | 'ahead'
}

/** What the plan of the moment puts on the field. */
export interface FieldMarks {
  readonly groups: ReadonlyMap<Section, SectionMark>
  readonly units: ReadonlyMap<Soldier, SoldierMark>
  readonly places: ReadonlyMap<number, GroundMark> // by card, from 0
  readonly hand: ReadonlyMap<CardTitle, HandMark> // by title
  readonly arrow?: ArrowMark
  readonly threat?: ArrowMark // of who could answer
  readonly ahead?: readonly ArrowMark[] // what is planned for one's next turn
}

/** A field without a plan. */
export const noMarks: FieldMarks = {
  groups: new Map(),
  units: new Map(),
  places: new Map(),
  hand: new Map(),
}

/** What is pressed on the field, beside what every field has. */
export type FrontHit =
  | FieldHit
  | { readonly kind: 'unit'; readonly unit: Soldier; readonly mode: number } // how he fires
  | { readonly kind: 'counter'; readonly slot: number }

/** What can be dragged, and where it can be dropped. */
export type Dragged =
  | { readonly kind: 'card'; readonly card: CardTitle }
  | { readonly kind: 'group'; readonly unit: Section }
export type DropPlace = Extract<FieldHit, { readonly kind: 'group' | 'place' }>

/** The mark of a card of the line, 1 to 9. */
export function groundMark({ places }: Pick<FieldMarks, 'places'>, place: number): GroundMark {
  return places.get(place - 1) ?? {}
}
