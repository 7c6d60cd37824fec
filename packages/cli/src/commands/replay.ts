import { makeNotation } from '@estafette/kernel'
import {
  eventsOf,
  printedDice,
  readRecord,
  stateAt,
  stateOf,
  type Reading,
  type Table,
} from '@estafette/table'
import { speaker, type Speaker } from '@estafette/words'
import { lookupIn, OK, writeJson, type Command, type Context } from '../command.ts'
import { readText } from '../files.ts'
import { decisionJson, decisionText, eventLines, seatText, toldEvent } from '../narrate.ts'
import { need, refuse } from '../refusal.ts'

export const replay: Command = {
  name: 'replay',
  spec: { positionals: ['record'], required: 1, options: { at: { value: 'number' } } },
  run(context, args) {
    const file = args.positionals[0]!
    const reading = need(readRecord(lookupIn(context.io), readText(context, file)), file)
    const { table } = reading
    const voice = speaker(table.game, context.language)
    const at = args.numbers['at']
    if (at !== undefined) showPosition(context, voice, table, at)
    else if (context.json) writeJson(context, story(voice, reading))
    else tell(context, voice, file, reading)
    return OK
  },
}

function showPosition(context: Context, voice: Speaker, table: Table, at: number): void {
  const { game, entries } = table
  if (at > entries.length) refuse(context.texts.errors.shortRecord(at, entries.length))
  const state = stateAt(table, at)
  if (context.json) {
    const position = game.write(state)
    writeJson(context, { game: game.id, at, position, ...decisionJson(voice, game, state) })
  } else {
    context.io.out(`${game.write(state)}\n${decisionText(context, voice, game, state)}`)
  }
}

function tell(context: Context, voice: Speaker, file: string, { table, doubts }: Reading): void {
  const { game, entries } = table
  const { bold, dim, yellow } = context.paint
  context.io.out(`${bold(voice.title)}\n${eventLines(context, voice, eventsOf(table, 0))}`)
  const thrown = printedDice(table)
  entries.forEach((entry, index) => {
    const before = stateAt(table, index)
    const who = seatText(context, voice, game, before, entry.seat)
    const faces = thrown[index]!
    const dice = faces.length > 0 ? `  ${dim(`[${faces.join(' ')}]`)}` : ''
    const remark = entry.comment === '' ? '' : `  ; ${entry.comment}`
    context.io.out(
      `${dim(String(index + 1))} ${bold(who)}${context.texts.colon}${voice.choice(entry.choice)}${dice}${remark}\n` +
        eventLines(context, voice, eventsOf(table, index + 1)),
    )
  })
  context.io.out(`\n${decisionText(context, voice, game, stateOf(table))}`)
  for (const { line, reason } of doubts) context.io.err(yellow(`${file}:${line}: ${reason}\n`))
}

function story(voice: Speaker, { table, doubts }: Reading): object {
  const { game, entries } = table
  return {
    game: game.id,
    start: table.start,
    names: table.names,
    opening: eventsOf(table, 0).map((event) => toldEvent(voice, event)),
    moves: entries.map((entry, index) => ({
      number: index + 1,
      seat: entry.seat,
      name: game.seatName(stateAt(table, index), entry.seat),
      choice: entry.choice,
      notation: makeNotation(game, entry.choice),
      text: voice.choice(entry.choice),
      dice: entry.faces,
      comment: entry.comment,
      hash: entry.hash,
      events: eventsOf(table, index + 1).map((event) => toldEvent(voice, event)),
    })),
    doubts,
    ...decisionJson(voice, game, stateOf(table)),
  }
}
