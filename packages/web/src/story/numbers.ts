import { language } from '../store/settings.ts'

/** A number as it is written, with so many decimals: one where it is not whole, unless told. */
export function numberText(value: number, decimals = Number.isInteger(value) ? 0 : 1): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  const text = Math.abs(value).toLocaleString(language.value, digits)
  return value < 0 ? `−${text}` : text
}

/** A difference, with its sign; nothing is just 0. */
export function signedText(value: number): string {
  const rounded = Math.round(value * 10) / 10
  if (rounded === 0) return '0'
  return `${rounded > 0 ? '+' : ''}${numberText(rounded, 1)}`
}
