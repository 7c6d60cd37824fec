import { playerNames } from '@estafette/bots'
import type { Game } from '@estafette/kernel'
import { speaker } from '@estafette/words'
import { columns } from '../columns.ts'
import { OK, writeJson, type CliCommand, type Context } from '../command.ts'

export const games: CliCommand = {
  name: 'games',
  spec: { positionals: [], required: 0, options: {} },
  run(context) {
    const { io, texts } = context
    if (context.json) {
      writeJson(context, {
        games: io.games.map((game) => describeGame(context, game)),
        players: playerNames,
      })
    } else {
      for (const game of io.games) io.out(`${print(context, game)}\n`)
      io.out(`${texts.games.players}${texts.colon}${playerNames.join(', ')}\n`)
    }
    return OK
  },
}

function describeGame(context: Context, game: Game): object {
  const voice = speaker(game, context.language)
  return {
    id: game.id,
    title: voice.title,
    seats: game.seats,
    sides: game.sides.map((id) => ({ id, title: voice.side(id) })),
    scenarios: game.scenarios.map((id) => ({ id, ...voice.scenario(id) })),
    options: game.options.map((option) => {
      const words = voice.option(option.id)
      return {
        id: option.id,
        title: words.title,
        text: words.text,
        rule: option.rule,
        values: option.values,
        default: option.values[0],
      }
    }),
  }
}

function print(context: Context, game: Game): string {
  const texts = context.texts.games
  const { bold, dim } = context.paint
  const voice = speaker(game, context.language)
  const scenarios = game.scenarios.map((id) => [`  ${id}`, voice.scenario(id).title])
  const options = game.options.map((option) => {
    const values = option.values.map((value, at) =>
      at === 0 ? `${value} ${dim(`(${texts.byDefault})`)}` : value,
    )
    return [`  ${option.id}`, voice.option(option.id).title, values.join(' | ')]
  })
  return [
    `${bold(game.id)}  ${voice.title}`,
    `${texts.seats}${context.texts.colon}${game.seats}`,
    `${texts.sides}${context.texts.colon}${game.sides.map((id) => `${id} (${voice.side(id)})`).join(', ')}`,
    texts.scenarios + context.texts.colon.trimEnd(),
    columns(scenarios),
    texts.options + context.texts.colon.trimEnd(),
    columns(options),
    '',
  ].join('\n')
}
