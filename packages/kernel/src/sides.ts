/** A position of two sides whose units stand in one row, those of side 0 first. */
export interface TwoSided {
  readonly board: {
    readonly firstSideUnits: number // of side 0
    readonly unitCount: number
  }
}

/** The first unit of a side, for loops over its units. */
export function firstUnit({ board }: TwoSided, side: number): number {
  return side === 0 ? 0 : board.firstSideUnits
}

/** One past the last unit of a side. */
export function endUnit({ board }: TwoSided, side: number): number {
  return side === 0 ? board.firstSideUnits : board.unitCount
}

/** The other side. */
export function opponent(side: number): number {
  return 1 - side
}

/** The side a unit belongs to. */
export function sideOfUnit({ board }: TwoSided, unit: number): number {
  return unit < board.firstSideUnits ? 0 : 1
}
