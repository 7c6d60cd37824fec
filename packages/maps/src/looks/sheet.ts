import type { Palette } from './palette.ts'

/** A rule of a style sheet; selectors are separated by commas, declarations by semicolons. */
export type StyleRule = readonly [selectors: string, body: string]

/** The style sheet of a painted look: every class of its drawing, in the colours of a palette. */
export function styleSheet(palette: Palette): string {
  return rulesOf(palette)
    .map(([selectors, body]) => `${selectors}{${body}}`)
    .join('\n')
}

const serif = "'Spectral', Georgia, serif"
const condensed = "'Barlow Condensed', 'Arial Narrow', sans-serif"

/** The rules of that sheet, from the ground up. */
export function rulesOf(palette: Palette): readonly StyleRule[] {
  return [ground, works, frame, names, marks].flatMap((part) => part(palette))
}

/** Fields, rock, woods and slopes. */
function ground(p: Palette): readonly StyleRule[] {
  return [
    ['.m-sheet', `fill:${p.paper}`],
    ...p.levels.flatMap((tints, i) => [
      [`.hm-level-${i + 1}`, `fill:${tints[0]!}`] as const,
      ...tints.slice(1).map((tint, n) => [`.hm-parcel-${i + 1}-${n + 1}`, `fill:${tint}`] as const),
    ]),
    ['.hm-furrow', `fill:none;stroke:${p.furrow};stroke-opacity:.2;stroke-width:1`],
    [
      '.hm-hedge',
      `fill:none;stroke:${p.hedge};stroke-opacity:.3;stroke-width:1.1;stroke-dasharray:5 1.6 2 1.6`,
    ],
    ['.m-meadow', `fill:${p.meadow};fill-opacity:.6`],
    ['.m-meadow-wet', 'fill-opacity:.6'],
    ['image.m-relief', `opacity:${p.relief}`],
    [
      '.hm-rough',
      `fill:${p.rough};stroke:${p.rockShade};stroke-opacity:.5;stroke-width:1;stroke-dasharray:2 2`,
    ],
    ['.hm-rock', `fill:${p.rock}`],
    ['.hm-rock-shade', `fill:${p.rockShade};fill-opacity:.75`],
    ['.hm-rock-edge', `fill:none;stroke:${p.rockEdge};stroke-width:.7`],
    ['.m-wood', `fill:${p.wood};stroke:${p.crownRim};stroke-opacity:.55;stroke-width:1.2`],
    ['.m-wood-shade', `fill:${p.crownRim};fill-opacity:.35`],
    ['.m-dot', 'fill:none;stroke-linecap:round'],
    ['.m-crown-cast', `stroke:${p.crownRim};stroke-opacity:.75;stroke-width:10.2`],
    ['.m-crown-rim', `stroke:${p.crownRim};stroke-width:9.9`],
    ['.m-crown', `stroke:${p.crown};stroke-width:8.6`],
    ['.m-crown-large', `stroke:${p.crownLarge};stroke-width:8.8`],
    ['.m-crown-light', `stroke:${p.crownLight};stroke-opacity:.62;stroke-width:3.6`],
    ['.m-line', 'fill:none;stroke-linecap:round;stroke-linejoin:round'],
    ['.hm-slope-light', `stroke:${p.slopeLight};stroke-opacity:.55;stroke-width:4.2`],
    ['.hm-teeth', `fill:${p.slope};fill-opacity:.85`],
    ['.hm-teeth-3', 'fill-opacity:.95'],
    ['.hm-slope-brow', `stroke:${p.slope};stroke-opacity:.75;stroke-width:1.3`],
    ['.hm-slope-brow-3', 'stroke-width:1.7'],
  ]
}

