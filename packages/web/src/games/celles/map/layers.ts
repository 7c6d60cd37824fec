/** The layers of the ground from the bottom up, and the group each is switched with. */
export const LAYERS = [
  { name: 'sheet', group: 'sheet', isClipped: false },
  { name: 'snow', group: 'terrain', isClipped: true },
  { name: 'rough', group: 'terrain', isClipped: true },
  { name: 'relief', group: 'terrain', isClipped: true },
  { name: 'hachures', group: 'terrain', isClipped: true },
  { name: 'woods', group: 'terrain', isClipped: true },
  { name: 'towns', group: 'terrain', isClipped: true },
  { name: 'water', group: 'rivers', isClipped: true },
  { name: 'roads', group: 'roads', isClipped: true },
  { name: 'villages', group: 'terrain', isClipped: true },
  { name: 'rear', group: 'overlays', isClipped: true },
  { name: 'grid', group: 'grid', isClipped: false },
  { name: 'frame', group: 'frame', isClipped: false },
  { name: 'margin', group: 'frame', isClipped: false },
] as const
export type LayerName = (typeof LAYERS)[number]['name']

/** The drawn map: markup for one `<defs>` and one `<g>` per layer. */
export interface MapLayers {
  readonly defs: string
  readonly layers: Readonly<Record<LayerName, string>>
  readonly names: string
}
