import type { Pressed } from '@estafette/frontline/plans'
import type { Card, Section } from '@estafette/frontline/screen'
import type { Desk } from '../../../screen/desk.ts'
import { press } from '../plan/plan.ts'
import { marksOf } from './scene.ts'

/** What can be dragged, and where it can be dropped. */
export type Dragged =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'section'; readonly head: Section }
export type DropPlace = Extract<Pressed, { readonly kind: 'section' | 'ground' }>

const FORMAT = 'application/x-estafette'

/** Makes something draggable by the mouse; a finger swipes and presses instead. */
export function dragSource(what: Dragged) {
  return {
    draggable: true,
    onDragStart(event: DragEvent) {
      event.stopPropagation()
      event.dataTransfer?.setData(FORMAT, JSON.stringify(what))
    },
  }
}

/** Takes what is dropped on a section or on a card of the line. */
export function dropTarget(model: Desk, onto: DropPlace) {
  return {
    onDragOver(event: DragEvent) {
      if (event.dataTransfer?.types.includes(FORMAT)) event.preventDefault()
    },
    onDrop(event: DragEvent) {
      const text = event.dataTransfer?.getData(FORMAT)
      if (!text) return
      event.preventDefault()
      drop(model, JSON.parse(text) as Dragged, onto)
    },
  }
}

/** The same as the presses that it stands for: it stops before anything is carried out. */
export function drop(model: Desk, dragged: Dragged, onto: DropPlace): void {
  if (dragged.kind === 'section') {
    if (onto.kind === 'section' && onto.head === dragged.head) return
    const isChosen = marksOf(model).sections.get(dragged.head)?.isChosen
    if (!isChosen) press(model, { kind: 'section', head: dragged.head })
    press(model, onto)
    return
  }
  const mark = onto.kind === 'section' ? marksOf(model).sections.get(onto.head) : undefined
  if (!mark?.isChosen && !mark?.isAimed) press(model, onto)
  const uses = marksOf(model).hand.get(dragged.card)
  const isPrinted = uses?.printed.state === 'can' || uses?.printed.state === 'chosen'
  press(model, { kind: 'card', card: dragged.card, plain: !isPrinted })
}
