import type { MapDrawing } from './drawing.ts'

/** A drawing with a style sheet as one picture, for looking at outside a page; images are packed. */
export function makeSvg(
  { defs, layers, names }: Omit<MapDrawing, 'images'>,
  { width, height }: { readonly width: number; readonly height: number },
  css: string,
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${css}</style><defs>${defs}</defs>`,
    ...Object.values(layers),
    names,
    '</svg>\n',
  ].join('')
}
