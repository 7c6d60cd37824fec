import { isRuleId, parseNotation, rulesById, type RuledGame } from '@estafette/kernel'

/** What is wrong with the event that an expectation describes, whether it happened or not. */
export function eventFault(
  game: RuledGame,
  type: string,
  fields: readonly string[],
): string | null {
  const shape = Object.hasOwn(game.events, type) ? game.events[type] : undefined
  if (!shape) return unknown('event', type, Object.keys(game.events))
  const known = [...shape.fields, 'rule', 'only', 'but']
  for (const field of fields) {
    const at = field.indexOf('=')
    if (at < 1) return `"${field}" is not FIELD=VALUE`
    const name = field.slice(0, at)
    if (!known.includes(name)) return unknown(`field of ${type}`, name, known)
    const parts = field.slice(at + 1).split(',')
    const fault = parts.map((part) => valueFault(game, name, part)).find((found) => found !== null)
    if (fault !== undefined) return fault
  }
  return null
}

/** What is wrong with the id of a rule; null when the rulebook has it. */
export function ruleFault(game: RuledGame, id: string): string | null {
  const rules = rulesById(game.chapters)
  if (rules.has(id)) return null
  if (!isRuleId(id, game.prefixes)) return `"${id}" is not the id of a rule`
  return unknown('rule', id, [...rules.keys()])
}

function valueFault(game: RuledGame, field: string, value: string): string | null {
  if (value === '' || /^-\d+$/.test(value)) return null // no thing at all, or an empty list
  if (field === 'rule') return ruleFault(game, value)
  if (field === 'choice') {
    const choice = parseNotation(game, value.replace(':', ' '))
    return choice.ok ? null : choice.reason
  }
  const kind = game.fields[field] ?? ''
  const codes = game.kinds[kind]?.codes
  if (codes) return codes.includes(value) ? null : unknown(kind, value, codes)
  return /^(\d+(\.\d+)?|true|false)$/.test(value) ? null : `${field} is a number, not "${value}"`
}

const MOST_HINTS = 5

/** Names what does not exist, and the few things whose names begin most like it. */
function unknown(what: string, word: string, known: readonly string[]): string {
  const shared = known.map((other) => sharedStart(word, other))
  const most = Math.max(2, ...shared)
  const alike = known.filter((_, at) => shared[at] === most).slice(0, MOST_HINTS)
  const hint = alike.length > 0 ? `; there is ${alike.join(', ')}` : ''
  return `no such ${what}: "${word.slice(0, 40)}"${hint}`
}

/** How many characters two words have in common from their beginning. */
function sharedStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  return at
}
