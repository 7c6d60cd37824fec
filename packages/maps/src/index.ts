export { drawAreaMap, type AreaDrawing } from './areas/draw.ts'
export type { AreaLook } from './areas/look.ts'
export { piecesOf, type Piece } from './areas/pieces.ts'
export type * from './areas/source.ts'
export { packed, type MapDrawing } from './drawing.ts'
export { drawHexMap } from './hexes/draw.ts'
export type { HexLook } from './hexes/look.ts'
export type * from './hexes/margin/source.ts'
export type * from './hexes/source.ts'
export type { Images, IndexedImage } from './images.ts'
export { contrastOf, contrastSheet } from './looks/contrast.ts'
export { may1940 } from './looks/may-1940.ts'
export { winterArdennes } from './looks/winter-ardennes.ts'
export {
  chalkDowns,
  openCountry,
  ridgeAndForest,
  riverValley,
  type PaintedLook,
} from './looks/may-1940-hexes.ts'
export { pageSheet } from './looks/page.ts'
export { dimmedOf, nightOf, type Palette } from './looks/palette.ts'
export { styleSheet } from './looks/sheet.ts'
export { makeSvg } from './svg.ts'
