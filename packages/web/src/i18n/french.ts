import { NAME } from '@estafette/words'

/** « de » before a name, which gives way to a vowel when it is set: d’Agny, de Tilloy. */
export function of(name: string): string {
  return `de ${NAME}${name}`
}

/** Whether French counts a number as one, as it does up to two: 0, 1 and 1,5 are singular. */
export function isOne(figure: string): boolean {
  return Math.abs(Number(figure.replace(',', '.').replace('−', '-'))) < 2
}
