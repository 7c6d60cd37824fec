import type { FunctionComponent } from 'preact'

/** A picture of a series for cards and lists; where battles have their own, of one of them. */
export type VignetteOf = FunctionComponent<{ readonly battle?: string }>

const found = import.meta.glob<VignetteOf>('./*/vignette.tsx', { eager: true, import: 'Vignette' })

/** The picture of a series, if it has one. */
export function vignetteOf(series: string | undefined): VignetteOf | undefined {
  return found[`./${series}/vignette.tsx`]
}
