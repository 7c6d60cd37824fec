import { ask, makePlayer, type Mind, type Player } from '@estafette/bots'
import { hashText, type Game, type GameEvent, type Seat } from '@estafette/kernel'
import { brainOf } from '@estafette/registry/brains'
import {
  eventsOf,
  judge,
  legalChoices,
  makeRecord,
  stateAt,
  stateOf,
  take,
  undo,
  type Refusal as Refused,
  type Table,
} from '@estafette/table'
import { ruleMeant, speaker, typeset, type Speaker } from '@estafette/words'
import { boardText, factsText, generalFacts } from './board.ts'
import { hang } from './columns.ts'
import { gameOf, isLanguage, type Context } from './command.ts'
import { readTable, writeText } from './files.ts'
import { makePaint } from './paint.ts'
import { choiceLines, decisionText, eventLines, promptText, seatText } from './narrate.ts'
import { prospectsOf } from './prospects.ts'
import { Refusal } from './refusal.ts'
import { texts } from './texts/index.ts'

/** A game played at the terminal. */
export interface Session {
  readonly players: readonly (Player | null)[] // by seat, null for a person
  readonly mind: Mind
  context: Context // changes with the language
  voice: Speaker
  table: Table
  shown: string // what was last asked, so that it is not listed again and again
  facts: Readonly<Record<string, string>> // what was last shown of the position
  isOver: boolean // whether the person has left
}

/** Sits down at a table; `names` are players by seat, 'human' for a person. */
export function makeSession(
  context: Context,
  table: Table,
  names: readonly string[],
  mind: Mind,
): Session {
  return {
    players: names.map((name) => makePlayer(name, brainOf) ?? null),
    mind,
    context,
    voice: speaker(table.game, context.language),
    table,
    shown: '',
    facts: {},
    isOver: false,
  }
}

/** Plays until the person leaves or the input ends. */
export async function playSession(session: Session): Promise<void> {
  tellTable(session)
  while (!session.isOver) {
    const { table } = session
    const { game } = table
    const state = stateOf(table)
    const seat = game.toAct(state)
    const player = session.players[seat]
    if (seat >= 0 && player) {
      attempt(session, seat, ask(player, game, state, seat, session.mind))
      continue
    }
    showDecision(session, seat)
    const line = await session.context.io.ask('> ')
    if (line === undefined) return out(session, '\n')
    // A terminal shows what is typed; a pipe does not, and its transcript should.
    if (!session.context.io.isTerminal.input) out(session, `${line}\n`)
    obey(session, seat, line.trim())
  }
}

function out(session: Session, text: string): void {
  session.context.io.out(text)
}

/** What lies on the table: shown on sitting down and after loading. */
function tellTable(session: Session): void {
  const { context, voice, table } = session
  const texts = context.texts.play
  if (table.commitment !== '') out(session, `${texts.commitment(table.commitment)}\n`)
  out(session, `${texts.hint}\n\n`)
  showBoard(session)
  if (table.entries.length === 0) out(session, eventLines(context, voice, eventsOf(table, 0)))
}

/** What the person to act is asked, or that the game is over; once, until something changes. */
function showDecision(session: Session, seat: Seat): void {
  const { context, voice, table } = session
  const { game } = table
  const state = stateOf(table)
  const question = `${context.language} ${seat} ${hashText(state)}`
  if (question === session.shown) return
  session.shown = question
  if (seat < 0) return out(session, `\n${decisionText(context, voice, game, state)}`)
  const facts = generalFacts(game, game.view(state, seat).known)
  const news = Object.entries(facts).filter(([name, fact]) => session.facts[name] !== fact)
  session.facts = facts
  if (news.length > 0) out(session, `\n${context.paint.dim(factsText(news, context.io.width))}`)
  out(session, `\n${promptText(context, voice, game, state, seat)}\n`)
  out(session, choiceLines(context, voice, game, state, seat))
}

/** Takes a choice and tells what came of it. */
function attempt(session: Session, seat: Seat, choice: unknown): void {
  const { context, voice, table } = session
  const { game } = table
  const before = stateOf(table)
  const taken = take(table, seat, choice)
  if (!taken.ok) {
    explain(session, taken)
    return
  }
  const who = seatText(context, voice, game, before, seat)
  const isSecret =
    game.decision(before, game.toAct(before)).seats.length > 1 && session.players[seat] !== null
  const said = isSecret ? context.texts.play.secret : voice.choice(taken.entry.choice)
  out(session, `${context.paint.bold(who)}${context.texts.colon}${said}\n`)
  out(session, eventLines(context, voice, taken.events as GameEvent[]))
}

/** Why something is not allowed, with the rule that says so. */
function explain(session: Session, refused: Refused): void {
  const { context, voice, table } = session
  if (refused.detail !== '') out(session, `${context.paint.yellow(refused.detail)}\n`)
  if (refused.verdict < 0 || refused.rule === '') return
  out(session, `${context.paint.yellow(voice.reason(refused.verdict, refused.args))}\n`)
  showRule(session, table.game, refused.rule)
}

