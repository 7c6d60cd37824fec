/// <reference lib="dom" />

/** @typedef {{ readonly quality: number, readonly width?: number, readonly height?: number }} Packing */

/**
 * A picture as a browser packs it, which packs best of all that is at hand.
 * @param {import('playwright-core').Page} page
 * @param {Buffer} png
 * @param {Packing} packing
 */
export async function asWebp(page, png, packing) {
  const blank = await page.context().newPage()
  const packed = await blank.evaluate(
    async ([text, { quality, width, height }]) => {
      const picture = new Image()
      picture.src = `data:image/png;base64,${text}`
      await picture.decode()
      const canvas = document.createElement('canvas')
      canvas.width = width ?? picture.width
      canvas.height = height ?? picture.height
      const context = canvas.getContext('2d')
      if (context) context.imageSmoothingQuality = 'high'
      context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
      return canvas.toDataURL('image/webp', quality)
    },
    /** @type {const} */ ([png.toString('base64'), packing]),
  )
  await blank.close()
  return Buffer.from(packed.slice(packed.indexOf(',') + 1), 'base64')
}
