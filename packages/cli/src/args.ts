import { failure, success, type Result } from '@estafette/kernel'
import type { Texts } from './texts/index.ts'

/** What an option of a command takes. */
export interface OptionSpec {
  readonly value: 'flag' | 'text' | 'number'
  readonly many?: boolean // may be given more than once
  readonly least?: number
  readonly most?: number
}

/** What a command line may hold. */
export interface Spec {
  readonly positionals: readonly string[] // names, in order
  readonly required: number // how many of them must be there
  readonly many?: boolean // the last of them may be given any number of times
  readonly options: Readonly<Record<string, OptionSpec>>
}

/** A command line that was understood. */
export interface Args {
  readonly positionals: readonly string[]
  readonly flags: ReadonlySet<string>
  readonly texts: Readonly<Record<string, readonly string[]>>
  readonly numbers: Readonly<Record<string, number>>
}

/** The options every command has. */
export const globalOptions: Readonly<Record<string, OptionSpec>> = {
  json: { value: 'flag' },
  help: { value: 'flag' },
  lang: { value: 'text' },
}

/** Reads a command line. Anything the command does not know is refused. */
export function parseArgs(argv: readonly string[], spec: Spec, texts: Texts): Result<Args> {
  const positionals: string[] = []
  const flags = new Set<string>()
  const found: Record<string, string[]> = {}
  const numbers: Record<string, number> = {}
  const options: Readonly<Record<string, OptionSpec>> = { ...globalOptions, ...spec.options }
  let onlyPositionals = false
  for (let at = 0; at < argv.length; at++) {
    const word = argv[at]!
    if (onlyPositionals || !word.startsWith('-') || word === '-') {
      positionals.push(word)
      continue
    }
    if (word === '--') {
      onlyPositionals = true
      continue
    }
    const equals = word.indexOf('=')
    const name = word === '-h' ? 'help' : (equals < 0 ? word : word.slice(0, equals)).slice(2)
    const option = word.startsWith('--') || word === '-h' ? own(options, name) : undefined
    if (!option) return failure(texts.errors.unknownOption(word.split('=')[0]!))
    const given = equals < 0 ? undefined : word.slice(equals + 1)
    if (option.value === 'flag') {
      if (given !== undefined) return failure(texts.errors.flagWithValue(name))
      flags.add(name)
      continue
    }
    const value = given ?? argv[++at]
    if (value === undefined || value === '' || (given === undefined && value.startsWith('--'))) {
      return failure(texts.errors.valueMissing(name))
    }
    if (!option.many && (found[name] || numbers[name] !== undefined)) {
      return failure(texts.errors.twice(name))
    }
    if (option.value === 'text') {
      ;(found[name] ??= []).push(value)
      continue
    }
    const number = parseNumber(value, option)
    if (number === undefined) {
      return failure(texts.errors.badNumber(name, value, option.least ?? 0, mostOf(option)))
    }
    numbers[name] = number
  }
  const args = { positionals, flags, texts: found, numbers }
  if (flags.has('help')) return success(args)
  const missing = spec.positionals[positionals.length]
  if (missing !== undefined && positionals.length < spec.required) {
    return failure(texts.errors.positionalMissing(texts.positionals[missing] ?? missing))
  }
  const extra = spec.many ? undefined : positionals[spec.positionals.length]
  return extra === undefined ? success(args) : failure(texts.errors.positionalExtra(extra))
}

/** The only value of a text option. */
export function textOf(args: Args, name: string): string | undefined {
  return args.texts[name]?.[0]
}

function mostOf(option: OptionSpec): number {
  return option.most ?? Number.MAX_SAFE_INTEGER
}

function parseNumber(text: string, option: OptionSpec): number | undefined {
  if (!/^-?\d{1,16}$/.test(text)) return undefined
  const number = Number(text)
  return Number.isSafeInteger(number) && number >= (option.least ?? 0) && number <= mostOf(option)
    ? number
    : undefined
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
