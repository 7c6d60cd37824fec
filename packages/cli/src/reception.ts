import { offeredIn } from '@estafette/bots'
import { languages, type Game, type RuledGame, type Setup } from '@estafette/kernel'
import { bySeries } from '@estafette/registry'
import { brainOf } from '@estafette/registry/brains'
import { sizeOf } from '@estafette/registry/shelf'
import { speaker, typeset } from '@estafette/words'
import { abouts } from './boards/about.ts'
import { joined } from './boards/board.ts'
import { hangBy, wrap } from './columns.ts'
import { isLanguage, type Context, widthIn } from './command.ts'
import { inLanguage } from './language.ts'
import { createState, seatCount } from './setup.ts'

/** Somebody who is asked what to play; the language changes when they say so. */
export interface Visitor {
  context: Context
}

/** A line of a menu: what can be picked, and what is said of it. */
interface Item {
  readonly title: string
  readonly text?: string
}

/** What a menu asks, in the language of the moment. */
interface Menu {
  question(context: Context): string
  items(context: Context): readonly Item[]
}

const LEAVING = ['quit', 'q']

/** Lets a person pick from a menu; nothing typed is the first item, undefined that they left. */
async function pick(visitor: Visitor, menu: Menu): Promise<number | undefined> {
  for (;;) {
    const { context } = visitor
    const items = menu.items(context)
    context.io.out(`\n${context.paint.bold(menu.question(context))}\n`)
    items.forEach((item, at) => context.io.out(`${itemText(context, item, at + 1)}\n`))
    const line = await context.io.ask('[1] > ')
    if (line === undefined) return undefined
    if (!context.io.isTerminal.input) context.io.out(`${line}\n`)
    const said = line.trim()
    if (LEAVING.includes(said)) return undefined
    if (hears(visitor, said)) continue
    const at = said === '' ? 0 : /^\d{1,3}$/.test(said) ? Number(said) - 1 : -1
    if (items[at] !== undefined) return at
    const { menu: texts } = context.texts.sitting
    context.io.out(`${wrap(texts.noItem(said.slice(0, 40), items.length), widthIn(context))}\n`)
  }
}

/** Does what a line asks for that answers no menu: another language, help. */
function hears(visitor: Visitor, said: string): boolean {
  const { context } = visitor
  const [word, ...rest] = said.split(/\s+/)
  if (word === 'help' || word === '?') {
    context.io.out(`${wrap(context.texts.sitting.menu.hint, widthIn(context))}\n`)
    return true
  }
  if (word !== 'lang') return false
  const other = languages[(languages.indexOf(context.language) + 1) % languages.length]!
  const language = rest.length === 0 ? other : rest.join(' ')
  if (isLanguage(language)) visitor.context = inLanguage(context, language)
  else context.io.out(`${context.texts.errors.unknownLanguage(language)}\n`)
  return true
}

function itemText(context: Context, { title, text = '' }: Item, number: number): string {
  const width = widthIn(context)
  const head = hangBy(6, `  ${String(number).padStart(2)}  `, title, width)
  if (text === '') return head
  return `${head}\n${hangBy(6, '      ', context.paint.dim(typeset(text, context.language)), width)}`
}

const HOUR = 60
const SHORT = 100 // minutes; up to that nobody counts in hours

/** How many play a series, for how long, and how many rules it has. */
function sizeText({ texts }: Context, series: string, battles: readonly RuledGame[]): string {
  const words = texts.sitting.menu
  const size = sizeOf(series)
  const rules = battles[0]!.chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0)
  if (!size) return words.rules(rules)
  const [least, most] = size.minutes
  const hours = [least, most].map((minutes) => Math.round(minutes / HOUR))
  return joined([
    battles.length > 1 && words.battles(battles.length),
    words.players(...size.players),
    most <= SHORT ? words.minutes(most) : words.hours(hours[0]!, hours[1]!),
    words.rules(rules),
  ])
}