/** Towns, railways, water, roads and bridges. */
function works(p: Palette): readonly StyleRule[] {
  return [
    ['.hm-yard', `fill:${p.yard};fill-opacity:.72`],
    ['.m-town', `fill:${p.town};stroke:${p.roofShade};stroke-opacity:.45;stroke-width:1.2`],
    ['.m-rail-bed', `stroke:${p.slopeLight};stroke-opacity:.6;stroke-width:7.5`],
    [
      '.m-rail-ties',
      `stroke:${p.rail};stroke-width:7;stroke-dasharray:1.7 6.3;stroke-linecap:butt`,
    ],
    ['.m-rail', `stroke:${p.rail};stroke-width:3.4`],
    ['.m-rail-core', `stroke:${p.railCore};stroke-width:1.2`],
    ['.m-stream-bank', `stroke:${p.bank};stroke-width:6`],
    ['.m-stream', `stroke:${p.river};stroke-width:4`],
    ['.m-stream-light', `stroke:${p.riverLight};stroke-width:1.3`],
    ['.m-river-cast', 'stroke:#2E3B1F;stroke-opacity:.35;stroke-width:22'],
    ['.m-river-bank', `stroke:${p.bank};stroke-width:19.5`],
    ['.m-river', `stroke:${p.river};stroke-width:16`],
    ['.m-river-light', `stroke:${p.riverLight};stroke-opacity:.55;stroke-width:8`],
    ['.m-foam', `stroke:${p.foam};stroke-opacity:.5;stroke-width:1;stroke-dasharray:9 26 4 37`],
    ['.m-foam-2', 'stroke-opacity:.4;stroke-dasharray:6 33 11 29;stroke-dashoffset:20'],
    ['.m-main-edge', `stroke:${p.roadEdge};stroke-width:7`],
    ['.m-main', `stroke:${p.road};stroke-width:4.5`],
    ['.hm-deck', `fill:none;stroke:${p.road};stroke-width:7.6`],
    ['.m-parapet', `fill:none;stroke:${p.rail};stroke-linejoin:round;stroke-width:1.9`],
    ['.hm-blown', `fill:none;stroke:${p.blown};stroke-linecap:round;stroke-width:2.6`],
    ['.m-tree-shade', `stroke:${p.crownRim};stroke-opacity:.4;stroke-width:4.2`],
    ['.m-tree', `stroke:${p.crown};stroke-width:3.9`],
    ['.m-tree-light', `stroke:${p.crownLight};stroke-width:1.6`],
    ['.hm-roof-cast', `fill:${p.roofEdge};fill-opacity:.3`],
    ['.hm-roof', `fill:${p.roof}`],
    ['.hm-roof-shade', `fill:${p.roofShade}`],
    ['.hm-slate', `fill:${p.slate}`],
    ['.hm-slate-shade', `fill:${p.slateShade}`],
    ['.hm-roof-edge', `fill:none;stroke:${p.roofEdge};stroke-linejoin:round;stroke-width:.8`],
    ['.hm-tower-edge', `stroke:${p.roofEdge};stroke-width:5`],
    ['.hm-tower', `stroke:${p.slateShade};stroke-width:3.7`],
  ]
}

