import { byLanguage, type ByLanguage, type Language } from './language.ts'
import type { Chapter, Rule, RuleTag } from './rule.ts'

/** What the rules of a chapter say in one language. */
export interface ChapterWords {
  readonly title: string
  readonly rules: Readonly<Record<string, string>> // by id, in the order of the rulebook
  readonly inert?: Readonly<Record<string, string>> // why a rule has no effect in play
}

/** What is to be said of a rule in no language. */
export interface RuleFacts {
  readonly source: string
  readonly tag: RuleTag
}

/** Of the rules of a chapter, as many as there are in English. */
export type FactsOf<W extends ChapterWords> = Readonly<Record<keyof W['rules'], RuleFacts>>

type RulebookWords = Readonly<Record<string, ChapterWords>>

/** Puts a rulebook together of what stands in no language and of its words in each, by chapter. */
export function makeRulebook<W extends RulebookWords>(
  facts: { readonly [C in keyof W]: FactsOf<W[C]> },
  words: ByLanguage<RulebookWords>,
): readonly Chapter[] {
  return Object.entries<Readonly<Record<string, RuleFacts>>>(facts).map(([id, rules]) => {
    const said = (language: Language): ChapterWords => words[language][id]!
    return {
      id,
      title: byLanguage((language) => said(language).title),
      rules: Object.entries(rules).map(([rule, { source, tag }]): Rule => {
        const inert = said('en').inert?.[rule] !== undefined
        return {
          id: rule,
          source,
          tag,
          ...byLanguage((language) => said(language).rules[rule]!),
          ...(inert && { inert: byLanguage((language) => said(language).inert![rule]!) }),
        }
      }),
    }
  })
}
