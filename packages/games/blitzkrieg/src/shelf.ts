// Written by scripts/battles.mjs from the folders of data/; not to be edited.

/** Ids of the battles of the series, in its order. */
export const seriesIds: readonly string[] = [
  'checked',
  'unleashed',
  'challenged',
  'stalled',
  'met',
  'undone',
]

/** Ids of the battles that are on no shelf. */
export const otherIds: readonly string[] = ['training']
