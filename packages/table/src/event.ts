import { HALVES, makeNotation, type Game, type GameEvent } from '@estafette/kernel'

type Value = GameEvent[string]

/** One field of an event in writing: things by their codes, lists with commas. */
export function makeField(game: Game, field: string, value: Value): string {
  if (Array.isArray(value))
    return value.map((part: Value) => makeField(game, field, part)).join(',')
  if (typeof value !== 'number') return String(value)
  // A choice is two words in its own notation, which would make two fields of it here.
  if (field === 'choice') return makeNotation(game, value).replace(' ', ':')
  const kind = game.fields[field] ?? ''
  if (kind === HALVES) return String(value / 2)
  return game.kinds[kind]?.codes[value] ?? String(value)
}

/** The codes of the things that an event is about. */
export function codesIn(game: Game, event: GameEvent): string[] {
  return Object.entries(event).flatMap(([field, value]) =>
    Object.hasOwn(game.kinds, game.fields[field] ?? '') && value !== undefined
      ? makeField(game, field, value).split(',')
      : [],
  )
}

/** An event in one line, as the expectations of a script write it. */
export function makeEvent(game: Game, event: GameEvent): string {
  const { type, rule, ...fields } = event
  const written = Object.entries(fields).map(
    ([field, value]) => `${field}=${makeField(game, field, value)}`,
  )
  return [type, ...written, `rule=${rule}`].join(' ')
}

/** Whether an event is of a type and has these fields, each 'name=value'. */
export function eventFits(
  game: Game,
  event: GameEvent,
  type: string,
  fields: readonly string[],
): boolean {
  if (event.type !== type) return false
  return fields.every((field) => {
    const at = field.indexOf('=')
    const name = field.slice(0, at)
    const value = Object.hasOwn(event, name) ? event[name] : undefined
    return value !== undefined && makeField(game, name, value) === field.slice(at + 1)
  })
}
