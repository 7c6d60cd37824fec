import type { Worded } from './language.ts'

/** How sure the ledger is of a rule: stated by the book, settled by a ruling, or filled in. */
export type RuleTag = 'stated' | 'conflict' | 'ambiguous' | 'completed' | 'derived'

/** One rule under its stable id, in our own words. */
export interface Rule extends Worded {
  readonly id: string
  readonly source: string // section of the rulebook, empty where the book is silent
  readonly tag: RuleTag
  readonly inert?: Worded // why it can have no effect in play, for the few that have none
}

/** The rules of one chapter, in the order of the rulebook. */
export interface Chapter {
  readonly id: string
  readonly title: Worded
  readonly rules: readonly Rule[]
}

/**
 * The one form of a rule id: a prefix, then sections after hyphens, each of parts between points:
 * `ARR-6.5.1a`, `BLZ-CBT-14`, `BLZ-88-1`, `FRL-ACT-KEY-4`. A section begins with a digit or a
 * capital, so that the range `ARR-6.2a-e` cites its first rule and not a rule of that name.
 */
const ID_AFTER_PREFIX = '(?:-[A-Z0-9]\\w*(?:\\.\\w+)*)+'

/** The rule ids in a text, each as long as it goes: `ARR-6.5a` is not `ARR-6.5`. */
export function ruleIdsIn(text: string, prefixes: readonly string[]): Set<string> {
  if (prefixes.length === 0) return new Set()
  const id = new RegExp(`(?<![\\w-])(?:${prefixes.join('|')})${ID_AFTER_PREFIX}`, 'g')
  return new Set(text.match(id))
}

/** A text with a plain word in the place of each rule id, for those who look at its print. */
export function maskRuleIds(text: string, prefixes: readonly string[]): string {
  const ids = [...ruleIdsIn(text, prefixes)].sort((a, b) => b.length - a.length)
  return ids.reduce((left, id) => left.replaceAll(id, 'Rule'), text)
}

/** Whether a word has the form of a rule id; whether the rule exists is for the rulebook to say. */
export function isRuleId(word: string, prefixes: readonly string[]): boolean {
  return ruleIdsIn(word, prefixes).has(word)
}

/** The ids that a person may mean by a word: an id itself, or what follows a prefix. */
export function ruleIdsFor(word: string, prefixes: readonly string[]): string[] {
  return isRuleId(word, prefixes) ? [word] : prefixes.map((prefix) => `${prefix}-${word}`)
}

/** Whether an id is another one or the section it stands in: `ARR-6.5` of `ARR-6.5.1a`. */
export function isSectionOf(section: string, id: string): boolean {
  if (!id.startsWith(section)) return false
  const rest = id.slice(section.length)
  // BLZ-CBT-1 is no section of BLZ-CBT-14, nor FRL-ACT-FL of FRL-ACT-FLK-1.
  return rest === '' || /^[.-]/.test(rest) || (/\d$/.test(section) && /^[a-z]/.test(rest))
}

/** Every rule of a rulebook by its id. */
export function rulesById(chapters: readonly Chapter[]): ReadonlyMap<string, Rule> {
  return new Map(chapters.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule] as const)))
}
