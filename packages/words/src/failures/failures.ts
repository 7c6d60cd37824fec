import { failureText, type Language } from '@estafette/kernel'
import { failuresFr, kindsFr } from './failures.fr.ts'
import { typeset } from '../typography.ts'

/** What could not be read, as a reader tells it. */
export interface Failed {
  readonly reason: string
  readonly line?: number
}

/** Of several sentences that fit, the one with the most words of its own. */
const sentences = Object.entries(failuresFr)
  .map(([english, french]) => ({
    fits: new RegExp(`^${english.split('{}').map(escaped).join('(.*?)')}$`, 's'),
    own: english.replaceAll('{}', '').length,
    french,
  }))
  .sort((a, b) => b.own - a.own)

/** A failure without its line, in the words of a language, as a terminal prints it. */
export function reasonWords(reason: string, language: Language): string {
  return language === 'en' ? reason : typeset(inFrench(reason), language)
}

/** A failure in the words of a language; what has none in French is told as it is. */
export function failureWords(failed: Failed, language: Language): string {
  if (language === 'en') {
    return typeset(failureText(failed).replaceAll(/"([^"]*)"/g, '“$1”'), language)
  }
  const { reason, line } = failed
  const said = inFrench(reason)
  return typeset(line === undefined ? said : `ligne ${line} : ${said}`, language)
}

function inFrench(reason: string): string {
  for (const { fits, french } of sentences) {
    const gaps = fits.exec(reason)
    if (gaps) return french.replaceAll(/\{(\d)([+=]?)\}/g, (_, at, how) => filled(gaps[at]!, how))
  }
  return reason
}

function filled(gap: string, how: string): string {
  if (how === '+') return inFrench(gap)
  return how === '=' ? (kindsFr[gap] ?? gap) : gap
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
