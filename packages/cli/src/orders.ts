import { fastDice, languages, parseNotation, type Choice, type Seat } from '@estafette/kernel'
import {
  hidesSomething,
  isOver,
  judge,
  legalChoices,
  makeRecord,
  stateOf,
  undo,
} from '@estafette/table'
import { speaker } from '@estafette/words'
import { reasonWords } from '@estafette/words/failures'
import { heardText, knownNow, saverOf, seeOtherwise } from './audience.ts'
import { choicesWith } from './choices.ts'
import { hang, wrap } from './columns.ts'
import { isLanguage, type Context, widthIn } from './command.ts'
import { showChoices, showGoals, showHand, showHelp, showPlace, showUnit } from './enquiries.ts'
import { readTable, writeText } from './files.ts'
import { inLanguage } from './language.ts'
import { prospectsOf, rollsDice, type Prospect, type Range } from './prospects.ts'
import { UsageRefusal } from './refusal.ts'
import { attempt, explain, showBoard, showRule, tellTable } from './showing.ts'
import { out, type Sitting } from './sitting.ts'
import { buildName } from './version.ts'

type Order = (session: Sitting, seat: Seat, rest: string) => void | Promise<void>

const orders: Readonly<Record<string, Order>> = {
  undo: (session) => void takeBack(session),
  odds: showOdds,
  why: showWhy,
  rule: (session, _, rest) => showRule(session, session.table.game, rest),
  board: (session) => showBoard(session),
  hand: (session) => showHand(session),
  goals: (session) => showGoals(session),
  unit: (session, _, rest) => showUnit(session, rest),
  where: (session, _, rest) => showPlace(session, rest),
  choices: showChoices,
  log: showLog,
  save: (session, _, rest) => {
    if (rest === '') return out(session, `${session.context.texts.errors.fileMissing}\n`)
    writeText(session.context, rest, makeRecord(session.table, saverOf(session), buildName))
    session.saved = session.table.entries.length
    out(session, `${session.context.texts.play.saved(rest)}\n`)
  },
  load: (session, _, rest) => {
    if (rest === '') return out(session, `${session.context.texts.errors.fileMissing}\n`)
    const { context } = session
    const { table, doubts } = readTable(context, rest)
    session.table = table
    session.saved = table.entries.length
    session.voice = speaker(table.game, context.language)
    for (const { line, reason } of doubts)
      out(session, `${rest}:${line}: ${reasonWords(reason, context.language)}\n`)
    if (table.seed === null) out(session, `${context.texts.play.noSeed}\n`)
    tellTable(session)
  },
  lang: (session, _, rest) => {
    const other = languages[(languages.indexOf(session.context.language) + 1) % languages.length]!
    const language = rest === '' ? other : rest
    if (!isLanguage(language)) {
      return out(session, `${session.context.texts.errors.unknownLanguage(rest)}\n`)
    }
    session.context = inLanguage(session.context, language)
    session.voice = speaker(session.table.game, language)
  },
  help: (session) => showHelp(session),
  quit: leave,
}

/** Orders in short. */
const shorts: Readonly<Record<string, string>> = {
  b: 'board',
  h: 'hand',
  g: 'goals',
  l: 'log',
  q: 'quit',
  '?': 'help',
}

/** Does what a line says: a number, an order, or a choice in notation. */
export async function obey(session: Sitting, seat: Seat, line: string): Promise<void> {
  if (line === '') return void (session.shown = '') // asks for the list once more
  const [word = '', ...words] = line.split(/\s+/)
  const name = Object.hasOwn(shorts, word) ? shorts[word]! : word
  const isOrder = Object.hasOwn(orders, name) && !isChoice(session, seat, line)
  try {
    if (isOrder) await orders[name]!(session, seat, words.join(' '))
    else if (seat < 0) out(session, `${session.context.texts.play.isOver}\n`)
    else await choose(session, seat, line)
  } catch (error) {
    if (!(error instanceof UsageRefusal)) throw error
    out(session, `${error.message}\n`)
  }
}

/** Whether a line that reads like an order is the notation of a choice that can be taken now. */
function isChoice({ table }: Sitting, seat: Seat, line: string): boolean {
  return seat >= 0 && judge(table.game, stateOf(table), seat, line).ok
}

/** Takes the choice that a line means; some of its words list those that they fit. */
async function choose(session: Sitting, seat: Seat, line: string): Promise<void> {
  const { context, voice, table } = session
  const { game } = table
  const state = stateOf(table)
  const wanted = meant(session, seat, line)
  const judged = judge(game, state, seat, wanted)
  if (typeof wanted === 'string' && !parseNotation(game, wanted).ok) {
    const { choices } = context.texts.sitting
    const found = choicesWith(context, voice, game, state, seat, line)
    const said = found ? choices.found(line) : choices.unknown(line)
    return out(session, `${wrap(said, widthIn(context))}\n${found ?? ''}`)
  }
  if (judged.ok && !(await goesOn(session, seat, judged.choice))) {
    return out(session, `${context.texts.sitting.odds.kept}\n`)
  }
  attempt(session, seat, wanted)
}

const MOST_TOLD = 8 // results, before a choice that rolls dice

