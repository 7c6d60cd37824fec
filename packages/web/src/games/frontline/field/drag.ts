import type { Dragged, DropPlace } from './marks.ts'
import type { Scene } from './scene.ts'

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
export function dropTarget(scene: Pick<Scene, 'drop'>, onto: DropPlace) {
  return {
    onDragOver(event: DragEvent) {
      if (event.dataTransfer?.types.includes(FORMAT)) event.preventDefault()
    },
    onDrop(event: DragEvent) {
      const text = event.dataTransfer?.getData(FORMAT)
      if (!text) return
      event.preventDefault()
      const dragged = readDragged(JSON.parse(text))
      if (dragged) scene.drop(dragged, onto)
    },
  }
}

/** What was written by whoever dragged it, null for anything else. */
function readDragged(written: unknown): Dragged | null {
  if (typeof written !== 'object' || written === null || !('kind' in written)) return null
  const { kind } = written
  if (kind === 'card' && 'card' in written) return { kind, card: Number(written.card) }
  if (kind === 'group' && 'unit' in written) return { kind, unit: Number(written.unit) }
  return null
}

/** The same as the presses that it stands for: it stops before anything is carried out. */
export function drop(now: () => Scene, dragged: Dragged, onto: DropPlace): void {
  if (dragged.kind === 'group') {
    if (onto.kind === 'group' && onto.unit === dragged.unit) return
    if (!now().groups.get(dragged.unit)?.isChosen) now().press(dragged)
    now().press(onto)
    return
  }
  const mark = onto.kind === 'group' ? now().groups.get(onto.unit) : undefined
  if (!mark?.isChosen && !mark?.isAimed) now().press(onto)
  const printed = now().hand.get(dragged.card)?.uses.printed.state
  const isPrinted = printed === 'can' || printed === 'chosen'
  now().press({ kind: 'use', card: dragged.card, use: isPrinted ? 'printed' : 'plain' })
}
