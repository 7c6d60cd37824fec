import type { FieldFeed, FieldHit, FieldMark } from '../src/screen/field.ts'

/** Something on a field, how it is marked, and what is pressed for it. */
export interface Piece {
  readonly name: string
  readonly isOpen: boolean // it is said that a press does something
  readonly isChosen: boolean
  readonly why: string | undefined // it is said why it does not
  readonly isShut: boolean
  readonly hit: FieldHit
}

export const isOpen = ({ canAct, isTarget }: FieldMark): boolean => !!canAct || !!isTarget

/** Everything that is marked, and every use of a card in hand. */
export function piecesOf(feed: FieldFeed): readonly Piece[] {
  const marked = (marks: ReadonlyMap<number, FieldMark>, hitOn: (one: number) => FieldHit) =>
    [...marks].map(([one, mark]): Piece => ({
      name: `${hitOn(one).kind} ${one}`,
      // Where a group is asked for, it is by its first.
      isOpen: isOpen(mark) || (hitOn(one).kind === 'group' && isOpen(feed.units.get(one) ?? {})),
      isChosen: !!mark.isChosen,
      isShut: mark.closed !== undefined,
      why: mark.closed,
      hit: hitOn(one),
    }))
  return [
    ...marked(feed.groups, (unit) => ({ kind: 'group', unit })),
    ...marked(feed.units, (unit) => ({ kind: 'unit', unit })),
    ...marked(feed.places, (place) => ({ kind: 'place', place })),
    ...[...feed.hand].flatMap(([card, { uses }]) =>
      Object.entries(uses).map(([use, { state, why }]): Piece => ({
        name: `card ${card}, ${use}, ${state}`,
        isOpen: state === 'can',
        isChosen: state === 'chosen',
        isShut: state === 'closed',
        why,
        hit: { kind: 'use', card, use },
      })),
    ),
  ]
}
