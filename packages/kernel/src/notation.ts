import { HIGHEST_TARGET, makeChoice, targetOf, verbOf, type Choice } from './choice.ts'
import type { Game } from './game.ts'
import { failure, success, type Result } from './result.ts'
import type { State } from './state.ts'

/** The written form of a choice: its verb, and the code of its target where it has one. */
export function makeNotation<S extends State>(game: Game<S>, choice: Choice): string {
  const verb = game.verbs[verbOf(choice)]
  if (!verb) return `#${choice}`
  if (verb.target === 'none') return verb.name
  const target = targetOf(choice)
  if (verb.target === 'number') return `${verb.name} ${target}`
  return `${verb.name} ${game.kinds[verb.target]?.codes[target] ?? `#${target}`}`
}

/** Reads the written form of a choice; whether it is legal is another question. */
export function parseNotation<S extends State>(game: Game<S>, text: string): Result<Choice> {
  const words = text.trim().split(/\s+/)
  const name = words[0] ?? ''
  const index = game.verbs.findIndex((verb) => verb.name === name)
  const verb = game.verbs[index]
  if (!verb) return failure(`no such choice: "${text.trim().slice(0, 60)}"`)
  if (verb.target === 'none') {
    return words.length === 1
      ? success(makeChoice(index))
      : failure(`"${name}" takes no target. Leave it out`)
  }
  const code = words[1]
  if (words.length !== 2 || code === undefined)
    return failure(`"${name}" needs a target, and no more than one`)
  if (verb.target === 'number') {
    return /^\d{1,5}$/.test(code) && Number(code) <= HIGHEST_TARGET
      ? success(makeChoice(index, Number(code)))
      : failure(`"${code.slice(0, 40)}" is not a number`)
  }
  const target = game.kinds[verb.target]?.codes.indexOf(code) ?? -1
  return target < 0
    ? failure(`no such ${verb.target}: "${code.slice(0, 40)}"`)
    : success(makeChoice(index, target))
}
