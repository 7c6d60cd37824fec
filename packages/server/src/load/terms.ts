import { failure, success, type Result } from '@estafette/kernel'

/** What is played against a server. */
export interface LoadTerms {
  readonly games: number // at a time, with two players each
  readonly watchers: number // who look on, one at a table
  readonly rate: number // commands per second; Infinity sends whenever a game can go on
  readonly seconds: number
  readonly play: 'take' | 'offer' // choices of the rules, or offers, which cost a generator nothing
  readonly titles: readonly string[]
  readonly address: string | null // of a server that runs; null starts one
  readonly report: string // the file of the report
}

const usual: LoadTerms = {
  games: 500,
  watchers: 500,
  rate: 200,
  seconds: 60,
  play: 'take',
  titles: ['arras', 'celles', 'met'],
  address: null,
  report: 'load.html',
}

/** How the generator is used. */
export const loadUsage = [
  'npm run load -- [--games 500] [--watchers 500] [--rate 200 | --rate max] [--seconds 60]',
  '                [--play take | --play offer] [--titles arras,celles] [--address http://…]',
  '                [--report load.html]',
].join('\n')

/** Reads the arguments of the generator. */
export function parseTerms(args: readonly string[]): Result<LoadTerms> {
  let terms = usual
  for (let at = 0; at < args.length; at += 2) {
    const [name = '', value = ''] = [args[at], args[at + 1]]
    const key = name.replace(/^--/, '')
    const read = Object.hasOwn(readers, key) ? readers[key]!(value) : null
    if (!read) return failure(loadUsage)
    terms = { ...terms, ...read }
  }
  return success(terms)
}

const whole = (value: string): number | null => (/^\d{1,7}$/.test(value) ? Number(value) : null)

const counted = (key: 'games' | 'watchers' | 'seconds') => (value: string) => {
  const count = whole(value)
  return count === null ? null : { [key]: count }
}

const readers: Readonly<Record<string, (value: string) => Partial<LoadTerms> | null>> = {
  games: counted('games'),
  watchers: counted('watchers'),
  seconds: counted('seconds'),
  rate(value) {
    const rate = value === 'max' ? Infinity : whole(value)
    return rate === null || rate === 0 ? null : { rate }
  },
  play: (value) => (value === 'take' || value === 'offer' ? { play: value } : null),
  titles: (value) => (value === '' ? null : { titles: value.split(',') }),
  address: (value) => (/^https?:\/\/[^/]+$/.test(value) ? { address: value } : null),
  report: (value) => (value === '' ? null : { report: value }),
}
