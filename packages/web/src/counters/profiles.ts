/** A vehicle from the side, facing right, in a box of 52 × 22. */
export interface Profile {
  readonly solid: string // filled
  readonly gaps: string // filled like the counter: wheels, slits
}

export const PROFILE_BOX = { width: 52, height: 22 } as const

/** Discs of one size in a row. */
function discs(y: number, r: number, ...xs: readonly number[]): string {
  return xs
    .map((x) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
    .join('')
}

/** Vehicles by kind: tanks, armoured cars, and what carries the others. */
export const PROFILES = {
  'panzer-ii': {
    solid:
      'M7 13.8 9 10.4h9l1-1h14l5 1.6 5.4 1.6 1 1.2H7zM18 9.4 20 5h10l3.6 4.4zM32 6.2H44v1H32zM9 13.6h34a4 4 0 0 1 0 8H9a4 4 0 0 1 0-8z',
    gaps: discs(18.2, 2.8, 11.6, 18.6, 25.6, 32.6, 39.6),
  },
  'panzer-iii': {
    solid:
      'M4 13.5 6.5 10H16l1-1.2h22L45 11l3 2.5-1.8 1H5.6zM18.5 9 20.5 4.6 24 3.4V2.2h4.6v1.2H34l3.4 3.4V9zM36.5 5.1H50v1.5H36.5zM6 14.2h41a3.7 3.7 0 0 1 0 7.4H6a3.7 3.7 0 0 1 0-7.4z',
    gaps: discs(17.9, 2.35, 7, 13.6, 20.2, 26.8, 33.4, 40, 46.2),
  },
  'panzer-iv': {
    solid:
      'M4 13.5 6.5 9.6H40L46 11l2 2.5-1.8 1H5.6zM17 9.7 19 4h4V2.4h5V4h6l3 5.7zM36 5h8v2.2h-8zM6 14.2h41a3.7 3.7 0 0 1 0 7.4H6a3.7 3.7 0 0 1 0-7.4z',
    gaps: discs(18.3, 1.9, 6.8, 12, 17, 22, 27, 32, 37, 42, 47),
  },
  'pz-38t': {
    solid:
      'M6 12.6 8 9.4h10l1.4-1H36l6 2 5 2.2H6zM18 8.5 19.6 4H23V2.8h4V4h6l2.6 4.5zM35 5h10v1.4H35zM8 12.4h36a4.6 4.6 0 0 1 0 9.2H8a4.6 4.6 0 0 1 0-9.2z',
    gaps: discs(17.4, 4, 11.6, 21, 30.4, 39.8),
  },
  'sdkfz-222': {
    solid:
      'M5 14.6 8 10.2l9-2.2h18l10.4 3 2.2 3.6-3 2.4H8zM19 8.2 21 4h11l2.6 4.2zM32.6 4.6 43 2.2l.3 1.2-10 2.8z' +
      discs(17.4, 5.2, 13.6, 38.6),
    gaps: discs(17.4, 2, 13.6, 38.6),
  },
  'char-b1': {
    solid:
      'M3 17.5 6.5 6.4 9.5 5H38l9.5 5.4 2.5 5-2.6 6H7zM21 5.2 22.4 1.6l3-1.2h6l3 1.8.6 3zM34 2.2h9v1.3h-9zM45 12h6.6v2H45z',
    gaps: `M8.4 7.6H36.2l8.7 4.6-.6 1.2-8.4-4.5H8.4z${discs(18.6, 1.7, 10, 15, 20, 25, 30, 35, 40, 44.4)}`,
  },
  'somua-s35': {
    solid:
      'M4 14 6 9.4 10 8h10l2-.6h16l6 2.8 4.4 3.8H4zM22 7.8 22.8 4l2.4-1.8 5-.8 4.6 1.2 2 5.2zM36 4.6h11V6H36zM7 13.4h39a4 4 0 0 1 0 8.2H7a4 4 0 0 1 0-8.2z',
    gaps: discs(18.4, 1.8, 8.6, 13.6, 18.6, 23.6, 28.6, 33.6, 38.6, 43.6),
  },
  'hotchkiss-h39': {
    solid:
      'M8 13.6c0-3 2-4.6 5-4.8L22 8.4h12c5 .2 8 2 9.6 5.2zM20 8.8 21.2 4.4l3-1.4h6.6l2.6 1.8 1 4zM33.6 5.2H41v1.6h-7.4zM10 13.2h32a4.2 4.2 0 0 1 0 8.4H10a4.2 4.2 0 0 1 0-8.4z',
    gaps: discs(18.1, 2.1, 12, 17.6, 23.2, 28.8, 34.4, 40),
  },
  'renault-r35': {
    solid:
      'M9 13.4 11 9.8h9l1.4-1.2h12l7.6 2.6 2 2.2zM21.4 8.8 22 4.2l2.6-1.6h6l3 2.4.6 3.8zM33.4 5.4h6.4v1.8h-6.4zM11 13.2h30a4.2 4.2 0 0 1 0 8.4H11a4.2 4.2 0 0 1 0-8.4z',
    gaps: discs(17.9, 2.5, 13.4, 20, 26.6, 33.2, 39.6),
  },
  'panhard-178': {
    solid:
      'M5 14.4 6.6 9.4 17 8.4h16l8 1 5.6 2.6 1 2.4-3 2.6H8zM18 8.6V4.2L21 3h9l4 2.4v3.2zM33.6 5.2H43v1.4h-9.4z' +
      discs(17.4, 5.3, 13.4, 38.8),
    gaps: discs(17.4, 2, 13.4, 38.8),
  },
  'matilda-ii': {
    solid:
      'M4 12 7 9h10l2-1h16l8 2 5 3v2H4zM19 8.2 20 4l3-1.6h9l4 2 1 3.8zM36 4.6h9V6h-9zM6 12.6h40a4.5 4.5 0 0 1 0 9H6a4.5 4.5 0 0 1 0-9z',
    gaps: `M9 14.4h8v1.9H9zM19 14.4h6v1.9h-6zM27 14.4h6v1.9h-6zM35 14.4h8v1.9h-8z${discs(19.6, 1, 10, 14, 18, 22, 26, 30, 34, 38, 42)}`,
  },
  'cruiser-a10': {
    solid:
      'M5 13 8 9.6h9V8h17v1.6h5V8h5l2 5zM19 8.2 20.4 3.2 24 2h8l3.2 2.6.6 3.6zM35 4.6h11v1.5H35zM7 13h38a4.3 4.3 0 0 1 0 8.6H7a4.3 4.3 0 0 1 0-8.6z',
    gaps: discs(17.7, 2.9, 9.4, 42.6) + discs(18.4, 2, 16.6, 21.8, 27, 32.2, 37.2),
  },
  'vickers-mk-vi': {
    solid:
      'M8 13.4 10.6 8.6H22l1-1h12l8 4.2.8 1.6zM20.6 8 21.8 2.4h10l2 2V8zM33.6 4.6h7v1h-7zM10 12.8h32a4.4 4.4 0 0 1 0 8.8H10a4.4 4.4 0 0 1 0-8.8z',
    gaps: discs(17.6, 3.2, 15.4, 22.6, 30, 37.2),
  },
  halftrack: {
    solid:
      'M5 15 6 6.4h22l3 2.6h8l7.6 3 .8 3.4-2 1H5zM7 14h20a3.8 3.8 0 0 1 0 7.6H7a3.8 3.8 0 0 1 0-7.6z' +
      discs(17.4, 4.4, 40.4),
    gaps: `${discs(17.8, 2, 8, 14, 20, 26)}${discs(17.4, 1.6, 40.4)}M29 10.2h5.4l2 1.8H29z`,
  },
  truck: {
    solid: `M6 15.4V4.6h24v10.8zM31.4 15.4V7.2h7.2l4.2 4.4 5 1.2v3.6H31.4z${discs(17.4, 4.2, 13, 40.4)}`,
    gaps: `${discs(17.4, 1.6, 13, 40.4)}M33.2 8.8h4.6l2.4 2.8h-7z`,
  },
  carrier: {
    solid:
      'M9 12.4 11 7.4h12l2.6 2.4h12l4.4 2.6zM22 7.6 23 4.4h6l1 3.2zM9 12.4h33a4.6 4.6 0 0 1 0 9.2H9a4.6 4.6 0 0 1 0-9.2z',
    gaps: discs(17.2, 2.8, 11, 18.4, 25.6, 32.8, 40),
  },
} as const satisfies Readonly<Record<string, Profile>>

/** What vehicle a profile is of. */
export type ProfileKind = keyof typeof PROFILES
