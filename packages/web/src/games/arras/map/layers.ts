import type { AreaDrawing } from '@estafette/maps'

/** What a player can switch on and off. */
export const LAYER_GROUPS = ['terrain', 'rivers', 'roads', 'names', 'grid'] as const

/** The drawn map: markup for one `<defs>` and one `<g>` per layer, the lowest first. */
export type MapLayers = Omit<AreaDrawing, 'images'>
