import { languages, type Seat } from '@estafette/kernel'
import { hidesSomething, judge, legalChoices, makeRecord, stateOf, undo } from '@estafette/table'
import { speaker } from '@estafette/words'
import { reasonWords } from '@estafette/words/failures'
import { heardText, saverOf, seeOtherwise } from './audience.ts'
import { hang } from './columns.ts'
import { isLanguage, type Context } from './command.ts'
import { readTable, writeText } from './files.ts'
import { makePaint } from './paint.ts'
import { prospectsOf, type Range } from './prospects.ts'
import { UsageRefusal } from './refusal.ts'
import { attempt, explain, showBoard, showRule, tellTable } from './showing.ts'
import { out, type Sitting } from './sitting.ts'
import { texts } from './texts/index.ts'
import { buildName } from './version.ts'

type Order = (session: Sitting, seat: Seat, rest: string) => void

const orders: Readonly<Record<string, Order>> = {
  undo: (session) => void takeBack(session),
  odds: showOdds,
  why: showWhy,
  rule: (session, _, rest) => showRule(session, session.table.game, rest),
  board: (session) => showBoard(session),
  log: showLog,
  save: (session, _, rest) => {
    if (rest === '') return out(session, `${session.context.texts.errors.fileMissing}\n`)
    writeText(session.context, rest, makeRecord(session.table, saverOf(session), buildName))
    out(session, `${session.context.texts.play.saved(rest)}\n`)
  },
  load: (session, _, rest) => {
    if (rest === '') return out(session, `${session.context.texts.errors.fileMissing}\n`)
    const { context } = session
    const { table, doubts } = readTable(context, rest)
    session.table = table
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
    const { io, json } = session.context
    session.context = { io, json, language, texts: texts[language], paint: makePaint(io) }
    session.voice = speaker(session.table.game, language)
  },
  help: (session) => out(session, session.context.texts.play.help),
  quit: (session) => void (session.isOver = true),
}

/** Does what a line says: a number, an order, or a choice in notation. */
export function obey(session: Sitting, seat: Seat, line: string): void {
  if (line === '') return void (session.shown = '') // asks for the list once more
  const [word = '', ...words] = line.split(/\s+/)
  const order = Object.hasOwn(orders, word) ? orders[word] : undefined
  try {
    if (order) order(session, seat, words.join(' '))
    else if (seat < 0) out(session, `${session.context.texts.play.isOver}\n`)
    else attempt(session, seat, meant(session, seat, line))
  } catch (error) {
    if (!(error instanceof UsageRefusal)) throw error
    out(session, `${error.message}\n`)
  }
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
  const width = Math.min(context.io.width, 100)
  const rest = found.slice(MOST_PROSPECTS)
  for (const { text, probability, range } of found.slice(0, MOST_PROSPECTS)) {
    out(session, `${hang(figureText(context, probability, range), text, width)}\n`)
  }
  if (rest.length === 0) return
  const left = rest.reduce((sum, { probability }) => sum + probability, 0)
  out(session, `${hang(figureText(context, left, null), texts.otherProspects, width)}\n`)
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
