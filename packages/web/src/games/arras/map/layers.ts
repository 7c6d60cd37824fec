/** What a player can switch on and off. */
export const LAYER_GROUPS = ['terrain', 'rivers', 'roads', 'names', 'grid'] as const
export type LayerGroup = (typeof LAYER_GROUPS)[number]

/** The layers of the ground from the bottom up, the group each is switched with, if any. */
export const LAYERS = [
  { name: 'sheet', group: 'sheet', isClipped: false },
  { name: 'fields', group: 'terrain', isClipped: false },
  { name: 'meadows', group: 'terrain', isClipped: true },
  { name: 'relief', group: 'terrain', isClipped: false },
  { name: 'contours', group: 'terrain', isClipped: false },
  { name: 'ridges', group: 'terrain', isClipped: false },
  { name: 'woods', group: 'terrain', isClipped: false },
  { name: 'towns', group: 'terrain', isClipped: false },
  { name: 'railways', group: 'roads', isClipped: true },
  { name: 'water', group: 'rivers', isClipped: true },
  { name: 'roads', group: 'roads', isClipped: true },
  { name: 'villages', group: 'terrain', isClipped: false },
  { name: 'boundaries', group: 'grid', isClipped: true },
  { name: 'frame', group: 'frame', isClipped: false },
] as const
export type LayerName = (typeof LAYERS)[number]['name']

/** The drawn map: markup for one `<defs>` and one `<g>` per layer. */
export interface MapLayers {
  readonly defs: string
  readonly layers: Readonly<Record<LayerName, string>>
  readonly names: string
  readonly identifiers: string
}
