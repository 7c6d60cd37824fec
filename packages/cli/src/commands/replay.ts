import {
  isToldTo,
  makeNotation,
  verbOf,
  viewerNamed,
  type GameEvent,
  type State,
  type Viewer,
} from '@estafette/kernel'
import {
  eventsOf,
  isOver,
  isSecret,
  parseRecord,
  printedDice,
  readRecord,
  stateAt,
  viewFor,
  type Reading,
} from '@estafette/table'
import { speaker, type Speaker } from '@estafette/words'
import { reasonWords } from '@estafette/words/failures'
import { lookupIn, OK, writeJson, type CliCommand, type Context } from '../command.ts'
import { readText } from '../files.ts'
import { decisionJson, decisionText, eventLines, seatText, toldEvent } from '../narrate.ts'
import { need, refuse } from '../refusal.ts'

/**
 * A recorded game, and whose record it is: what others hide lies in its envelope for those who play
 * on, and is not told while the game goes on. Of a whole record everything is.
 */
interface Story extends Reading {
  readonly viewer: Viewer | undefined
}

export const replay: CliCommand = {
  name: 'replay',
  spec: { positionals: ['record'], required: 1, options: { at: { value: 'number' } } },
  run(context, args) {
    const file = args.positionals[0]!
    const story = readStory(context, file)
    const voice = speaker(story.table.game, context.language)
    const at = args.numbers['at']
    if (at !== undefined) showPosition(context, voice, story, at)
    else if (context.json) writeJson(context, storyJson(voice, story))
    else tell(context, voice, file, story)
    return OK
  },
}

function readStory(context: Context, file: string): Story {
  const text = readText(context, file)
  const reading = need(context, readRecord(lookupIn(context.io), text), file)
  const { viewer } = need(context, parseRecord(text), file)
  const { table } = reading
  const name = isOver(table) ? undefined : viewer?.text
  const whose = name === undefined ? null : viewerNamed(name, table.game.seats)
  return { ...reading, viewer: whose ?? undefined }
}

/** The position after so many choices, as far as it is told. */
function positionAt({ table, viewer }: Story, n: number): State {
  return viewer === undefined ? stateAt(table, n) : viewFor(table, viewer, n).known
}

/** What happened in an entry, as far as it is told. */
function happenedIn({ table, viewer }: Story, n: number): GameEvent[] {
  const events = eventsOf(table, n)
  return viewer === undefined ? events : events.filter((event) => isToldTo(event, viewer))
}

function isKept({ table, viewer }: Story, index: number): boolean {
  return viewer !== undefined && isSecret(table, index, viewer)
}

/** Dice as they are printed; what gave something to one seat alone is told to nobody. */
function diceOf({ table, viewer }: Story): (number | null)[][] {
  return printedDice(table).map((faces, index) =>
    faces.map((face, at) =>
      viewer !== undefined && table.entries[index]!.owners[at] !== undefined ? null : face,
    ),
  )
}

function showPosition(context: Context, voice: Speaker, story: Story, at: number): void {
  const { game, entries } = story.table
  if (at > entries.length) refuse(context.texts.errors.shortRecord(at, entries.length))
  const state = positionAt(story, at)
  if (context.json) {
    const position = game.write(state)
    writeJson(context, {
      game: game.id,
      at,
      position,
      ...decisionJson(voice, game, state, story.viewer),
    })
  } else {
    context.io.out(
      `${game.write(state)}\n${decisionText(context, voice, game, state, story.viewer)}`,
    )
  }
}

function tell(context: Context, voice: Speaker, file: string, story: Story): void {
  const { table, doubts, viewer } = story
  const { game, entries } = table
  const { bold, dim, yellow } = context.paint
  context.io.out(`${bold(voice.title)}\n${eventLines(context, voice, happenedIn(story, 0))}`)
  const thrown = diceOf(story)
  entries.forEach((entry, index) => {
    const who = seatText(context, voice, game, stateAt(table, index), entry.seat)
    const faces = thrown[index]!.map((face) => face ?? '?')
    const dice = faces.length > 0 ? `  ${dim(`[${faces.join(' ')}]`)}` : ''
    const remark = entry.comment === '' ? '' : `  ; ${entry.comment}`
    const said = isKept(story, index) ? context.texts.play.secret : voice.choice(entry.choice)
    context.io.out(
      `${dim(String(index + 1))} ${bold(who)}${context.texts.colon}${said}${dice}${remark}\n` +
        eventLines(context, voice, happenedIn(story, index + 1)),
    )
  })
  const last = positionAt(story, entries.length)
  context.io.out(`\n${decisionText(context, voice, game, last, viewer)}`)
  for (const { line, reason } of doubts)
    context.io.err(yellow(`${file}:${line}: ${reasonWords(reason, context.language)}\n`))
}

function storyJson(voice: Speaker, story: Story): object {
  const { table, doubts, viewer } = story
  const { game, entries, start } = table
  const dice = diceOf(story)
  return {
    game: game.id,
    start: viewer === undefined || 'setup' in start ? start : writtenStart(story),
    names: table.names,
    opening: happenedIn(story, 0).map((event) => toldEvent(voice, event)),
    moves: entries.map((entry, index) => ({
      number: index + 1,
      seat: entry.seat,
      name: game.seatName(stateAt(table, index), entry.seat),
      ...(isKept(story, index)
        ? { choice: null, notation: `${game.verbs[verbOf(entry.choice)]!.name} ?`, text: null }
        : {
            choice: entry.choice,
            notation: makeNotation(game, entry.choice),
            text: voice.choice(entry.choice),
          }),
      dice: viewer === undefined ? entry.faces : dice[index],
      comment: entry.comment,
      ...(viewer === undefined && { hash: entry.hash }),
      events: happenedIn(story, index + 1).map((event) => toldEvent(voice, event)),
    })),
    doubts,
    ...decisionJson(voice, game, positionAt(story, entries.length), viewer),
  }
}

/** A start from a position, as far as it is told. */
function writtenStart(story: Story): object {
  return { position: story.table.game.write(positionAt(story, 0)) }
}
