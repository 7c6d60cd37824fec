/** Contrast of two colours as WCAG 2 defines it. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high! + 0.05) / (low! + 0.05)
}

/** How light a colour is, from 0 to 1. */
export function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

/** A colour that covers another in part. */
export function over(top: string, opacity: number, ground: string): string {
  const below = channels(ground)
  const mixed = channels(top).map((value, index) =>
    Math.round(value * opacity + below[index]! * (1 - opacity)),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function channels(colour: string): number[] {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1]
  if (digits === undefined) throw new Error(`not a colour: '${colour}'`)
  const long = digits.length === 3 ? Array.from(digits, (digit) => digit + digit).join('') : digits
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16))
}
