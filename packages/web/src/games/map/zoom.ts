/** How far identifiers and names grow when the whole map is on the screen. */
export const farScale = 1.4

const FULL_SIZE_FROM = 0.57 // screen pixels to the map unit

/** Steps of zoom at which labels come and go. */
export const ZOOM_LEVELS = ['overview', 'far', 'middle', 'near'] as const
export type ZoomLevel = (typeof ZOOM_LEVELS)[number]

/** The level for a zoom in screen pixels per map unit: goes on the map as `data-zoom`. */
export function zoomLevel(zoom: number): ZoomLevel {
  if (zoom < 0.34) return 'overview' // names would be under ten pixels: identifiers only
  if (zoom < 0.6) return 'far' // no hamlets, woods or waters
  if (zoom < 0.95) return 'middle' // hamlets and waters
  return 'near'
}

/** The growth of labels for a zoom: goes on the map as the custom property `--map-label`. */
export function labelScale(zoom: number): number {
  if (zoom < 0.34) return Math.min(2, Math.max(farScale, 0.5 / zoom))
  return Math.min(farScale, Math.max(1, FULL_SIZE_FROM / zoom))
}

/** Lets the names of a map come, go and grow with the zoom. */
export function zoomNames(names: SVGSVGElement, scale: number): void {
  names.dataset['zoom'] = zoomLevel(scale)
  names.style.setProperty('--map-label', String(labelScale(scale)))
}
