import { languages, type State } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { isDisguised } from '../src/i18n/disguise.ts'
import { voiceOf } from '../src/i18n/voice.ts'
import type { Card, CardAct, Tile } from '../src/screen/card.ts'
import type { GameScreen } from '../src/screen/screen.ts'
import { cardOf } from '../src/table/card/decision.ts'
import { promptText } from '../src/table/card/prompt.ts'
import { piecesOf } from './field-pieces.ts'
import type { Look } from './look.ts'
import type { Sitting } from './sitting.ts'

/** What a text has outside of the marks of the language that nobody speaks. */
export function bareOf(text: string): string {
  const inner = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '')
  return inner === text ? text : bareOf(inner)
}

const WORD = /\p{L}{2,}/gu

/**
 * The words in names that are printed in one language: of places and units, as counters have them,
 * and of whatever else has the same name in all.
 */
export function namesIn({ game, map, counters }: GameScreen, state: State): ReadonlySet<string> {
  const { things } = game.words.en
  const units = (counters && things[counters.kind]) ?? []
  const names = [
    ...((map && things[map.kind]) ?? []),
    ...units,
    ...units.map((_, unit) => counters?.face(state, unit).name ?? ''),
    ...Object.entries(things).flatMap(([kind, list]) =>
      list.filter((name, at) =>
        languages.every((code) => game.words[code].things[kind]![at] === name),
      ),
    ),
  ]
  return new Set(names.flatMap((name) => name.match(WORD) ?? []))
}

/** Whether nobody translated a text, or part of it. Numbers, signs and names go without marks. */
function isPlain(text: string, names: ReadonlySet<string>): boolean {
  return (bareOf(text).match(WORD) ?? []).some((word) => !names.has(word))
}

type Said = readonly (string | undefined)[]

const actTexts = ({ label, closed }: CardAct): Said => [label, closed]
const tileTexts = ({ name, text, value, closed }: Tile): Said => [name, text, value, closed]

/** All that a card says. */
function cardTexts(card: Card): Said {
  const { when, title, note, caution, steps = [], chance, number, groups } = card
  return [
    when,
    title,
    note,
    caution,
    chance?.label,
    chance?.text,
    number?.label,
    number?.mark?.text,
    ...steps.map(({ name }) => name),
    ...groups.flatMap(({ title, note, folded, tiles }) => [
      title,
      note,
      folded,
      ...tiles.flatMap(tileTexts),
    ]),
    ...[card.primary, card.decline, ...(card.back ? [card.back] : [])].flatMap(actTexts),
  ]
}

/** All that a screen says of a position: its card, its places, units and hands, and how it stands. */
function textsOf(screen: GameScreen, { model, legal }: Sitting, state: State): Said {
  const { game, map, field, counters, victory } = screen
  const voice = voiceOf(game)
  const outlook = victory?.outlook(state)
  const pieces = field ? piecesOf(field.feed(model, null)) : []
  return [
    promptText(model),
    ...cardTexts(cardOf(model)),
    ...legal.map((choice) => voice.choice(choice)),
    ...model.able.value.map((place) => map?.describe(state, place, 'en')),
    ...(map?.piles(state) ?? []).flatMap(({ units }) =>
      units.map((unit) => counters?.describe(state, unit, 'en')),
    ),
    ...pieces.map(({ why }) => why),
    ...(victory && outlook ? [victory.scale(state).title, victory.scale(state).meaning] : []),
    ...(outlook?.endings ?? []).flatMap((ending) => {
      const { title, text, short } = victory!.alarm(state, ending)
      return [victory!.ending(state, ending), title, text, short]
    }),
  ]
}

/** Holds what a screen says against the language that nobody speaks. */
export function disguiseContract(screen: GameScreen, look: Look): void {
  test('nothing that is said of a position was forgotten by whoever translates', () => {
    isDisguised.value = true
    let said = 0
    try {
      const { faults } = look.around((sitting, state) => {
        const texts = textsOf(screen, sitting, state).filter((text) => text !== undefined)
        said += texts.length
        const names = namesIn(screen, state)
        return texts.filter((text) => isPlain(text, names))
      }, 10)
      expect(faults).toEqual([])
    } finally {
      isDisguised.value = false
    }
    expect(said).toBeGreaterThan(100)
  })
}
