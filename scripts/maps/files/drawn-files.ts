import type { IndexedImage } from '@estafette/maps'

/** What is drawn for a series: files of the folder of its screen, with their texts. */
export type DrawnFiles = (
  pack: (image: IndexedImage) => string,
) => Iterable<readonly [file: string, text: string]>
