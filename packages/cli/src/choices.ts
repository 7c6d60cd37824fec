import {
  makeNotation,
  targetOf,
  verbOf,
  type Choice,
  type Game,
  type Seat,
  type State,
} from '@estafette/kernel'
import { legalChoices } from '@estafette/table'
import type { Speaker } from '@estafette/words'
import { columns, hangBy, wrap } from './columns.ts'
import { widthIn, type Context } from './command.ts'

/** A choice with its number in the list. */
interface Numbered {
  readonly number: number
  readonly choice: Choice
}

const SHORT = 20 // choices, a line each; longer lists are grouped

function numbered(game: Game, state: State, seat: Seat): Numbered[] {
  return legalChoices(game, state, seat).map((choice, at) => ({ number: at + 1, choice }))
}

/** What two texts are compared by: neither capitals nor accents count. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\u00A0/g, ' ')
    .toLowerCase()
}

/** The choices of a seat in words and numbers; long lists put together what is done to many things. */
export function choicesText(
  context: Context,
  voice: Speaker,
  game: Game,
  state: State,
  seat: Seat,
): string {
  const all = numbered(game, state, seat)
  if (all.length <= SHORT) return `${listed(context, voice, all)}\n`
  const groups = new Map<number, Numbered[]>()
  for (const one of all) {
    const verb = verbOf(one.choice)
    groups.set(verb, [...(groups.get(verb) ?? []), one])
  }
  const texts = context.texts.sitting.choices
  const lines = [...groups.values()].map((group) => groupText(context, voice, game, group))
  return `${lines.join('\n')}\n${context.paint.dim(wrap(texts.more(all.length), widthIn(context)))}\n`
}

/** Those of the choices with a text in them. */
export function choicesWith(
  context: Context,
  voice: Speaker,
  game: Game,
  state: State,
  seat: Seat,
  text: string,
): string | undefined {
  const wanted = plain(text)
  const found = numbered(game, state, seat).filter(({ choice }) =>
    plain(voice.choice(choice)).includes(wanted),
  )
  return found.length === 0 ? undefined : `${listed(context, voice, found)}\n`
}

/** The choices with their notation, by which they can be typed. */
export function notationText(
  context: Context,
  voice: Speaker,
  game: Game,
  state: State,
  seat: Seat,
): string {
  const rows = numbered(game, state, seat).map(({ number, choice }) => [
    `  ${number}`,
    voice.choice(choice),
    context.paint.dim(makeNotation(game, choice)),
  ])
  return `${columns(rows, [0])}\n`
}

function listed(context: Context, voice: Speaker, choices: readonly Numbered[]): string {
  const digits = String(choices.at(-1)?.number ?? 0).length
  return choices
    .map(({ number, choice }) =>
      hangBy(
        digits + 4,
        `  ${String(number).padStart(digits)}  `,
        voice.choice(choice),
        widthIn(context),
      ),
    )
    .join('\n')
}

/** What is done to many things in one text: the sentence with a gap, then the things by number. */
function groupText(
  context: Context,
  voice: Speaker,
  game: Game,
  group: readonly Numbered[],
): string {
  const { target } = game.verbs[verbOf(group[0]!.choice)]!
  const gap = context.texts.sitting.choices.gap
  const heads = group.map(({ choice }) => {
    const name = nameOf(voice, game, target, targetOf(choice))
    const said = voice.choice(choice)
    return name !== '' && said.includes(name) ? said.replace(name, gap) : undefined
  })
  if (group.length < 4 || heads[0] === undefined || heads.some((head) => head !== heads[0])) {
    return listed(context, voice, group)
  }
  const items = group.map(({ number, choice }) =>
    `${number} ${nameOf(voice, game, target, targetOf(choice))}`.replaceAll(' ', '\u00A0'),
  )
  return `  ${context.paint.bold(heads[0])}\n${hangBy(4, '    ', items.join(', '), widthIn(context))}`
}

function nameOf(voice: Speaker, game: Game, kind: string, index: number): string {
  if (kind === 'none') return ''
  if (kind === 'number') return String(index)
  return game.kinds[kind] ? voice.thing(kind, index) : ''
}
