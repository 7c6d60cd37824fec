import type { Language } from '@estafette/kernel'
import { locales } from '@estafette/words'
import { language } from '../store/settings.ts'

/** A number as people of a language write it. */
function formatted(
  value: number,
  how: Intl.NumberFormatOptions,
  lang: Language = language.value,
): string {
  return new Intl.NumberFormat(locales[lang], how).format(value)
}

/** Half points as players write them: 15 is 7½. */
export function points(halves: number): string {
  if (halves < 0) return `−${points(-halves)}`
  const whole = Math.floor(halves / 2)
  if (halves % 2 === 0) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}

/** A number with its sign, the minus a true one. */
export function signed(value: number): string {
  if (value === 0) return '0'
  return value > 0 ? `+${value}` : `−${-value}`
}

/** A share in per cent, whole unless told: '17%' in English, '17 %' in French. */
export function percent(share: number, decimals = 0): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
  return formatted(share, { ...digits, style: 'percent' })
}

/** A number with one decimal. */
export function decimal(value: number): string {
  return formatted(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