/** The grid, the margin and what is printed there. */
function frame(p: Palette): readonly StyleRule[] {
  return [
    ['.hm-veil', `fill:${p.paper};fill-opacity:.55;fill-rule:evenodd`],
    ['.hm-grid-light', `fill:none;stroke:${p.gridLight};stroke-opacity:.2;stroke-width:2.4`],
    ['.hm-grid,.hm-grid-edge', `fill:none;stroke:${p.grid};stroke-opacity:.42;stroke-width:1.05`],
    ['.hm-number-halo', `stroke:${p.halo};stroke-opacity:.5;stroke-width:2.6`],
    ['.hm-number', `stroke:${p.number};stroke-opacity:.9;stroke-width:.85`],
    ['image.m-stain', 'opacity:.22'],
    ['.m-grain', `opacity:${p.grain}`],
    ['.m-frame-band', `fill:none;stroke:${p.halo};stroke-width:8`],
    ['.m-frame-chequer', `fill:${p.frame}`],
    ['.m-frame', `fill:none;stroke:${p.frame};stroke-width:1.2`],
    ['.m-frame-outer', 'stroke-width:2.6'],
    ['.m-title', `fill:${p.frame};font-family:${serif};text-anchor:start`],
    ['.m-title-name', 'font-size:34px;font-weight:700;letter-spacing:7px'],
    ['.m-title-date', 'font-size:15px;font-style:italic;font-weight:500;letter-spacing:1px'],
    ['.m-scale', `fill:${p.halo};stroke:${p.frame};stroke-width:1.2`],
    ['.m-scale-bar', `fill:${p.frame}`],
    ['.m-scale-figures', `fill:${p.frame};font:600 13px ${condensed};text-anchor:middle`],
    ['.m-compass-ring', `fill:none;stroke:${p.frame};stroke-width:1.2`],
    ['.m-compass-light', `fill:${p.halo};stroke:${p.frame};stroke-width:1`],
    ['.m-compass-dark', `fill:${p.frame};stroke:${p.frame};stroke-width:1`],
    ['.m-compass-north', `fill:${p.frame};font:700 14px ${serif};text-anchor:middle`],
  ]
}

/** Names of places, heights, water and exits. */
function names(p: Palette): readonly StyleRule[] {
  return [
    ['.m-at-middle', 'text-anchor:middle'],
    [
      '.hm-village,.m-hamlet,.hm-height,.m-water-name,.hm-town-name',
      `fill:${p.label};font-family:${serif};paint-order:stroke;stroke:${p.halo};stroke-linejoin:round;stroke-opacity:.95`,
    ],
    ['.hm-village', 'font-size:10.6px;font-weight:600;stroke-width:3.6px'],
    ['.hm-town-name', 'font-size:16px;font-weight:700;letter-spacing:2px;stroke-width:4.4px'],
    ['.m-hamlet', 'font-size:10px;font-style:italic;stroke-width:3px'],
    ['.hm-height', 'font-size:11px;font-style:italic;font-weight:500;stroke-width:3.4px'],
    [
      '.m-water-name',
      `fill:${p.waterLabel};font-size:10.5px;font-style:italic;font-weight:500;letter-spacing:.16em;stroke-opacity:.85;stroke-width:3px;text-anchor:middle`,
    ],
    ['.m-water-name-wide', 'font-size:14px'],
    ['.hm-exit', `fill:${p.frame};font:500 italic 13px ${serif}`],
  ]
}

/** What a rule has a mark for: borders, stores, ways in, letters and points. */
function marks(p: Palette): readonly StyleRule[] {
  return [
    ['.hm-ribbon', 'fill:none;stroke-linejoin:miter;stroke-width:6'],
    ['.hm-ribbon-edge', `stroke:${p.frame};stroke-width:8`],
    ['.hm-ribbon-first', `stroke:${p.first};stroke-dasharray:12 3`],
    ['.hm-ribbon-second', `stroke:${p.second}`],
    ['.hm-store-first,.hm-way-in-first', `fill:${p.first}`],
    ['.hm-store-second,.hm-way-in-second', `fill:${p.second}`],
    ['.hm-store', `stroke:${p.halo};stroke-width:1.4`],
    ['.hm-way-in', `stroke:${p.halo};stroke-linejoin:round;stroke-width:1.6`],
    ['.hm-can', `fill:none;stroke:${p.forceInk};stroke-linejoin:round;stroke-width:1.5`],
    ['.hm-tag', `font:700 12px ${condensed};text-anchor:middle`],
    ['.hm-letter', `fill:${p.label};stroke:${p.halo};stroke-width:1.4`],
    ['.hm-letter-text', `fill:${p.halo}`],
    ['.hm-coin', `fill:${p.coin};stroke:${p.coinEdge};stroke-width:1.5`],
    ['.hm-coin-points', `fill:${p.coinEdge};font:700 14px ${condensed};text-anchor:middle`],
  ]
}