/** Whether a person at a terminal wants a choice after seeing what its dice can bring. */
async function goesOn(session: Sitting, seat: Seat, choice: Choice): Promise<boolean> {
  const { context, voice, table } = session
  const { io } = context
  if (!io.isTerminal.input || !rollsDice(table.game, knownNow(session), seat, choice)) return true
  // Not the chance of the computer players: to look at odds changes nothing in the game.
  const mind = fastDice(table.entries.length)
  const { found, imagined, isTooMuch } = prospectsOf(
    table.game,
    voice,
    stateOf(table),
    seat,
    choice,
    mind,
  )
  const texts = context.texts.sitting.odds
  out(session, `${texts.title}\n`)
  if (isTooMuch) out(session, `${context.texts.play.tooManyWays}\n`)
  if (imagined > 0)
    out(session, `${wrap(context.texts.play.estimate(imagined), widthIn(context))}\n`)
  showProspects(session, found.slice(0, MOST_TOLD))
  if (found.length > MOST_TOLD) out(session, `${wrap(texts.more, widthIn(context))}\n`)
  const answer = await io.ask(texts.confirm)
  return answer !== undefined && answer.trim() === ''
}

/** Leaves, after asking where something would be lost. */
async function leave(session: Sitting): Promise<void> {
  const { context, table } = session
  const { io } = context
  const isLost = table.entries.length > session.saved && !isOver(table)
  if (io.isTerminal.input && isLost) {
    const { leave: question, yes, stays } = context.texts.sitting
    const answer = await io.ask(question)
    if (answer !== undefined && !yes.includes(answer.trim().toLowerCase())) {
      return out(session, `${stays}\n`)
    }
  }
  session.isOver = true
}

/** The choice a text means: its number in the list, or its notation. */
function meant(session: Sitting, seat: Seat, text: string): unknown {
  const { game } = session.table
  if (!/^\d+$/.test(text)) return text
  const choices = legalChoices(game, stateOf(session.table), seat)
  const choice = choices[Number(text) - 1]
  if (choice !== undefined) return choice
  throw new UsageRefusal(session.context.texts.play.noNumber(text, choices.length))
}

/** Takes the last choice back, if the person at the screen may; whether it was. */
export function takeBack(session: Sitting): boolean {
  const { table, players, context, viewer, told } = session
  const { length } = table.entries
  const last = table.entries.at(-1)?.seat ?? viewer
  // Where nothing is hidden, all people look at one screen, and may take back each other's choices.
  const isTheirs = !players[last] && !seeOtherwise(session, viewer, last)
  const isSecret = hidesSomething(table.game, stateOf(table))
  const isApart = (other: Seat): boolean => isSecret && !players[other]
  const done = undo(table, isTheirs ? last : viewer, 1, isApart)
  const { undone, barriers } = context.texts.play
  out(session, `${done.ok ? undone : barriers[done.barrier]}\n`)
  for (const [who, entries] of told) told.set(who, Math.min(entries, table.entries.length))
  return table.entries.length < length
}

const MOST_PROSPECTS = 16

function showOdds(session: Sitting, seat: Seat, what: string): void {
  const { context, voice, table, mind } = session
  const texts = context.texts.play
  if (seat < 0) return out(session, `${texts.isOver}\n`)
  if (what === '') return out(session, `${texts.oddsOf}\n`)
  const state = stateOf(table)
  const judged = judge(table.game, state, seat, meant(session, seat, what))
  if (!judged.ok) return explain(session, judged)
  const { choice } = judged
  const prospects = prospectsOf(table.game, voice, state, seat, choice, mind)
  const { found, imagined, isTooMuch, letStand } = prospects
  if (isTooMuch) return out(session, `${texts.tooManyWays}\n`)
  if (found.length === 0) return out(session, `${texts.noDice}\n`)
  if (letStand) out(session, `${texts.ifDiceStand}\n`)
  if (imagined > 0) out(session, `${texts.estimate(imagined)}\n`)
  const rest = found.slice(MOST_PROSPECTS)
  showProspects(session, found.slice(0, MOST_PROSPECTS))
  if (rest.length === 0) return
  const left = rest.reduce((sum, { probability }) => sum + probability, 0)
  showProspects(session, [{ text: texts.otherProspects, probability: left, range: null }])
}

/** Results with their chances, a line each. */
function showProspects(session: Sitting, prospects: readonly Prospect[]): void {
  const { context } = session
  for (const { text, probability, range } of prospects) {
    out(session, `${hang(figureText(context, probability, range), text, widthIn(context))}\n`)
  }
}

const WIDEST_RANGE = 12

/** A probability in per cent, and of an estimate its range. */
function figureText(context: Context, probability: number, range: Range | null): string {
  const percent = (digits: number): Intl.NumberFormat =>
    new Intl.NumberFormat(context.texts.locale, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  const least = Math.max(probability, 0.001)
  const exact = `${least > probability ? '<' : ''}${percent(1).format(least)}`
  if (!range) return `${exact.padStart(8)}  `
  const bounds = context.texts.play.range(
    (100 * range.low).toFixed(0),
    percent(0).format(range.high),
  )
  return `${`≈${percent(0).format(probability)}`.padStart(8)}  ${bounds.padEnd(WIDEST_RANGE)}  `
}

function showWhy(session: Sitting, seat: Seat, rest: string): void {
  const { table, context } = session
  if (rest === '') return out(session, `${context.texts.play.whyWhat}\n`)
  const wanted = seat < 0 ? rest : meant(session, seat, rest)
  const judged = judge(table.game, stateOf(table), seat, wanted)
  if (judged.ok) out(session, `${context.texts.play.isLegal}\n`)
  else explain(session, judged)
}

const LOGGED = 10

function showLog(session: Sitting, _: Seat, rest: string): void {
  const { table, context } = session
  const { length } = table.entries
  const count = /^\d+$/.test(rest) ? Number(rest) : rest === 'all' ? length : LOGGED
  const first = Math.max(0, length - count)
  if (first === 0) out(session, heardText(session, 0))
  for (let n = first + 1; n <= length; n++) {
    out(session, `${context.paint.dim(String(n))} ${heardText(session, n)}`)
  }
}
