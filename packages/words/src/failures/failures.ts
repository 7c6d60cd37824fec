import { byLanguage, failureText, type ByLanguage, type Language } from '@estafette/kernel'
import { words as fr } from './failures.fr.ts'
import type { Failures } from './form.ts'
import { typeset } from '../typography.ts'

/** What could not be read, as a reader tells it. */
export interface Failed {
  readonly reason: string
  readonly line?: number
}

/** Readers speak English themselves. */
const failures: ByLanguage<Failures | null> = { en: null, fr }

/** A sentence and where it fits. */
interface Sentence {
  readonly fits: RegExp
  readonly own: number // letters that fill no gap
  readonly said: string
}

/** By language; of several sentences that fit, the one with the most words of its own is first. */
const fitting = byLanguage((language) => fittingOf(failures[language]?.sentences ?? {}))

function fittingOf(sentences: Failures['sentences']): Sentence[] {
  return Object.entries(sentences)
    .map(([english, said]) => ({
      fits: new RegExp(`^${english.split('{}').map(escaped).join('(.*?)')}$`, 's'),
      own: english.replaceAll('{}', '').length,
      said,
    }))
    .sort((a, b) => b.own - a.own)
}

/** A failure without its line, in the words of a language, as a terminal prints it. */
export function reasonWords(reason: string, language: Language): string {
  const own = failures[language]
  return own ? typeset(translated(reason, own, fitting[language]), language) : reason
}

/** A failure in the words of a language; what it has no words for is told as it is. */
export function failureWords(failed: Failed, language: Language): string {
  const own = failures[language]
  if (!own) return typeset(failureText(failed).replaceAll(/"([^"]*)"/g, '“$1”'), language)
  const { reason, line } = failed
  const said = translated(reason, own, fitting[language])
  return typeset(line === undefined ? said : own.line(line, said), language)
}

function translated(reason: string, own: Failures, fitting: readonly Sentence[]): string {
  const filled = (gap: string, how: string): string => {
    if (how === '+') return translated(gap, own, fitting)
    return how === '=' ? (own.kinds[gap] ?? gap) : gap
  }
  for (const { fits, said } of fitting) {
    const gaps = fits.exec(reason)
    if (gaps) return said.replaceAll(/\{(\d)([+=]?)\}/g, (_, at, how) => filled(gaps[at]!, how))
  }
  return reason
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