function showRule(session: Session, game: Game, id: string): void {
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

function showBoard(session: Session): void {
  const { context, voice, table, players } = session
  const { game } = table
  const state = stateOf(table)
  const person = players.indexOf(null)
  const known = person < 0 ? state : game.view(state, Math.max(game.toAct(state), 0)).known
  session.facts = generalFacts(game, known)
  out(session, boardText(context, voice, game, known))
}

type Order = (session: Session, seat: Seat, rest: string) => void

const orders: Readonly<Record<string, Order>> = {
  undo: takeBack,
  odds: showOdds,
  why: showWhy,
  rule: (session, _, rest) => showRule(session, session.table.game, rest),
  board: (session) => showBoard(session),
  log: showLog,
  save: (session, _, rest) => {
    if (rest === '') return out(session, `${session.context.texts.errors.fileMissing}\n`)
    writeText(session.context, rest, makeRecord(session.table))
    out(session, `${session.context.texts.play.saved(rest)}\n`)
  },
  load: (session, _, rest) => {
    if (rest === '') return out(session, `${session.context.texts.errors.fileMissing}\n`)
    const { context } = session
    const { table, doubts } = readTable(context, rest)
    session.table = table
    session.voice = speaker(table.game, context.language)
    for (const { line, reason } of doubts) out(session, `${rest}:${line}: ${reason}\n`)
    if (table.seed === null) out(session, `${context.texts.play.noSeed}\n`)
    tellTable(session)
  },
  lang: (session, _, rest) => {
    const other = session.context.language === 'en' ? 'fr' : 'en'
    const language = rest === '' ? other : rest
    if (!isLanguage(language)) {
      return out(session, `${session.context.texts.errors.unknownLanguage(rest)}\n`)
    }
    const { io, json } = session.context
    session.context = { io, json, language, texts: texts[language], paint: makePaint(io) }
    session.voice = speaker(session.table.game, language)
  },
  help: (session) => out(session, session.context.texts.play.help),
  quit: (session) => void (session.isOver = true),
}

/** Does what a line says: a number, an order, or a choice in notation. */
function obey(session: Session, seat: Seat, line: string): void {
  if (line === '') return void (session.shown = '') // asks for the list once more
  const [word = '', ...words] = line.split(/\s+/)
  const order = Object.hasOwn(orders, word) ? orders[word] : undefined
  try {
    if (order) order(session, seat, words.join(' '))
    else if (seat < 0) out(session, `${session.context.texts.play.isOver}\n`)
    else attempt(session, seat, meant(session, seat, line))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    out(session, `${error.message}\n`)
  }
}

/** The choice a text means: its number in the list, or its notation. */
function meant(session: Session, seat: Seat, text: string): unknown {
  const { game } = session.table
  if (!/^\d+$/.test(text)) return text
  const choices = legalChoices(game, stateOf(session.table), seat)
  const choice = choices[Number(text) - 1]
  if (choice !== undefined) return choice
  throw new Refusal(session.context.texts.play.noNumber(text, choices.length))
}

function takeBack(session: Session, seat: Seat): void {
  const { table, players, context } = session
  // Whoever chose last may take it back, also when it is no longer their turn.
  const last = table.entries.at(-1)?.seat ?? seat
  const done = undo(table, players[last] === null ? last : seat)
  out(
    session,
    `${done.ok ? context.texts.play.undone : context.texts.play.barriers[done.barrier]}\n`,
  )
}

const MOST_PROSPECTS = 16

function showOdds(session: Session, seat: Seat, what: string): void {
  const { context, voice, table, mind } = session
  const texts = context.texts.play
  if (seat < 0) return out(session, `${texts.isOver}\n`)
  if (what === '') return out(session, `${texts.oddsOf}\n`)
  const state = stateOf(table)
  const judged = judge(table.game, state, seat, meant(session, seat, what))
  if (!judged.ok) return explain(session, judged)
  const { choice } = judged
  const { found, isTooMuch, letStand } = prospectsOf(table.game, voice, state, seat, choice, mind)
  if (isTooMuch) return out(session, `${texts.tooManyWays}\n`)
  if (found.length === 0) return out(session, `${texts.noDice}\n`)
  const percent = new Intl.NumberFormat(context.texts.locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const width = Math.min(context.io.width, 100)
  const shown = found.slice(0, MOST_PROSPECTS)
  const rest = found.slice(MOST_PROSPECTS).reduce((sum, { probability }) => sum + probability, 0)
  if (rest > 0) shown.push({ text: texts.otherProspects, probability: rest })
  if (letStand) out(session, `${texts.ifDiceStand}\n`)
  for (const { text, probability } of shown) {
    const least = Math.max(probability, 0.001)
    const figure = (least > probability ? '<' : '') + percent.format(least)
    out(session, `${hang(`${figure.padStart(8)}  `, text, width)}\n`)
  }
}

function showWhy(session: Session, seat: Seat, rest: string): void {
  const { table, context } = session
  if (rest === '') return out(session, `${context.texts.play.whyWhat}\n`)
  const wanted = seat < 0 ? rest : meant(session, seat, rest)
  const judged = judge(table.game, stateOf(table), seat, wanted)
  if (judged.ok) out(session, `${context.texts.play.isLegal}\n`)
  else explain(session, judged)
}

const LOGGED = 10

function showLog(session: Session, _: Seat, rest: string): void {
  const { table, context, voice } = session
  const { game, entries } = table
  const count = /^\d+$/.test(rest) ? Number(rest) : rest === 'all' ? entries.length : LOGGED
  const first = Math.max(0, entries.length - count)
  if (first === 0) out(session, eventLines(context, voice, eventsOf(table, 0)))
  entries.slice(first).forEach((entry, index) => {
    const number = first + index + 1
    const who = seatText(context, voice, game, stateAt(table, number - 1), entry.seat)
    const said = `${who}${context.texts.colon}${voice.choice(entry.choice)}`
    out(session, `${context.paint.dim(String(number))} ${said}\n`)
    out(session, eventLines(context, voice, eventsOf(table, number)))
  })
}
