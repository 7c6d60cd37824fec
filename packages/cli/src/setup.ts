import { playerNames } from '@estafette/bots'
import type { Game, Setup, State } from '@estafette/kernel'
import { textOf, type Args, type OptionSpec } from './args.ts'
import type { Context } from './command.ts'
import { need, refuse } from './refusal.ts'

/** The options of every command that sets a game up. */
export const setupOptions: Readonly<Record<string, OptionSpec>> = {
  scenario: { value: 'text' },
  option: { value: 'text', many: true },
}

/** What a match between players can be asked for besides. */
export const matchOptions: Readonly<Record<string, OptionSpec>> = {
  ...setupOptions,
  pairs: { value: 'number', least: 1, most: 1_000_000 },
  seed: { value: 'number' },
  workers: { value: 'number', least: 1, most: 256 },
  keep: { value: 'text' },
}

/** The scenario and options a command line asks for, refused where the game has none such. */
export function setupOf(context: Context, game: Game, args: Args): Setup {
  const { errors } = context.texts
  const scenario = textOf(args, 'scenario') ?? game.scenarios[0] ?? ''
  if (!game.scenarios.includes(scenario)) {
    refuse(errors.unknownScenario(scenario, game.scenarios))
  }
  const options: Record<string, string> = {}
  for (const text of args.texts['option'] ?? []) {
    const [id = '', ...rest] = text.split('=')
    const value = rest.join('=')
    if (rest.length === 0) refuse(errors.optionForm(text))
    const option = game.options.find((option) => option.id === id)
    if (!option) {
      return refuse(
        errors.unknownGameOption(
          id,
          game.options.map((option) => option.id),
        ),
      )
    }
    if (!option.values.includes(value)) refuse(errors.unknownValue(id, value, option.values))
    if (Object.hasOwn(options, id)) refuse(errors.twice(`option ${id}`))
    options[id] = value
  }
  return { scenario, options }
}

/** The position before anything happened; what a person asked for has been looked at before. */
export function createState(game: Game, setup: Setup): State {
  return need({ language: 'en' }, game.create(setup))
}

/** How many seats a setup has. */
export function seatCount(game: Game, setup: Setup): number {
  return game.seatsIn(createState(game, setup))
}

/** The players a command line names for so many seats, `human` only where a person can play. */
export function seatsOf(
  context: Context,
  count: number,
  args: Args,
  fallback: string,
  humans = false,
): readonly string[] {
  const known = humans ? ['human', ...playerNames] : playerNames
  const text = textOf(args, 'seats')
  if (text === undefined) return Array.from({ length: count }, () => fallback)
  const names = text.split(',').map((name) => name.trim())
  if (names.length !== count) refuse(context.texts.errors.seatCount(names.length, count))
  for (const name of names) {
    if (!known.includes(name)) refuse(context.texts.errors.unknownPlayer(name, known))
  }
  return names
}
