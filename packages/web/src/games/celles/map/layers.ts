import type { MapDrawing } from '@estafette/maps'

/** The drawn map: markup for one `<defs>` and one `<g>` per layer, the lowest first. */
export type MapLayers = Omit<MapDrawing, 'images'>
