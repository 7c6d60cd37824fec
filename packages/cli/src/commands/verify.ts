import { verifyRecord } from '@estafette/table'
import { speaker } from '@estafette/words'
import { reasonWords } from '@estafette/words/failures'
import { FAILED, lookupIn, OK, writeJson, type CliCommand } from '../command.ts'
import { readText } from '../files.ts'

export const verify: CliCommand = {
  name: 'verify',
  spec: { positionals: ['record'], required: 1, options: {} },
  run(context, args) {
    const file = args.positionals[0]!
    const verified = verifyRecord(lookupIn(context.io), readText(context, file))
    if (!verified.ok) {
      if (context.json) {
        writeJson(context, { ok: false, line: verified.line ?? null, reason: verified.reason })
      } else {
        const place = verified.line === undefined ? file : `${file}:${verified.line}`
        context.io.err(`estafette: ${place}: ${reasonWords(verified.reason, context.language)}\n`)
      }
      return FAILED
    }
    const { table, choices, dice, passed, outcome, hash } = verified.value
    if (context.json) {
      writeJson(context, { ok: true, game: table.game.id, choices, dice, passed, outcome, hash })
      return OK
    }
    const voice = speaker(table.game, context.language)
    const texts = context.texts.verify
    const end = outcome ? voice.outcome(outcome) : texts.goesOn
    context.io.out(`${context.paint.green(texts.sound(voice.title, choices, dice))}\n${end}\n`)
    for (const { after, dice: count } of passed) context.io.out(`${texts.passed(count, after)}\n`)
    return OK
  },
}
