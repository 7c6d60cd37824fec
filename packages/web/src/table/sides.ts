import type { GameScreen } from '../games/screen.ts'

/** The class that gives something the colours and corners of a side: 0 Allied, 1 German. */
export function sideClass({ looks }: GameScreen, side: number): string {
  return side < 0 ? 'is-side--1' : `is-side-${looks[side] === 'german' ? 1 : 0}`
}
