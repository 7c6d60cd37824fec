import type { Direction } from './feed.ts'

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
}

/** The direction an arrow key points to. */
export function directionOf(key: string): Direction | undefined {
  return directions[key]
}
