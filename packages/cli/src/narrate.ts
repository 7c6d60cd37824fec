import {
  makeNotation,
  saidOf,
  type Choice,
  type Game,
  type GameEvent,
  type Seat,
  type State,
  type Viewer,
} from '@estafette/kernel'
import { legalChoices, type Say } from '@estafette/table'
import { speaker, type Speaker } from '@estafette/words'
import { columns, hangBy } from './columns.ts'
import { widthIn, type Context } from './command.ts'

/** The words of a refusal, which scripts may expect. */
export const say: Say = (game, language, verdict, args) =>
  speaker(game, language).reason(verdict, args)

/** What a seat is called: the side it plays, once that is settled. */
export function seatText(
  context: Context,
  voice: Speaker,
  game: Game,
  state: State,
  seat: Seat,
): string {
  const side = game.sides[game.sideOf(state, seat)]
  return side === undefined ? context.texts.seat(seat + 1) : voice.side(side)
}

/** Events in words, a line each, set in. */
export function eventLines(context: Context, voice: Speaker, events: readonly GameEvent[]): string {
  return saidOf(events)
    .map((event) => {
      const said = `${voice.event(event)} ${context.paint.dim(event.rule)}`
      return `${hangBy(4, '  ', said, widthIn(context))}\n`
    })
    .join('')
}

/** An event with its words, for machines. */
export function toldEvent(voice: Speaker, event: GameEvent): object {
  return { ...event, text: voice.event(event) }
}

/** What a seat is asked, with its name in front unless the words begin with it. */
export function promptText(
  context: Context,
  voice: Speaker,
  game: Game,
  state: State,
  seat: Seat,
  viewer: Viewer = seat,
): string {
  const { bold } = context.paint
  const who = seatText(context, voice, game, state, seat)
  const prompt = voice.prompt(game.decision(state, viewer))
  return prompt.startsWith(who)
    ? bold(who) + prompt.slice(who.length)
    : `${bold(who)}${context.texts.colon}${prompt}`
}

/** The numbered choices of a seat, a line each, with their notation. */
export function choiceLines(
  context: Context,
  voice: Speaker,
  game: Game,
  state: State,
  seat: Seat,
): string {
  const rows = legalChoices(game, state, seat).map((choice, index) => [
    `  ${index + 1}`,
    voice.choice(choice),
    context.paint.dim(makeNotation(game, choice)),
  ])
  return `${columns(rows, [0])}\n`
}

/**
 * What is to be decided, by whom, and what can be chosen; or how the game ended. On what a viewer
 * knows, only their own choices are listed.
 */
export function decisionText(
  context: Context,
  voice: Speaker,
  game: Game,
  state: State,
  viewer?: Viewer,
): string {
  const outcome = game.outcome(state)
  if (outcome) return `${context.paint.bold(voice.outcome(outcome))}\n`
  const looks = viewer ?? game.toAct(state)
  return game
    .decision(state, looks)
    .seats.map((seat) => {
      const prompt = promptText(context, voice, game, state, seat, viewer ?? seat)
      const isListed = viewer === undefined || viewer === seat
      return `${prompt}\n${isListed ? choiceLines(context, voice, game, state, seat) : ''}`
    })
    .join('')
}

/** The same for machines. */
export function decisionJson(voice: Speaker, game: Game, state: State, viewer?: Viewer): object {
  const outcome = game.outcome(state)
  if (outcome) return { outcome: { ...outcome, text: voice.outcome(outcome) }, decision: null }
  const decision = game.decision(state, viewer ?? game.toAct(state))
  const choicesOf = (seat: Seat): Choice[] =>
    viewer === undefined || viewer === seat ? legalChoices(game, state, seat) : []
  return {
    outcome: null,
    decision: {
      step: decision.step,
      prompt: voice.prompt(decision),
      seats: decision.seats.map((seat) => ({
        seat,
        name: game.seatName(state, seat),
        choices: choicesOf(seat).map((choice) => ({
          choice,
          notation: makeNotation(game, choice),
          text: voice.choice(choice),
        })),
      })),
    },
  }
}
