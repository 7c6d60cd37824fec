/** An image of palette indices, row by row. */
export interface IndexedImage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
  readonly palette: readonly (readonly [red: number, green: number, blue: number, alpha: number])[]
}

/** The images of a drawing by name. */
export type Images = Readonly<Record<string, IndexedImage>>

/** What stands in the markup for an image until somebody packs it. */
export function imageHref(name: string): string {
  return `image:${name}`
}

/** Markup with every image packed in, as the data URI that the caller makes of it. */
export function withImages(
  markup: string,
  images: Images,
  pack: (image: IndexedImage) => string,
): string {
  return markup.replaceAll(/href="image:([^"]+)"/g, (_, name: string) => {
    const image = images[name]
    if (image === undefined) throw new Error(`the drawing has no image '${name}'`)
    return `href="${pack(image)}"`
  })
}
