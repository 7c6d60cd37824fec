import type { Pointer, Turn } from './lesson.ts'

/** What asks again before something that cannot be taken back. */
export const confirm: Pointer = { part: 'confirm' }
export const helper: Pointer = { part: 'helper' }

/** What the learner does, one thing after the other. */
export function we(...lines: readonly string[]): Turn {
  return { ours: lines, inOrder: true }
}

/** The lines of a march. */
export function march(unit: string, ...way: readonly string[]): string[] {
  return [`move ${unit}`, ...way.map((hex) => `to ${hex}`)]
}
