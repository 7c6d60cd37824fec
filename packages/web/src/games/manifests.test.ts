import {
  fetchGame,
  fetchRuledGame,
  listedSide,
  listedSides,
  seriesOf,
  shelf,
  sizeOf,
} from '@estafette/registry/shelf'
import { languages } from '@estafette/kernel'
import { expect, test } from 'vitest'
import { bareOf } from '../../test/disguise-contract.ts'
import { isDisguised } from '../i18n/disguise.ts'
import { inPrint } from '../i18n/spoken.ts'
import { sideForms } from '../online/sides.ts'
import { loadLesson, loadScreen, loadStory, manifestOf, screened, taught } from './index.ts'
import { allOrigins } from './origins.ts'
import { vignetteOf } from './vignettes.ts'

test('every series of the shelf has a screen, a picture and origins', () => {
  expect(screened.map(({ series }) => series)).toEqual(shelf.map(({ id }) => id))
  expect(shelf.filter(({ id }) => !vignetteOf(id) && !manifestOf(id)?.hero)).toEqual([])
  expect(allOrigins).toHaveLength(shelf.length)
})

test.each(shelf)(
  '$id: says of itself in every language what cards show',
  async ({ id, battles }) => {
    const { about } = manifestOf(id)!
    const { players, minutes } = sizeOf(id)!
    for (const language of languages)
      expect(Object.values(about(language)).filter((text) => text.trim() === '')).toEqual([])
    const seats = await Promise.all(battles.map(async (battle) => (await fetchGame(battle))!.seats))
    expect(Math.max(...seats)).toBeLessThanOrEqual(players[1])
    expect(players[0]).toBeLessThanOrEqual(players[1])
    expect(minutes[0]).toBeLessThanOrEqual(minutes[1])
  },
)

test.each(shelf)(
  '$id: screen and story are those of the battle, and its sides are in the order of the list',
  async ({ battles }) => {
    for (const battle of battles) {
      const { game } = (await loadScreen(battle))!
      expect(game.id).toBe(battle)
      expect(listedSides(battle)).toEqual(game.sides.map((side) => listedSide(battle, side)))
      expect(await loadStory(battle)).toBeDefined()
    }
  },
)

test.each(shelf)(
  '$id: cards, sides and rules are said in the language that nobody speaks',
  async ({ id, battles }) => {
    const games = await Promise.all(battles.map(async (one) => (await fetchRuledGame(one))!))
    isDisguised.value = true
    try {
      const said = [
        ...Object.values(manifestOf(id)!.about()),
        ...games.flatMap((game) =>
          game.sides.flatMap((side) => Object.values(sideForms(game.id, side))),
        ),
        ...games[0]!.chapters.flatMap(({ title, rules }) => [
          inPrint(title),
          ...rules.flatMap((rule) => [inPrint(rule), ...(rule.inert ? [inPrint(rule.inert)] : [])]),
        ]),
      ].filter((text) => typeof text === 'string')
      expect(said.filter((text) => /\p{L}{2,}/u.test(bareOf(text)))).toEqual([])
      expect(said.length).toBeGreaterThan(50)
    } finally {
      isDisguised.value = false
    }
  },
)

test('a guided game belongs to the game it is found under, and every series has one', async () => {
  for (const id of taught) expect((await loadLesson(id))!.game).toBe(id)
  expect(new Set(taught.map(seriesOf))).toEqual(new Set(shelf.map(({ id }) => id)))
})

test.each(allOrigins)('origins %#: every part has words in every language', (origins) => {
  const parts = origins.parts.map(([part]) => part).toSorted()
  for (const language of languages)
    expect(Object.keys(origins.words(language).parts).toSorted()).toEqual(parts)
})
