/** A honeycomb over the whole of a picture: `wide` is the radius of a hex. */
export function honeycomb(wide: number): string {
  const high = (wide * Math.sqrt(3)) / 2
  const parts: string[] = []
  for (let column = 0; column * wide * 1.5 < 520; column++) {
    for (let row = -1; row * 2 * high < 320; row++) {
      const x = Math.round(column * wide * 1.5)
      const y = Math.round((row * 2 + (column % 2)) * high)
      const half = Math.round(wide / 2)
      const h = Math.round(high)
      parts.push(`M${x} ${y}l${half} ${-h}h${wide}l${half} ${h}`)
    }
  }
  return parts.join('')
}