/** Which game of the shelf is played; of a series of several, which battle. */
export async function askGame(
  visitor: Visitor,
  games: readonly RuledGame[],
): Promise<RuledGame | undefined> {
  const shelf = bySeries(games).map(({ id, battles }) => ({
    id,
    battles: battles.map((battle) => games.find((game) => game.id === battle)!),
  }))
  const at =
    shelf.length === 1
      ? 0
      : await pick(visitor, {
          question: ({ texts }) => texts.play.whichGame,
          items: (context) =>
            shelf.map(({ id, battles }) => ({
              title:
                battles.length > 1 && abouts[id]
                  ? abouts[id].title(context.language)
                  : speaker(battles[0]!, context.language).title,
              text: sizeText(context, id, battles),
            })),
        })
  if (at === undefined) return undefined
  const { id, battles } = shelf[at]!
  if (battles.length === 1) return battles[0]
  const battle = await pick(visitor, {
    question: ({ texts }) => texts.sitting.menu.whichBattle,
    items: ({ language }) =>
      battles.map((game) => ({
        title: speaker(game, language).title,
        text: abouts[id]?.battle(game.id, language) ?? '',
      })),
  })
  return battle === undefined ? undefined : battles[battle]
}

/** Which scenario, where there are several. */
export async function askScenario(
  visitor: Visitor,
  game: Game,
  setup: Setup,
): Promise<Setup | undefined> {
  if (game.scenarios.length < 2) return setup
  const at = await pick(visitor, {
    question: ({ texts }) => texts.play.whichScenario,
    items: ({ language }) =>
      game.scenarios.map((id) => ({ title: speaker(game, language).scenario(id).title })),
  })
  return at === undefined ? undefined : { ...setup, scenario: game.scenarios[at]! }
}

/** Which options: those that the game has by itself, until the person changes one. */
export async function askOptions(
  visitor: Visitor,
  game: Game,
  setup: Setup,
): Promise<Setup | undefined> {
  if (game.options.length === 0) return setup
  let chosen = setup
  for (;;) {
    const at = await pick(visitor, {
      question: ({ texts }) => texts.sitting.menu.options,
      items: ({ texts, language }) => [
        { title: texts.sitting.menu.start },
        ...game.options.map(({ id, values }) => {
          const { title, values: said } = speaker(game, language).option(id)
          const value = chosen.options[id] ?? values[0]!
          return { title, text: said[value] ?? '' }
        }),
      ],
    })
    if (at === undefined) return undefined
    if (at === 0) return chosen
    const { id, values } = game.options[at - 1]!
    const value = await pick(visitor, {
      question: ({ texts, language }) =>
        texts.sitting.menu.whichValue(speaker(game, language).option(id).title),
      items: ({ language }) =>
        values.map((one) => ({ title: speaker(game, language).option(id).values[one] ?? '' })),
    })
    if (value === undefined) return undefined
    const changed = { ...chosen, options: { ...chosen.options, [id]: values[value]! } }
    const made = game.create(changed)
    if (made.ok) chosen = changed
    else visitor.context.io.out(`${made.reason}\n`)
  }
}

/** Who plays which seat: a person against the computer, or people for all of them. */
export async function askSeats(
  visitor: Visitor,
  game: Game,
  setup: Setup,
  human: string,
): Promise<readonly string[] | undefined> {
  const count = seatCount(game, setup)
  const at = await pick(visitor, {
    question: ({ texts }) => texts.play.whichSeat,
    items: (context) => [
      ...Array.from({ length: count }, (_, seat) => ({
        title: context.texts.play.against(seatTitle(context, game, setup, seat, count)),
      })),
      { title: context.texts.play.byHand },
    ],
  })
  if (at === undefined) return undefined
  if (at === count) return Array.from({ length: count }, () => human)
  const computer = await askStrength(visitor, game)
  if (computer === undefined) return undefined
  return Array.from({ length: count }, (_, seat) => (seat === at ? human : computer))
}

const WEAKEST = 'random'

/** How strong the computer is; one that knows nothing of a game has no choice. */
async function askStrength(visitor: Visitor, game: Game): Promise<string | undefined> {
  if (!brainOf(game)) return WEAKEST
  const offered: readonly string[] = offeredIn(game.id)
  const strengthsIn = ({ texts }: Context) =>
    Object.entries(texts.sitting.menu.strengths).filter(([name]) => offered.includes(name))
  const at = await pick(visitor, {
    question: ({ texts }) => texts.sitting.menu.whichPlayer,
    items: (context) => strengthsIn(context).map(([, title]) => ({ title })),
  })
  return at === undefined ? undefined : strengthsIn(visitor.context)[at]?.[0]
}

/** The side of a seat, with its number where a side has several. */
function seatTitle(
  { texts, language }: Context,
  game: Game,
  setup: Setup,
  seat: number,
  count: number,
): string {
  const side = game.sides[game.sideOf(createState(game, setup), seat)]
  if (side === undefined) return texts.seat(seat + 1)
  const name = speaker(game, language).side(side)
  return count > game.sides.length ? `${name} (${texts.seat(seat + 1)})` : name
}
