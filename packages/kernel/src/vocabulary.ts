import { makeChoice, type Choice } from './choice.ts'
import { FIRST_OWN_REASON, sharedReasons } from './game.ts'
import type { Reason, Verb, Verdict } from './game.ts'

/** The number of each name, in their order. */
export function numbered<Name extends string>(
  names: readonly Name[],
  first = 0,
): Readonly<Record<Name, number>> {
  return Object.fromEntries(names.map((name, index) => [name, first + index])) as Record<
    Name,
    number
  >
}

/** The verbs of a game by name. */
export interface Verbs<Name extends string> {
  readonly VERB: Readonly<Record<Name, number>> // as it is packed into choices
  /** The choice of a verb without target. */
  plain(name: Name): Choice
}

/** Numbers the verbs of a game, in the order of its list. */
export function defineVerbs<const Name extends string>(
  verbs: readonly (Verb & { readonly name: Name })[],
): Verbs<Name> {
  const VERB = numbered(verbs.map(({ name }) => name))
  return { VERB, plain: (name) => makeChoice(VERB[name]) }
}

/** The reasons of a game, the shared ones first. */
export interface Reasons<Key extends string> {
  readonly reasons: readonly Reason[]
  readonly WHY: Readonly<Record<Key, Verdict>> // the verdict of each of its own
}

/** A game's own reasons by key with their rules; `rule`, its sequence of play, is that of the shared ones. */
export function defineReasons<const Key extends string>(
  rule: string,
  own: Readonly<Record<Key, string>>,
): Reasons<Key> {
  const keys = Object.keys(own) as Key[]
  return {
    reasons: [...sharedReasons(rule), ...keys.map((key) => ({ key, rule: own[key] }))],
    WHY: numbered(keys, FIRST_OWN_REASON),
  }
}
