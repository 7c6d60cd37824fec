export type Terrain = 'clear' | 'rough' | 'woods' | 'town'

export type RoadKind = 'main' | 'minor'

/** The four edges of a map. */
export type MapEdge = 'top' | 'right' | 'bottom' | 'left'

/** Points printed on the map: a round coin is for both sides. */
export interface Coin {
  readonly points: number
  readonly isRound: boolean
}
