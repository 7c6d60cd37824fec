import {
  createState,
  fastDice,
  languages,
  SPECTATOR,
  targetOf,
  verbOf,
  type Game,
  type Language,
  type State,
  type Viewer,
} from '@estafette/kernel'
import { games } from '@estafette/registry'
import { workshop } from '@estafette/registry/workshop'
import { legalChoices } from '@estafette/table'
import { speaker } from '@estafette/words'
import { describe, expect, test } from 'vitest'
import { gamesOfTheDay, isLong } from '../../../scripts/lanes.ts'
import { blocksText, boardText, goalsText, statusText } from './board.ts'
import type { BoardScene } from './boards/board.ts'
import { boardOf, boards } from './boards/index.ts'
import { choicesText } from './choices.ts'
import { widthOf, wrap } from './columns.ts'
import { inLanguage } from './language.ts'
import { makeContext } from './testing.ts'

const WIDTH = 80
const EVERY = isLong ? 60 : 140 // decisions between two positions that are looked at
const DECISIONS = isLong ? 1200 : 450

/** Words that only sentences of the other language have. */
const foreign: Readonly<Record<Language, RegExp>> = {
  en: /(?<![\p{L}’])(les|des|du|une|avec|sur|dans|tour|aucune|ennemi|carte|par)(?!\p{L})/u,
  fr: /(?<![\p{L}’])(the|of|with|and|has|have|are|turn|enemy|units|next to|none)(?!\p{L})/u,
}

function sceneOf(game: Game, state: State, viewer: Viewer, language: Language): BoardScene {
  const { known } = game.view(state, viewer)
  const voice = speaker(game, language)
  const choices = viewer >= 0 ? legalChoices(game, known, viewer) : []
  const open = new Set(
    choices.map((choice) => `${game.verbs[verbOf(choice)]!.target} ${targetOf(choice)}`),
  )
  const name = (kind: string, index: number): string =>
    voice.thing(kind, index) + (open.has(`${kind} ${index}`) ? '*' : '')
  return { game, known, viewer, voice, language, name }
}

