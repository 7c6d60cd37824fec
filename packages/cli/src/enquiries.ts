import { widthIn } from './command.ts'
import type { Seat } from '@estafette/kernel'
import { stateOf } from '@estafette/table'
import { sceneNow } from './audience.ts'
import { blocksText, goalsText, setText } from './board.ts'
import { boardOf } from './boards/index.ts'
import { choicesText, choicesWith, notationText, plain } from './choices.ts'
import { columns, hangBy, wrap } from './columns.ts'
import { out, type Sitting } from './sitting.ts'

// What a person asks about the game without doing anything in it.

/** What the seats hold, as far as the person sees it. */
export function showHand(session: Sitting): void {
  const { context, table } = session
  const scene = sceneNow(session)
  const hand = boardOf(table.game).hand(scene)
  if (hand) out(session, blocksText(context, scene, hand))
  else out(session, `${context.texts.sitting.board.noHand}\n`)
}

/** How the game stands, and how it can end. */
export function showGoals(session: Sitting): void {
  const { context, table } = session
  out(session, goalsText(context, boardOf(table.game), sceneNow(session)))
}

/** What a unit is. */
export function showUnit(session: Sitting, text: string): void {
  const { board } = session.context.texts.sitting
  const { thing, unit } = boardOf(session.table.game)
  describe(session, thing, text, [board.whichUnit, board.noUnit(text)], (scene, index) =>
    unit(scene, index),
  )
}

/** What is in a place, and what lies beside it. */
export function showPlace(session: Sitting, text: string): void {
  const { board } = session.context.texts.sitting
  const { place, where } = boardOf(session.table.game)
  describe(session, place, text, [board.whichPlace, board.noPlace(text)], (scene, index) =>
    where(scene, index),
  )
}

const MOST_NAMES = 20

/** Tells of the one thing that a text names; of several it gives the names. */
function describe(
  session: Sitting,
  kind: string,
  text: string,
  [which, none]: readonly [which: string, none: string],
  say: (scene: ReturnType<typeof sceneNow>, index: number) => string,
): void {
  const { context, voice } = session
  const width = widthIn(context)
  if (text === '') return out(session, `${which}\n`)
  const found = named(session, kind, text)
  if (found.length === 0) return out(session, `${wrap(none, width)}\n`)
  const scene = sceneNow(session)
  if (found.length === 1) {
    const name = context.paint.bold(scene.name(kind, found[0]!))
    const said = setText(say(scene, found[0]!), context.language)
    return out(session, `${hangBy(4, `${name}  `, said, width)}\n`)
  }
  const names = found.slice(0, MOST_NAMES).map((index) => voice.thing(kind, index))
  const left = found.length - names.length
  if (left > 0) names.push(context.texts.sitting.goals.more(left))
  out(session, `${context.texts.sitting.board.several(found.length)}\n`)
  out(session, `${hangBy(2, '  ', names.join(', '), width)}\n`)
}

/** Things of a kind by a text: one of exactly that name or number, else all that have it in theirs. */
function named({ voice, table }: Sitting, kind: string, text: string): number[] {
  const codes = table.game.kinds[kind]?.codes ?? []
  const wanted = plain(text)
  const all = codes.map((code, index) => ({ code, index, name: plain(voice.thing(kind, index)) }))
  const exact = all.filter(({ code, name }) => name === wanted || plain(code) === wanted)
  if (exact.length > 0) return exact.map(({ index }) => index)
  return all.filter(({ name }) => name.includes(wanted)).map(({ index }) => index)
}

const CODE = 'code'

/** The choices: all of them, those with a text, or with their notation. */
export function showChoices(session: Sitting, seat: Seat, text: string): void {
  const { context, voice, table } = session
  const { game } = table
  if (seat < 0) return out(session, `${context.texts.play.isOver}\n`)
  const state = stateOf(table)
  if (text === '') return out(session, choicesText(context, voice, game, state, seat))
  if (text === CODE) return out(session, notationText(context, voice, game, state, seat))
  const found = choicesWith(context, voice, game, state, seat, text)
  out(session, found ?? `${context.texts.sitting.choices.none(text)}\n`)
}

/** What can be typed. */
export function showHelp({ context }: Sitting): void {
  const rows = context.texts.sitting.help
  const heads = columns(rows.map(([head]) => [`  ${head}`, '|'])).split('\n')
  const width = widthIn(context)
  rows.forEach(([, text], at) => {
    const head = heads[at]!.slice(0, -1)
    const lines = wrap(text, width - head.length).split('\n')
    context.io.out(
      `${lines.map((line, n) => (n === 0 ? head : ' '.repeat(head.length)) + line).join('\n')}\n`,
    )
  })
}
