import { hashText } from '@estafette/kernel'
import { legalChoices } from '@estafette/table'
import { speaker } from '@estafette/words'
import { OK, writeJson, type CliCommand } from '../command.ts'
import { readPosition, readText } from '../files.ts'
import { decisionJson, promptText } from '../narrate.ts'

export const position: CliCommand = {
  name: 'position',
  spec: { positionals: ['file'], required: 1, options: {} },
  run(context, args) {
    const file = args.positionals[0]!
    const text = readText(context, file)
    const { game, state } = readPosition(context, file, text)
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
    for (const seat of game.decision(state, game.toAct(state)).seats) {
      const count = context.texts.position.choices(legalChoices(game, state, seat).length)
      context.io.out(`${promptText(context, voice, game, state, seat)} (${count})\n`)
    }
    return OK
  },
}