/** Everything that the terminal shows of a position, part by part. */
function shown(game: Game, state: State, viewer: Viewer, language: Language): readonly string[] {
  const scene = sceneOf(game, state, viewer, language)
  const made = makeContext(games[0]!, [], () => {}, '/nowhere')
  const context = inLanguage({ ...made, io: { ...made.io, width: WIDTH } }, language)
  const board = boardOf(game)
  const hand = board.hand(scene)
  const things = game.kinds[board.thing]!.codes.map((_, index) => board.unit(scene, index))
  const places = game.kinds[board.place]!.codes.map((_, index) => board.where(scene, index))
  const choices = viewer >= 0 ? choicesText(context, scene.voice, game, scene.known, viewer) : ''
  const width = WIDTH
  return [
    statusText(context, board, scene),
    boardText(context, board, scene),
    goalsText(context, board, scene),
    hand ? blocksText(context, scene, hand) : '',
    choices,
    // a unit and a place now and then: their texts are the same everywhere
    ...[...things, ...places].filter((_, at) => at % 9 === 0).map((text) => wrap(text, width)),
  ]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** Finds in texts of a game what no person should read. */
function reader(game: Game, language: Language): (text: string) => readonly string[] {
  const voice = speaker(game, language)
  const kinds = Object.entries(game.kinds)
  const names = kinds.flatMap(([kind, { codes }]) =>
    codes.map((_, index) => voice.thing(kind, index).replace(/\s+/g, ' ')),
  )
  const known = new RegExp(
    names
      .toSorted((a, b) => b.length - a.length)
      .map(escaped)
      .join('|'),
    'g',
  )
  const codes = [...kinds.flatMap((kind) => kind[1].codes), ...game.verbs.map(({ name }) => name)]
  const isKey = (code: string): boolean => /[a-z]/i.test(code) && /[-_]/.test(code)
  const isNamed = (code: string): boolean => names.some((name) => name.includes(code))
  const keys = codes.filter((code) => isKey(code) && !isNamed(code)).map(escaped)
  const raw = new RegExp(`(?<![\\w/.-])(${['no-key', ...keys].join('|')})(?![\\w/.-])`)
  return (text) => {
    // The title of a game is its own, in every language.
    const said = text.replaceAll(voice.title, '')
    const lines = said.split('\n')
    const words = said.replace(/\s+/g, ' ').replace(known, ' ')
    const gap = /undefined|null|NaN|\[object|[{}_]|\[(en|fr) |\( *\)|, ,|; ;|[,;](?= *$)/
    return [
      ...lines.filter((line) => widthOf(line) > WIDTH).map((line) => `too long: ${line}`),
      ...lines.filter((line) => /^ *[\w-]+: \w+$/.test(line)).map((line) => `a fact: ${line}`),
      ...(raw.exec(words)?.slice(0, 1) ?? []),
      ...(gap.exec(text)?.slice(0, 1) ?? []),
      ...(foreign[language].exec(words)?.slice(0, 1) ?? []),
    ]
  }
}

/** Positions of a random game, every so many decisions, the first and the last among them. */
function positions(game: Game, scenario: string, seed: number): readonly State[] {
  const state = createState(game, { scenario, options: {} })
  const dice = fastDice(seed)
  const found: State[] = []
  game.start(state, dice)
  for (let taken = 0; taken < DECISIONS && game.acting(state) !== 0; taken++) {
    if (taken % EVERY === 0) found.push(game.clone(state))
    const seat = game.toAct(state)
    const choices = legalChoices(game, state, seat)
    game.play(state, seat, choices[dice.below(choices.length)]!, dice)
  }
  return [...found, state]
}

test('there is a board of each game of the shelf and of the workshop', () => {
  for (const { id, series = id } of [...games, ...workshop]) expect(boards).toHaveProperty(series)
})

describe.each(gamesOfTheDay([...games]))('the board of $id', (ruled) => {
  const game = ruled as unknown as Game
  const scenarios = isLong ? game.scenarios : game.scenarios.filter((_, at) => at % 7 === 0)
  const sampled = scenarios.flatMap((scenario, at) => positions(game, scenario, at + 1))

  test.each(languages)(
    'says what is on it in words in %s, to seats and to the public',
    (language) => {
      const faults = new Set<string>()
      const faultsIn = reader(game, language)
      for (const state of sampled) {
        const acting = game.toAct(state)
        for (const viewer of new Set([acting, 1 - Math.max(0, acting), SPECTATOR])) {
          const texts = shown(game, state, viewer, language)
          for (const fault of faultsIn(texts.join('\n'))) faults.add(fault)
        }
      }
      expect([...faults]).toEqual([])
    },
  )

  test('depends on nothing but what the viewer knows', () => {
    for (const state of sampled) {
      for (const viewer of [0, 1, SPECTATOR]) {
        const other = game.disguise(state, viewer, fastDice(7))
        expect(shown(game, other, viewer, 'en')).toEqual(shown(game, state, viewer, 'en'))
      }
    }
  })

  test('names the units on it, and what can end the game, once it has begun', () => {
    const last = sampled.findLast((state) => boardOf(game).outlook(state) !== null)!
    const scene = sceneOf(game, last, 0, 'en')
    const { board, thing, outlook, ending } = boardOf(game)
    const text = board(scene)
      .flatMap(({ rows }) => rows.map((row) => `${row.head} ${row.text}`))
      .join('\n')
    const names = game.kinds[thing]!.codes.map((_, index) => scene.voice.thing(thing, index))
    expect(names.filter((name) => text.includes(name)).length).toBeGreaterThan(8)
    const endings = outlook(scene.known)!.endings.map((one) => ending(scene, one))
    expect(endings.length).toBeGreaterThan(1)
    expect(new Set(endings).size).toBe(endings.length)
  })
})
