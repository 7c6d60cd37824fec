import { unleashed } from '@estafette/blitzkrieg'
import { VERB } from '@estafette/blitzkrieg/screen'
import { position } from '@estafette/blitzkrieg/testing'
import { makeChoice, targetOf, verbOf } from '@estafette/kernel'
import { beforeEach, describe, expect, test } from 'vitest'
import { attributes, sitAt, type Sitting } from '../../../test/sitting.ts'
import type { GameScreen } from '../../screen/screen.ts'
import { defaults, settings } from '../../store/settings.ts'
import { Dock } from '../../table/map/dock.tsx'
import { mapFeed } from '../../table/map/map-feed.tsx'
import { blitzScreen } from './screen.tsx'

// Infantry on both banks: 0107 lies across from 0108 and from 0208, 0306 from 0307 alone.
const s = position(
  unleashed,
  `step pontoon
   left 1
   at 0107 1pz-I/1SR gd-I/GD
   at 0108 1pz-II/1SR
   at 0208 1pz-III/1SR
   at 0306 gd-II/GD
   at 0307 gd-III/GD`,
)
const hexOf = (id: string): number => s.board.hexIds.indexOf(id)
const bridge = (one: string, other: string): number =>
  makeChoice(
    VERB.bridge,
    s.board.riverSides.findIndex(([a, b]) => a === hexOf(one) && b === hexOf(other)),
  )

async function sit(): Promise<Sitting> {
  return sitAt((await blitzScreen('unleashed')) as unknown as GameScreen, s, 0)
}

beforeEach(() => {
  settings.value = { ...defaults, language: 'en' }
})

describe('BLZ-PON-4: bridges on the map', () => {
  test('both banks of every hexside that can be bridged are lit', async () => {
    const { model, legal } = await sit()
    const spans = legal.filter((choice) => verbOf(choice) === VERB.bridge).map(targetOf)
    const banks = new Set(spans.flatMap((span) => s.board.riverSides[span]!))
    const { areas, able } = mapFeed(model, model.screen.map!)
    expect(new Set(areas.value.map(({ place }) => place))).toEqual(banks)
    expect(new Set(able.value)).toEqual(banks)
    expect(banks.has(hexOf('0306'))).toBe(true)
  })

  test('a press on the bank of one hexside means its bridge, and shows both banks', async () => {
    const { model, taken } = await sit()
    model.tapPlace(hexOf('0307'), true)
    expect(taken).toEqual([])
    const { areas } = mapFeed(model, model.screen.map!)
    const chosen = areas.value.filter(({ kind }) => kind === 'selected').map(({ place }) => place)
    expect(new Set(chosen)).toEqual(new Set([hexOf('0306'), hexOf('0307')]))
    model.confirm()
    expect(taken).toEqual([[bridge('0306', '0307')]])
  })

  test('a press on a bank of two hexsides asks in the row under the map which is meant', async () => {
    const { model, taken } = await sit()
    model.tapPlace(hexOf('0107'))
    expect(taken).toEqual([])
    expect(model.inspected.value).toBe(hexOf('0107'))
    expect(new Set(attributes(Dock({ model }), 'data-choice').map(Number))).toEqual(
      new Set([bridge('0107', '0108'), bridge('0107', '0208')]),
    )
  })
})
