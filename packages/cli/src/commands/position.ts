import { hashText, type Game, type Result, type State } from '@estafette/kernel'
import { legalChoices } from '@estafette/table'
import { speaker } from '@estafette/words'
import { OK, writeJson, type Command, type Context } from '../command.ts'
import { readText } from '../files.ts'
import { decisionJson, promptText } from '../narrate.ts'
import { need, refuse } from '../refusal.ts'

export const position: Command = {
  name: 'position',
  spec: { positionals: ['file'], required: 1, options: {} },
  run(context, args) {
    const file = args.positionals[0]!
    const text = readText(context, file)
    const game = gameOfPosition(context, text)
    if (!game) return refuse(`${file}:1: ${context.texts.errors.noPosition}`)
    const state = need<State>(game.read(text) as Result<State>, file)
    const voice = speaker(game, context.language)
    if (context.json) {
      writeJson(context, {
        game: game.id,
        hash: hashText(state),
        position: game.write(state),
        facts: game.facts(state),
        ...decisionJson(voice, game, state),
      })
      return OK
    }
    context.io.out(`${game.write(state)}\n`)
    const outcome = game.outcome(state)
    if (outcome) {
      context.io.out(`${voice.outcome(outcome)}\n`)
      return OK
    }
    for (const seat of game.decision(state).seats) {
      const count = context.texts.position.choices(legalChoices(game, state, seat).length)
      context.io.out(`${promptText(context, voice, game, state, seat)} (${count})\n`)
    }
    return OK
  },
}

/** The game a position is of: a line says so, or its first word is the id. */
function gameOfPosition(context: Context, text: string): Game | undefined {
  const id = /^game[ \t]+(\S+)/m.exec(text)?.[1] ?? /^\s*(\S+)/.exec(text)?.[1]
  return context.io.games.find((game) => game.id === id)
}
