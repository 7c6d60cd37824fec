import { hashText, type Game, type Seat } from '@estafette/kernel'
import { outcomeOf, stateOf, type Refusal as Refused } from '@estafette/table'
import { ruleMeant, typeset } from '@estafette/words'
import { firstViewer, sceneNow, tellNews } from './audience.ts'
import { boardText, statusText } from './board.ts'
import { boardOf } from './boards/index.ts'
import { choicesText } from './choices.ts'
import { hang, wrap } from './columns.ts'
import { gameOf, widthIn } from './command.ts'
import { promptText } from './narrate.ts'
import { out, type Sitting } from './sitting.ts'

/** What lies on the table: shown on sitting down and after loading. */
export function tellTable(session: Sitting): void {
  const { context, table, told } = session
  const texts = context.texts.play
  session.viewer = firstViewer(session)
  told.clear()
  if (table.commitment !== '') {
    out(session, `${wrap(texts.commitment(table.commitment), widthIn(context))}\n`)
  }
  out(session, `${texts.hint}\n\n`)
  showBoard(session)
  const { length } = table.entries
  if (length === 0) return tellNews(session)
  for (let viewer = -1; viewer < table.game.seats; viewer++) told.set(viewer, length)
}

/** What the person to act is asked, or that the game is over; once, until something changes. */
export function showDecision(session: Sitting, seat: Seat): void {
  const { context, voice, table } = session
  const { game } = table
  const state = stateOf(table)
  session.asked = table.entries.length
  const question = `${context.language} ${seat} ${hashText(state)}`
  if (question === session.shown) return
  session.shown = question
  const outcome = outcomeOf(table)
  if (outcome) return out(session, `\n${context.paint.bold(voice.outcome(outcome))}\n`)
  const status = statusText(context, boardOf(game), sceneNow(session))
  if (status !== session.status) out(session, `\n${context.paint.dim(status)}`)
  session.status = status
  const prompt = promptText(context, voice, game, state, seat)
  out(session, `\n${wrap(prompt, widthIn(context))}\n`)
  out(session, choicesText(context, voice, game, state, seat))
}

/** Takes a choice and tells what came of it. */
export function attempt(session: Sitting, seat: Seat, choice: unknown): void {
  const taken = session.enter(session.table, seat, choice)
  if (taken.ok) tellNews(session)
  else explain(session, taken)
}

/** Why something is not allowed, with the rule that says so. */
export function explain(session: Sitting, refused: Refused): void {
  const { context, voice, table } = session
  if (refused.detail !== '') out(session, `${context.paint.yellow(refused.detail)}\n`)
  if (refused.verdict < 0 || refused.rule === '') return
  out(session, `${context.paint.yellow(voice.reason(refused.verdict, refused.args))}\n`)
  showRule(session, table.game, refused.rule)
}

/** The text of a rule. */
export function showRule(session: Sitting, game: Game, id: string): void {
  const { context } = session
  const rule = ruleMeant(gameOf(context, game.id), id)
  if (!rule) {
    out(session, `${context.texts.errors.unknownRule(id)}\n`)
    return
  }
  const width = Math.min(context.io.width, 100)
  out(
    session,
    `${hang(`${rule.id}${context.texts.colon}`, typeset(rule[context.language], context.language), width)}\n`,
  )
}

/** The position as the person at the screen knows it. */
export function showBoard(session: Sitting): void {
  const { context, table } = session
  const scene = sceneNow(session)
  const board = boardOf(table.game)
  session.status = statusText(context, board, scene)
  out(session, boardText(context, board, scene))
}
