import type { Edit } from './steps.ts'

/** What turns one text into another: the lines between what both begin and end with. */
export function editOf(before: string, after: string): Edit | null {
  if (before === after) return null
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  const shorter = Math.min(old.length, fresh.length)
  let at = 0
  while (at < shorter && old[at] === fresh[at]) at++
  let tail = 0
  while (tail < shorter - at && old.at(-1 - tail) === fresh.at(-1 - tail)) tail++
  return { at, cut: old.length - at - tail, put: fresh.slice(at, fresh.length - tail) }
}

/** The text after an edit. */
export function edited(before: string, edit: Edit | null): string {
  if (!edit) return before
  const lines = before.split('\n')
  lines.splice(edit.at, edit.cut, ...edit.put)
  return lines.join('\n')
}
