import { voiceOf } from '../../i18n/voice.ts'
import { games } from '@estafette/registry'
import { afterEach, expect, test } from 'vitest'
import { gamesOfTheDay, sampleOf } from '../../../../../scripts/lanes.ts'
import { sitDown } from '../../../test/sitting.ts'
import { defaults, settings } from '../../store/settings.ts'
import { listed, typedEntries } from './typed.ts'

afterEach(() => {
  settings.value = defaults
})

test.each(gamesOfTheDay(games))(
  '$id: typing the words or the code of a choice offers it, for a sample of the first choices',
  async ({ id }) => {
    for (const language of ['en', 'fr'] as const) {
      settings.value = { ...defaults, language }
      const { model } = await sitDown(id)
      model.session.arrive()
      const { game } = model.session
      const { all } = model.offers.value
      expect(all.length).toBeGreaterThan(0)
      for (const offer of sampleOf(all, 12)) {
        const code = `${offer.verb} ${game.kinds[offer.kind]?.codes[offer.target] ?? ''}`
        for (const typed of [voiceOf(game).choice(offer.choice), code]) {
          const keys = typedEntries(model, typed).map(({ key }) => key)
          expect(keys).toContain(`choice ${offer.choice}`)
        }
      }
    }
  },
)

test('a way is typed from place to place, and is then previewed like one that was pressed', async () => {
  const { model } = await sitDown()
  const { game } = model.session
  const { plans, map } = model.screen
  const from = model.able.value.find((place) => {
    model.selectUnits(plans!.usable(model.state.value, place))
    return model.plans.value.length > 0
  })!
  const plan = model.plans.value[0]!
  const units = model.selection.value!.units
  const code = (place: number): string => game.kinds[map!.kind]!.codes[place]!
  model.back()
  const [first] = typedEntries(model, `${code(from)} to ${code(plan.place)}`)
  first!.press()
  expect(model.selection.value).toEqual({ place: from, units })
  expect(model.intention.value).toMatchObject({ kind: 'plan', plan: { place: plan.place } })
})

test('a unit is found by part of its name, without accents, and gone to', async () => {
  const { model } = await sitDown()
  const { game } = model.session
  const pile = model.screen.map!.piles(model.state.value)[0]!
  const name = voiceOf(game).thing('unit', pile.units[0]!)
  const found = typedEntries(model, name.toUpperCase()).find(
    ({ key }) => key === `unit ${pile.units[0]}`,
  )
  found!.press()
  expect(model.inspected.value).toBe(pile.place)
  expect(typedEntries(model, 'xyzzy')).toEqual([])
})

test('own stacks, enemies by distance and targets are listed without typing', async () => {
  const { model } = await sitDown()
  const { map } = model.screen
  const piles = map!.piles(model.state.value)
  const own = model.session.game.sideOf(model.state.value, model.seat.value)
  expect(listed(model, 'mine')).toHaveLength(piles.filter(({ side }) => side === own).length)
  const place = model.able.value[0]!
  model.focus.value = place
  const here = map!.places[place]!.label
  const distances = listed(model, 'near').map(({ key }) => {
    const { at } = piles.find((pile) => key === `pile ${pile.place} ${pile.side}`)!
    return Math.hypot(at.x - here.x, at.y - here.y)
  })
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  expect(distances.length).toBeGreaterThan(0)
  model.selectUnits(model.screen.plans!.usable(model.state.value, place))
  expect(listed(model, 'targets')).toHaveLength(model.plans.value.length)
})
