import { readPng } from '../png.mjs'

/**
 * A map's file with every image told by its pixels, so that two can be compared by what they
 * show: how an image is packed is the compression library's business.
 */
export function asSeen(file: string): string {
  return file.replaceAll(/data:image\/png;base64,[\w+/=]+/g, (uri) => {
    const { width, height, pixels, palette } = readPng(uri)
    return `${width}x${height} ${palette.join(' ')} ${Buffer.from(pixels).toString('base64')}`
  })
}
